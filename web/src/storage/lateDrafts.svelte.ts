/** What latecomers have placed so far. It stays on this device until they sit down. */
import { remember, remembered } from "./browserStorage";
import type { Draft } from "../table/lateJoin";

const drafts: Record<string, Draft | null> = $state({});
const key = (code: string) => `late.${code}`;

/** What was placed so far, if somebody here wants to play along in this game. */
export function draftOf(code: string, game: number): Draft | null {
  const draft = drafts[code] ?? remembered<Draft | null>(key(code), null);
  return draft?.game === game && Array.isArray(draft.cells) ? draft : null;
}

export function keepDraft(code: string, draft: Draft | null) {
  drafts[code] = draft;
  remember(key(code), draft);
}
