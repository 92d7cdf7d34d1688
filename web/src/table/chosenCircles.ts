/** The free circles that a person chose, and in which order: others are drawn by themselves. */
import type { PublicView } from "../api/types";
import { getFreeCircles, parseMove } from "../notation/moves";

interface Chosen {
  written: string; // game, round, roll and written cell
  cells: string[]; // the newest last
}

const describeWrite = ({ game_number, round, roll }: PublicView, move: string) =>
  [game_number, round, roll, parseMove(move).cell].join(" ");

export class ChosenCircles {
  private bySeat: Record<number, Chosen> = {};

  /** Those that a move of a seat still has, the newest last. After a reload all of them count. */
  list(seat: number, table: PublicView, move: string): string[] {
    const circles = getFreeCircles(move);
    const known = this.bySeat[seat];
    if (known?.written !== describeWrite(table, move)) return circles;
    return known.cells.filter((cell) => circles.includes(cell));
  }

  /** A new move, with the circles that were chosen before a reload. */
  start(seat: number, table: PublicView, move: string, cells: string[]) {
    this.bySeat[seat] = { written: describeWrite(table, move), cells };
  }

  /** One more; those taken away stay known, because taking away can be given up. */
  add(seat: number, table: PublicView, move: string, cell: string) {
    const written = describeWrite(table, move);
    const known = this.bySeat[seat];
    const before = known?.written === written ? known.cells : getFreeCircles(move);
    this.bySeat[seat] = { written, cells: [...before.filter((one) => one !== cell), cell] };
  }
}
