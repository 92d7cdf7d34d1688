/** What was typed of a sheet and not saved outlives a reload, as long as the sheet is the same. */
import { writeStored, readStored } from "./browserStorage";
import { parseStoredCells } from "../notation/sheetText";

const getSession = () => sessionStorage;
const joinWords = (cells: readonly string[]) => cells.join(" ");

/** With the sheet that it was made from; without a difference there is nothing to keep. */
export function saveSheetDraft(key: string, from: readonly string[], cells: readonly string[]) {
  const draft = { from: joinWords(from), cells };
  writeStored(key, joinWords(cells) === draft.from ? null : draft, getSession);
}

/** Null where there is none, and where somebody has corrected the sheet since. */
export function loadSheetDraft(key: string, from: readonly string[]): string[] | null {
  const kept = readStored<{ from?: unknown; cells?: unknown } | null>(key, null, getSession);
  return kept?.from === joinWords(from) ? parseStoredCells(kept.cells) : null;
}

export const deleteSheetDraft = (key: string) => writeStored(key, null, getSession);
