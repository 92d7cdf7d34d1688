import { describe, expect, it } from "vitest";
import type { TableLook } from "../../src/api/types";
import type { SavedTicket } from "../../src/storage/tickets";
import {
  findReusableTable,
  isUnrolled,
  listOpenTables as listOpenTablesAt,
  planRequests,
  selectAskedTickets,
} from "../../src/table/openTables";
import { publicView, seat } from "../views";

const ticket = (code: string, facts: Partial<SavedTicket> = {}): SavedTicket => ({
  code,
  token: `${code}.mine.secret`,
  at: 1,
  game: "knister",
  alone: true,
  ...facts,
});
const look = (code: string, facts: Partial<TableLook> = {}): TableLook => ({
  ...publicView({ code, round: 3, totals: [12] }),
  played_at: 0,
  ...facts,
});
const NOW = 10_000_000;
const listOpenTables = (tickets: SavedTicket[], found: Parameters<typeof listOpenTablesAt>[1]) =>
  listOpenTablesAt(tickets, found, NOW);
const looks = (...all: TableLook[]) => Object.fromEntries(all.map((one) => [one.code, one]));

describe("tables to go on with", () => {
  it("are ordered by the last move, wherever the page was last open", () => {
    const tickets = [ticket("111111", { seen: 900 }), ticket("222222"), ticket("333333")];
    const found = listOpenTables(
      tickets,
      looks(
        look("111111", { played_at: 50 }),
        look("222222", { played_at: 70 }),
        look("333333", { played_at: 60, phase: "over" }),
      ),
    );
    expect(found.map(({ table }) => table.code)).toEqual(["222222", "111111"]);
    expect(found.map(({ at }) => at)).toEqual([70, 50]);
  });

  it("say when they were last seen, where nobody has moved or an older server does not tell", () => {
    const tickets = [ticket("111111", { seen: 900 }), ticket("222222", { at: 5 })];
    const older = { ...look("222222"), played_at: undefined } as never;
    const found = listOpenTables(tickets, looks(look("111111"), older));
    expect(found.map(({ at }) => at)).toEqual([900, 5]);
  });

  it("are also those of finished games whose people may play again", () => {
    const HOUR = 3600 * 1000;
    const isListed = (facts: Partial<TableLook>, alone = false) =>
      listOpenTables(
        [ticket("111111", { alone })],
        looks(look("111111", { phase: "over", ...facts })),
      ).length === 1;
    const at = (here: boolean) => ({
      devices: [
        { device: "mine", here: true, host: false },
        { device: "else", here, host: false },
      ],
    });
    expect(isListed({ played_at: NOW - HOUR + 1, ...at(false) })).toBe(true);
    expect(isListed({ played_at: NOW - HOUR, ...at(false) })).toBe(false);
    expect(isListed({ played_at: NOW - HOUR, ...at(true) })).toBe(true);
    expect(isListed({ played_at: NOW, ...at(true) }, true)).toBe(false);
  });

  it("have the points of the one seat here", () => {
    const seats = [seat("Tim", { device: "else" }), seat("Ola")];
    const two = { seats, totals: [5, 9] };
    const points = (facts: Partial<TableLook>, alone = false) =>
      listOpenTables([ticket("111111", { alone })], looks(look("111111", facts)))[0]!;
    expect(points({}, true)).toMatchObject({ points: 12, others: [] });
    expect(points(two)).toMatchObject({ points: 9, others: ["Tim", "Ola"], as: [] });
    expect(points({ ...two, phase: "lobby" }).points).toBe(null);
    const both = [seat("Ada"), seat("Ola")];
    expect(points({ seats: both, totals: [5, 9] }).points).toBe(null);
  });

  it("have the points of the open move where this device has made it", () => {
    const points = (open: SavedTicket["open"]) =>
      listOpenTables([ticket("111111", { open })], looks(look("111111")))[0]!.points;
    expect(points({ game: 1, round: 3, points: 20 })).toBe(20);
    expect(points({ game: 1, round: 2, points: 20 })).toBe(12); // the round was closed since
    expect(points({ game: 2, round: 3, points: 20 })).toBe(12);
  });

  it("name who is meant where people who share the device have a ticket each", () => {
    const tickets = ["ola", "tim"].map((device) =>
      ticket("111111", { token: `111111.${device}.secret`, alone: false }),
    );
    const seats = [seat("Ola", { device: "ola" }), seat("Tim", { device: "tim" })];
    const found = listOpenTables(tickets, looks(look("111111", { seats, totals: [5, 9] })));
    expect(found.map(({ as, points }) => [as, points])).toEqual([
      [["Ola"], 5],
      [["Tim"], 9],
    ]);
  });

  it("are asked for unless a solo game has ended or was taken off the list", () => {
    const tickets = [ticket("1"), ticket("2", { over: true }), ticket("3", { dismissed: true })];
    expect(selectAskedTickets(tickets)).toEqual([tickets[0]]);
  });

  it("are asked for at once only where they were seen lately: others may be gone", () => {
    const day = 24 * 3600 * 1000;
    const now = 100 * day;
    const seenBefore = (days: number, nth: number) => ticket(`${nth}`, { seen: now - days * day });
    const plan = (...days: number[]) => planRequests(days.map(seenBefore), now);
    expect(plan()).toEqual({ together: [], after: [] });
    expect(plan(0, 2, 6)).toEqual({ together: ["0", "1", "2"], after: [] });
    expect(plan(1, 8, 90)).toEqual({ together: ["0"], after: ["1", "2"] });
    expect(plan(80, 90)).toEqual({ together: ["0"], after: ["1"] }); // the newest in any case
    const many = plan(...Array<number>(30).fill(1));
    expect(many.together).toHaveLength(8);
    expect(many.after).toHaveLength(22);
    const shared = [ticket("5", { at: now }), ticket("5", { at: now })];
    expect(planRequests(shared, now)).toEqual({ together: ["5"], after: [] });
  });
});

describe("a game that was never rolled", () => {
  const fresh = (code: string, facts: Partial<TableLook> = {}) =>
    look(code, { round: 0, ...facts });
  const bot = seat("Chip", { bot: "casual", device: null });

  it("is used again for the same game and the same computer", () => {
    const all = listOpenTables(
      [ticket("111111"), ticket("222222"), ticket("333333")],
      looks(
        look("111111"),
        fresh("222222", { settings: { ...look("1").settings, game: "knaster" } }),
        fresh("333333", { seats: [seat("You"), bot] }),
      ),
    );
    expect(all.filter(isUnrolled)).toHaveLength(2);
    expect(findReusableTable(all, "knister", [])).toBeUndefined();
    expect(findReusableTable(all, "knaster", [])?.table.code).toBe("222222");
    expect(findReusableTable(all, "knister", ["casual"])?.table.code).toBe("333333");
    expect(findReusableTable(all, "knister", ["expert"])).toBeUndefined();
  });

  it("is not, if it has the same dice again, a lobby to go through, or friends", () => {
    const found = (facts: Partial<TableLook>, alone = true) =>
      findReusableTable(
        listOpenTables([ticket("111111", { alone })], looks(fresh("111111", facts))),
        "knister",
        [],
      );
    expect(found({})).toBeDefined();
    expect(found({ phase: "lobby" })).toBeDefined();
    expect(found({ phase: "lobby", game_number: 2 })).toBeUndefined();
    expect(found({ same_dice: true })).toBeUndefined();
    expect(found({}, false)).toBeUndefined();
  });
});
