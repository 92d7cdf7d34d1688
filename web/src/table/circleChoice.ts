/** Free circles that still have to be chosen: what is lit, what a tap means. The server has the rules. */
import type { Owed, OwedLine } from "../api/types";
import { getLineCells } from "../notation/grid";
import { getFreeCircles } from "../notation/moves";

export interface CircleChoice {
  seat: number;
  move: string; // with the circles chosen so far
  lines: OwedLine[]; // that can be worked through now
  line: string | null; // the one being worked through; null: tap which first
}

export function createCircleChoice(seat: number, { move, lines }: Owed): CircleChoice {
  return { seat, move, lines, line: lines.length === 1 ? lines[0]!.line : null };
}

export const findChosenLine = (now: CircleChoice) =>
  now.lines.find((line) => line.line === now.line) ?? null;

/** Cells that may be circled by a tap now, or that choose a line. */
export function findSelectableCells(now: CircleChoice): Set<string> {
  const line = findChosenLine(now);
  const cells = line ? line.cells : now.lines.flatMap((one) => getLineCells(one.line));
  return new Set(cells.filter((cell) => interpretTap(now, cell)));
}

/** What tapping a cell means: choose its line, circle it, or nothing to do with the circles. */
export function interpretTap(
  now: CircleChoice,
  cell: string,
): { choose: string } | { circle: string; line: string } | null {
  const line = findChosenLine(now);
  if (line) return line.cells.includes(cell) ? { circle: cell, line: line.line } : null;
  const through = now.lines.filter((one) => getLineCells(one.line).includes(cell));
  // Lines completed together share only the cell just written: it alone does not tell which.
  if (through.length !== 1) return null;
  return through[0]!.cells.includes(cell)
    ? { circle: cell, line: through[0]!.line }
    : { choose: through[0]!.line };
}

export const getCirclesSoFar = (now: CircleChoice) => getFreeCircles(now.move);
