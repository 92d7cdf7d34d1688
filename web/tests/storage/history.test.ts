import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  MOST,
  WITH_RECORD,
  deleteAll,
  deleteGame,
  endedGames,
  exported,
  games,
  keepGame,
  keepRecord,
  keyOf,
  readGame,
  recordFile,
  recordOf,
  restoreGame,
  type KeptGame,
} from "../../src/storage/history";
import { chosen, curveOf, distinct, figuresOf } from "../../src/table/statistics";
import { paper, privateView, publicView, seat } from "../views";

/** A browser's storage that holds so many characters. */
class Store {
  private kept = new Map<string, string>();
  constructor(public room = Infinity) {}
  getItem = (key: string) => this.kept.get(key) ?? null;
  removeItem = (key: string) => void this.kept.delete(key);
  setItem = (key: string, text: string) => {
    const others = [...this.kept].filter(([name]) => name !== key);
    const used = others.reduce((sum, [, one]) => sum + one.length, 0);
    if (used + text.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, text);
  };
}

let store: Store;
beforeEach(() => {
  store = new Store();
  vi.stubGlobal("localStorage", store);
});
afterEach(() => vi.unstubAllGlobals());

const game = (number: number, facts: Partial<KeptGame> = {}): KeptGame => ({
  code: "123456",
  number,
  seat: 0,
  at: 1000 * number,
  game: "knister",
  name: "Ola",
  total: 40 + number,
  place: 1,
  of: 2,
  verdict: null,
  alone: false,
  ...facts,
});

const result = {
  abandoned: false,
  ranks: [2, 1, 3],
  verdict: null,
  secret: "s",
  hints: 0,
  paper_ranks: [],
};
const ended = publicView({
  phase: "over",
  game_number: 3,
  seats: [seat("Ola"), seat("Robo", { bot: "casual", device: null }), seat("Tim", { device: "x" })],
  totals: [41, 50, 12],
  result,
});

describe("what the end of a game leaves", () => {
  it("follows the place that sheets of paper make, and keeps when it was", () => {
    const withPaper = { ...ended, papers: [paper(1, "Grandma")] };
    const [before] = endedGames(withPaper, privateView(), undefined, 1);
    const typed = { ...withPaper, result: { ...result, ranks: [3, 2, 4], paper_ranks: [1] } };
    keepGame(before!);
    keepGame(endedGames(typed, privateView(), undefined, 2)[0]!);
    expect(games().map(({ place, of, at }) => [place, of, at])).toEqual([[3, 4, 1]]);
    const solo = { ...ended, seats: [seat("Ola")], totals: [41] };
    expect(endedGames(solo, privateView(), undefined, 1)[0]!.alone).toBe(true);
    const two = { ...solo, papers: withPaper.papers };
    expect(endedGames(two, privateView(), undefined, 1)[0]!.alone).toBe(false);
  });
  it("is a game alone when the only one on paper is left out", () => {
    const solo = { ...ended, seats: [seat("Ola")], totals: [41] };
    const [withPaper, alone] = [[paper(1, "Grandma")], []].map((papers) => {
      const verdict = papers.length ? null : ("good" as const);
      const table = { ...solo, papers, result: { ...result, ranks: [1], verdict } };
      return endedGames(table, privateView(), undefined, 1)[0]!;
    });
    keepGame(withPaper!);
    keepGame({ ...alone!, at: 2 });
    expect(games()).toEqual([alone]);
  });
  it("is one entry for each person of this device", () => {
    expect(endedGames(ended, privateView(), undefined, 77)).toEqual([
      {
        code: "123456",
        number: 3,
        seat: 0,
        at: 77,
        game: "knister",
        name: "Ola",
        total: 41,
        place: 2,
        of: 3,
        verdict: null,
        alone: false,
      },
    ]);
    const both = { ...ended, seats: [seat("Ola"), seat("Ada"), seat("Tim")] };
    const seats = endedGames(both, privateView(), undefined, 1).map((one) => one.seat);
    expect(seats).toEqual([0, 1, 2]);
  });

  it("is nothing before the end, of abandoned games and for those who watch", () => {
    const none = (facts: object, yours = privateView()) =>
      expect(endedGames({ ...ended, ...facts }, yours, undefined, 1)).toEqual([]);
    none({ phase: "playing", result: null });
    none({ result: { ...result, abandoned: true } });
    none({}, privateView({ device: "watcher" }));
  });

  it("has no name where none was asked for, and the verdict of who plays alone", () => {
    const alone = { ...ended, seats: [seat("You")], totals: [93] };
    const good = { ...alone, result: { ...result, ranks: [1], verdict: "brilliant" as const } };
    const [kept] = endedGames(good, privateView(), "You", 1);
    expect(kept).toMatchObject({ name: "", alone: true, verdict: "brilliant", of: 1 });
    expect(endedGames(good, privateView(), undefined, 1)[0]?.name).toBe("You");
  });

  it("says how many hints there were, where any were", () => {
    const helped = (hints?: number) =>
      endedGames({ ...ended, result: { ...result, hints } as never }, privateView(), undefined, 1);
    expect(helped(2)[0]?.hints).toBe(2);
    expect(helped(0)[0]).not.toHaveProperty("hints");
    expect(helped()[0]).not.toHaveProperty("hints");
  });
});

describe("keeping", () => {
  it("keeps the newest first, and each only once", () => {
    for (const number of [1, 2, 2, 1]) expect(keepGame(game(number))).toBe(true);
    keepGame(game(2, { seat: 1, name: "Ada" }));
    expect(games().map(keyOf)).toEqual(["123456-2-1", "123456-2-0", "123456-1-0"]);
    keepGame(game(1, { total: 99 }));
    expect(games().at(-1)?.total).toBe(41);
  });

  it("keeps so many games, and the records of the newest", () => {
    for (let number = 1; number <= MOST + 5; number++) {
      keepGame(game(number));
      keepRecord(game(number), `record ${number}`);
    }
    expect(games()).toHaveLength(MOST);
    expect(games()[0]?.number).toBe(MOST + 5);
    const with_record = games().filter((one) => recordOf(one) !== null);
    expect(with_record.map(({ number }) => number)).toEqual(
      Array.from({ length: WITH_RECORD }, (_, at) => MOST + 5 - at),
    );
    expect(recordOf(game(MOST + 5))).toBe(`record ${MOST + 5}`);
  });

  it("skips what cannot be read, and leaves it where it is", () => {
    const strange = [null, 7, "x", {}, { ...game(1), total: "many" }, { ...game(1), verdict: "?" }];
    expect(strange.map(readGame)).toEqual(strange.map(() => null));
    store.setItem("fivebyfive.history", JSON.stringify([...strange, game(4)]));
    expect(games()).toEqual([game(4)]);
    keepGame(game(5));
    expect(games().map(({ number }) => number)).toEqual([5, 4]);
    expect(JSON.parse(store.getItem("fivebyfive.history")!)).toHaveLength(strange.length + 2);
    for (const broken of ["{", "7", '{"a":1}', "null"]) {
      store.setItem("fivebyfive.history", broken);
      store.setItem("fivebyfive.history.records", broken);
      expect(games()).toEqual([]);
      expect(recordOf(game(1))).toBe(null);
    }
  });

  it("gives up old records where there is no room", () => {
    for (const number of [1, 2, 3, 4]) {
      keepGame(game(number));
      keepRecord(game(number), "r".repeat(1000));
    }
    store.room = 4700;
    expect(keepGame(game(5))).toBe(true);
    expect(games()).toHaveLength(5);
    const left = games()
      .filter((one) => recordOf(one))
      .map(({ number }) => number);
    expect(left).toEqual([4, 3]);
  });

  it("says when there is no room at all, and keeps what there was", () => {
    keepGame(game(1));
    keepRecord(game(1), "r");
    store.room = 0;
    expect(keepGame(game(2))).toBe(false);
    store.room = Infinity;
    expect(games()).toEqual([game(1)]);
    keepRecord(game(9), "of a game that is not kept");
    expect(recordOf(game(9))).toBe(null);
  });
});

describe("deleting", () => {
  beforeEach(() => {
    for (const number of [1, 2, 3]) keepGame(game(number));
    keepRecord(game(2), "two");
  });

  it("takes a game away for good: its table is looked at again without a trace", () => {
    deleteGame(game(2));
    keepGame(game(2));
    expect(games().map(({ number }) => number)).toEqual([3, 1]);
    expect(recordOf(game(2))).toBe(null);
  });

  it("can be undone, with the record and at its place", () => {
    restoreGame(deleteGame(game(2)));
    expect(games().map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(recordOf(game(2))).toBe("two");
  });

  it("leaves the record to others of the same game", () => {
    keepGame(game(2, { seat: 1 }));
    deleteGame(game(2));
    expect(recordOf(game(2, { seat: 1 }))).toBe("two");
  });

  it("of all leaves nothing, and they do not come back", () => {
    deleteAll();
    expect(games()).toEqual([]);
    expect(recordOf(game(2))).toBe(null);
    keepGame(game(3));
    keepGame(game(4));
    expect(games().map(({ number }) => number)).toEqual([4]);
  });
});

it("is exported with its records", () => {
  keepGame(game(1));
  keepGame(game(2, { hints: 3 }));
  keepRecord(game(2), "Game: knister\n");
  const { program, exported: at, games: all } = JSON.parse(exported(0));
  expect([program, at]).toEqual(["Five by Five", "1970-01-01T00:00:00.000Z"]);
  expect(all).toHaveLength(2);
  expect(all[0]).toMatchObject({ total: 42, hints: 3, record: "Game: knister\n" });
  expect(all[0].at).toBe("1970-01-01T00:00:02.000Z");
  expect(all[1]).not.toHaveProperty("record");
  expect(recordFile(game(2))).toBe("knister-123456-2.5x5");
});

describe("figures", () => {
  const totals = (...all: number[]) => all.map((total, at) => game(at, { total }));

  it("are the best and the average", () => {
    expect(figuresOf([])).toBe(null);
    expect(figuresOf(totals(40, 50, 51))).toEqual({ count: 3, best: 51, average: 47 });
    expect(figuresOf(totals(1, 2, 2))?.average).toBe(1.7);
  });

  it("are of one game and one person", () => {
    const all = [game(1), game(2, { name: "" }), game(3, { game: "knaster" })];
    expect(distinct(all, "game")).toEqual(["knister", "knaster"]);
    expect(distinct(all, "name")).toEqual(["Ola", ""]);
    expect(chosen(all, "knister", null)).toHaveLength(2);
    expect(chosen(all, "knister", "")).toEqual([all[1]]);
  });

  it("are drawn from the oldest to the newest", () => {
    expect(curveOf(totals(40), 100, 10)).toBe(null);
    const curve = curveOf(totals(60, 40, 50), 100, 10)!;
    expect(curve.dots).toEqual([
      { x: 0, y: 5, total: 50 },
      { x: 50, y: 10, total: 40 },
      { x: 100, y: 0, total: 60 },
    ]);
    expect(curve.average).toBe(5);
    expect(curve.best.total).toBe(60);
    expect(curveOf(totals(7, 7), 100, 10)!.dots.map(({ y }) => y)).toEqual([5, 5]);
    expect(curveOf(totals(...Array(99).keys()), 100, 10)!.dots).toHaveLength(30);
  });
});
