/** Somebody who came late places the missed numbers in pencil before they sit down. */
import type { PrivateView, PublicView } from "../api/types";
import { parseRoll } from "../notation/rolls";
import { CELLS } from "../notation/grid";

/** Games in which a number that was missed can be placed later: nothing but its cell depends on it. */
export const allowsLateJoin = (table: PublicView) => table.settings.game === "knister";

/** Whether this device may take a seat in the running game. */
export function mayJoinLate(table: PublicView, yours: PrivateView): boolean {
  if (table.phase !== "playing" || yours.seats.length || !allowsLateJoin(table)) return false;
  return !table.locked || yours.host;
}

/** The rounds whose numbers have to be placed. */
export const countMissedRounds = (table: PublicView) => table.closed?.round ?? 0;

/** The 25 numbers of the sheet as far as they are placed. */
export function placeNumbers(rolls: readonly string[], cells: readonly string[]): number[] {
  const at = new Map(cells.map((cell, round) => [cell, parseRoll(rolls[round] ?? "0").sum]));
  return CELLS.map((cell) => at.get(cell) ?? 0);
}

/** A tap: the number that is picked up moves, a placed one is picked up, or the next one is placed. */
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
