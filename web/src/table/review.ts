/** What the coach says, made ready to be shown: figures that add up, and moves drawn on a sheet. */
import type { CoachedMove, CoachingView, PublicView } from "../api/types";
import { parseMove, type MoveParts } from "../notation/moves";

/** What costs less is no mistake that anybody could see; the server shows no such move either. */
const MIN_COST = 0.5;

/** Own moves that cost something, and what they cost together. */
export function sumMistakes(moves: readonly CoachedMove[]): { moves: number; cost: number } {
  const dear = moves.filter(({ cost, stand_in }) => cost >= MIN_COST && !stand_in);
  return { moves: dear.length, cost: dear.reduce((sum, { cost }) => sum + cost, 0) };
}

export interface PointsBreakdown {
  start: number;
  luck: number;
  cost: number;
  total: number;
}

/**
 * The figures in tenths of a point, and so that they still add up: start + luck - cost = total.
 * Where rounding has lost or made a tenth, it goes to the figure that is best off with it.
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

/** How a cell is marked on a sheet: in the game's ink, or in pencil. */
export interface Mark {
  ink: boolean;
  number: number; // written there; 0: nothing is
  circle: boolean;
  ring: boolean; // the cell itself is meant, not only a circle in it
}
export type Marks = Readonly<Record<string, Mark>>;

/** A move on the sheet as it was before it. */
export function markMove(move: string, roll: number, ink: boolean): Marks {
  const { cell, circle, free }: MoveParts = parseMove(move);
  const marks: Record<string, Mark> = {};
  if (cell) marks[cell] = { ink, number: circle ? 0 : roll, circle, ring: ink };
  for (const one of free.flatMap((group) => group.cells)) {
    marks[one] = { ink, number: 0, ring: false, ...marks[one], circle: true };
  }
  return marks;
}

/** What was done in pencil, and over it what was better in ink. */
export const markComparison = (made: string, best: string, roll: number): Marks => ({
  ...markMove(made, roll, false),
  ...markMove(best, roll, true),
});

/** The cells to be lit for a hint: where to write, and once circles are chosen, these. */
export function markHint(move: string, choosing: boolean): Marks {
  const { cell, free } = parseMove(move);
  const cells = choosing ? free.flatMap((group) => group.cells) : cell ? [cell] : [];
  const ring = { ink: true, number: 0, circle: false, ring: true };
  return Object.fromEntries(cells.map((one) => [one, ring]));
}

/** Whether the coach has something to say of the game: it was played to its end. */
export const hasReview = (table: PublicView) => table.result?.abandoned === false;
