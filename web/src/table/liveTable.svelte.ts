/** A live table as this device sees it: the newest state, what was tapped and is not stored yet. */
import { writeStored, readStored } from "../storage/browserStorage";
import type {
  Bye,
  HostLink,
  CoachView,
  HintView,
  LookView,
  Owed,
  OwnSeatView,
  PaperLookView,
  PrivateView,
  PublicView,
  RollsView,
} from "../api/types";
import { ApiError } from "../api/http";
import { LiveConnection, type LiveRequest, type ServerMessage, type SocketLike } from "../api/live";
import {
  createCircleChoice,
  getCirclesSoFar,
  interpretTap,
  type CircleChoice,
} from "./circleChoice";
import { getFreeCircles, addFreeCircle, removeLastFreeCircle } from "../notation/moves";
import { selectOwnSeats } from "./selectors";

/** A tap that is not stored yet. */
export interface PendingMove {
  seat: number;
  game: number;
  round: number;
  roll: string | null; // a real roll that was put right is another one
  move: string;
  stored: boolean;
}

const GRACE_PERIOD = 4000; // a shorter loss of the connection is nobody's business
const getSession = () => sessionStorage;

export class LiveTable {
  table: PublicView | null = $state.raw(null);
  yours: PrivateView | null = $state.raw(null);
  ended: Bye | null = $state.raw(null);
  /** Nothing has happened for hours: what is said until somebody touches the page. */
  resting: Bye | null = $state.raw(null);
  linked = $state(false);
  reconnecting = $state(false);
  wishes: Record<number, PendingMove> = $state({});
  /** The circles to choose, by seat: two people may sit at one tablet. */
  choices: Record<number, CircleChoice> = $state.raw({});
  /** The server's clock, ticking. */
  now = $state(Date.now());
  /** What was refused last, for people. */
  problem: ApiError | null = $state.raw(null);
  /** Counts up with every refusal, so that the same sentence is shown again. */
  problems = $state(0);
  /** The game that starts without a lobby, because nobody else has to be waited for. */
  startAt = $state(0);
  seats: OwnSeatView[] = $derived(
    this.table && this.yours ? selectOwnSeats(this.table, this.yours) : [],
  );

  private live: LiveConnection;
  private offset = 0;
  private nonceFor = 0;
  private ticking: ReturnType<typeof setInterval>;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly token: string,
    lang: () => string,
    open: () => SocketLike,
  ) {
    this.live = new LiveConnection(
      token,
      lang,
      {
        news: (message) => this.hear(message),
        linked: (on, silence) => this.link(on, silence),
        resting: (message) => (this.resting = message),
      },
      open,
    );
    this.quiet = setTimeout(() => (this.reconnecting = !this.linked), GRACE_PERIOD);
    this.ticking = setInterval(() => (this.now = Date.now() + this.offset), 500);
  }

  close() {
    clearInterval(this.ticking);
    clearTimeout(this.quiet);
    this.live.close();
  }

  hurry = () => this.live.hurry();
  renew = () => this.live.renew();

  /** Somebody touches the page. */
  wake = () => {
    if (this.resting) this.live.hurry();
  };

  /** Ask, and tell the person when it was refused. Whether it was carried out. */
  async do(ask: LiveRequest): Promise<boolean> {
    try {
      await this.live.ask(ask);
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  /** Somebody's sheet as the closed rounds left it. */
  async look(seat: number): Promise<LookView | null> {
    try {
      return (await this.live.ask({ type: "look", seat })) as LookView;
    } catch {
      return null;
    }
  }

  /** The sheet of somebody on paper, once it was typed in. */
  async lookPaper(paper: number): Promise<PaperLookView | null> {
    try {
      return (await this.live.ask({ type: "look-paper", paper })) as PaperLookView;
    } catch {
      return null;
    }
  }

  /** All rolls of this game so far, the open one too. */
  async rolls(): Promise<string[] | null> {
    try {
      return ((await this.live.ask({ type: "rolls" })) as RollsView).rolls;
    } catch {
      return null;
    }
  }

  /** The key of a new link that makes a device a host. */
  async hostKey(): Promise<string | null> {
    try {
      return ((await this.live.ask({ type: "host-link" })) as HostLink).key;
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  /** What the coach says of the game that is over, or how far it is; or `Refused`. */
  async coach(seat: number): Promise<CoachView> {
    return (await this.live.ask({ type: "coach", seat })) as CoachView;
  }

  /** The best moves of the open round. */
  async hint(seat: number): Promise<HintView | null> {
    const { round, game_number: game } = this.table!;
    try {
      return (await this.live.ask({ type: "hint", seat, round, game })) as HintView;
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  /** The same people again; `atOnce` without a lobby. */
  async again(sameDice: boolean, atOnce: boolean) {
    const { table } = this;
    if (!table) return;
    this.startAt = atOnce ? table.game_number + 1 : 0;
    const done = await this.do({ type: "rematch", same_dice: sameDice });
    if (!done) this.startAt = 0;
  }

  tell(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "left") return;
    this.problem = error;
    this.problems += 1;
  }

  seat(number: number): OwnSeatView | undefined {
    return this.seats.find((one) => one.seat === number);
  }

  /** The tap of a seat that is under way in the open round. */
  wish(seat: number): PendingMove | undefined {
    const wish = this.wishes[seat];
    return wish && this.isNow(wish) ? wish : undefined;
  }

  /** Tap a cell: write, circle, choose a free circle; what cannot be done is told by the server. */
  async tap(seat: number, cell: string) {
    const own = this.seat(seat);
    if (!own || !this.table) return;
    const now = this.choices[seat];
    if (now) {
      const meant = interpretTap(now, cell);
      if (meant && "choose" in meant) return this.chooseLine(seat, meant.choose);
      if (meant) return this.circle(now, meant.line, meant.circle);
      if (!own.write.includes(cell) && !own.circle.includes(cell)) return;
      this.choose(seat, null);
    }
    const taken = own.sheet.numbers[getCellIndex(cell)] !== 0;
    const circle = own.sheet.circles !== null && taken;
    await this.move(seat, circle ? `(${cell})` : cell);
  }

  /** Make a move given as text; where circles are owed they are asked for first. */
  async move(seat: number, move: string) {
    const own = this.seat(seat);
    if (!own || !this.table) return;
    this.choose(seat, null);
    if (own.sheet.circles !== null && /^[a-e]/.test(move)) await this.ask(seat, move);
    else await this.send(seat, move);
  }

  chooseLine(seat: number, line: string) {
    const now = this.choices[seat];
    if (now) this.choose(seat, { ...now, line });
  }

  /** One of the choices under way; most tables have one seat a device. */
  get choosing(): CircleChoice | null {
    return Object.values(this.choices)[0] ?? null;
  }

  private choose(seat: number, choice: CircleChoice | null) {
    const others = { ...this.choices };
    delete others[seat];
    this.choices = choice ? { ...others, [seat]: choice } : others;
  }

  /** One more free circle, beside those whose answer is still under way. */
  private async circle(now: CircleChoice, line: string, cell: string) {
    const newest = this.wish(now.seat)?.move ?? now.move;
    const already = getFreeCircles(newest);
    const left = now.lines.find((one) => one.line === line)?.left ?? 0;
    if (already.includes(cell) || already.length - getCirclesSoFar(now).length >= left) return;
    await this.ask(now.seat, addFreeCircle(newest, line, cell));
  }

  /** One step back while choosing circles; else the move of the open round. */
  async takeBack(seat: number) {
    const now = this.choices[seat];
    if (now) {
      const { move, line, lines } = now;
      const shorter = removeLastFreeCircle(move);
      if (line !== null && lines.length > 1) this.choose(seat, { ...now, line: null });
      else if (shorter) await this.ask(seat, shorter);
      else this.cancel(seat);
      return;
    }
    const { table } = this;
    if (!table) return;
    this.forget(seat);
    const { round, game_number: game } = table;
    await this.do({ type: "take-back", seat, round, game });
  }

  /** Stop choosing circles: the move is as if it had not been tapped. */
  cancel(seat: number) {
    this.choose(seat, null);
    this.forget(seat);
  }

  /** Whether the round was closed. */
  async next(roll: string | null = null): Promise<boolean> {
    const { table } = this;
    if (!table) return false;
    this.choices = {};
    try {
      await this.live.ask({ type: "next", round: table.round, game: table.game_number, roll });
      return true;
    } catch (error) {
      // "Finish" that came through although its answer was lost.
      if (this.table?.phase !== "over") this.tell(error);
      return false;
    }
  }

  /** What the move still owes: nothing, then it is made; else the circles are to be chosen. */
  private async ask(seat: number, move: string) {
    const wish = this.wishFor(seat, move);
    try {
      const { round } = wish;
      const owed = (await this.live.ask({ type: "owed", seat, round, move })) as Owed;
      if (!this.isNewest(wish)) return;
      if (owed.lines.length) {
        this.choose(seat, createCircleChoice(seat, owed));
        this.keep(wish, owed.move);
      } else {
        this.choose(seat, null);
        await this.send(seat, owed.move);
      }
    } catch (error) {
      if (this.isNewest(wish)) this.cancel(seat);
      this.tell(error);
    }
  }

  private async send(seat: number, move: string) {
    const wish = this.wishFor(seat, move);
    const { round, game } = wish;
    try {
      await this.live.ask({ type: "move", seat, round, game, move });
      wish.stored = true;
      this.problem = null; // it went well after all
      if (this.isNewest(wish)) this.settle();
    } catch (error) {
      if (this.isNewest(wish)) this.forget(seat);
      this.tell(error);
    }
  }

  private wishFor(seat: number, move: string): PendingMove {
    const { round, roll, game_number: game } = this.table!;
    this.wishes[seat] = { seat, game, round, roll, move, stored: false };
    const wish = this.wishes[seat]!;
    this.keep(wish, move);
    return wish;
  }

  private isNow({ game, round, roll }: PendingMove): boolean {
    const { table } = this;
    return round === table?.round && game === table.game_number && roll === table.roll;
  }

  private isNewest = (wish: PendingMove) => this.wishes[wish.seat] === wish;

  private keep(wish: PendingMove, move: string) {
    wish.move = move;
    writeStored(`wish.${this.code}.${wish.seat}`, $state.snapshot(wish), getSession);
  }

  private forget(seat: number) {
    delete this.wishes[seat];
    writeStored(`wish.${this.code}.${seat}`, null, getSession);
  }

  /** Taps that the newest state has, or that came too late, are not under way any more. */
  private settle() {
    for (const wish of Object.values(this.wishes)) {
      const { table, yours } = this;
      const own = yours?.seats.find((one) => one.seat === wish.seat);
      const there = own?.move === wish.move && yours?.round === wish.round;
      const late = table && !this.isNow(wish);
      if ((wish.stored && there) || (late && yours?.round === table.round)) this.forget(wish.seat);
    }
    for (const { seat } of Object.values(this.choices)) {
      if (this.table && !this.wish(seat)) this.choose(seat, null);
    }
  }

  private hear(message: ServerMessage) {
    if ("now" in message) {
      this.offset = message.now - Date.now();
      this.now = message.now;
    }
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.yours = message.yours;
        this.restore();
        break;
      case "table":
        if (this.table) this.table = { ...this.table, ...message.table };
        break;
      case "yours":
        this.yours = message.yours;
        break;
      case "bye":
        this.ended = message;
    }
    this.settle();
    this.giveNonce();
  }

  private link(on: boolean, silence: number) {
    this.linked = on;
    clearTimeout(this.quiet);
    if (on) this.resting = null;
    if (on) this.reconnecting = false;
    else
      this.quiet = setTimeout(
        () => (this.reconnecting = true),
        Math.max(0, GRACE_PERIOD - silence),
      );
  }

  /** A tap that a reload interrupted is made again, if its round is still open. */
  private restore() {
    for (const own of this.seats) {
      const kept = readStored<PendingMove | null>(
        `wish.${this.code}.${own.seat}`,
        null,
        getSession,
      );
      if (!kept || this.wishes[own.seat]) continue;
      writeStored(`wish.${this.code}.${own.seat}`, null, getSession);
      if (!this.isNow(kept)) continue;
      if (own.move !== kept.move) void this.move(own.seat, kept.move);
    }
  }

  /** This device's part in the dice, once their secret is fixed and before they roll. */
  private giveNonce() {
    const { table, yours } = this;
    if (!table || !yours || table.phase !== "lobby" || this.nonceFor === yours.game_number) return;
    this.nonceFor = yours.game_number;
    if (yours.nonce_given) return;
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    void this.live.ask({ type: "nonce", nonce }).catch(() => (this.nonceFor = 0));
  }
}

const getCellIndex = (cell: string) => (Number(cell[1]) - 1) * 5 + cell.charCodeAt(0) - 97;
