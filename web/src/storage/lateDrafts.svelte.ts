/** What latecomers have placed so far. It stays on this device until they sit down. */
import { writeStored, readStored } from "./browserStorage";
import type { LateDraft } from "../table/lateJoin";

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
