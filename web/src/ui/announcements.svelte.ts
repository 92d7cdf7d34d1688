/** The text of the page's live region: one sentence per event. */
import { untrack } from "svelte";

let sentence = $state("");
let count = $state(0);
let isJoining = false;

/** What happens at the same time is announced together: a second sentence would replace the first. */
export function announce(text: string) {
  // Effects that announce something do not depend on what was announced before.
  sentence = isJoining ? `${untrack(() => sentence)} ${text}` : text;
  if (isJoining) return;
  count = untrack(() => count) + 1;
  isJoining = true;
  queueMicrotask(() => (isJoining = false));
}

/** Leaves nothing of a screen that was left. */
export function clearAnnouncement() {
  sentence = "";
  count = 0;
}

/** A zero-width space alternates, so that a repeated sentence is announced again. */
export const getAnnouncement = () => (sentence ? sentence + (count % 2 ? "" : "\u200b") : "");
