/** Unsaved edits of a transcribed sheet survive a reload, as long as the sheet is the same. */
import { writeStored, readStored } from "./browserStorage";
import { parseStoredCells } from "../notation/sheetText";

const getSession = () => sessionStorage;
const joinWords = (cells: readonly string[]) => cells.join(" ");

/** Stored with the sheet that it was made from; removed if there is no difference. */
export function saveSheetDraft(key: string, from: readonly string[], cells: readonly string[]) {
  const draft = { from: joinWords(from), cells };
  writeStored(key, joinWords(cells) === draft.from ? null : draft, getSession);
}

/** Null if there is none, or if the sheet was corrected since. */
export function loadSheetDraft(key: string, from: readonly string[]): string[] | null {
  const kept = readStored<{ from?: unknown; cells?: unknown } | null>(key, null, getSession);
  return kept?.from === joinWords(from) ? parseStoredCells(kept.cells) : null;
}

export const deleteSheetDraft = (key: string) => writeStored(key, null, getSession);
