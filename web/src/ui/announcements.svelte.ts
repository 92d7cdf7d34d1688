/** What a screen reader is told: one sentence an event. */
let sentence = $state("");
let count = $state(0);

export function announce(text: string) {
  sentence = text;
  count += 1;
}

/** The same sentence twice is told twice: an invisible mark makes them differ. */
export const getAnnouncement = () => sentence + (count % 2 ? "" : "\u200b");
