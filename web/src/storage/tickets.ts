import { writeStored, readStored } from "./browserStorage";

/** The key of this device to a table, and what is nice to know before the table answers. */
export interface SavedTicket {
  code: string;
  token: string;
  at: number;
  game: string;
  alone: boolean; // started from the home page: no lobby
  claim?: number; // the seat whose person this device says it belongs to, until it has said so
  seen?: number; // when somebody was at the table with it last
  called?: string; // the name that the page gave, because none was asked for
}

const MAX_TICKETS = 30;
/** After so long away somebody else may have the tablet in hand. */
export const LONG_ABSENCE = 5 * 60 * 1000;

/** The one used last comes first; people who share a device have one each at the same table. */
export function loadTickets(): SavedTicket[] {
  return readStored<SavedTicket[]>("tickets", []);
}

export const findTickets = (code: string) => loadTickets().filter((ticket) => ticket.code === code);

export const findTicket = (code: string): SavedTicket | undefined => findTickets(code)[0];

export function saveTicket(ticket: SavedTicket) {
  const others = loadTickets().filter((other) => other.token !== ticket.token);
  writeStored("tickets", [ticket, ...others].slice(0, MAX_TICKETS));
}

/** Somebody is at the table with this ticket; one that was dropped stays dropped. */
export function recordPresence(token: string, now = Date.now()) {
  const found = loadTickets().find((ticket) => ticket.token === token);
  if (found) saveTicket({ ...found, seen: now });
}

const filterTickets = (wanted: (ticket: SavedTicket) => boolean) =>
  writeStored("tickets", loadTickets().filter(wanted));

export const deleteTicket = (token: string) => filterTickets((ticket) => ticket.token !== token);
/** The table is not there any more. */
export const deleteTicketsOf = (code: string) => filterTickets((ticket) => ticket.code !== code);

/** The tickets to ask about before one of them is used: whose is this device now? */
export function findTicketsToConfirm(kept: readonly SavedTicket[], now: number): SavedTicket[] {
  const [last] = kept;
  if (!last || last.alone || last.seen === undefined || now - last.seen <= LONG_ABSENCE) return [];
  return kept.filter((ticket) => !ticket.alone);
}

/** The public name of the device that a ticket is of. */
export const getDeviceId = ({ token }: SavedTicket) => token.split(".")[1] ?? "";
