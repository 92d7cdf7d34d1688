/** Names and order of seats before a game. */
import { getDeviceId, type SavedTicket } from "../storage/tickets";
import type { PublicView, Settings } from "../api/types";

export const MAX_NAME_LENGTH = 24;

const normalizeName = (name: string) => name.trim().normalize("NFC");

export const isNameTaken = (name: string, taken: readonly string[]) =>
  taken.some((other) => normalizeName(other) === normalizeName(name));

/** One of the friendly names that nobody has, or any of them. */
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

/** The smallest number from 1 on whose name is free. */
export function findNumberedName(
  named: (number: number) => string,
  taken: readonly string[],
): string {
  for (let number = 1; ; number++) if (!isNameTaken(named(number), taken)) return named(number);
}

/** The order in which the seat stands at another place; each seat given by its place so far. */
export function moveSeat(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const [one] = order.splice(from, 1);
  order.splice(Math.max(0, Math.min(seats - 1, to)), 0, one!);
  return order;
}

/** Begin with this seat, and go on round the table as people sit. */
export const rotateSeats = (seats: number, first: number) =>
  Array.from({ length: seats }, (_, at) => (first + at) % seats);

/** The preset that the settings are, whatever the game. */
export function findPreset(settings: Settings, presets: Record<string, Settings>): string | null {
  const same = (one: Settings) =>
    (Object.keys(one) as (keyof Settings)[]).every(
      (name) => name === "game" || one[name] === settings[name],
    );
  return Object.keys(presets).find((name) => same(presets[name]!)) ?? null;
}

/** The settings of a preset, for the game that is chosen. */
export const applyPreset = (preset: Settings, game: string) => ({ ...preset, game });

/** The usual numbers, and the one that holds, should it be another. */
export const includeCurrent = (usual: readonly number[], current: number | null) =>
  [...new Set([...usual, ...(current === null ? [] : [current])])].sort((one, two) => one - two);

/** Weak players first, and the one that plays anyhow last: it is there for tests. */
export const sortLevels = (levels: readonly string[]) => [
  ...levels.filter((level) => level !== "random"),
  ...levels.filter((level) => level === "random"),
];

/** The name people know the host by, if the host has a seat. */
export const findHostName = (table: PublicView) =>
  listPeople(table).find(({ device }) => device === table.host)?.name ?? null;

/** Who plays here, on paper too, and with which device. */
export const listPeople = (table: PublicView): { name: string; device: string | null }[] => [
  ...table.seats.filter(({ bot }) => bot === null),
  ...table.papers,
];

/** Devices that are there with nobody who plays. */
export const countSpectators = (table: PublicView) =>
  table.devices.filter(
    (one) => one.here && !listPeople(table).some((who) => who.device === one.device),
  ).length;

/** The tickets that hold seats at the table, and whose seats. */
export const findHeldSeats = (table: PublicView, kept: readonly SavedTicket[]) =>
  kept
    .map((ticket) => ({
      ticket,
      names: listPeople(table)
        .filter(({ device }) => device === getDeviceId(ticket))
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length);

/** Whether others than the holders of these tickets are at the table, or were. */
export const hasOtherDevices = (table: PublicView, kept: readonly SavedTicket[]) =>
  table.devices.some(({ device }) => !kept.some((ticket) => getDeviceId(ticket) === device));

/** People who are not there now: one of them may have another device in hand. */
export const findAbsentPlayers = (table: PublicView) =>
  table.seats.flatMap((chair, seat) =>
    chair.away && chair.bot === null ? [{ seat, name: chair.name }] : [],
  );
