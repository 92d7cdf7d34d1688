import { remember, remembered } from "./browserStorage";

/** The key of this device to a table, and what is nice to know before the table answers. */
export interface KeptTicket {
  code: string;
  token: string;
  at: number;
  game: string;
  alone: boolean; // started from the home page: no lobby
  claim?: number; // the seat whose person this device says it belongs to, until it has said so
  seen?: number; // when somebody was at the table with it last
  called?: string; // the name that the page gave, because none was asked for
}

const MOST = 30;
/** After so long away somebody else may have the tablet in hand. */
export const AWAY = 5 * 60 * 1000;

/** The one used last comes first; people who share a device have one each at the same table. */
export function tickets(): KeptTicket[] {
  return remembered<KeptTicket[]>("tickets", []);
}

export const ticketsFor = (code: string) => tickets().filter((ticket) => ticket.code === code);

export const ticketFor = (code: string): KeptTicket | undefined => ticketsFor(code)[0];

export function keepTicket(ticket: KeptTicket) {
  const others = tickets().filter((other) => other.token !== ticket.token);
  remember("tickets", [ticket, ...others].slice(0, MOST));
}

/** Somebody is at the table with this ticket; one that was dropped stays dropped. */
export function noteSeen(token: string, now = Date.now()) {
  const found = tickets().find((ticket) => ticket.token === token);
  if (found) keepTicket({ ...found, seen: now });
}

const keepOnly = (wanted: (ticket: KeptTicket) => boolean) =>
  remember("tickets", tickets().filter(wanted));

export const dropTicket = (token: string) => keepOnly((ticket) => ticket.token !== token);
/** The table is not there any more. */
export const dropTable = (code: string) => keepOnly((ticket) => ticket.code !== code);

/** The tickets to ask about before one of them is used: whose is this device now? */
export function toAskAbout(kept: readonly KeptTicket[], now: number): KeptTicket[] {
  const [last] = kept;
  if (!last || last.alone || last.seen === undefined || now - last.seen <= AWAY) return [];
  return kept.filter((ticket) => !ticket.alone);
}

/** The public name of the device that a ticket is of. */
export const deviceOf = ({ token }: KeptTicket) => token.split(".")[1] ?? "";
