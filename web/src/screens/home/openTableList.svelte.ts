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
  planRequests,
  selectAskedTickets,
  type OpenTable,
} from "../../table/openTables";
import { t } from "../../i18n/messages.svelte";

const STOPPING_CODES = ["no-such-table", "too-many-tries", "unreachable"];
const PATIENCE = 3000; // milliseconds; then a new table is opened without knowing the old ones

export class OpenTableList {
  all: OpenTable[] = $state.raw([]);
  /** The newest ones are known, or were waited for long enough. */
  readonly first: Promise<void>;
  private looks: Record<string, TableLook> = {};

  constructor() {
    const { together, after } = planRequests(loadTickets(), Date.now());
    const first = this.ask(together);
    this.first = Promise.race([
      first.then(() => {}),
      new Promise<void>((done) => setTimeout(done, PATIENCE)),
    ]);
    void first.then((goesOn) => (goesOn ? this.askEach(after) : undefined));
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

  /** Whether older ones may be asked for, too. */
  private async ask(codes: string[]): Promise<boolean> {
    const answers = await Promise.all(codes.map((code) => this.look(code)));
    this.update();
    return answers.every((goesOn) => goesOn);
  }

  /**
   * One after the other, until one is gone: the older ones probably are, too, and each would count
   * as a wrong code of everybody at this address. The next visit goes on there.
   */
  private async askEach(codes: string[]) {
    for (const code of codes) if (!(await this.ask([code]))) return;
  }

  private async look(code: string): Promise<boolean> {
    try {
      this.looks[code] = await fetchTable(code);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "no-such-table") deleteTicketsOf(code);
      return !STOPPING_CODES.includes(error.code);
    }
  }

  private update() {
    this.all = listOpenTables(selectAskedTickets(loadTickets()), this.looks, Date.now());
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
