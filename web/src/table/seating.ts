/** Names, order and presets before a game, and who is at a table. */
import { getDeviceId, type SavedTicket } from "../storage/tickets";
import type { PublicView, Settings } from "../api/types";

export { MAX_NAME_LENGTH } from "../api/types";

// As the server compares names: "anna" is "Anna".
const normalizeName = (name: string) => name.trim().normalize("NFKC").toLowerCase();

export const isNameTaken = (name: string, taken: readonly string[]) =>
  taken.some((other) => normalizeName(other) === normalizeName(name));

/** A random name that is free; any of them if none is. */
export function pickRandomName(
  list: string,
  taken: readonly string[],
  chance = Math.random,
): string {
  const names = list.split(",").map((name) => name.trim());
  const free = names.filter((name) => !isNameTaken(name, taken));
  const from = free.length ? free : names;
  return from[Math.floor(chance() * from.length)]!;
}

/** The free name with the smallest number, from 1. */
export function findNumberedName(
  named: (number: number) => string,
  taken: readonly string[],
): string {
  for (let number = 1; ; number++) if (!isNameTaken(named(number), taken)) return named(number);
}

/**
 * A free name for a computer player: that of its level, else the next one. `names` are the server's;
 * an older one has none.
 */
export function pickComputerName(
  names: readonly string[] | undefined,
  levels: readonly string[],
  level: string,
  taken: readonly string[],
  named: (number: number) => string,
): string {
  const first = Math.max(0, levels.indexOf(level));
  const inOrder = [...(names ?? []).slice(first), ...(names ?? []).slice(0, first)];
  return inOrder.find((name) => !isNameTaken(name, taken)) ?? findNumberedName(named, taken);
}

/** The order after moving one seat, as a permutation of the current seats. */
export function moveSeat(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const [one] = order.splice(from, 1);
  order.splice(Math.max(0, Math.min(seats - 1, to)), 0, one!);
  return order;
}

/** The order that starts with a seat and keeps the cycle. */
export const rotateSeats = (seats: number, first: number) =>
  Array.from({ length: seats }, (_, at) => (first + at) % seats);

/** The preset that equals the settings, apart from the game. */
export function findPreset(settings: Settings, presets: Record<string, Settings>): string | null {
  const same = (one: Settings) =>
    (Object.keys(one) as (keyof Settings)[]).every(
      (name) => name === "game" || one[name] === settings[name],
    );
  return Object.keys(presets).find((name) => same(presets[name]!)) ?? null;
}

/** The settings of a preset for a game. */
export const applyPreset = (preset: Settings, game: string) => ({ ...preset, game });

/** The usual numbers, with the current one. */
export const includeCurrent = (usual: readonly number[], current: number | null) =>
  [...new Set([...usual, ...(current === null ? [] : [current])])].sort((one, two) => one - two);

/** The name of the host; null if they do not play. */
export const findHostName = (table: PublicView) =>
  listPeople(table).find(({ device }) => device === table.host)?.name ?? null;

/** All people who play, on paper too, with their devices. */
export const listPeople = (table: PublicView): { name: string; device: string | null }[] => [
  ...table.seats.filter(({ bot }) => bot === null),
  ...table.papers,
];

/** The people whose devices have no nonce: waited for in the lobby, missing in a game. */
export const findNamesWithoutNonce = (table: PublicView) =>
  listPeople(table)
    .filter(({ device }) => device !== null && table.nonces_missing.includes(device))
    .map(({ name }) => name);

/** Present devices without a player. */
export const countSpectators = (table: PublicView) =>
  table.devices.filter(
    (one) => one.here && !listPeople(table).some((who) => who.device === one.device),
  ).length;

/** The tickets that hold seats at the table, with the names on them. */
export const findHeldSeats = (table: PublicView, kept: readonly SavedTicket[]) =>
  kept
    .map((ticket) => ({
      ticket,
      names: listPeople(table)
        .filter(({ device }) => device === getDeviceId(ticket))
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length);

/** Whether the table has devices besides those of the tickets. */
export const hasOtherDevices = (table: PublicView, kept: readonly SavedTicket[]) =>
  table.devices.some(({ device }) => !kept.some((ticket) => getDeviceId(ticket) === device));

/** Absent people; one of them may be returning on another device. */
export const findAbsentPlayers = (table: PublicView) =>
  table.seats.flatMap((chair, seat) =>
    chair.away && chair.bot === null ? [{ seat, name: chair.name }] : [],
  );
