/** The coach's review for display: rounded figures that add up, and moves as marks on a sheet. */
import type { CoachedMove, CoachingView, PublicView } from "../api/types";
import { parseMove, type MoveParts } from "../notation/moves";

/** Expected points below which a move is no mistake; the server has the same threshold. */
const MIN_COST = 0.5;
const MIN_SHOWN = 0.05; // less is 0.0 in tenths

/**
 * The number of moves that make up the cost of a game; 0 if none of them is a mistake. Moves of a
 * stand-in are among them, as they are in the sum.
 */
export function countCostlyMoves(moves: readonly CoachedMove[]): number {
  if (!moves.some(({ cost }) => cost >= MIN_COST)) return 0;
  return moves.filter(({ cost }) => cost >= MIN_SHOWN).length;
}

export interface PointsBreakdown {
  start: number;
  luck: number;
  cost: number;
  total: number;
}

/**
 * Rounds to tenths so that start + luck - cost = total still holds (largest remainder method).
 */
export function roundToTenths({ start, luck, cost, total }: CoachingView): PointsBreakdown {
  const exact = [start * 10, luck * 10, -cost * 10];
  const shown = exact.map(Math.round);
  const missing = total * 10 - shown.reduce((sum, figure) => sum + figure, 0);
  for (let left = Math.abs(missing); left > 0; left--) {
    const off = exact.map((figure, at) => (figure - shown[at]!) * Math.sign(missing));
    shown[off.indexOf(Math.max(...off))]! += Math.sign(missing);
  }
  const [s, l, c] = shown.map((figure) => figure / 10 + 0); // no -0
  return { start: s!, luck: l!, cost: 0 - c!, total };
}

/** A mark on a cell: in ink, or in pencil. */
interface Mark {
  ink: boolean;
  number: number; // shown in the cell; 0: none
  circle: boolean;
  ring: boolean; // the cell of the move, not only a free circle
}
export type Marks = Readonly<Record<string, Mark>>;

/** Marks for a move, on the sheet before it. */
export function markMove(move: string, roll: number, ink: boolean): Marks {
  const { cell, circle, free }: MoveParts = parseMove(move);
  const marks: Record<string, Mark> = {};
  if (cell) marks[cell] = { ink, number: circle ? 0 : roll, circle, ring: ink };
  for (const one of free.flatMap((group) => group.cells)) {
    marks[one] = { ink, number: 0, ring: false, ...marks[one], circle: true };
  }
  return marks;
}

/** The made move in pencil, and over it the better one in ink. */
export const markComparison = (made: string, best: string, roll: number): Marks => ({
  ...markMove(made, roll, false),
  ...markMove(best, roll, true),
});

/**
 * Marks for the best moves: the cells to write in, or the free circles once they are being chosen.
 * `choosing` is the move whose circles are, else null.
 */
export function markHint(moves: readonly string[], choosing: string | null): Marks {
  const parsed = moves.map(parseMove);
  const chosen = choosing === null ? null : parseMove(choosing).cell;
  const cells =
    choosing === null
      ? parsed.flatMap(({ cell }) => cell ?? [])
      : (parsed.find(({ cell }) => cell === chosen)?.free ?? []).flatMap((group) => group.cells);
  const ring = { ink: true, number: 0, circle: false, ring: true };
  return Object.fromEntries(cells.map((one) => [one, ring]));
}

/** Whether the game was played to its end, which a review needs. */
export const hasReview = (table: PublicView) => table.result?.abandoned === false;
