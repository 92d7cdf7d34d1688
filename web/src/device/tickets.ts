import { remember, remembered } from "./storage";

/** The key of this device to a table, and what is nice to know before the table answers. */
export interface KeptTicket {
  code: string;
  token: string;
  at: number;
  game: string;
  alone: boolean; // started from the home page: no lobby
  claim?: number; // the seat whose person this device says it belongs to, until it has said so
}

const MOST = 30;

export function tickets(): KeptTicket[] {
  return remembered<KeptTicket[]>("tickets", []);
}

export function ticketFor(code: string): KeptTicket | undefined {
  return tickets().find((ticket) => ticket.code === code);
}

export function keepTicket(ticket: KeptTicket) {
  const others = tickets().filter((other) => other.code !== ticket.code);
  remember("tickets", [ticket, ...others].slice(0, MOST));
}

export function dropTicket(code: string) {
  remember(
    "tickets",
    tickets().filter((ticket) => ticket.code !== code),
  );
}
