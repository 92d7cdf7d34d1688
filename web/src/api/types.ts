// Made by `npm run types` from the server's schema. Do not edit.

/**
 * The combination of a complete line; the value names it in messages.
 */
export type Combination =
  | "nothing"
  | "pair"
  | "two-pairs"
  | "three"
  | "full-house"
  | "four"
  | "five"
  | "straight"
  | "straight-with-7"
  | "straight-without-7";
/**
 * What may be wrong with a transcribed sheet. The values are stable, as those of errors.
 */
export type DoubtCode = "not-a-roll" | "no-circles" | "circles-owed" | "rolled-less";
export type FromDevice = Hello | Request;
/**
 * How good a total is for somebody who plays alone.
 */
export type Verdict = "good" | "brilliant" | "spectacular";
export type ToDevice = Welcome | TableNews | YourNews | YourChanges | Answer | Refusal | Bye;

export interface Wire {
  Abandon: Abandon;
  About: About;
  AllowName: AllowName;
  AnnounceFull: AnnounceFull;
  Answer: Answer;
  AnswerClaim: AnswerClaim;
  AskCoach: AskCoach;
  AskHostLink: AskHostLink;
  AskOwed: AskOwed;
  AskPossible: AskPossible;
  AskRematch: AskRematch;
  AskRolls: AskRolls;
  BadLineView: BadLineView;
  Bye: Bye;
  Change: Change;
  Claim: Claim;
  ClaimView: ClaimView;
  CloseRound: CloseRound;
  ClosedView: ClosedView;
  CoachView: CoachView;
  CoachedMove: CoachedMove;
  CoachingView: CoachingView;
  Combination: Combination;
  Computer: Computer;
  CorrectRoll: CorrectRoll;
  DearMove: DearMove;
  DeviceView: DeviceView;
  DismissHost: DismissHost;
  DoubtCode: DoubtCode;
  DoubtView: DoubtView;
  FromDevice: FromDevice;
  FromPaper: FromPaper;
  GameInfo: GameInfo;
  GameResultView: GameResultView;
  GiveNonce: GiveNonce;
  GivePart: GivePart;
  Given: Given;
  HandOver: HandOver;
  Hello: Hello;
  HintView: HintView;
  HintedMove: HintedMove;
  HostLink: HostLink;
  KeeperKey: KeeperKey;
  KeyTicket: KeyTicket;
  KeyWish: KeyWish;
  KindPage: KindPage;
  Leave: Leave;
  Lock: Lock;
  Look: Look;
  LookPaper: LookPaper;
  LookView: LookView;
  MakeMove: MakeMove;
  MoreTime: MoreTime;
  MovedView: MovedView;
  NamedPaperSheet: NamedPaperSheet;
  NewDevice: NewDevice;
  NewTable: NewTable;
  Next: Next;
  Owed: Owed;
  OwedLine: OwedLine;
  OwnSeatView: OwnSeatView;
  PaperLookView: PaperLookView;
  PaperScores: PaperScores;
  PaperSheet: PaperSheet;
  PaperView: PaperView;
  Pause: Pause;
  PeopleView: PeopleView;
  PersonPage: PersonPage;
  PersonView: PersonView;
  Ping: Ping;
  Pong: Pong;
  PossibleView: PossibleView;
  Privacy: Privacy;
  PrivacySection: PrivacySection;
  PrivateView: PrivateView;
  Problem: Problem;
  PublicChanges: PublicChanges;
  PublicView: PublicView;
  RatingView: RatingView;
  React: React;
  ReactionView: ReactionView;
  ReadRoster: ReadRoster;
  Refusal: Refusal;
  Remove: Remove;
  RemovePaper: RemovePaper;
  Rename: Rename;
  RenamePaper: RenamePaper;
  Reorder: Reorder;
  Request: Request;
  ResultView: ResultView;
  RollsView: RollsView;
  RoomGameView: RoomGameView;
  RoomMemoryView: RoomMemoryView;
  RoomTicket: RoomTicket;
  RoomView: RoomView;
  RosterDraft: RosterDraft;
  ScoredSheet: ScoredSheet;
  SeasonRow: SeasonRow;
  SeasonView: SeasonView;
  SeatComputer: SeatComputer;
  SeatView: SeatView;
  SetRoster: SetRoster;
  SetTeams: SetTeams;
  Settings: Settings;
  SheetView: SheetView;
  Sit: Sit;
  SitLate: SitLate;
  SitPaper: SitPaper;
  StandIn: StandIn;
  StandingView: StandingView;
  Start: Start;
  TableLook: TableLook;
  TableNews: TableNews;
  TakeBack: TakeBack;
  TakeHint: TakeHint;
  TeamView: TeamView;
  Ticket: Ticket;
  ToDevice: ToDevice;
  ToPaper: ToPaper;
  TypeSheet: TypeSheet;
  Verdict: Verdict;
  Welcome: Welcome;
  YourChanges: YourChanges;
  YourNews: YourNews;
}
/**
 * End the game before its end.
 */
export interface Abandon {
  type: "abandon";
}
/**
 * What this server can do.
 */
export interface About {
  version: string;
  /**
   * The built page, by the name of its script; empty without one
   */
  page: string;
  /**
   * What two dice can show
   */
  sums: number[];
  games: {
    [k: string]: GameInfo;
  };
  presets: {
    [k: string]: Settings;
  };
  levels: string[];
  /**
   * Names for computer players, in the language that was asked for
   */
  computer_names: string[];
  /**
   * Where other devices reach it; null if they cannot
   */
  address: string | null;
  /**
   * Whether they have to be in the same network
   */
  nearby: boolean;
}
/**
 * How a game scores.
 */
export interface GameInfo {
  /**
   * In the order in which people are shown them
   */
  gives: Given[];
  /**
   * The white boxes by line, where printed
   */
  boxes: {
    [k: string]: number;
  } | null;
  /**
   * The lines that give twice the points
   */
  doubled: string[];
  /**
   * Alone, more points than these are ...
   */
  more_than: {
    [k: string]: number;
  };
  /**
   * The rolls of a game, where they are always as many
   */
  rolls: number | null;
  /**
   * What each level scores alone, on average
   */
  usual: {
    [k: string]: number;
  };
}
/**
 * What a combination gives: points, or free circles where a game has white boxes.
 */
export interface Given {
  combination: Combination;
  gives: number;
  /**
   * @minItems 5
   * @maxItems 5
   */
  example: number[];
}
/**
 * Who rolls, with what, how long, and what happens when somebody is gone.
 */
export interface Settings {
  game: string;
  rolls: "turn" | "host" | "auto";
  dice: "app" | "real";
  seconds: number | null;
  untimed: number;
  stand_ins: "ask" | "auto";
  host_passes: boolean;
  voice: boolean;
  reactions: boolean;
  stand_in_level: string;
}
/**
 * Let people take a name again that a host has taken off.
 */
export interface AllowName {
  name: string;
  type: "allow-name";
}
/**
 * A sheet of paper was filled in the open round of Knaster, or was not after all.
 */
export interface AnnounceFull {
  paper: number;
  round: number;
  on?: boolean;
  game?: number;
  type: "paper-full";
}
/**
 * A request was carried out and stored, or a question answered.
 */
export interface Answer {
  type: "answer";
  id: number;
  answer:
    | LookView
    | PaperLookView
    | Owed
    | RollsView
    | PossibleView
    | RosterDraft
    | HostLink
    | Pong
    | CoachView
    | HintView
    | null;
}
/**
 * Somebody's sheet as the closed rounds left it.
 */
export interface LookView {
  seat: number;
  name: string;
  sheet: SheetView | null;
}
/**
 * A sheet with its points: 25 numbers row by row, 0 for a free cell.
 */
export interface SheetView {
  numbers: number[];
  circled: string[];
  lines: {
    [k: string]: number;
  };
  makes: {
    [k: string]: Combination | null;
  };
  total: number;
  circles: number | null;
}
/**
 * The sheet of somebody on paper as it was typed in.
 */
export interface PaperLookView {
  paper: number;
  name: string;
  sheet: SheetView | null;
}
/**
 * What a move still owes. `move` is what there is so far, complete when no line is left.
 *
 * Where a line has no choice its circles are in `move` already. While a line has some of its
 * circles, only such lines are in `lines`; those not begun yet are in `later`.
 */
export interface Owed {
  move: string;
  lines: OwedLine[];
  later: OwedLine[];
}
/**
 * A line that can be worked through now: how many circles are left, and where they may go.
 */
export interface OwedLine {
  line: string;
  makes: string;
  left: number;
  cells: string[];
}
/**
 * All rolls of the game so far, the open one included.
 */
export interface RollsView {
  rolls: string[];
}
/**
 * What each line can still become, what gives most first; of a complete one, what it is.
 *
 * Combinations that give nothing are left out.
 */
export interface PossibleView {
  seat: number;
  lines: {
    [k: string]: Combination[];
  };
}
/**
 * The answer to `read-roster`: the names of a pasted list, and the lines that gave none.
 */
export interface RosterDraft {
  names: string[];
  bad: BadLineView[];
}
/**
 * A line of a pasted list that gives no name: its number, from 1, and what stands there.
 */
export interface BadLineView {
  line: number;
  text: string;
}
/**
 * The answer to `host-link`: its key, told this once. It goes behind `#host=` in an address.
 */
export interface HostLink {
  key: string;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  now: number;
}
/**
 * The answer to `coach`: how far it is, and in the end what it says.
 */
export interface CoachView {
  done: number;
  of: number;
  coaching: CoachingView | null;
}
/**
 * A whole game: total = start + luck - cost. `expert` is an expert's total on the same dice.
 */
export interface CoachingView {
  name: string;
  total: number;
  start: number;
  luck: number;
  cost: number;
  expert: number;
  moves: CoachedMove[];
  dearest: DearMove[];
}
/**
 * A move that was made: what it cost, and the luck of its roll, in points to be expected.
 */
export interface CoachedMove {
  round: number;
  roll: number;
  move: string;
  best: string;
  cost: number;
  luck: number;
  stand_in: boolean;
}
/**
 * One of the moves that cost most, with the sheet as it was before it.
 */
export interface DearMove {
  round: number;
  roll: number;
  move: string;
  best: string;
  cost: number;
  sheet: SheetView;
}
/**
 * The answer to `hint`: the best moves of the round, the best first; none while it thinks.
 */
export interface HintView {
  round: number;
  /**
   * @maxItems 10
   */
  moves: HintedMove[];
}
/**
 * A move with the points to be expected, and how many fewer than with the best one.
 */
export interface HintedMove {
  move: string;
  expected: number;
  lost: number;
}
/**
 * The host confirms that a device belongs to the person of the seat it claims, or does not.
 */
export interface AnswerClaim {
  device: string;
  yes: boolean;
  type: "answer-claim";
}
/**
 * What the coach says of the game that is over, for one's own seat; asked until it is done.
 */
export interface AskCoach {
  type: "coach";
  seat: number;
}
/**
 * Make a link that makes a device a host; the one before is worth nothing any more.
 */
export interface AskHostLink {
  type: "host-link";
}
/**
 * What a Knaster move of one's own seat still owes; it may lack free circles.
 */
export interface AskOwed {
  seat: number;
  round: number;
  move: string;
  type: "owed";
}
/**
 * What the lines of one's own sheet can still become, the pencilled move included.
 */
export interface AskPossible {
  seat: number;
  type: "possible";
}
/**
 * The same people again, with new dice or the same.
 */
export interface AskRematch {
  same_dice?: boolean;
  type: "rematch";
}
/**
 * All rolls of the game so far.
 */
export interface AskRolls {
  type: "rolls";
}
/**
 * The last message before the server closes the socket.
 *
 * The code `closing` means that the server restarts: connect again at once. All answers have been
 * sent by then, so a request without an answer was not carried out and may be sent again.
 */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
}
/**
 * Change settings in the lobby.
 */
export interface Change {
  settings: {
    [k: string]: string | number | boolean | null;
  };
  type: "change";
}
/**
 * I am the person of this seat, on another device; the host has to confirm.
 */
export interface Claim {
  seat: number;
  type: "claim";
}
/**
 * A device that says it belongs to the person of a seat.
 */
export interface ClaimView {
  device: string;
  seat: number;
}
/**
 * Let a computer move for every seat that has not moved in the open round.
 */
export interface CloseRound {
  round: number;
  game?: number;
  type: "close-round";
}
/**
 * The round that was closed last, revealed; `full` has the seats whose sheets are full.
 */
export interface ClosedView {
  round: number;
  roll: string;
  moves: string[];
  stand_ins: number[];
  full: number[];
}
/**
 * A computer player.
 */
export interface Computer {
  name: string;
  level: string;
}
/**
 * Real dice were typed wrongly; the moves made on them are taken back.
 */
export interface CorrectRoll {
  round: number;
  roll: string;
  game?: number;
  type: "correct-roll";
}
/**
 * A device at the table, and whether it is connected.
 */
export interface DeviceView {
  device: string;
  here: boolean;
}
/**
 * Take the role of a further host from a device; the link that it came by ends.
 */
export interface DismissHost {
  device: string;
  type: "dismiss-host";
}
/**
 * What may be wrong, the cell or the line it is about, and a sentence as asked for.
 */
export interface DoubtView {
  code: DoubtCode;
  cell: string | null;
  line: string | null;
  facts: {
    [k: string]: string | number;
  };
  message: string;
}
/**
 * The first message of a socket: who it is. Fields that the server does not know are ignored.
 *
 * So a newer page is welcomed by a worker of the version before, while workers are replaced.
 */
export interface Hello {
  type: "hello";
  token: string;
  /**
   * The language of error messages
   */
  lang?: string;
  /**
   * Send `your-changes` where only some of this device's seats changed
   */
  changes?: boolean;
  /**
   * The version of these messages that the device knows
   */
  protocol?: number;
}
/**
 * A command or a question, with an id that the answer repeats.
 */
export interface Request {
  type: "ask";
  id: number;
  ask:
    | Sit
    | SeatComputer
    | Remove
    | Rename
    | Reorder
    | Change
    | GiveNonce
    | Start
    | SitPaper
    | ToPaper
    | FromPaper
    | RemovePaper
    | RenamePaper
    | AnnounceFull
    | TypeSheet
    | SitLate
    | MakeMove
    | TakeBack
    | TakeHint
    | Next
    | GivePart
    | CorrectRoll
    | React
    | DismissHost
    | AnswerClaim
    | HandOver
    | Lock
    | AllowName
    | MoreTime
    | StandIn
    | CloseRound
    | Pause
    | Abandon
    | Leave
    | Claim
    | SetRoster
    | SetTeams
    | Look
    | LookPaper
    | AskOwed
    | AskRolls
    | AskPossible
    | ReadRoster
    | Ping
    | AskRematch
    | AskHostLink
    | AskCoach;
}
/**
 * Take a further seat for a person on this device.
 */
export interface Sit {
  name: string;
  type: "sit";
}
/**
 * Give a computer player a seat.
 */
export interface SeatComputer {
  name: string;
  level: string;
  type: "seat-computer";
}
/**
 * Free a seat: one's own, or by the host any. In a game a computer plays on for it.
 */
export interface Remove {
  seat: number;
  type: "remove";
}
/**
 * Another name for a seat: one's own, or by the host any.
 */
export interface Rename {
  seat: number;
  name: string;
  type: "rename";
}
/**
 * The seats in another rolling order, each given by its place so far.
 */
export interface Reorder {
  order: number[];
  type: "reorder";
}
/**
 * Give this device's nonce for the dice of the next game, best the anchor of a hash chain.
 */
export interface GiveNonce {
  nonce: string;
  type: "nonce";
}
/**
 * Begin the game.
 */
export interface Start {
  type: "start";
}
/**
 * Somebody plays along on paper, before or in a game: never waited for, typed in at its end.
 */
export interface SitPaper {
  name: string;
  type: "sit-paper";
}
/**
 * Before a game the person of a seat goes over to paper: one's own, or by the host any.
 */
export interface ToPaper {
  seat: number;
  type: "to-paper";
}
/**
 * Before a game somebody on paper takes a seat, the last in rolling order.
 */
export interface FromPaper {
  paper: number;
  type: "from-paper";
}
/**
 * Somebody on paper does not play along any more: one's own, or by the host anybody.
 */
export interface RemovePaper {
  paper: number;
  type: "remove-paper";
}
/**
 * Another name for somebody on paper: one's own, or by the host anybody's.
 */
export interface RenamePaper {
  paper: number;
  name: string;
  type: "rename-paper";
}
/**
 * The sheet of somebody on paper, when the game is over: 25 words as `7`, `(7)` or `.`.
 */
export interface TypeSheet {
  paper: number;
  sheet: string;
  game?: number;
  type: "paper-sheet";
}
/**
 * Take a seat in a running game of Knister: one move for each closed round, in their order.
 */
export interface SitLate {
  name: string;
  moves: string[];
  game?: number;
  type: "sit-late";
}
/**
 * Make or change the move of a seat in the open round.
 */
export interface MakeMove {
  seat: number;
  round: number;
  move: string;
  game?: number;
  type: "move";
}
/**
 * Undo the move of a seat in the open round.
 */
export interface TakeBack {
  seat: number;
  round: number;
  game?: number;
  type: "take-back";
}
/**
 * What the coach would do in the open round, for somebody who plays alone. It is noted.
 */
export interface TakeHint {
  seat: number;
  round: number;
  game?: number;
  type: "hint";
}
/**
 * Close the round (0 before the first) and roll, or finish. Real dice bring their roll.
 */
export interface Next {
  round: number;
  roll?: string | null;
  game?: number;
  type: "next";
}
/**
 * Give this device's part of the next roll, which it was asked for.
 */
export interface GivePart {
  round: number;
  part: string;
  game?: number;
  type: "part";
}
/**
 * Say one of a few things to everybody, from one's own seat.
 */
export interface React {
  seat: number;
  kind: "bravo" | "wow" | "ouch" | "laugh" | "thanks";
  type: "react";
}
/**
 * Give the role of the host to another device.
 */
export interface HandOver {
  device: string;
  type: "hand-over";
}
/**
 * Let nobody else join, or again.
 */
export interface Lock {
  locked?: boolean;
  type: "lock";
}
/**
 * Twice the time for a seat in every timed round, from now on, or no longer.
 */
export interface MoreTime {
  seat: number;
  on?: boolean;
  type: "more-time";
}
/**
 * Let a computer play for somebody who is away, or no longer.
 */
export interface StandIn {
  seat: number;
  on?: boolean;
  type: "stand-in";
}
/**
 * Stop the clock, or let it go on.
 */
export interface Pause {
  paused?: boolean;
  type: "pause";
}
/**
 * Go for good with this device: its seats are freed, or played on by a computer.
 */
export interface Leave {
  type: "leave";
}
/**
 * The names that people choose theirs from; with `only` they may take no other one.
 */
export interface SetRoster {
  names: string[];
  only?: boolean;
  type: "roster";
}
/**
 * Teams by their names, each with the names of its members, who need not be there yet.
 */
export interface SetTeams {
  teams: {
    [k: string]: string[];
  };
  type: "teams";
}
/**
 * Somebody's sheet as the closed rounds left it.
 */
export interface Look {
  seat: number;
  type: "look";
}
/**
 * The sheet of somebody on paper, once it was typed in.
 */
export interface LookPaper {
  paper: number;
  type: "look-paper";
}
/**
 * What a pasted list of names comes to, before it becomes the list of the table.
 */
export interface ReadRoster {
  text: string;
  type: "read-roster";
}
/**
 * Asks whether the server is there.
 */
export interface Ping {
  type: "ping";
}
/**
 * How somebody did in a game; without a place where it does not count.
 */
export interface GameResultView {
  person: PersonView;
  total: number | null;
  place: number | null;
}
/**
 * Somebody of a room; hidden ones are told to keepers only.
 */
export interface PersonView {
  id: string;
  name: string;
  hidden: boolean;
}
/**
 * A key that makes whoever has it a keeper of the room; for a link.
 */
export interface KeeperKey {
  key: string;
}
/**
 * The key of a known device; null while nobody at the table is known in the room.
 */
export interface KeyTicket {
  key: string | null;
  keeper: boolean;
}
/**
 * A device at a table of a room that wants to be known, or is already.
 */
export interface KeyWish {
  /**
   * Of its ticket for a table of the room
   */
  token: string;
  /**
   * The key that it has already
   */
  key?: string;
}
/**
 * Somebody's games of one kind: the row of all time, and the rating after each game.
 */
export interface KindPage {
  kind: string;
  row: SeasonRow;
  ratings: RatingView[];
}
/**
 * A row of the table of a season.
 */
export interface SeasonRow {
  person: PersonView;
  games: number;
  wins: number;
  mean: number;
  best: number;
  rating: RatingView | null;
}
/**
 * A rating, and how far off it may be: with 95 % certainty not further.
 */
export interface RatingView {
  value: number;
  uncertainty: number;
  games: number;
}
/**
 * The seats that have moved in the open round, and how many there are.
 *
 * `may_close` tells whether a host can let computers move for the others (`close-round`).
 */
export interface MovedView {
  round: number;
  seats: number[];
  of: number;
  may_close: boolean;
}
/**
 * A sheet as it was copied, and the name on it.
 */
export interface NamedPaperSheet {
  name: string;
  /**
   * Row by row
   *
   * @minItems 25
   * @maxItems 25
   */
  cells: string[];
}
/**
 * A further device at a table; without names it only watches.
 */
export interface NewDevice {
  /**
   * People on this device
   *
   * @maxItems 50
   */
  names?: string[];
  /**
   * This device's part in the dice
   */
  nonce?: string;
  /**
   * From a link that makes a device a host
   */
  host_key?: string;
}
/**
 * How to play, and who plays on this device.
 */
export interface NewTable {
  /**
   * family, far or class
   */
  preset?: string;
  /**
   * Changes to the preset, such as the game
   */
  settings?: {
    [k: string]: string | number | boolean | null;
  };
  /**
   * People on this device
   *
   * @maxItems 50
   */
  names?: string[];
  /**
   * @maxItems 50
   */
  computers?: Computer[];
  /**
   * A seed for the dice, at a server for tests (--rehearsal)
   */
  rehearsal?: string;
}
/**
 * A seat of this device: the sheet in ink and in pencil, its open move, and what it may do.
 *
 * `played_for` has the moves that a computer made since the person moved last, oldest first.
 * At `time_up_at` one moves for this seat; some have more time than others.
 */
export interface OwnSeatView {
  seat: number;
  sheet: SheetView;
  pencilled: SheetView;
  move: string | null;
  stood_in: boolean;
  played_for: string[];
  write: string[];
  circle: string[];
  nothing: boolean;
  time_up_at: number | null;
}
/**
 * Sheets of one game that were scored together.
 */
export interface PaperScores {
  /**
   * knister or knaster
   */
  game: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  sheets: NamedPaperSheet[];
}
/**
 * A sheet as it was copied: a number, `(7)` circled, `.` or nothing for an empty cell.
 */
export interface PaperSheet {
  /**
   * knister or knaster
   */
  game: string;
  /**
   * Row by row
   *
   * @minItems 25
   * @maxItems 25
   */
  cells: string[];
  /**
   * Of its game: numbers there too often are doubted
   */
  rolls?: number[] | null;
}
/**
 * Somebody who plays along on paper, by a number that nobody else gets at this table.
 *
 * `full` is the round in which the sheet was announced as full. `may_announce` tells whether that
 * can be said or taken back for the open round, `may_announce_before` whether it can be said for
 * the one before: nobody waits for paper. `total` is there once the sheet was typed in.
 */
export interface PaperView {
  paper: number;
  name: string;
  device: string | null;
  full: number | null;
  may_announce: boolean;
  may_announce_before: boolean;
  total: number | null;
}
/**
 * Who has played in a room, those who were there last first.
 */
export interface PeopleView {
  people: PersonView[];
}
/**
 * The page of somebody in a room.
 */
export interface PersonPage {
  person: PersonView;
  keeper: boolean;
  kinds: KindPage[];
  games: RoomGameView[];
  /**
   * Names that were merged into this one
   */
  also: PersonView[];
}
/**
 * A game of a room, the best first.
 */
export interface RoomGameView {
  table: string;
  game: number;
  ended_at: number;
  kind: string;
  finished: boolean;
  /**
   * Whether ratings leave out the luck of its dice
   */
  without_luck: boolean;
  results: GameResultView[];
}
/**
 * What is stored, how long, who can read it, how to erase it.
 */
export interface Privacy {
  /**
   * Days after which a table that nobody uses is deleted; null for never
   */
  keep_days: number | null;
  /**
   * Days that the record of a game whose table is gone is kept; null for ever
   */
  keep_records_days: number | null;
  intro: string;
  sections: PrivacySection[];
}
/**
 * A heading and the sentences below it.
 */
export interface PrivacySection {
  /**
   * Of the section in addresses, after the #; the same for all
   */
  name: string;
  heading: string;
  paragraphs: string[];
}
/**
 * What only one device sees. The public news may be a round ahead of it for a moment.
 *
 * `more_time` has the seats with twice the time, `hosts` the devices that lead the game as further
 * hosts, `barred_names` the names that were taken off; all three are told to hosts only.
 * `part_wanted` is the round whose roll waits for the part of this device, 0 if none does.
 */
export interface PrivateView {
  device: string;
  game_number: number;
  round: number;
  host: boolean;
  nonce_given: boolean;
  claim: number | null;
  claims: ClaimView[];
  more_time: number[];
  hosts: string[];
  barred_names: string[];
  part_wanted: number;
  seats: OwnSeatView[];
}
/**
 * A refusal: a stable code, and a sentence in the language asked for.
 */
export interface Problem {
  code: string;
  message: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * The fields of PublicView that have changed; the others are as before.
 */
export interface PublicChanges {
  code?: string;
  room?: string | null;
  phase?: "lobby" | "playing" | "over";
  settings?: Settings;
  host?: string;
  locked?: boolean;
  latecomers?: boolean;
  paused?: boolean;
  game_number?: number;
  commit?: string;
  nonces?: string[];
  same_dice?: boolean;
  seats?: SeatView[];
  papers?: PaperView[];
  devices?: DeviceView[];
  round?: number;
  roll?: string | null;
  last?: boolean;
  moved?: MovedView;
  closed?: ClosedView | null;
  totals?: number[];
  ranks?: number[];
  computer_rounds?: number[];
  apart?: number[];
  roller?: number | null;
  rolled_by?: number | null;
  rolls_by_itself?: boolean;
  roll_for_at?: number | null;
  time_up_at?: number | null;
  reactions?: ReactionView[];
  result?: ResultView | null;
  starting?: boolean;
  nonces_missing?: string[];
  series?: StandingView[];
  roster?: string[];
  roster_only?: boolean;
  teams?: TeamView[];
}
/**
 * A seat and who sits there. `gone_since` is in milliseconds since the epoch, as all times.
 *
 * `late` counts the rounds that were placed afterwards by somebody who came late.
 */
export interface SeatView {
  name: string;
  bot: string | null;
  device: string | null;
  away: boolean;
  gone_since: number | null;
  stand_in: boolean;
  late: number;
}
/**
 * The newest reaction from a seat in this round.
 */
export interface ReactionView {
  seat: number;
  kind: "bravo" | "wow" | "ouch" | "laugh" | "thanks";
  at: number;
}
/**
 * The end of a game; the secret of the dice is revealed.
 *
 * The places of all, those on paper included: null where the sheet was not typed in yet.
 * `stand_ins` counts the rounds of each seat in which a computer moved for the person. `apart` has
 * the seats whose people had more than a fifth of their rounds made that way: their places come
 * after those of all others, whom they do not displace. `mean` has the points of the other people,
 * without computer players; null if there are none.
 */
export interface ResultView {
  abandoned: boolean;
  ranks: number[];
  verdict: Verdict | null;
  secret: string | null;
  hints: number;
  paper_ranks: (number | null)[];
  stand_ins: number[];
  apart: number[];
  mean: number | null;
}
/**
 * What somebody has reached in the games of the table that were played to their end.
 *
 * Shared wins count for each. A sheet of paper that was not typed in counts nowhere, and a game in
 * which somebody was ranked apart not for them.
 */
export interface StandingView {
  name: string;
  games: number;
  wins: number;
  points: number;
}
/**
 * A team: the names of its members, how many of them count, and their mean in points.
 *
 * `mean` is null while nobody of them has points. Teams are in the order in which they were made.
 */
export interface TeamView {
  name: string;
  members: string[];
  counted: number;
  mean: number | null;
}
/**
 * What everybody sees. `roller` has the next roll's button.
 *
 * By the closed rounds, for each seat: `totals`, `ranks`, and in `computer_rounds` how many of
 * them a computer made for the person. `apart` has the seats that are ranked apart for that, as
 * in the result.
 *
 * `rolled_by` is the seat that rolled the newest round; `latecomers` tells whether somebody may
 * still take a seat in the running game.
 *
 * `room` is the club room that the table was opened for.
 * `starting` tells that a start was asked for and waits a moment for nonces. `nonces_missing` has
 * the devices that it waits for; in a game, those of players whose nonces are not in its dice.
 * From `roll_for_at` on anybody with a seat may roll for an absent roller; at `time_up_at`
 * computers move for those who have not.
 * `roster` has the names that people choose theirs from; with `roster_only` no others are let in.
 * `series` has all who play, whoever has won most first; it is empty before the first game is over
 * and where nobody else plays.
 */
export interface PublicView {
  code: string;
  room: string | null;
  phase: "lobby" | "playing" | "over";
  settings: Settings;
  host: string;
  locked: boolean;
  latecomers: boolean;
  paused: boolean;
  game_number: number;
  commit: string;
  nonces: string[];
  same_dice: boolean;
  seats: SeatView[];
  papers: PaperView[];
  devices: DeviceView[];
  round: number;
  roll: string | null;
  last: boolean;
  moved: MovedView;
  closed: ClosedView | null;
  totals: number[];
  ranks: number[];
  computer_rounds: number[];
  apart: number[];
  roller: number | null;
  rolled_by: number | null;
  rolls_by_itself: boolean;
  roll_for_at: number | null;
  time_up_at: number | null;
  reactions: ReactionView[];
  result: ResultView | null;
  starting: boolean;
  nonces_missing: string[];
  series: StandingView[];
  roster: string[];
  roster_only: boolean;
  teams: TeamView[];
}
/**
 * A request was refused: a stable code, and a sentence in the language of `hello`.
 */
export interface Refusal {
  type: "refusal";
  id: number | null;
  code: string;
  message: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * What everybody may know of what a club room remembers: no names.
 */
export interface RoomMemoryView {
  on: boolean;
  games: number;
  /**
   * Days after which a table that nobody uses is deleted; null for never
   */
  keep_days: number | null;
  /**
   * Days that a game whose table is gone is remembered; null for ever
   */
  keep_records_days: number | null;
}
/**
 * The table of a club room; whoever opened it gets the ticket of its host.
 */
export interface RoomTicket {
  name: string;
  code: string | null;
  ticket: Ticket | null;
}
/**
 * What a device needs from now on. The token is its key: keep it, tell nobody.
 */
export interface Ticket {
  code: string;
  device: string;
  token: string;
}
/**
 * A club room, its table, and what is remembered.
 */
export interface RoomView {
  name: string;
  code: string | null;
  memory: RoomMemoryView;
}
/**
 * The sheet as far as it could be read. The verdict is on a full one, played alone.
 */
export interface ScoredSheet {
  sheet: SheetView;
  full: boolean;
  verdict: Verdict | null;
  doubts: DoubtView[];
}
/**
 * What a room remembers of one of the games, in a month or in all its time.
 */
export interface SeasonView {
  name: string;
  on: boolean;
  keeper: boolean;
  kind: string;
  month: string;
  months: string[];
  rows: SeasonRow[];
  games: RoomGameView[];
  hidden: PersonView[];
  /**
   * Games of all time that ratings are made from
   */
  rated: number;
  /**
   * Those of them in which all were reviewed
   */
  rated_without_luck: number;
}
/**
 * What a spectator sees of a table, and when somebody rolled or moved last (0: nobody yet).
 */
export interface TableLook {
  code: string;
  room: string | null;
  phase: "lobby" | "playing" | "over";
  settings: Settings;
  host: string;
  locked: boolean;
  latecomers: boolean;
  paused: boolean;
  game_number: number;
  commit: string;
  nonces: string[];
  same_dice: boolean;
  seats: SeatView[];
  papers: PaperView[];
  devices: DeviceView[];
  round: number;
  roll: string | null;
  last: boolean;
  moved: MovedView;
  closed: ClosedView | null;
  totals: number[];
  ranks: number[];
  computer_rounds: number[];
  apart: number[];
  roller: number | null;
  rolled_by: number | null;
  rolls_by_itself: boolean;
  roll_for_at: number | null;
  time_up_at: number | null;
  reactions: ReactionView[];
  result: ResultView | null;
  starting: boolean;
  nonces_missing: string[];
  series: StandingView[];
  roster: string[];
  roster_only: boolean;
  teams: TeamView[];
  played_at: number;
}
/**
 * What has changed of the public state, the same for everybody.
 *
 * Who has moved may be told half a second later.
 */
export interface TableNews {
  type: "table";
  table: PublicChanges;
  now: number;
}
/**
 * The answer to `hello`: everything this device may know. The same comes after a reconnect.
 */
export interface Welcome {
  type: "welcome";
  table: PublicView;
  yours: PrivateView;
  /**
   * The server's clock, in milliseconds since the epoch
   */
  now: number;
  /**
   * The version of these messages that the server knows
   */
  protocol: number;
  /**
   * The page that the server has: the name of its script, empty without one. A page with another name is from another version, and may offer to reload.
   */
  page: string;
}
/**
 * What only this device may see.
 */
export interface YourNews {
  type: "yours";
  yours: PrivateView;
}
/**
 * The same, with those of its seats only that have changed. Sent to who asked for it.
 */
export interface YourChanges {
  type: "your-changes";
  yours: PrivateView;
}
export const REPEATABLE = [
  "close-round",
  "coach",
  "correct-roll",
  "hint",
  "look",
  "look-paper",
  "move",
  "next",
  "owed",
  "paper-full",
  "paper-sheet",
  "part",
  "ping",
  "possible",
  "read-roster",
  "rolls",
  "take-back",
] as const;
export const MAX_NAME_LENGTH = 24 as const;
export const PROTOCOL = 1 as const;
