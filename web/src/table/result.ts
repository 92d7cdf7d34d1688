/** How a game ended, for people: who won, who may go on, and what is saved or shared of it. */
import type { PrivateView, PublicView } from "../api/types";
import { isSolo, findMissingSheets } from "./paperPlayers";

export interface RankedPlayer {
  seat: number; // those on paper follow behind the seats, each by a number that stays theirs
  paper: number | null; // the number of somebody on paper
  name: string;
  bot: string | null;
  total: number | null; // on paper only when the sheet was typed in
  place: number | null;
  mine: boolean;
  late: number; // the rounds that somebody who came late placed afterwards
}

/** Everybody, best first; equal places stay in rolling order, and missing sheets are last. */
export function rankPlayers(table: PublicView, yours: PrivateView): RankedPlayer[] {
  const placed: RankedPlayer[] = table.seats.map(({ name, bot, device, late }, seat) => ({
    seat,
    paper: null,
    name,
    bot,
    total: table.totals[seat] ?? 0,
    place: table.result?.ranks[seat] ?? 1,
    mine: bot === null && device === yours.device,
    late,
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
  }));
  const order = ({ place }: RankedPlayer) => place ?? Infinity;
  return [...placed, ...onPaper].sort(
    (one, two) => Number(order(one) > order(two)) - Number(order(one) < order(two)),
  );
}

/** A step of the podium: those who share a place. */
export interface PodiumStep {
  place: number;
  total: number;
  names: string[];
}

/** The first three places. Two firsts leave no second: the next is third. */
export function buildPodium(all: readonly RankedPlayer[]): PodiumStep[] {
  const steps: PodiumStep[] = [];
  for (const { place, total, name } of all) {
    if (place === null || total === null || place > 3) continue;
    const step = steps.find((one) => one.place === place);
    if (step) step.names.push(name);
    else steps.push({ place, total, names: [name] });
  }
  return steps;
}

/** The mean of the people's points; computer players do not count. Null where there are none. */
export function computeMeanPoints(all: readonly RankedPlayer[]): number | null {
  const points = all.flatMap(({ bot, total }) => (bot === null && total !== null ? [total] : []));
  return points.length ? points.reduce((sum, total) => sum + total, 0) / points.length : null;
}

export type Outcome =
  | { kind: "abandoned" | "you-win" | "shared-win" | "alone" }
  | { kind: "missing"; count: number } // sheets of paper that may change who wins
  | { kind: "wins"; name: string }
  | { kind: "share-the-win"; names: string[] };

const MAX_NAMED_WINNERS = 3; // more names than these make no heading

/** What the heading says. */
export function determineOutcome(table: PublicView, yours: PrivateView): Outcome {
  if (table.result?.abandoned) return { kind: "abandoned" };
  if (isSolo(table)) return { kind: "alone" };
  const missing = findMissingSheets(table).length;
  if (missing) return { kind: "missing", count: missing };
  const all = rankPlayers(table, yours);
  const winners = all.filter(({ place }) => place === 1);
  if (winners.length > MAX_NAMED_WINNERS) return { kind: "shared-win" };
  if (winners.length > 1) return { kind: "share-the-win", names: winners.map(({ name }) => name) };
  // On a device that several people share "you" could be anybody.
  const only = all.filter(({ mine }) => mine).length === 1;
  if (only && winners[0]?.mine) return { kind: "you-win" };
  return { kind: "wins", name: winners[0]?.name ?? "" };
}

/** The sheet to show first: the best of this device, or the winner's for those who watched. */
export function pickFirstSheet(all: readonly RankedPlayer[]): number {
  return (all.find(({ mine, total }) => mine && total !== null) ?? all[0])?.seat ?? 0;
}

/** Whether nobody else has to be waited for: the host's own people, computers, and no guest. */
export function isOnlyThisDevice(table: PublicView, yours: PrivateView): boolean {
  const mine = (device: string | null) => device === yours.device;
  if (!yours.host || !table.devices.every(({ device }) => mine(device))) return false;
  if (!table.papers.every(({ device }) => mine(device))) return false;
  return table.seats.every(({ bot, device }) => bot || mine(device));
}

/** Whether the rolls of this game can be had again. */
export const canReplayDice = (table: PublicView) =>
  table.settings.dice === "app" && table.round > 0;

/** Whether the rolls follow from the secret; repeated ones followed from an older one. */
export const canVerifyDice = (table: PublicView) => !!table.result?.secret && !table.same_dice;

export const getTableRecordName = (table: PublicView) =>
  `${table.settings.game}-${table.code}-${table.game_number}.5x5`;

/** Whether there is anything on the sheets: one that was ended in its first round is empty. */
export const canPrint = (table: PublicView) => !table.result?.abandoned || table.round > 1;

/** The result as a few lines of text to send to somebody. */
export function formatResult(
  title: string,
  headline: string,
  all: readonly RankedPlayer[],
): string {
  const lines = all.map(({ place, name, total }) =>
    total === null ? `–  ${name}` : `${place}. ${name}: ${total}`,
  );
  return [title, headline, ...(all.length > 1 ? lines : [])].join("\n");
}
