/** A live table as this device sees it: the newest views, pending moves, and requests. */
import { ApiError } from "../api/errors";
import { LiveConnection, type LiveRequest, type ServerMessage, type SocketLike } from "../api/live";
import type {
  Bye,
  CoachView,
  HintView,
  HostLink,
  LookView,
  OwnSeatView,
  PaperLookView,
  PossibleView,
  PrivateView,
  PublicView,
  RollsView,
  RosterDraft,
} from "../api/types";
import { noteServerPage } from "../api/version.svelte";
import type { CircleChoice } from "./circleChoice";
import type { DiceWitness } from "./diceWitness";
import type { LateMove } from "./lateMoves";
import { OwnMoves } from "./ownMoves.svelte";
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
  /** The server's clock. */
  now = $state(Date.now());
  /** The newest refusal, to be shown. */
  problem: ApiError | null = $state.raw(null);
  /** Counts refusals, so that an equal one is shown again. */
  problemCount = $state(0);
  hiddenProblems = $state(0); // how many of them are not to be shown any more
  /** The number of the game that starts without a lobby, because nobody else plays. */
  autoStartGame = $state(0);
  seats: OwnSeatView[] = $derived(
    this.table && this.yours ? selectOwnSeats(this.table, this.yours) : [],
  );

  private connection: LiveConnection;
  private moves: OwnMoves;
  private clockOffset = 0;
  private witness: Promise<DiceWitness> | undefined; // loaded when a table has checkable dice
  private clockTimer: ReturnType<typeof setInterval>;
  private graceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    readonly token: string,
    getLanguage: () => string,
    openSocket: () => SocketLike,
  ) {
    this.moves = new OwnMoves(code, this);
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
    const problem = this.problem;
    try {
      await this.connection.request(command);
      if (this.problem === problem) this.clearProblem(); // its advice may have been followed
      return true;
    } catch (error) {
      this.reportError(error);
      return false;
    }
  }

  /** The answer to a question about the table; null where there is none. */
  private async query<Answer>(question: LiveRequest): Promise<Answer | null> {
    try {
      return (await this.connection.request(question)) as Answer;
    } catch {
      return null;
    }
  }

  /** The sheet of a seat after the closed rounds. */
  fetchSheet = (seat: number) => this.query<LookView>({ type: "look", seat });
  /** The sheet of a paper player, once it was typed in. */
  fetchPaperSheet = (paper: number) => this.query<PaperLookView>({ type: "look-paper", paper });
  /** What the lines of an own sheet can still become. */
  fetchPossible = (seat: number) => this.query<PossibleView>({ type: "possible", seat });

  /** What a pasted list of names comes to. */
  fetchRosterDraft = (text: string) => this.query<RosterDraft>({ type: "read-roster", text });

  /** All rolls of this game so far, with the open one. */
  async fetchRolls(): Promise<string[] | null> {
    return (await this.query<RollsView>({ type: "rolls" }))?.rolls ?? null;
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

  /** Of so many problems none is to be shown any more, on whatever screen. */
  hideProblem(count: number) {
    this.hiddenProblems = Math.max(this.hiddenProblems, count);
  }

  clearProblem() {
    this.problem = null;
  }

  findSeat(seat: number): OwnSeatView | undefined {
    return this.seats.find((own) => own.seat === seat);
  }

  request = (ask: LiveRequest) => this.connection.request(ask);

  // The moves of the own seats; see `OwnMoves`.
  get choices(): Record<number, CircleChoice> {
    return this.moves.choices;
  }
  get activeChoice(): CircleChoice | null {
    return this.moves.activeChoice;
  }
  hasChosenCircles = (seat: number) => this.moves.hasChosenCircles(seat);
  get hasPendingMoves(): boolean {
    return this.moves.hasPendingMoves;
  }
  get lateMoves(): LateMove[] {
    return Object.values(this.moves.late);
  }
  findPendingMove = (seat: number) => this.moves.findPendingMove(seat);
  tap = (seat: number, cell: string) => this.moves.tap(seat, cell);
  makeMove = (seat: number, move: string) => this.moves.makeMove(seat, move);
  enterMove = (seat: number, move: string) => this.moves.enterMove(seat, move);
  chooseLine = (seat: number, line: string) => this.moves.chooseLine(seat, line);
  takeBack = (seat: number) => this.moves.takeBack(seat);
  cancelMove = (seat: number) => this.moves.cancelMove(seat);

  /** Close the round and roll; `roll` is typed where the dice are real. Whether it was done. */
  async closeRound(roll: string | null = null): Promise<boolean> {
    const { table } = this;
    if (!table) return false;
    this.moves.clearChoices();
    const { round, game_number: game } = table;
    try {
      await this.connection.request({ type: "next", round, game, roll });
      this.clearProblem(); // of the round before
      return true;
    } catch (error) {
      // The last round may have been closed although the answer was lost.
      if (this.table?.phase !== "over") this.reportError(error);
      return false;
    }
  }

  private handleMessage(message: ServerMessage) {
    if ("now" in message) {
      this.clockOffset = message.now - Date.now();
      this.now = message.now;
    }
    switch (message.type) {
      case "welcome":
        noteServerPage(message.page);
        this.table = message.table;
        this.yours = message.yours;
        this.moves.repeatInterruptedMoves();
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
    this.moves.removeSettledMoves();
    this.updateWitness();
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

  /** Lets this device have its part in the dice; see `DiceWitness`. */
  private updateWitness() {
    const { table, yours } = this;
    if (!table || !yours || (table.phase !== "lobby" && !table.commit)) return;
    this.witness ??= import("./diceWitness").then(
      ({ DiceWitness }) => new DiceWitness(this.code, (ask) => this.connection.request(ask)),
    );
    this.witness.then(
      (witness) => witness.update(table, yours),
      () => (this.witness = undefined), // loaded again with the next message
    );
  }
}
