/** Announces the next game to whoever still reads the end of the last one. */
import { announce } from "../../ui/announcements.svelte";
import type { NextGame } from "./nextGame";

/**
 * To be called during component initialisation. The focus stays with what is being read. Of the
 * rounds only those are announced in which this device has something to do.
 */
export function announceNextGame(getNext: () => NextGame | null) {
  const text = $derived.by(() => {
    const next = getNext();
    return next && (next.isBeginning || next.isAwaited) ? next.text : "";
  });
  $effect(() => {
    if (text) announce(text);
  });
}
