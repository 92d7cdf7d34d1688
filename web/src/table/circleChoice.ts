/** The choice of free circles: which cells can be tapped, and what a tap means. */
import type { Owed, OwedLine } from "../api/types";
import { LINES, getLineCells } from "../notation/grid";
import { getFreeCircles } from "../notation/moves";

export interface CircleChoice {
  seat: number;
  move: string; // with the circles chosen so far
  lines: OwedLine[]; // whose circles can be chosen now
  later: OwedLine[]; // whose circles come afterwards
  line: string | null; // the line being filled; null: it must be chosen first
}

export function createCircleChoice(seat: number, { move, lines, later = [] }: Owed): CircleChoice {
  return { seat, move, lines, later, line: lines.length === 1 ? lines[0]!.line : null };
}

/** All lines that still owe circles, in an order that does not change from one circle to the next. */
export const listOwingLines = (now: CircleChoice): string[] =>
  LINES.filter((line) => [...now.lines, ...now.later].some((one) => one.line === line));

export const findChosenLine = (now: CircleChoice) =>
  now.lines.find((line) => line.line === now.line) ?? null;

/** Cells that a tap circles, or that choose a line. */
export function findSelectableCells(now: CircleChoice): Set<string> {
  const line = findChosenLine(now);
  const cells = line ? line.cells : now.lines.flatMap((one) => getLineCells(one.line));
  const isSelectable = (cell: string) => !("shared" in interpretTap(now, cell));
  const circled = getCirclesSoFar(now);
  return new Set(cells.filter((cell) => isSelectable(cell) && !circled.includes(cell)));
}

/** A tap circles the cell, chooses its line, or neither: `shared` are the lines it may mean. */
type TapMeaning = { circle: string; line: string } | { choose: string } | { shared: string[] };

export function interpretTap(now: CircleChoice, cell: string): TapMeaning {
  const line = findChosenLine(now);
  if (line) {
    return line.cells.includes(cell) ? { circle: cell, line: line.line } : { shared: [] };
  }
  const through = now.lines.filter((one) => getLineCells(one.line).includes(cell));
  // Lines completed together share the cell just written, so that it is ambiguous.
  if (through.length !== 1) return { shared: through.map((one) => one.line) };
  return through[0]!.cells.includes(cell)
    ? { circle: cell, line: through[0]!.line }
    : { choose: through[0]!.line };
}

export const getCirclesSoFar = (now: CircleChoice) => getFreeCircles(now.move);
