/** The text of the page's live region: one sentence per event. */
let sentence = $state("");
let count = $state(0);

export function announce(text: string) {
  sentence = text;
  count += 1;
}

/** A zero-width space alternates, so that a repeated sentence is announced again. */
export const getAnnouncement = () => sentence + (count % 2 ? "" : "\u200b");
