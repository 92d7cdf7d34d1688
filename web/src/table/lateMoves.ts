/** Moves that were tapped without a connection and came too late: their round was closed before. */
import type { OwnSeatView, PrivateView, PublicView } from "../api/types";
import { describeMove } from "../i18n/moves";
import { formatList, t } from "../i18n/messages.svelte";
import { CELLS } from "../notation/grid";
import { parseMove } from "../notation/moves";
import { parseRoll } from "../notation/rolls";
import type { PendingMove } from "./pendingMoves.svelte";

export interface LateMove {
  seat: number;
  game: number;
  round: number;
  number: number; // the sum of its round
  move: string;
  before: string | null; // the move that the server had at that time
}

export const createLateMove = ({
  seat,
  game,
  round,
  roll,
  move,
  before,
}: PendingMove): LateMove => ({
  seat,
  game,
  round,
  number: roll ? parseRoll(roll).sum : 0,
  move,
  before,
});

/** Whether the sheet has the move: it was stored although its answer was lost. */
function isOnSheet({ move, number }: LateMove, { sheet }: OwnSeatView): boolean {
  const { cell, circle } = parseMove(move);
  if (!cell) return false;
  return circle ? sheet.circled.includes(cell) : sheet.numbers[CELLS.indexOf(cell)] === number;
}

/** What a computer played in the round of a late move and since; empty if it did not in that round. */
function findPlayedSince({ round }: LateMove, own: OwnSeatView, table: PublicView): string[] {
  const isOpenCounted = own.stood_in && own.move !== null;
  const newest = table.round - (isOpenCounted || table.phase === "over" ? 0 : 1);
  const count = newest - round + 1;
  return count > 0 && own.played_for.length >= count ? own.played_for.slice(-count) : [];
}

/** One sentence about what became of a late move; null if it counts, or if it is not known yet. */
export function describeLateMove(
  late: LateMove,
  table: PublicView,
  yours: PrivateView,
): string | null {
  const own = yours.seats.find(({ seat }) => seat === late.seat);
  const isClosed = table.round > late.round || table.phase === "over";
  if (!own || yours.round !== table.round || !isClosed || late.game !== table.game_number)
    return null;
  const played = findPlayedSince(late, own, table);
  if (!played.length && isOnSheet(late, own)) return null;
  const { cell, circle } = parseMove(late.move);
  if (!cell) return null; // nothing was to be written
  const instead = played.length ? played : late.before ? [late.before] : [];
  const message = MESSAGES[circle ? "circle" : "number"][getInstead(played, late)];
  const moves = formatList(instead.map(describeMove));
  return t(message, { cell, number: String(late.number), moves });
}

const MESSAGES = {
  number: {
    wrote: "play-late-number-wrote",
    computer: "play-late-number-computer",
    stays: "play-late-number-stays",
    nothing: "play-late-number-nothing",
  },
  circle: {
    wrote: "play-late-circle-wrote",
    computer: "play-late-circle-computer",
    stays: "play-late-circle-stays",
    nothing: "play-late-circle-nothing",
  },
};

function getInstead(played: string[], { before }: LateMove): keyof typeof MESSAGES.number {
  if (played.length > 1) return "computer";
  if (played.length) return /^[a-e]\d$/.test(played[0]!) ? "wrote" : "computer";
  return before ? "stays" : "nothing";
}
