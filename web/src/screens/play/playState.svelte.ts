/** What a running game shows on this device, and what can be done in it; without components. */
import { fetchServerInfo } from "../../api/http";
import type { GameInfo, OwnSeatView, PrivateView, PublicView } from "../../api/types";
import { getWindowSize, isTall } from "../../device/windowSize.svelte";
import { preferences } from "../../storage/preferences.svelte";
import { findTicket } from "../../storage/tickets";
import type { LiveTable } from "../../table/liveTable.svelte";
import {
  findAnnounceablePaperPlayers,
  findOwnPaperPlayers,
  isSolo,
} from "../../table/paperPlayers";
import { selectFreshReactions } from "../../table/reactions";
import {
  isRolledHere,
  isRoundOpen,
  mayCorrectRoll,
  mustTypeRoll,
  selectDeadline,
  selectRollButton,
  selectShownStandings,
} from "../../table/selectors";
import { RollButton } from "./dice/rollButton.svelte";
import { describeStatus, findOtherToMove } from "./dice/statusLine";
import { HintRequest } from "./hints/hintRequest.svelte";
import { NoticeQueue } from "./notices/noticeQueue.svelte";
import { findNextToMove } from "./own/sheetRotation.svelte";
import { TutorialState } from "./tutorial/tutorialState.svelte";

interface Views {
  table: PublicView;
  yours: PrivateView;
}

export class PlayState {
  info: GameInfo | null = $state.raw(null);
  shown = $state(0); // index of the shown own seat
  sideBySide = $state(false); // two own sheets are shown
  turned = $state(false); // the far one of two sheets
  correcting = $state(false); // a real roll

  readonly table = $derived.by(() => this.getViews().table);
  readonly yours = $derived.by(() => this.getViews().yours);
  readonly game = $derived(this.table.settings.game);
  readonly seats = $derived.by(() => this.live.seats);
  readonly own = $derived(this.seats[Math.min(this.shown, this.seats.length - 1)]);
  readonly papers = $derived(findOwnPaperPlayers(this.table, this.yours));
  readonly announcedPapers = $derived(findAnnounceablePaperPlayers(this.table, this.yours));
  readonly onPaper = $derived(!this.own && this.papers.length > 0); // only paper players here
  /** Whether this device rolls for everybody: its button says what it waits for. */
  readonly leads = $derived(this.yours.host && this.table.settings.rolls === "host");
  readonly alone = $derived(Boolean(findTicket(this.table.code)?.alone));
  readonly hasOthers = $derived(!isSolo(this.table));
  readonly othersCount = $derived(
    this.table.seats.length - this.seats.length + this.table.papers.length,
  );
  readonly solo = $derived(!this.hasOthers && this.own !== undefined);
  readonly standings = $derived(selectShownStandings(this.table, this.yours));
  /** With the points of own sheets as they are pencilled, as in the heading. */
  readonly strip = $derived.by(() =>
    this.standings.map((one) => {
      const own = this.live.findSeat(one.seat);
      return own ? { ...one, total: own.pencilled.total } : one;
    }),
  );
  readonly reactions = $derived.by(() => selectFreshReactions(this.table, this.live.now));
  readonly mayReact = $derived(
    Boolean(this.own && this.table.settings.reactions && this.hasOthers),
  );
  readonly total = $derived(
    this.sideBySide ? undefined : this.own ? this.own.pencilled.total : null,
  );

  readonly button = $derived.by(() => selectRollButton(this.table, this.yours, this.live.now));
  readonly kind = $derived(this.button.kind); // a primitive: the object changes with every tick
  readonly rollsHere = $derived(isRolledHere(this.button));
  /** It will roll here, or so it seems, once the moves under way are stored. */
  readonly isRollComing = $derived.by(() => {
    const { button, live } = this;
    if (button.kind !== "wait-moves") return this.rollsHere;
    const isMade = (seat: number) => live.findPendingMove(seat) ?? live.findSeat(seat)?.move;
    return !live.activeChoice && button.missing === button.mine.length && button.mine.every(isMade);
  });
  readonly mustType = $derived(mustTypeRoll(this.table, this.button));
  readonly canCorrect = $derived(mayCorrectRoll(this.table, this.yours));
  readonly hasKeypad = $derived(this.mustType || this.correcting);
  readonly status = $derived.by(() => {
    const seat = this.sideBySide ? -1 : (this.own?.seat ?? -1);
    return describeStatus(this.live, this.table, this.button, seat);
  });
  readonly deadline = $derived(selectDeadline(this.table, this.own));
  readonly isBusy = $derived.by(
    () =>
      this.live.activeChoice !== null ||
      this.seats.some((one) => this.live.findPendingMove(one.seat)),
  );
  /** Somebody else on this device who has to move. */
  readonly next = $derived(
    this.button.kind === "wait-moves" && !this.sideBySide
      ? findOtherToMove(this.table, this.button.mine, this.own?.seat ?? -1)
      : null,
  );

  // Side by side each sheet has a button for it; the common one is only for circles of one of them.
  readonly canTakeBack = $derived.by(() => {
    const { live, own, table } = this;
    if (!isRoundOpen(table) || !own) return false;
    if (this.sideBySide) return Object.keys(live.choices).length === 1;
    return Boolean(own.move !== null || live.choices[own.seat] || live.findPendingMove(own.seat));
  });
  readonly canDoNothing = $derived.by(() =>
    Boolean(
      !this.sideBySide && this.own?.nothing && this.own.move !== "-" && !this.live.activeChoice,
    ),
  );

  /** The last roll of a full sheet without an equal number: there is no other way on. */
  readonly mustDoNothing = $derived(
    this.canDoNothing &&
      this.own!.move === null &&
      !this.own!.write.length &&
      !this.own!.circle.length,
  );

  // What is shown depends on the room for it.
  readonly size = $derived(getWindowSize());
  readonly showsSheets = $derived(
    !this.sideBySide && (this.size === "wide" || (this.size === "tablet" && this.seats.length < 2)),
  );
  /** There is little height for what is said. */
  readonly isCompact = $derived(
    this.sideBySide || this.size === "lying" || (this.size === "phone" && !isTall()),
  );
  readonly hasStrip = $derived(
    this.hasOthers &&
      !this.showsSheets &&
      !(this.sideBySide && this.standings.every((one) => one.mine) && !this.table.papers.length) &&
      !(this.hasKeypad && this.size === "phone" && !isTall()),
  );

  readonly rollButton: RollButton;
  readonly hints: HintRequest; // of solo games only
  readonly hint = $derived.by(() => (this.solo ? this.hints.shown : null));
  readonly notices: NoticeQueue;
  readonly lessons: TutorialState;
  // One message at a time: a notice, else a hint, else the tutorial.
  readonly isTeaching = $derived.by(
    () =>
      this.lessons.isShown &&
      this.own !== undefined &&
      !this.notices.current &&
      !this.hint &&
      !(this.hasKeypad && this.isCompact), // which says itself what to do
  );

  /** To be created during component initialisation. */
  constructor(
    readonly live: LiveTable,
    private readonly getViews: () => Views,
  ) {
    $effect(() => {
      const name = this.game; // a new view of the same game must not run this again
      void fetchServerInfo().then(
        (known) => (this.info = known.games[name] ?? null),
        () => {}, // shown without what is printed on the sheet
      );
    });
    this.rollButton = new RollButton(live, () => ({
      round: this.table.round,
      rollsHere: this.rollsHere,
      isComing: this.isRollComing,
      moves: this.seats.map((own) => this.describeMove(own)).join(),
      isBusy: this.isBusy,
      isTyped: this.mustType,
      isAutomatic: this.alone && preferences.rolls && this.table.round > 0 && this.kind === "roll",
    }));
    this.hints = new HintRequest(live, () => ({
      game: this.table.game_number,
      round: this.table.round,
      roll: this.table.roll,
      seat: this.solo && isRoundOpen(this.table) && !this.table.paused ? this.own!.seat : null,
    }));
    this.notices = new NoticeQueue(live, getViews);
    this.lessons = new TutorialState(() => ({
      game: this.game,
      round: this.table.round,
      hasMoved: this.own?.move != null,
      button: this.kind,
      mustType: this.mustType,
      isSolo: this.solo,
    }));
  }

  private describeMove({ seat, move }: OwnSeatView): string {
    const made = this.live.findPendingMove(seat)?.move ?? move;
    return made?.replace(/{.*/, "") ?? ""; // its circles may be drawn later
  }

  /** The index of the next own seat that has to move; -1: none. */
  findNextSheet = (): number => findNextToMove(this.seats, this.shown);

  takeBack = () => {
    const seat = this.sideBySide ? this.live.activeChoice?.seat : this.own?.seat;
    void this.live.takeBack(seat ?? 0);
  };

  doNothing = () => {
    if (this.own) void this.live.makeMove(this.own.seat, "-");
  };

  /** A roll of real dice, or its correction. */
  typeRoll = (typed: string) => {
    if (!this.correcting) return void this.live.closeRound(typed);
    this.correcting = false;
    const { round, game_number: game } = this.table;
    void this.live.submit({ type: "correct-roll", round, game, roll: typed });
  };
}
