import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  MAX_GAMES,
  MAX_RECORDS,
  deleteAllGames,
  deleteGame,
  exportGames,
  loadGames,
  saveGame,
  saveRecord,
  getGameKey,
  parseSavedGame,
  getRecordFileName,
  loadRecord,
  restoreGame,
  type SavedGame,
} from "../../src/storage/history";
import { collectFinishedGames } from "../../src/table/finishedGames";
import {
  filterGames,
  computeCurve,
  listGameNames,
  listPersons,
  computeStatistics,
} from "../../src/table/statistics";
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

const game = (number: number, facts: Partial<SavedGame> = {}): SavedGame => ({
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
  uncounted: [],
  ...facts,
});

const result = {
  abandoned: false,
  ranks: [2, 1, 3],
  verdict: null,
  secret: "s",
  hints: 0,
  paper_ranks: [],
  stand_ins: [0, 0, 0],
  apart: [],
  mean: null,
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
    const [before] = collectFinishedGames(withPaper, privateView(), undefined, 1);
    const typed = { ...withPaper, result: { ...result, ranks: [3, 2, 4], paper_ranks: [1] } };
    saveGame(before!);
    saveGame(collectFinishedGames(typed, privateView(), undefined, 2)[0]!);
    expect(loadGames().map(({ place, of, at }) => [place, of, at])).toEqual([[3, 4, 1]]);
    const solo = { ...ended, seats: [seat("Ola")], totals: [41] };
    expect(collectFinishedGames(solo, privateView(), undefined, 1)[0]!.alone).toBe(true);
    const two = { ...solo, papers: withPaper.papers };
    expect(collectFinishedGames(two, privateView(), undefined, 1)[0]!.alone).toBe(false);
  });
  it("is a game alone when the only one on paper is left out", () => {
    const solo = { ...ended, seats: [seat("Ola")], totals: [41] };
    const [withPaper, alone] = [[paper(1, "Grandma")], []].map((papers) => {
      const verdict = papers.length ? null : ("good" as const);
      const table = { ...solo, papers, result: { ...result, ranks: [1], verdict } };
      return collectFinishedGames(table, privateView(), undefined, 1)[0]!;
    });
    saveGame(withPaper!);
    saveGame({ ...alone!, at: 2 });
    expect(loadGames()).toEqual([alone]);
  });
  it("is one entry for each person of this device", () => {
    expect(collectFinishedGames(ended, privateView(), undefined, 77)).toEqual([
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
        uncounted: [],
      },
    ]);
    const both = { ...ended, seats: [seat("Ola"), seat("Ada"), seat("Tim")] };
    const seats = collectFinishedGames(both, privateView(), undefined, 1).map((one) => one.seat);
    expect(seats).toEqual([0, 1, 2]);
  });

  it("is nothing before the end, of abandoned games and for those who watch", () => {
    const none = (facts: object, yours = privateView()) =>
      expect(collectFinishedGames({ ...ended, ...facts }, yours, undefined, 1)).toEqual([]);
    none({ phase: "playing", result: null });
    none({ result: { ...result, abandoned: true } });
    none({}, privateView({ device: "watcher" }));
  });

  it("has no name where none was asked for, and the verdict of who plays alone", () => {
    const alone = { ...ended, seats: [seat("You")], totals: [93] };
    const good = { ...alone, result: { ...result, ranks: [1], verdict: "brilliant" as const } };
    const [kept] = collectFinishedGames(good, privateView(), "You", 1);
    expect(kept).toMatchObject({ name: "", alone: true, verdict: "brilliant", of: 1 });
    expect(collectFinishedGames(good, privateView(), undefined, 1)[0]?.name).toBe("You");
  });

  it("says how many hints there were, where any were", () => {
    const helped = (hints?: number) =>
      collectFinishedGames(
        { ...ended, result: { ...result, hints } as never },
        privateView(),
        undefined,
        1,
      );
    expect(helped(2)[0]?.hints).toBe(2);
    expect(helped(0)[0]).not.toHaveProperty("hints");
    expect(helped()[0]).not.toHaveProperty("hints");
  });
});

describe("what does not count", () => {
  const reasons = (facts: object, ended_so: object = {}) =>
    collectFinishedGames(
      { ...ended, ...facts, result: { ...result, ...ended_so } },
      privateView(),
      undefined,
      1,
    )[0]?.uncounted;

  it("is noted with its reasons", () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({}, { hints: 1 })).toEqual(["hints"]);
    expect(reasons({ same_dice: true })).toEqual(["same-dice"]);
    expect(reasons({ seats: [seat("Ola", { late: 3 })] })).toEqual(["late"]);
    expect(reasons({}, { stand_ins: [2, 0, 0], apart: [], mean: null })).toEqual(["stand-in"]);
    expect(reasons({}, { stand_ins: [0, 0, 4], apart: [], mean: null })).toEqual([]); // somebody else was away
    expect(reasons({}, { stand_ins: undefined })).toEqual([]); // of an older server
    expect(reasons({ same_dice: true }, { hints: 2 })).toEqual(["hints", "same-dice"]);
  });

  it("is known of entries from before by their hints, and what it makes of them is kept", () => {
    const before: Partial<SavedGame> = game(1);
    delete before.uncounted;
    const kept = [{ ...before, number: 2, hints: 2 }, { ...before, hints: 0 }, before];
    expect(kept.map((one) => parseSavedGame(one)?.uncounted)).toEqual([["hints"], [], []]);
    store.setItem("fivebyfive.history", JSON.stringify(kept));
    expect(saveGame({ ...game(2), place: 2 })).toBe(true);
    expect(JSON.parse(store.getItem("fivebyfive.history")!)[0]).toMatchObject({
      place: 2,
      hints: 2,
      uncounted: ["hints"],
    });
  });

  it("may have reasons that this page does not know, but a list", () => {
    const later = game(1, { uncounted: ["moon"] });
    expect(parseSavedGame(later)).toEqual(later);
    expect(computeStatistics([later])).toBe(null);
    expect(parseSavedGame({ ...game(1), uncounted: "hints" })).toBe(null);
    expect(parseSavedGame({ ...game(1), uncounted: [7] })).toBe(null);
  });
});

describe("keeping", () => {
  it("keeps the newest first, and each only once", () => {
    for (const number of [1, 2, 2, 1]) expect(saveGame(game(number))).toBe(true);
    saveGame(game(2, { seat: 1, name: "Ada" }));
    expect(loadGames().map(getGameKey)).toEqual(["123456-2-1", "123456-2-0", "123456-1-0"]);
    saveGame(game(1, { total: 99 }));
    expect(loadGames().at(-1)?.total).toBe(41);
  });

  it("keeps so many games, and the records of the newest", () => {
    for (let number = 1; number <= MAX_GAMES + 5; number++) {
      saveGame(game(number));
      saveRecord(game(number), `record ${number}`);
    }
    expect(loadGames()).toHaveLength(MAX_GAMES);
    expect(loadGames()[0]?.number).toBe(MAX_GAMES + 5);
    const with_record = loadGames().filter((one) => loadRecord(one) !== null);
    expect(with_record.map(({ number }) => number)).toEqual(
      Array.from({ length: MAX_RECORDS }, (_, at) => MAX_GAMES + 5 - at),
    );
    expect(loadRecord(game(MAX_GAMES + 5))).toBe(`record ${MAX_GAMES + 5}`);
  });

  it("skips what cannot be read, and leaves it where it is", () => {
    const strange = [null, 7, "x", {}, { ...game(1), total: "many" }, { ...game(1), verdict: "?" }];
    expect(strange.map(parseSavedGame)).toEqual(strange.map(() => null));
    store.setItem("fivebyfive.history", JSON.stringify([...strange, game(4)]));
    expect(loadGames()).toEqual([game(4)]);
    saveGame(game(5));
    expect(loadGames().map(({ number }) => number)).toEqual([5, 4]);
    expect(JSON.parse(store.getItem("fivebyfive.history")!)).toHaveLength(strange.length + 2);
    for (const broken of ["{", "7", '{"a":1}', "null"]) {
      store.setItem("fivebyfive.history", broken);
      store.setItem("fivebyfive.history.records", broken);
      expect(loadGames()).toEqual([]);
      expect(loadRecord(game(1))).toBe(null);
    }
  });

  it("gives up old records where there is no room", () => {
    for (const number of [1, 2, 3, 4]) {
      saveGame(game(number));
      saveRecord(game(number), "r".repeat(1000));
    }
    store.room = 4700;
    expect(saveGame(game(5))).toBe(true);
    expect(loadGames()).toHaveLength(5);
    const left = loadGames()
      .filter((one) => loadRecord(one))
      .map(({ number }) => number);
    expect(left).toEqual([4, 3]);
  });

  it("says when there is no room at all, and keeps what there was", () => {
    saveGame(game(1));
    saveRecord(game(1), "r");
    store.room = 0;
    expect(saveGame(game(2))).toBe(false);
    store.room = Infinity;
    expect(loadGames()).toEqual([game(1)]);
    saveRecord(game(9), "of a game that is not kept");
    expect(loadRecord(game(9))).toBe(null);
  });
});

describe("deleting", () => {
  beforeEach(() => {
    for (const number of [1, 2, 3]) saveGame(game(number));
    saveRecord(game(2), "two");
  });

  it("takes a game away for good: its table is looked at again without a trace", () => {
    deleteGame(game(2));
    saveGame(game(2));
    expect(loadGames().map(({ number }) => number)).toEqual([3, 1]);
    expect(loadRecord(game(2))).toBe(null);
  });

  it("can be undone, with the record and at its place", () => {
    restoreGame(deleteGame(game(2)));
    expect(loadGames().map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(loadRecord(game(2))).toBe("two");
  });

  it("leaves the record to others of the same game", () => {
    saveGame(game(2, { seat: 1 }));
    deleteGame(game(2));
    expect(loadRecord(game(2, { seat: 1 }))).toBe("two");
  });

  it("of all leaves nothing, and they do not come back", () => {
    deleteAllGames();
    expect(loadGames()).toEqual([]);
    expect(loadRecord(game(2))).toBe(null);
    saveGame(game(3));
    saveGame(game(4));
    expect(loadGames().map(({ number }) => number)).toEqual([4]);
  });
});

it("is exported with its records", () => {
  saveGame(game(1));
  saveGame(game(2, { hints: 3 }));
  saveRecord(game(2), "Game: knister\n");
  const { program, exported: at, games: all } = JSON.parse(exportGames(0));
  expect([program, at]).toEqual(["Five by Five", "1970-01-01T00:00:00.000Z"]);
  expect(all).toHaveLength(2);
  expect(all[0]).toMatchObject({ total: 42, hints: 3, record: "Game: knister\n" });
  expect(all[0].at).toBe("1970-01-01T00:00:02.000Z");
  expect(all[1]).not.toHaveProperty("record");
  expect(getRecordFileName(game(2))).toBe("knister-123456-2.5x5");
});

describe("figures", () => {
  const totals = (...all: number[]) => all.map((total, at) => game(at, { total }));

  it("are the best and the average", () => {
    expect(computeStatistics([])).toBe(null);
    expect(computeStatistics(totals(40, 50, 51))).toEqual({ count: 3, best: 51, average: 47 });
    expect(computeStatistics(totals(1, 2, 2))?.average).toBe(1.7);
  });

  it("leave out what does not count", () => {
    const all = [...totals(40, 50), game(9, { total: 99, uncounted: ["same-dice"] })];
    expect(computeStatistics(all)).toEqual({ count: 2, best: 50, average: 45 });
    expect(computeCurve(all, 100, 10)!.dots.map(({ total }) => total)).toEqual([50, 40]);
    expect(computeStatistics(all.slice(2))).toBe(null);
  });

  it("are of one game and one person", () => {
    const all = [game(1), game(2, { name: "" }), game(3, { game: "knaster" })];
    expect(listGameNames(all)).toEqual(["knister", "knaster"]);
    expect([...listPersons(all)]).toEqual([
      ["ola", "Ola"],
      ["", ""],
    ]);
    expect(filterGames(all, "knister", null)).toHaveLength(2);
    expect(filterGames(all, "knister", "")).toEqual([all[1]]);
  });

  it("of games alone are of one person, whatever the name", () => {
    const all = [
      game(1, { name: "Ola", alone: true }),
      game(2, { name: "", alone: true }),
      game(3, { name: "", of: 2 }), // against the computer, nobody was asked for a name
      game(4, { name: "Ola" }),
    ];
    expect([...listPersons(all)]).toEqual([
      ["", ""],
      ["ola", "Ola"],
    ]);
    expect(filterGames(all, "knister", "")).toEqual(all.slice(0, 3));
  });

  it("do not tell spellings of a name apart", () => {
    const all = [" Ola", "ola", "OLA ", "Strauß", "strauss", "Jan"].map((name, at) =>
      game(at, { name }),
    );
    expect([...listPersons(all)]).toEqual([
      ["ola", "Ola"],
      ["strauss", "Strauß"],
      ["jan", "Jan"],
    ]);
    expect(filterGames(all, "knister", "ola")).toEqual(all.slice(0, 3));
  });

  it("are drawn from the oldest to the newest", () => {
    expect(computeCurve(totals(40), 100, 10)).toBe(null);
    const curve = computeCurve(totals(60, 40, 50), 100, 10)!;
    expect(curve.dots).toEqual([
      { x: 0, y: 5, total: 50 },
      { x: 50, y: 10, total: 40 },
      { x: 100, y: 0, total: 60 },
    ]);
    expect(curve.average).toBe(5);
    expect(curve.best.total).toBe(60);
    expect(computeCurve(totals(7, 7), 100, 10)!.dots.map(({ y }) => y)).toEqual([5, 5]);
    expect(computeCurve(totals(...Array(99).keys()), 100, 10)!.dots).toHaveLength(30);
  });
});
