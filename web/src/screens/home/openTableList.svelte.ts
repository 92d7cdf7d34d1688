/** The tables of this device that go on, as the server describes them. */
import { ApiError } from "../../api/errors";
import { fetchTable, openTable } from "../../api/http";
import type { TableLook } from "../../api/types";
import {
  deleteTicketsOf,
  loadTickets,
  saveTicket,
  updateTicket,
  type SavedTicket,
} from "../../storage/tickets";
import {
  findReusableTable,
  listOpenTables,
  selectAskedTickets,
  type OpenTable,
} from "../../table/openTables";
import { t } from "../../i18n/messages.svelte";

const ASKED_FIRST = 8; // each is a request; the others follow once these are shown

export class OpenTableList {
  all: OpenTable[] = $state.raw([]);
  /** The newest ones are known. */
  readonly first: Promise<void>;
  private looks: Record<string, TableLook> = {};

  constructor() {
    const codes = selectAskedTickets(loadTickets())
      .map(({ code }) => code)
      .filter((code, at, all) => all.indexOf(code) === at);
    this.first = this.ask(codes.slice(0, ASKED_FIRST));
    if (codes.length > ASKED_FIRST) {
      void this.first.then(() => this.ask(codes.slice(ASKED_FIRST)));
    }
  }

  /** Takes a table off the list; its ticket is kept. */
  dismiss({ ticket }: OpenTable) {
    updateTicket(ticket.token, { dismissed: true });
    this.update();
  }

  restore(ticket: SavedTicket) {
    updateTicket(ticket.token, { dismissed: false });
    this.update();
  }

  private async ask(codes: string[]) {
    await Promise.all(codes.map((code) => this.look(code)));
    this.update();
  }

  private async look(code: string) {
    try {
      this.looks[code] = await fetchTable(code);
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-such-table") deleteTicketsOf(code);
    }
  }

  private update() {
    this.all = listOpenTables(selectAskedTickets(loadTickets()), this.looks);
  }
}

/** A game alone: one that was never rolled, else a new one. Returns its code. */
export async function openSoloTable(game: string): Promise<string> {
  const open = new OpenTableList();
  await open.first;
  const unrolled = findReusableTable(open.all, game, []);
  if (unrolled) return unrolled.table.code;
  const called = t("home-you");
  const { code, token } = await openTable({ names: [called], settings: { game } });
  saveTicket({ code, token, at: Date.now(), game, alone: true, called });
  return code;
}
