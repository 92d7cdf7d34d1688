/** Joining a running game: latecomers place the missed numbers before they take a seat. */
import type { PrivateView, PublicView } from "../api/types";
import { parseRoll } from "../notation/rolls";
import { CELLS } from "../notation/grid";

/** Whether this device may take a seat in the running game. */
export function mayJoinLate(table: PublicView, yours: PrivateView): boolean {
  if (!table.latecomers || yours.seats.length) return false;
  return !table.locked || yours.host;
}

/** The number of closed rounds, which have to be placed. */
export const countMissedRounds = (table: PublicView) => table.closed?.round ?? 0;

/** The numbers of the sheet, row by row; 0: not placed. */
export function placeNumbers(rolls: readonly string[], cells: readonly string[]): number[] {
  const at = new Map(cells.map((cell, round) => [cell, parseRoll(rolls[round] ?? "0").sum]));
  return CELLS.map((cell) => at.get(cell) ?? 0);
}

/** Moves the picked number to the cell, picks up the number there, or places the next one. */
export function placeByTap(
  cells: readonly string[],
  picked: number | null,
  cell: string,
  missed: number,
): { cells: string[]; picked: number | null } {
  const there = cells.indexOf(cell);
  if (there >= 0) return { cells: [...cells], picked: picked === there ? null : there };
  if (picked !== null) {
    return { cells: cells.map((old, round) => (round === picked ? cell : old)), picked: null };
  }
  return { cells: cells.length < missed ? [...cells, cell] : [...cells], picked: null };
}
