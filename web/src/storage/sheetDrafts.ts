/** What was typed of a sheet and not saved outlives a reload, as long as the sheet is the same. */
import { remember, remembered } from "./browserStorage";
import { parseStoredCells } from "../notation/sheetText";

const session = () => sessionStorage;
const asText = (cells: readonly string[]) => cells.join(" ");

/** With the sheet that it was made from; without a difference there is nothing to keep. */
export function keepDraft(key: string, from: readonly string[], cells: readonly string[]) {
  const draft = { from: asText(from), cells };
  remember(key, asText(cells) === draft.from ? null : draft, session);
}

/** Null where there is none, and where somebody has corrected the sheet since. */
export function readDraft(key: string, from: readonly string[]): string[] | null {
  const kept = remembered<{ from?: unknown; cells?: unknown } | null>(key, null, session);
  return kept?.from === asText(from) ? parseStoredCells(kept.cells) : null;
}

export const dropDraft = (key: string) => remember(key, null, session);
