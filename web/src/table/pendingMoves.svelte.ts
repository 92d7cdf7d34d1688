/** Moves that were tapped and that the server has not confirmed yet. They survive a reload. */
import type { PublicView } from "../api/types";
import { readStored, writeStored } from "../storage/browserStorage";

export interface PendingMove {
  seat: number;
  game: number;
  round: number;
  roll: string | null; // a corrected real roll makes the move outdated
  move: string;
  before: string | null; // the move that the server had before
  chosen?: string[]; // its free circles that a person chose, the newest last
  stored: boolean; // by the server; its news may still be under way
}

const getSession = () => sessionStorage;

export class PendingMoves {
  bySeat: Record<number, PendingMove> = $state({});

  constructor(private readonly code: string) {}

  add(
    table: PublicView,
    seat: number,
    move: string,
    before: string | null,
    chosen: string[],
  ): PendingMove {
    const { round, roll, game_number: game } = table;
    this.bySeat[seat] = { seat, game, round, roll, move, before, chosen, stored: false };
    const pending = this.bySeat[seat]!;
    this.update(pending, move);
    return pending;
  }

  update(pending: PendingMove, move: string) {
    pending.move = move;
    writeStored(this.key(pending.seat), $state.snapshot(pending), getSession);
  }

  remove(seat: number) {
    delete this.bySeat[seat];
    writeStored(this.key(seat), null, getSession);
  }

  /** Whether the seat has not been tapped again since. */
  isNewest = (pending: PendingMove) => this.bySeat[pending.seat] === pending;

  /** Takes a move out of the session storage that a reload has interrupted. */
  takeInterrupted(seat: number): PendingMove | null {
    const found = readStored<PendingMove | null>(this.key(seat), null, getSession);
    if (!found || this.bySeat[seat]) return null;
    writeStored(this.key(seat), null, getSession);
    return found;
  }

  private key = (seat: number) => `wish.${this.code}.${seat}`;
}

/** Whether a move belongs to the open round. */
export const isCurrentMove = ({ game, round, roll }: PendingMove, table: PublicView | null) =>
  round === table?.round && game === table.game_number && roll === table.roll;

/** Whether the round of a move was closed; not so if its roll was only corrected. */
export const isClosedSince = ({ game, round }: PendingMove, table: PublicView) =>
  game === table.game_number && (table.round > round || table.phase === "over");
