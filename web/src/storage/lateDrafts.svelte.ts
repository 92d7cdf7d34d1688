/** What a latecomer has placed so far, until they take a seat. */
import { writeStored, readStored } from "./browserStorage";

export interface LateDraft {
  game: number; // number of the game at its table
  cells: string[]; // the cell of each missed number, in the order of the rolls
}

const drafts: Record<string, LateDraft | null> = $state({});
const getKey = (code: string) => `late.${code}`;

/** The draft for this game; null if nobody of this device joins late. */
export function loadLateDraft(code: string, game: number): LateDraft | null {
  const draft = drafts[code] ?? readStored<LateDraft | null>(getKey(code), null);
  return draft?.game === game && Array.isArray(draft.cells) ? draft : null;
}

export function saveLateDraft(code: string, draft: LateDraft | null) {
  drafts[code] = draft;
  writeStored(getKey(code), draft);
}
