import { writeStored, readStored } from "./browserStorage";

/** The token of this device for a table, with what is shown before the table answers. */
export interface SavedTicket {
  code: string;
  token: string;
  at: number;
  game: string;
  alone: boolean; // a solo game from the home page, without a lobby
  claim?: number; // the seat to claim as soon as it is connected
  seen?: number; // when the page was last open with it
  called?: string; // the default name, if none was asked for
  over?: boolean; // a solo game that has ended
  open?: { game: number; round: number; points: number }; // with the move of an open round
  dismissed?: boolean | undefined; // not offered on the home page until it is opened again
}

const MAX_TICKETS = 30;
/** Milliseconds after which another person may be using the device. */
export const LONG_ABSENCE = 5 * 60 * 1000;

/** The most recently used first. People who share a device have one each at a table. */
export function loadTickets(): SavedTicket[] {
  return readStored<SavedTicket[]>("tickets", []);
}

export const findTickets = (code: string) => loadTickets().filter((ticket) => ticket.code === code);

export const findTicket = (code: string): SavedTicket | undefined => findTickets(code)[0];

export function saveTicket(ticket: SavedTicket) {
  const others = loadTickets().filter((other) => other.token !== ticket.token);
  const all = [ticket, ...others];
  while (all.length > MAX_TICKETS) {
    const ended = all.findLastIndex(({ over }) => over); // a running game is the last to go
    all.splice(ended > 0 ? ended : -1, 1);
  }
  writeStored("tickets", all);
}

/** Changes a ticket at its place, unless it was deleted. */
export function updateTicket(token: string, changes: Partial<SavedTicket>) {
  const changed = loadTickets().map((one) => (one.token === token ? { ...one, ...changes } : one));
  writeStored("tickets", changed);
}

/** Notes that the page is open with this ticket, unless it was deleted. */
export function recordPresence(token: string, now = Date.now()) {
  const found = loadTickets().find((ticket) => ticket.token === token);
  if (found) saveTicket({ ...found, seen: now, dismissed: undefined });
}

const filterTickets = (wanted: (ticket: SavedTicket) => boolean) =>
  writeStored("tickets", loadTickets().filter(wanted));

export const deleteTicket = (token: string) => filterTickets((ticket) => ticket.token !== token);
/** Deletes all tickets of a table that does not exist any more. */
export const deleteTicketsOf = (code: string) => filterTickets((ticket) => ticket.code !== code);

/** The tickets to choose from after a long absence; none if the last one can simply be used. */
export function findTicketsToConfirm(kept: readonly SavedTicket[], now: number): SavedTicket[] {
  const [last] = kept;
  if (!last || last.alone || last.seen === undefined || now - last.seen <= LONG_ABSENCE) return [];
  return kept.filter((ticket) => !ticket.alone);
}

/** The public id of the ticket's device. */
export const getDeviceId = ({ token }: SavedTicket) => token.split(".")[1] ?? "";
