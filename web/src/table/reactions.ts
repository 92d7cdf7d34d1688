/** What people say with one tap, and for how long it stands beside their names. */
import type { PublicView, ReactionView } from "../api/types";

export type Kind = ReactionView["kind"];
export const KINDS: readonly Kind[] = ["bravo", "wow", "ouch", "laugh", "thanks"];
export const SHOWN = 6000;
export const PAUSE = 2000; // the table takes one from a seat in so long

/** The reactions that are still new, by seat. */
export const freshReactions = (table: PublicView, now: number): Record<number, Kind> =>
  Object.fromEntries(
    table.reactions.filter(({ at }) => now - at < SHOWN).map(({ seat, kind }) => [seat, kind]),
  );
