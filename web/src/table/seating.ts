/** Names and order of seats before a game. */
import { getDeviceId, type SavedTicket } from "../storage/tickets";
import type { PublicView, Settings } from "../api/types";

export const NAME_LENGTH = 24;

const alike = (name: string) => name.trim().normalize("NFC");

export const isTaken = (name: string, taken: readonly string[]) =>
  taken.some((other) => alike(other) === alike(name));

/** One of the friendly names that nobody has, or any of them. */
export function givenName(list: string, taken: readonly string[], chance = Math.random): string {
  const names = list.split(",").map((name) => name.trim());
  const free = names.filter((name) => !isTaken(name, taken));
  const from = free.length ? free : names;
  return from[Math.floor(chance() * from.length)]!;
}

/** The smallest number from 1 on whose name is free. */
export function numberedName(named: (number: number) => string, taken: readonly string[]): string {
  for (let number = 1; ; number++) if (!isTaken(named(number), taken)) return named(number);
}

/** The order in which the seat stands at another place; each seat given by its place so far. */
export function moved(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const [one] = order.splice(from, 1);
  order.splice(Math.max(0, Math.min(seats - 1, to)), 0, one!);
  return order;
}

/** Begin with this seat, and go on round the table as people sit. */
export const startingWith = (seats: number, first: number) =>
  Array.from({ length: seats }, (_, at) => (first + at) % seats);

/** The preset that the settings are, whatever the game. */
export function presetOf(settings: Settings, presets: Record<string, Settings>): string | null {
  const same = (one: Settings) =>
    (Object.keys(one) as (keyof Settings)[]).every(
      (name) => name === "game" || one[name] === settings[name],
    );
  return Object.keys(presets).find((name) => same(presets[name]!)) ?? null;
}

/** The settings of a preset, for the game that is chosen. */
export const presetFor = (preset: Settings, game: string) => ({ ...preset, game });

/** The usual numbers, and the one that holds, should it be another. */
export const withCurrent = (usual: readonly number[], current: number | null) =>
  [...new Set([...usual, ...(current === null ? [] : [current])])].sort((one, two) => one - two);

/** Weak players first, and the one that plays anyhow last: it is there for tests. */
export const levelsToOffer = (levels: readonly string[]) => [
  ...levels.filter((level) => level !== "random"),
  ...levels.filter((level) => level === "random"),
];

/** The name people know the host by, if the host has a seat. */
export const hostName = (table: PublicView) =>
  people(table).find(({ device }) => device === table.host)?.name ?? null;

/** Who plays here, on paper too, and with which device. */
export const people = (table: PublicView): { name: string; device: string | null }[] => [
  ...table.seats.filter(({ bot }) => bot === null),
  ...table.papers,
];

/** Devices that are there with nobody who plays. */
export const watching = (table: PublicView) =>
  table.devices.filter((one) => one.here && !people(table).some((who) => who.device === one.device))
    .length;

/** The tickets that hold seats at the table, and whose seats. */
export const held = (table: PublicView, kept: readonly SavedTicket[]) =>
  kept
    .map((ticket) => ({
      ticket,
      names: people(table)
        .filter(({ device }) => device === getDeviceId(ticket))
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length);

/** Whether others than the holders of these tickets are at the table, or were. */
export const withOthers = (table: PublicView, kept: readonly SavedTicket[]) =>
  table.devices.some(({ device }) => !kept.some((ticket) => getDeviceId(ticket) === device));

/** People who are not there now: one of them may have another device in hand. */
export const absent = (table: PublicView) =>
  table.seats.flatMap((chair, seat) =>
    chair.away && chair.bot === null ? [{ seat, name: chair.name }] : [],
  );
