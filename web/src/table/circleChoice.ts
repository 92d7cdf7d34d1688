/** The choice of free circles: which cells can be tapped, and what a tap means. */
import type { Owed, OwedLine } from "../api/types";
import { getLineCells } from "../notation/grid";
import { getFreeCircles } from "../notation/moves";

export interface CircleChoice {
  seat: number;
  move: string; // with the circles chosen so far
  lines: OwedLine[]; // whose circles can be chosen now
  line: string | null; // the line being filled; null: it must be chosen first
}

export function createCircleChoice(seat: number, { move, lines }: Owed): CircleChoice {
  return { seat, move, lines, line: lines.length === 1 ? lines[0]!.line : null };
}

export const findChosenLine = (now: CircleChoice) =>
  now.lines.find((line) => line.line === now.line) ?? null;

/** Cells that a tap circles, or that choose a line. */
export function findSelectableCells(now: CircleChoice): Set<string> {
  const line = findChosenLine(now);
  const cells = line ? line.cells : now.lines.flatMap((one) => getLineCells(one.line));
  return new Set(cells.filter((cell) => interpretTap(now, cell)));
}

/** Choose the cell's line, circle the cell, or null: the tap is not about circles. */
export function interpretTap(
  now: CircleChoice,
  cell: string,
): { choose: string } | { circle: string; line: string } | null {
  const line = findChosenLine(now);
  if (line) return line.cells.includes(cell) ? { circle: cell, line: line.line } : null;
  const through = now.lines.filter((one) => getLineCells(one.line).includes(cell));
  // Lines completed together share the cell just written, so that it is ambiguous.
  if (through.length !== 1) return null;
  return through[0]!.cells.includes(cell)
    ? { circle: cell, line: through[0]!.line }
    : { choose: through[0]!.line };
}

export const getCirclesSoFar = (now: CircleChoice) => getFreeCircles(now.move);
