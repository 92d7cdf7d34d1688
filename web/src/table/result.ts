/** The result of a game: ranking, outcome, and what can be done with it. */
import type { PrivateView, PublicView, StandingView } from "../api/types";
import { isSolo, findMissingSheets } from "./paperPlayers";
import { listPeople } from "./seating";
import { isPupils, selectBest } from "./selectors";

export interface RankedPlayer {
  seat: number; // paper players: the number of seats plus `paper`
  paper: number | null; // id of a paper player
  name: string;
  bot: string | null;
  total: number | null; // null: the paper sheet was not typed in yet
  place: number | null;
  mine: boolean;
  late: number; // number of rounds that a latecomer placed afterwards
  computerRounds: number; // rounds in which a computer moved for the person
  apart: boolean; // ranked apart, because there were too many of them
}

/** All players, best first; ties in rolling order, missing sheets last. */
export function rankPlayers(table: PublicView, yours: PrivateView): RankedPlayer[] {
  const apart = new Set(table.result?.apart);
  const placed: RankedPlayer[] = table.seats.map(({ name, bot, device, late }, seat) => ({
    seat,
    paper: null,
    name,
    bot,
    total: table.totals[seat] ?? 0,
    place: table.result?.ranks[seat] ?? 1,
    mine: bot === null && device === yours.device,
    late,
    computerRounds: table.result?.stand_ins?.[seat] ?? 0,
    apart: apart.has(seat),
  }));
  const onPaper = table.papers.map(({ paper, name, device, total }, at) => ({
    seat: table.seats.length + paper,
    paper,
    name,
    bot: null,
    total,
    place: table.result?.paper_ranks[at] ?? null,
    mine: device === yours.device,
    late: 0,
    computerRounds: 0,
    apart: false,
  }));
  const order = ({ place }: RankedPlayer) => place ?? Infinity;
  return [...placed, ...onPaper].sort(
    (one, two) => Number(order(one) > order(two)) - Number(order(one) < order(two)),
  );
}

/** Who is listed at the end: everybody, or for pupils themselves first and the first three. */
export function selectListedPlayers(
  all: readonly RankedPlayer[],
  table: PublicView,
  yours: PrivateView,
): RankedPlayer[] {
  if (!isPupils(table, yours)) return [...all];
  const best = ({ mine, place, apart }: RankedPlayer) =>
    !mine && !apart && place !== null && place <= 3;
  const many = all.filter(best).length > MAX_PODIUM_NAMES; // a tie of thirty is no podium
  return [...all.filter(({ mine }) => mine), ...(many ? [] : all.filter(best))];
}

/** Who is listed in the running total: everybody, or for pupils themselves and the first three. */
export function selectListedTotals(table: PublicView, yours: PrivateView): StandingView[] {
  const all = table.series ?? []; // an older server does not tell
  if (!isPupils(table, yours)) return all;
  const own = new Set(
    listPeople(table)
      .filter(({ device }) => device === yours.device)
      .map(({ name }) => name),
  );
  return selectBest(all, ({ name }) => own.has(name));
}

/** A place on the podium, with all who share it. */
export interface PodiumStep {
  place: number;
  total: number;
  people: { name: string; computerRounds: number; bot: string | null }[];
  more: number; // people that there is no room for
}

const MAX_PODIUM_NAMES = 6; // on one step

/** The first three places, in competition ranking (1, 1, 3); none if nobody has points. */
export function buildPodium(all: readonly RankedPlayer[]): PodiumStep[] {
  const steps: PodiumStep[] = [];
  if (!all.some(({ total }) => total)) return steps;
  for (const { place, total, name, computerRounds, bot, apart } of all) {
    if (place === null || total === null || place > 3 || apart) continue;
    const step = steps.find((one) => one.place === place);
    const person = { name, computerRounds, bot };
    if (step) step.people.push(person);
    else steps.push({ place, total, people: [person], more: 0 });
  }
  return steps.map(({ people, ...step }) => {
    const most = people.length > MAX_PODIUM_NAMES ? MAX_PODIUM_NAMES - 1 : people.length;
    return { ...step, people: people.slice(0, most), more: people.length - most };
  });
}

/** The mean points of people, without whom computers played for; null if there are none. */
export function computeMeanPoints(all: readonly RankedPlayer[]): number | null {
  const points = all.flatMap(({ bot, total, apart }) =>
    bot === null && total !== null && !apart ? [total] : [],
  );
  return points.length ? points.reduce((sum, total) => sum + total, 0) / points.length : null;
}

export type Outcome =
  | { kind: "abandoned" | "you-win" | "shared-win" | "alone" | "apart" }
  | { kind: "place"; place: number; of: number } // of a pupil
  | { kind: "missing"; count: number } // missing paper sheets, which may change who wins
  | { kind: "wins"; name: string }
  | { kind: "share-the-win"; names: string[] };

const MAX_NAMED_WINNERS = 3; // more do not fit into the heading

/** The outcome from the point of view of this device. */
export function determineOutcome(table: PublicView, yours: PrivateView): Outcome {
  if (table.result?.abandoned) return { kind: "abandoned" };
  if (isSolo(table)) return { kind: "alone" };
  const missing = findMissingSheets(table).length;
  if (missing) return { kind: "missing", count: missing };
  const all = rankPlayers(table, yours);
  const winners = all.filter(({ place }) => place === 1);
  // On a shared device "you" would be ambiguous.
  const own = all.filter(({ mine }) => mine);
  const only = own.length === 1 ? own[0]! : null;
  if (only && only.place !== 1 && isPupils(table, yours)) {
    if (only.apart || only.place === null) return { kind: "apart" };
    return { kind: "place", place: only.place, of: all.filter(({ apart }) => !apart).length };
  }
  if (winners.length > MAX_NAMED_WINNERS) return { kind: "shared-win" };
  if (winners.length > 1) return { kind: "share-the-win", names: winners.map(({ name }) => name) };
  if (only && winners[0]?.mine) return { kind: "you-win" };
  return { kind: "wins", name: winners[0]?.name ?? "" };
}

/** The best sheet of this device, or the winner's for spectators. */
export function pickFirstSheet(all: readonly RankedPlayer[]): number {
  return (all.find(({ mine, total }) => mine && total !== null) ?? all[0])?.seat ?? 0;
}

/** Whether this device is the host's and the only one at the table. */
export function isOnlyThisDevice(table: PublicView, yours: PrivateView): boolean {
  const mine = (device: string | null) => device === yours.device;
  if (!yours.host || !table.devices.every(({ device }) => mine(device))) return false;
  if (!table.papers.every(({ device }) => mine(device))) return false;
  return table.seats.every(({ bot, device }) => bot || mine(device));
}

/** Whether all who played are still connected: the next game needs no lobby. */
export function isEverybodyHere({ seats, papers, devices }: PublicView): boolean {
  const here = new Set(devices.filter((one) => one.here).map(({ device }) => device));
  const isHere = (device: string | null) => device !== null && here.has(device);
  return (
    seats.every(({ bot, device }) => bot || isHere(device)) &&
    papers.every(({ device }) => isHere(device))
  );
}

/** Whether the rolls of this game can be repeated. */
export const canReplayDice = (table: PublicView) =>
  table.settings.dice === "app" && table.round > 0;

export const getTableRecordName = (table: PublicView) =>
  `${table.settings.game}-${table.code}-${table.game_number}.5x5`;

/** Whether the sheets are not empty. */
export const canPrint = (table: PublicView) => !table.result?.abandoned || table.round > 1;

/** The result as plain text to share. */
export function formatResult(
  title: string,
  headline: string,
  all: readonly RankedPlayer[],
): string {
  const lines = all.map(({ place, name, total, apart }) =>
    total === null ? `–  ${name}` : `${apart ? "– " : `${place}.`} ${name}: ${total}`,
  );
  return [title, headline, ...(all.length > 1 ? lines : [])].join("\n");
}
