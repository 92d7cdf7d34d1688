/** The text of the page's live region: one sentence per event. */
let sentence = $state("");
let count = $state(0);
let isJoining = false;

/** What happens at the same time is announced together: a second sentence would replace the first. */
export function announce(text: string) {
  sentence = isJoining ? `${sentence} ${text}` : text;
  if (isJoining) return;
  count += 1;
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
