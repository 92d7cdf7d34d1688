/** The moves of this device's seats: taps, circles being chosen, and moves not confirmed yet. */
import { ApiError } from "../api/errors";
import type { LiveRequest } from "../api/live";
import type { Owed, OwnSeatView, PrivateView, PublicView } from "../api/types";
import { formatLineName } from "../i18n/lines";
import { formatList, t } from "../i18n/messages.svelte";
import { CELLS } from "../notation/grid";
import { addFreeCircle, getFreeCircles, parseMove, removeFreeCircle } from "../notation/moves";
import {
  createCircleChoice,
  getCirclesSoFar,
  interpretTap,
  type CircleChoice,
} from "./circleChoice";
import { ChosenCircles } from "./chosenCircles";
import { createLateMove, describeLateMove, type LateMove } from "./lateMoves";
import { isRoundOpen } from "./selectors";
import {
  PendingMoves,
  isClosedSince,
  isCurrentMove,
  type PendingMove,
} from "./pendingMoves.svelte";

const STALE_ROUND = "stale-round"; // the refusal of a command for a round that is closed

/** The table at which the moves are made. */
export interface MoveTable {
  readonly table: PublicView | null;
  readonly yours: PrivateView | null;
  readonly seats: OwnSeatView[];
  findSeat(seat: number): OwnSeatView | undefined;
  request(ask: LiveRequest): Promise<unknown>;
  submit(command: LiveRequest): Promise<boolean>;
  reportError(error: unknown): void;
  clearProblem(): void;
}

export class OwnMoves {
  /** The circles to choose, by seat: two people may sit at one tablet. */
  choices: Record<number, CircleChoice> = $state.raw({});
  /** Moves that came too late, the newest of each seat. */
  late: Record<number, LateMove> = $state.raw({});
  private pending: PendingMoves;
  private chosen = new ChosenCircles();

  constructor(
    code: string,
    private readonly at: MoveTable,
  ) {
    this.pending = new PendingMoves(code);
  }

  /** The move of a seat in the open round, confirmed or not. */
  private findMadeMove = (seat: number) =>
    this.findPendingMove(seat)?.move ?? this.at.findSeat(seat)?.move ?? null;

  private listChosen(seat: number, move: string): string[] {
    const { table } = this.at;
    return table ? this.chosen.list(seat, table, move) : [];
  }

  /** Whether the move of a seat has chosen circles, which no tap elsewhere may lose. */
  hasChosenCircles(seat: number): boolean {
    const made = this.findMadeMove(seat);
    return made !== null && this.listChosen(seat, made).length > 0;
  }

  /** The unconfirmed move of a seat in the open round. */
  findPendingMove(seat: number): PendingMove | undefined {
    const pending = this.pending.bySeat[seat];
    return pending && isCurrentMove(pending, this.at.table) ? pending : undefined;
  }

  get hasPendingMoves(): boolean {
    return Object.keys(this.pending.bySeat).some((seat) => this.findPendingMove(Number(seat)));
  }

  /** One of the open choices; most devices have one seat. */
  get activeChoice(): CircleChoice | null {
    return Object.values(this.choices)[0] ?? null;
  }

  /**
   * A tap on a cell: write, circle, choose a free circle or take it away again. While circles are
   * chosen, and once they are, it never makes another move. The server checks the rules.
   */
  async tap(seat: number, cell: string) {
    const own = this.at.findSeat(seat);
    if (!own || !this.at.table) return;
    const choice = this.choices[seat];
    if (choice) return this.tapWhileChoosing(choice, cell);
    const made = this.findMadeMove(seat);
    if (made && getFreeCircles(made).includes(cell)) return this.unchoose(seat, made, cell);
    const isWritten = own.sheet.numbers[CELLS.indexOf(cell)] !== 0;
    const isCircle = own.sheet.circles !== null && isWritten;
    await this.makeMove(seat, isCircle ? `(${cell})` : cell);
  }

  private async tapWhileChoosing(choice: CircleChoice, cell: string) {
    const { seat } = choice;
    const newest = this.findPendingMove(seat)?.move ?? choice.move;
    if (getFreeCircles(newest).includes(cell)) return this.unchoose(seat, newest, cell);
    const meaning = interpretTap(choice, cell);
    if ("circle" in meaning) return this.chooseCircle(choice, meaning.line, meaning.circle);
    if ("choose" in meaning) return this.chooseLine(seat, meaning.choose);
    const lines = formatList(meaning.shared.map(formatLineName));
    this.refuse(lines ? t("play-cell-shared", { cell, lines }) : t("play-circles-first"));
  }

  private refuse(text: string) {
    this.at.reportError(new ApiError("choosing", text));
  }

  /** A move typed by hand. While there are circles to choose or chosen ones, it is a tap. */
  async enterMove(seat: number, move: string) {
    const { cell } = parseMove(move);
    const isTap = this.choices[seat] || this.hasChosenCircles(seat);
    await (isTap && cell ? this.tap(seat, cell) : this.makeMove(seat, move));
  }

  /**
   * Make a move in notation; free circles that it brings are asked for first. It replaces another
   * move of the round, but not one with chosen circles: a slip would lose them.
   */
  async makeMove(seat: number, move: string) {
    const { table } = this.at;
    if (table?.phase === "playing" && !isRoundOpen(table)) return this.refuse(t("play-roll-first"));
    if (this.choices[seat]) return this.refuse(t("play-circles-first"));
    if (this.hasChosenCircles(seat)) return this.refuse(t("play-circles-chosen"));
    await this.startMove(seat, move, []);
  }

  private async startMove(seat: number, move: string, chosen: string[]) {
    const own = this.at.findSeat(seat);
    if (!own || !this.at.table) return;
    this.setChoice(seat, null);
    this.chosen.start(seat, this.at.table, move, chosen);
    if (own.sheet.circles !== null && /^[a-e]/.test(move)) await this.askForCircles(seat, move);
    else await this.sendMove(seat, move);
  }

  chooseLine(seat: number, line: string) {
    const choice = this.choices[seat];
    if (choice) this.setChoice(seat, { ...choice, line });
  }

  private setChoice(seat: number, choice: CircleChoice | null) {
    const others = { ...this.choices };
    delete others[seat];
    this.choices = choice ? { ...others, [seat]: choice } : others;
  }

  clearChoices() {
    this.choices = {};
  }

  /** One more free circle, after those whose answer is still under way. */
  private async chooseCircle(choice: CircleChoice, line: string, cell: string) {
    const newest = this.findPendingMove(choice.seat)?.move ?? choice.move;
    const circles = getFreeCircles(newest);
    const left = choice.lines.find((one) => one.line === line)?.left ?? 0;
    if (circles.length - getCirclesSoFar(choice).length >= left) return;
    const longer = addFreeCircle(newest, line, cell);
    this.chosen.add(choice.seat, this.at.table!, longer, cell);
    await this.askForCircles(choice.seat, longer);
  }

  /** Take one of the chosen circles away; everything else stays. */
  private async unchoose(seat: number, move: string, cell: string) {
    if (!this.listChosen(seat, move).includes(cell)) return this.refuse(t("play-circle-forced"));
    await this.askForCircles(seat, removeFreeCircle(move, cell));
  }

  /** Undo the last choice of a circle; without one, the move of the open round. */
  async takeBack(seat: number) {
    const choice = this.choices[seat];
    if (choice) {
      const { line, lines } = choice;
      const newest = this.findPendingMove(seat)?.move ?? choice.move;
      const last = this.listChosen(seat, newest).at(-1);
      if (line !== null && lines.length > 1) this.setChoice(seat, { ...choice, line: null });
      else if (last) await this.unchoose(seat, newest, last);
      else this.cancelMove(seat);
      return;
    }
    const { table } = this.at;
    if (!table) return;
    this.pending.remove(seat);
    const { round, game_number: game } = table;
    await this.at.submit({ type: "take-back", seat, round, game });
  }

  /** Give up a move whose circles are being chosen. */
  cancelMove(seat: number) {
    this.setChoice(seat, null);
    this.pending.remove(seat);
  }

  /** Ask which free circles a move brings: none, then it is sent; else they are to be chosen. */
  private async askForCircles(seat: number, move: string) {
    const pending = this.addPending(seat, move);
    try {
      const { round } = pending;
      const owed = (await this.at.request({ type: "owed", seat, round, move })) as Owed;
      if (!this.pending.isNewest(pending)) return;
      if (owed.lines.length) {
        this.setChoice(seat, createCircleChoice(seat, owed));
        this.pending.update(pending, owed.move);
      } else {
        this.setChoice(seat, null);
        await this.sendMove(seat, owed.move);
      }
    } catch (error) {
      this.handleFailure(pending, error);
    }
  }

  private addPending(seat: number, move: string): PendingMove {
    const before = this.at.findSeat(seat)?.move ?? null;
    const chosen = this.listChosen(seat, move);
    return this.pending.add(this.at.table!, seat, move, before, chosen);
  }

  /** A refusal is shown, but one about a closed round: `late` has what became of the move. */
  private handleFailure(pending: PendingMove, error: unknown) {
    const isNewest = this.pending.isNewest(pending);
    if (isNewest) this.cancelMove(pending.seat);
    const isRefused = error instanceof ApiError && error.code === STALE_ROUND;
    const isStale = isRefused || isClosedSince(pending, this.at.table!);
    if (isStale && isNewest) this.recordLate(pending);
    if (!isStale) this.at.reportError(error);
  }

  private recordLate(pending: PendingMove) {
    if (pending.roll === null) return; // an older page kept taps before the first roll
    const late = createLateMove(pending);
    this.late = { ...this.late, [pending.seat]: late };
    const { table, yours } = this.at;
    // While the game goes on the notices say it.
    const text = table?.phase === "over" && yours && describeLateMove(late, table, yours);
    if (text) this.at.reportError(new ApiError("too-late", text));
  }

  private async sendMove(seat: number, move: string) {
    const pending = this.addPending(seat, move);
    const { round, game } = pending;
    try {
      await this.at.request({ type: "move", seat, round, game, move });
      pending.stored = true;
      this.at.clearProblem(); // an earlier refusal does not matter any more
      if (this.pending.isNewest(pending)) this.removeSettledMoves();
    } catch (error) {
      this.handleFailure(pending, error);
    }
  }

  /** Drop pending moves that the newest view contains, or that came too late. */
  removeSettledMoves() {
    const { table, yours } = this.at;
    for (const pending of Object.values(this.pending.bySeat)) {
      const own = yours?.seats.find((one) => one.seat === pending.seat);
      const isShown = own?.move === pending.move && yours?.round === pending.round;
      const isPast = table && !isCurrentMove(pending, table) && yours?.round === table.round;
      if (isPast && isClosedSince(pending, table) && !pending.stored) this.recordLate(pending);
      if ((pending.stored && isShown) || isPast) this.pending.remove(pending.seat);
    }
    for (const { seat } of Object.values(this.choices)) {
      if (table && !this.findPendingMove(seat)) this.setChoice(seat, null);
    }
  }

  /** Make moves again that a reload has interrupted, if their round is still open. */
  repeatInterruptedMoves() {
    for (const own of this.at.seats) {
      const interrupted = this.pending.takeInterrupted(own.seat);
      if (!interrupted) continue;
      if (!isCurrentMove(interrupted, this.at.table)) {
        if (isClosedSince(interrupted, this.at.table!)) this.recordLate(interrupted);
      } else if (own.move !== interrupted.move) {
        const { move, chosen = getFreeCircles(move) } = interrupted; // an older page kept none
        void this.startMove(own.seat, move, chosen);
      }
    }
  }
}
