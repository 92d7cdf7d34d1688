/** Selectors: pure functions of the public and the private view of a table. */
import { MAX_NAME_LENGTH } from "./seating";
import type { OwnSeatView, PrivateView, PublicView, SeatView, Settings } from "../api/types";

export type ButtonState =
  | { kind: "roll" | "finish" } // this device presses it
  | { kind: "roll-for" | "finish-for"; name: string } // instead of somebody who is away
  | { kind: "wait-moves"; missing: number; mine: number[] } // mine: seats of this device
  | { kind: "wait-roller"; name: string; last: boolean }
  | { kind: "wait-host"; last: boolean }
  | { kind: "by-itself"; last: boolean }
  | { kind: "paused" };

export const isRoundOpen = (table: PublicView) => table.phase === "playing" && table.roll !== null;

const countMissingMoves = (table: PublicView) => table.moved.of - table.moved.seats.length;

/** Whether it is a classroom: automatic stand-ins, or a host who is never replaced. */
export const isClassroom = (settings: Settings) =>
  settings.stand_ins === "auto" || !settings.host_passes;

/** Whether this device is one of a class: it is not shown who is last. */
export const isPupils = (table: PublicView, yours: PrivateView | null) =>
  isClassroom(table.settings) && !yours?.host;

const BEST = 3; // that pupils see besides themselves

/** The first three and one's own, of a list that has the best first. */
export const selectBest = <One>(all: readonly One[], isMine: (one: One) => boolean) =>
  all.filter((one, at) => at < BEST || isMine(one));

/**
 * Names of those who still have to move, if they are one or two and fit in a line. Never in a
 * classroom, where nobody is exposed as slow.
 */
export function selectAwaitedNames(table: PublicView): string[] {
  if (isClassroom(table.settings)) return [];
  const moved = new Set(table.moved.seats);
  const names = table.seats.filter((_, seat) => !moved.has(seat)).map(({ name }) => name);
  return names.length <= 2 && names.join("").length <= MAX_NAME_LENGTH ? names : [];
}

const haveAllMoved = (table: PublicView) => table.round === 0 || countMissingMoves(table) === 0;

/** The own seats. They have no moves while the two views are of different rounds. */
export function selectOwnSeats(table: PublicView, yours: PrivateView): OwnSeatView[] {
  const inStep = yours.round === table.round && yours.game_number === table.game_number;
  return inStep ? yours.seats : yours.seats.map(removeMoves);
}

/** The private view with those of its seats replaced that have changed. */
export function applyChanges(yours: PrivateView, changes: PrivateView): PrivateView {
  const changed = new Map(changes.seats.map((own) => [own.seat, own]));
  return { ...changes, seats: yours.seats.map((own) => changed.get(own.seat) ?? own) };
}

const removeMoves = (seat: OwnSeatView): OwnSeatView => ({
  ...seat,
  sheet: seat.pencilled,
  write: [],
  circle: [],
  nothing: false,
});

/** Whether the button rolls, or ends the game, when it is tapped here. */
export function isRolledHere(button: ButtonState): boolean {
  return ["roll", "finish", "roll-for", "finish-for"].includes(button.kind);
}

/** What the roll button does for this device. */
export function selectRollButton(table: PublicView, yours: PrivateView, now: number): ButtonState {
  if (table.paused) return { kind: "paused" };
  if (!haveAllMoved(table)) {
    const moved = new Set(table.moved.seats);
    const mine = yours.seats.map((own) => own.seat).filter((seat) => !moved.has(seat));
    return { kind: "wait-moves", missing: countMissingMoves(table), mine };
  }
  const last = table.last;
  const mine = { kind: last ? "finish" : "roll" } as const;
  const computer = table.roller === null ? undefined : table.seats[table.roller];
  if (table.rolls_by_itself) {
    return computer
      ? { kind: "wait-roller", name: computer.name, last }
      : { kind: "by-itself", last };
  }
  const late = table.roll_for_at !== null && now >= table.roll_for_at;
  if (table.settings.rolls === "host") {
    if (yours.host) return mine;
    if (late && yours.seats.length) return { kind: last ? "finish-for" : "roll-for", name: "" };
    return { kind: "wait-host", last };
  }
  const roller = table.seats[table.roller ?? 0]!;
  if (yours.seats.some((seat) => seat.seat === table.roller)) return mine;
  // Computer players cannot roll real dice: anybody may do it for them.
  const mayFor = late || roller.bot !== null || roller.stand_in;
  if (mayFor && (yours.seats.length || yours.host)) {
    return { kind: last ? "finish-for" : "roll-for", name: roller.name };
  }
  return { kind: "wait-roller", name: roller.name, last };
}

/** Who of several on this device rolls next: "you" would be any of them. Null for one person. */
export function findOwnRoller(table: PublicView, own: readonly OwnSeatView[]): string | null {
  if (own.length < 2 || !own.some(({ seat }) => seat === table.roller)) return null;
  return table.seats[table.roller!]?.name ?? null;
}

/** When the round ends for a seat, whose time may be extended, or for everybody; null: not limited. */
export const selectDeadline = (table: PublicView, own: OwnSeatView | undefined) =>
  own && isRoundOpen(table) ? own.time_up_at : table.time_up_at;

/** Whether this device has to type a real roll now. */
export function mustTypeRoll(table: PublicView, what: ButtonState): boolean {
  if (table.settings.dice !== "real" || table.last) return false;
  return what.kind === "roll" || what.kind === "roll-for";
}

/** Whether this device may correct a real roll. */
export function mayCorrectRoll(table: PublicView, yours: PrivateView): boolean {
  if (table.settings.dice !== "real" || !isRoundOpen(table) || table.paused) return false;
  return yours.host || yours.seats.some((seat) => seat.seat === table.rolled_by);
}

export interface Standing {
  seat: number;
  name: string;
  bot: string | null;
  total: number;
  place: number;
  moved: boolean;
  away: boolean;
  standIn: boolean;
  mine: boolean;
  late: boolean; // joined during the game
  computerRounds: number; // closed rounds in which a computer moved for the person
  apart: boolean; // ranked apart, because there were too many of them
}

/** All seats in rolling order, with points and places after the closed rounds. */
export function selectStandings(table: PublicView, yours: PrivateView | null): Standing[] {
  const mine = new Set(yours?.seats.map((seat) => seat.seat));
  const moved = new Set(table.moved.seats);
  const apart = new Set(table.apart);
  const told = !isClassroom(table.settings) || yours?.host;
  return table.seats.map((chair: SeatView, seat) => {
    const total = table.totals[seat] ?? 0;
    return {
      seat,
      name: chair.name,
      bot: chair.bot,
      total,
      // An older server tells neither places nor rounds of computers.
      place: table.ranks?.[seat] ?? 1 + table.totals.filter((other) => other > total).length,
      // In a classroom only hosts see who has moved.
      moved: moved.has(seat) && (told || mine.has(seat)),
      away: chair.away,
      standIn: chair.stand_in,
      mine: mine.has(seat),
      late: chair.late > 0,
      computerRounds: table.computer_rounds?.[seat] ?? 0,
      apart: apart.has(seat),
    };
  });
}

/** Who is shown in a game: everybody, or to pupils themselves and the first three. */
export function selectShownStandings(table: PublicView, yours: PrivateView | null): Standing[] {
  const all = selectStandings(table, yours);
  if (!isPupils(table, yours)) return all;
  const shown = new Set(selectBest(sortByPlace(all), ({ mine }) => mine));
  return all.filter((one) => shown.has(one));
}

export const sortByPlace = (all: Standing[]) =>
  [...all].sort((one, two) => one.place - two.place || one.seat - two.seat);

/** Two letters: the initials of two words, or the first two of one. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? words.slice(0, 2).map(getFirstLetter) : [...words[0]!].slice(0, 2);
  return letters.join("").toLocaleUpperCase();
}

const getFirstLetter = (word: string) => [...word][0] ?? "";

/** The free name with the smallest number: "Emma 2". */
export function findFreeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.normalize("NFC")));
  for (let number = 2; ; number++) {
    const tried = `${name.slice(0, 24 - String(number).length - 1)} ${number}`;
    if (!used.has(tried.normalize("NFC"))) return tried;
  }
}
