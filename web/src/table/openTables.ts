/** Tables of this device that can be continued. */
import type { PublicView, TableLook } from "../api/types";
import { getDeviceId, type SavedTicket } from "../storage/tickets";
import { listNames } from "./paperPlayers";
import { findHeldSeats } from "./seating";

export interface OpenTable {
  table: TableLook;
  ticket: SavedTicket;
  as: string[]; // names behind the ticket, where people who share the device have one each
  others: string[]; // everybody at the table; empty for a solo game
  points: number | null; // of the only own seat, with its open move; null in a lobby
  at: number; // when somebody moved last there, else when it was last seen here
}

/** A game from the home page in which nothing was rolled yet; it is used again, not listed. */
export const isUnrolled = ({ table, ticket }: Pick<OpenTable, "table" | "ticket">) =>
  ticket.alone && table.round === 0;

const REMATCH_TIME = 3600 * 1000; // milliseconds in which the same people may play again

/** Whether there is something to go back to: a game that is on, or people who may play again. */
function goesOn(table: TableLook, ticket: SavedTicket, now: number): boolean {
  if (table.phase !== "over") return true;
  if (ticket.alone) return false;
  const isHere = table.devices.some(({ device, here }) => here && device !== getDeviceId(ticket));
  return isHere || now - (table.played_at ?? 0) < REMATCH_TIME;
}

/** Those that go on, the last played first. `looks` are the tables by code, as far as they exist. */
export function listOpenTables(
  tickets: readonly SavedTicket[],
  looks: Readonly<Record<string, TableLook>>,
  now: number,
): OpenTable[] {
  return tickets
    .flatMap((ticket) => {
      const table = looks[ticket.code];
      return table && goesOn(table, ticket, now) ? [describe(table, ticket, tickets)] : [];
    })
    .sort((one, two) => two.at - one.at);
}

function describe(
  table: TableLook,
  ticket: SavedTicket,
  tickets: readonly SavedTicket[],
): OpenTable {
  const here = tickets.filter(({ code }) => code === ticket.code);
  const held = findHeldSeats(table, here);
  const names = held.find((one) => one.ticket === ticket)?.names ?? [];
  const seat = table.seats.findIndex(({ name }) => names.length === 1 && name === names[0]);
  return {
    table,
    ticket,
    as: here.length > 1 ? names : [],
    others: ticket.alone && table.seats.length < 2 ? [] : listNames(table),
    points: table.phase === "playing" && seat >= 0 ? findPoints(table, ticket, seat) : null,
    // An older server does not say when.
    at: (table.played_at || undefined) ?? ticket.seen ?? ticket.at,
  };
}

/** Those with the open move where this device knows it: the server tells nobody of it. */
function findPoints(table: TableLook, { open }: SavedTicket, seat: number): number | null {
  const isOpen = open?.game === table.game_number && open.round === table.round;
  return isOpen ? open.points : (table.totals[seat] ?? null);
}

/** Which tickets are worth a request: not those of solo games that have ended. */
export const selectAskedTickets = (tickets: readonly SavedTicket[]) =>
  tickets.filter(({ over, dismissed }) => !over && !dismissed);

const ASKED_TOGETHER = 8;
const RECENT = 7 * 24 * 3600 * 1000; // milliseconds; tables are hardly ever deleted sooner

/** The codes to ask for, the newest first: at once, and one after the other once those are known. */
export function planRequests(tickets: readonly SavedTicket[], now: number) {
  const asked = selectAskedTickets(tickets).filter(
    ({ code }, at, all) => all.findIndex((one) => one.code === code) === at,
  );
  const together = asked
    .slice(0, ASKED_TOGETHER)
    .filter(({ seen, at }, nth) => nth === 0 || now - (seen ?? at) < RECENT);
  const after = asked.filter((one) => !together.includes(one));
  const codesOf = (some: SavedTicket[]) => some.map(({ code }) => code);
  return { together: codesOf(together), after: codesOf(after) };
}

/** Levels of the computer players at a table. */
export const listComputerLevels = (table: PublicView): string[] =>
  table.seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));

/** A game that was opened for the same purpose and never rolled. */
export function findReusableTable(
  all: readonly OpenTable[],
  game: string,
  levels: readonly string[],
): OpenTable | undefined {
  return all.find(
    (one) =>
      isUnrolled(one) &&
      one.table.settings.game === game &&
      !one.table.same_dice &&
      (one.table.phase === "playing" || one.table.game_number === 1) &&
      listComputerLevels(one.table).join() === levels.join(),
  );
}
