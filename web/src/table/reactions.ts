/** Reactions, and how long they are shown. */
import type { PublicView, ReactionView } from "../api/types";

export type ReactionKind = ReactionView["kind"];
export const REACTION_KINDS: readonly ReactionKind[] = ["bravo", "wow", "ouch", "laugh", "thanks"];
const REACTION_DURATION = 6000;
export const REACTION_COOLDOWN = 2000; // the server's minimum interval for a seat

/** The reactions to show now, by seat. */
export const selectFreshReactions = (
  table: PublicView,
  now: number,
): Record<number, ReactionKind> =>
  Object.fromEntries(
    table.reactions
      .filter(({ at }) => now - at < REACTION_DURATION)
      .map(({ seat, kind }) => [seat, kind]),
  );
