/** What latecomers have placed so far. It stays on this device until they sit down. */
import { writeStored, readStored } from "./browserStorage";

export interface LateDraft {
  game: number; // the game at the table that it is for
  cells: string[]; // where each missed number stands, in the order of the rolls
}

const drafts: Record<string, LateDraft | null> = $state({});
const getKey = (code: string) => `late.${code}`;

/** What was placed so far, if somebody here wants to play along in this game. */
export function loadLateDraft(code: string, game: number): LateDraft | null {
  const draft = drafts[code] ?? readStored<LateDraft | null>(getKey(code), null);
  return draft?.game === game && Array.isArray(draft.cells) ? draft : null;
}

export function saveLateDraft(code: string, draft: LateDraft | null) {
  drafts[code] = draft;
  writeStored(getKey(code), draft);
}
