/** A live table as this device sees it: the newest views, pending moves, and requests. */
import { ApiError } from "../api/errors";
import { LiveConnection, type LiveRequest, type ServerMessage, type SocketLike } from "../api/live";
import type {
  Bye,
  CoachView,
  HintView,
  HostLink,
  LookView,
  Owed,
  OwnSeatView,
  PaperLookView,
  PrivateView,
  PublicView,
  RollsView,
} from "../api/types";
import { CELLS } from "../notation/grid";
import { addFreeCircle, getFreeCircles, removeLastFreeCircle } from "../notation/moves";
import {
  createCircleChoice,
  getCirclesSoFar,
  interpretTap,
  type CircleChoice,
} from "./circleChoice";
import { PendingMoves, isCurrentMove, type PendingMove } from "./pendingMoves.svelte";
import { applyChanges, selectOwnSeats } from "./selectors";

const GRACE_PERIOD = 4000; // milliseconds; shorter losses of the connection are not shown
const CLOCK_INTERVAL = 500;

export class LiveTable {
  table: PublicView | null = $state.raw(null);
  yours: PrivateView | null = $state.raw(null);
  /** The server's last message, once the connection is closed for good. */
  ended: Bye | null = $state.raw(null);
  /** The server's message when it closed an idle connection; until somebody uses the page. */
  idle: Bye | null = $state.raw(null);
  connected = $state(false);
  reconnecting = $state(false);
  /** The circles to choose, by seat: two people may sit at one tablet. */
  choices: Record<number, CircleChoice> = $state.raw({});
  /** The server's clock. */
  now = $state(Date.now());
  /** The newest refusal, to be shown. */
  problem: ApiError | null = $state.raw(null);
  /** Counts refusals, so that an equal one is shown again. */
  problemCount = $state(0);
  /** The number of the game that starts without a lobby, because nobody else plays. */
  autoStartGame = $state(0);
  seats: OwnSeatView[] = $derived(
    this.table && this.yours ? selectOwnSeats(this.table, this.yours) : [],
  );

  private connection: LiveConnection;
  private pending: PendingMoves;
  private clockOffset = 0;
  private nonceGame = 0; // the game that the nonce was sent for
  private clockTimer: ReturnType<typeof setInterval>;
  private graceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly token: string,
    getLanguage: () => string,
    openSocket: () => SocketLike,
  ) {
    this.pending = new PendingMoves(code);
    this.connection = new LiveConnection(
      token,
      getLanguage,
      {
        onMessage: (message) => this.handleMessage(message),
        onConnection: (connected, silence) => this.handleConnection(connected, silence),
        onIdle: (message) => (this.idle = message),
      },
      openSocket,
    );
    this.graceTimer = setTimeout(() => (this.reconnecting = !this.connected), GRACE_PERIOD);
    this.clockTimer = setInterval(() => (this.now = Date.now() + this.clockOffset), CLOCK_INTERVAL);
  }

  close() {
    clearInterval(this.clockTimer);
    clearTimeout(this.graceTimer);
    this.connection.close();
  }

  reconnectNow = () => this.connection.reconnectNow();
  reconnect = () => this.connection.reconnect();

  /** Leave the idle state: somebody uses the page. */
  wakeUp = () => {
    if (this.idle) this.connection.reconnectNow();
  };

  /** Send a command, and show a refusal. Whether it was carried out. */
  async submit(command: LiveRequest): Promise<boolean> {
    try {
      await this.connection.request(command);
      return true;
    } catch (error) {
      this.reportError(error);
      return false;
    }
  }

  /** The sheet of a seat after the closed rounds. */
  async fetchSheet(seat: number): Promise<LookView | null> {
    try {
      return (await this.connection.request({ type: "look", seat })) as LookView;
    } catch {
      return null;
    }
  }

  /** The sheet of a paper player, once it was typed in. */
  async fetchPaperSheet(paper: number): Promise<PaperLookView | null> {
    try {
      return (await this.connection.request({ type: "look-paper", paper })) as PaperLookView;
    } catch {
      return null;
    }
  }

  /** All rolls of this game so far, with the open one. */
  async fetchRolls(): Promise<string[] | null> {
    try {
      return ((await this.connection.request({ type: "rolls" })) as RollsView).rolls;
    } catch {
      return null;
    }
  }

  /** The key of a new link that makes another device a host. */
  async createHostKey(): Promise<string | null> {
    try {
      return ((await this.connection.request({ type: "host-link" })) as HostLink).key;
    } catch (error) {
      this.reportError(error);
      return null;
    }
  }

  /** The review of a finished game, or its progress. Rejects with an `ApiError`. */
  async fetchReview(seat: number): Promise<CoachView> {
    return (await this.connection.request({ type: "coach", seat })) as CoachView;
  }

  /** The best moves of the open round. */
  async fetchHint(seat: number): Promise<HintView | null> {
    const { round, game_number: game } = this.table!;
    try {
      return (await this.connection.request({ type: "hint", seat, round, game })) as HintView;
    } catch (error) {
      this.reportError(error);
      return null;
    }
  }

  /** Another game of the same people; `autoStart`: without a lobby. */
  async rematch(sameDice: boolean, autoStart: boolean) {
    const { table } = this;
    if (!table) return;
    this.autoStartGame = autoStart ? table.game_number + 1 : 0;
    const done = await this.submit({ type: "rematch", same_dice: sameDice });
    if (!done) this.autoStartGame = 0;
  }

  reportError(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "left") return;
    this.problem = error;
    this.problemCount += 1;
  }

  findSeat(seat: number): OwnSeatView | undefined {
    return this.seats.find((own) => own.seat === seat);
  }

  /** The unconfirmed move of a seat in the open round. */
  findPendingMove(seat: number): PendingMove | undefined {
    const pending = this.pending.bySeat[seat];
    return pending && isCurrentMove(pending, this.table) ? pending : undefined;
  }

  get hasPendingMoves(): boolean {
    return Object.keys(this.pending.bySeat).some((seat) => this.findPendingMove(Number(seat)));
  }

  /** A tap on a cell: write, circle, or choose a free circle. The server checks the rules. */
  async tap(seat: number, cell: string) {
    const own = this.findSeat(seat);
    if (!own || !this.table) return;
    const choice = this.choices[seat];
    if (choice) {
      const meaning = interpretTap(choice, cell);
      if (meaning && "choose" in meaning) return this.chooseLine(seat, meaning.choose);
      if (meaning) return this.chooseCircle(choice, meaning.line, meaning.circle);
      if (!own.write.includes(cell) && !own.circle.includes(cell)) return;
      this.setChoice(seat, null);
    }
    const isWritten = own.sheet.numbers[CELLS.indexOf(cell)] !== 0;
    const isCircle = own.sheet.circles !== null && isWritten;
    await this.makeMove(seat, isCircle ? `(${cell})` : cell);
  }

  /** Make a move in notation; free circles that it brings are asked for first. */
  async makeMove(seat: number, move: string) {
    const own = this.findSeat(seat);
    if (!own || !this.table) return;
    this.setChoice(seat, null);
    if (own.sheet.circles !== null && /^[a-e]/.test(move)) await this.askForCircles(seat, move);
    else await this.sendMove(seat, move);
  }

  chooseLine(seat: number, line: string) {
    const choice = this.choices[seat];
    if (choice) this.setChoice(seat, { ...choice, line });
  }

  /** One of the open choices; most devices have one seat. */
  get activeChoice(): CircleChoice | null {
    return Object.values(this.choices)[0] ?? null;
  }

  private setChoice(seat: number, choice: CircleChoice | null) {
    const others = { ...this.choices };
    delete others[seat];
    this.choices = choice ? { ...others, [seat]: choice } : others;
  }

  /** One more free circle, after those whose answer is still under way. */
  private async chooseCircle(choice: CircleChoice, line: string, cell: string) {
    const newest = this.findPendingMove(choice.seat)?.move ?? choice.move;
    const circles = getFreeCircles(newest);
    const left = choice.lines.find((one) => one.line === line)?.left ?? 0;
    if (circles.includes(cell) || circles.length - getCirclesSoFar(choice).length >= left) return;
    await this.askForCircles(choice.seat, addFreeCircle(newest, line, cell));
  }

  /** Undo the last choice of a circle; without one, the move of the open round. */
  async takeBack(seat: number) {
    const choice = this.choices[seat];
    if (choice) {
      const { move, line, lines } = choice;
      const shorter = removeLastFreeCircle(move);
      if (line !== null && lines.length > 1) this.setChoice(seat, { ...choice, line: null });
      else if (shorter) await this.askForCircles(seat, shorter);
      else this.cancelMove(seat);
      return;
    }
    const { table } = this;
    if (!table) return;
    this.pending.remove(seat);
    const { round, game_number: game } = table;
    await this.submit({ type: "take-back", seat, round, game });
  }

  /** Give up a move whose circles are being chosen. */
  cancelMove(seat: number) {
    this.setChoice(seat, null);
    this.pending.remove(seat);
  }

  /** Close the round and roll; `roll` is typed where the dice are real. Whether it was done. */
  async closeRound(roll: string | null = null): Promise<boolean> {
    const { table } = this;
    if (!table) return false;
    this.choices = {};
    const { round, game_number: game } = table;
    try {
      await this.connection.request({ type: "next", round, game, roll });
      return true;
    } catch (error) {
      // The last round may have been closed although the answer was lost.
      if (this.table?.phase !== "over") this.reportError(error);
      return false;
    }
  }

  /** Ask which free circles a move brings: none, then it is sent; else they are to be chosen. */
  private async askForCircles(seat: number, move: string) {
    const pending = this.pending.add(this.table!, seat, move);
    try {
      const { round } = pending;
      const owed = (await this.connection.request({ type: "owed", seat, round, move })) as Owed;
      if (!this.pending.isNewest(pending)) return;
      if (owed.lines.length) {
        this.setChoice(seat, createCircleChoice(seat, owed));
        this.pending.update(pending, owed.move);
      } else {
        this.setChoice(seat, null);
        await this.sendMove(seat, owed.move);
      }
    } catch (error) {
      if (this.pending.isNewest(pending)) this.cancelMove(seat);
      this.reportError(error);
    }
  }

  private async sendMove(seat: number, move: string) {
    const pending = this.pending.add(this.table!, seat, move);
    const { round, game } = pending;
    try {
      await this.connection.request({ type: "move", seat, round, game, move });
      pending.stored = true;
      this.problem = null; // an earlier refusal does not matter any more
      if (this.pending.isNewest(pending)) this.removeSettledMoves();
    } catch (error) {
      if (this.pending.isNewest(pending)) this.pending.remove(seat);
      this.reportError(error);
    }
  }

  /** Drop pending moves that the newest view contains, or that came too late. */
  private removeSettledMoves() {
    const { table, yours } = this;
    for (const pending of Object.values(this.pending.bySeat)) {
      const own = yours?.seats.find((one) => one.seat === pending.seat);
      const isShown = own?.move === pending.move && yours?.round === pending.round;
      const isLate = table && !isCurrentMove(pending, table) && yours?.round === table.round;
      if ((pending.stored && isShown) || isLate) this.pending.remove(pending.seat);
    }
    for (const { seat } of Object.values(this.choices)) {
      if (table && !this.findPendingMove(seat)) this.setChoice(seat, null);
    }
  }

  private handleMessage(message: ServerMessage) {
    if ("now" in message) {
      this.clockOffset = message.now - Date.now();
      this.now = message.now;
    }
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.yours = message.yours;
        this.repeatInterruptedMoves();
        break;
      case "table":
        if (this.table) this.table = { ...this.table, ...message.table };
        break;
      case "yours":
        this.yours = message.yours;
        break;
      case "your-changes":
        if (this.yours) this.yours = applyChanges(this.yours, message.yours);
        break;
      case "bye":
        this.ended = message;
    }
    this.removeSettledMoves();
    this.sendNonce();
  }

  private handleConnection(connected: boolean, silence: number) {
    this.connected = connected;
    clearTimeout(this.graceTimer);
    if (connected) {
      this.idle = null;
      this.reconnecting = false;
    } else {
      const left = Math.max(0, GRACE_PERIOD - silence);
      this.graceTimer = setTimeout(() => (this.reconnecting = true), left);
    }
  }

  /** Make moves again that a reload has interrupted, if their round is still open. */
  private repeatInterruptedMoves() {
    for (const own of this.seats) {
      const interrupted = this.pending.takeInterrupted(own.seat);
      if (!interrupted || !isCurrentMove(interrupted, this.table)) continue;
      if (own.move !== interrupted.move) void this.makeMove(own.seat, interrupted.move);
    }
  }

  /** This device's part in the verifiable dice: once their secret is fixed, before the first roll. */
  private sendNonce() {
    const { table, yours } = this;
    if (!table || !yours || table.phase !== "lobby" || this.nonceGame === yours.game_number) return;
    this.nonceGame = yours.game_number;
    if (yours.nonce_given) return;
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.connection.request({ type: "nonce", nonce }).catch(() => (this.nonceGame = 0));
  }
}
