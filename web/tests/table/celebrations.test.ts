import { expect, test } from "vitest";
import { findCelebratedLines, hasWonHere, isPersonalBest } from "../../src/table/celebrations";
import { noteWatched, wasWatched } from "../../src/table/watchedGame";
import { isSoundOn } from "../../src/device/sound";
import { paper, privateView, publicView, seat, sheet } from "../views";

test("straights and doubled lines with points are celebrated", () => {
  const made = sheet({
    lines: { "1": 12, "2": 3, "\\": 6, "/": 0, e: 8 },
    makes: {
      "1": "straight-without-7",
      "2": "three",
      "\\": "three",
      "/": "nothing",
      e: "straight-with-7",
      "3": null,
    },
  });
  expect(findCelebratedLines(made, ["\\", "/"])).toEqual([
    { kind: "straight", line: "1" },
    { kind: "diagonal", line: "\\" },
    { kind: "straight", line: "e" },
  ]);
});

const ended = {
  abandoned: false,
  ranks: [1, 2],
  paper_ranks: [],
  verdict: null,
  hints: 0,
  secret: null,
  stand_ins: [],
  apart: [],
  mean: null,
};
const seats = [seat("Ola"), seat("Leo", { device: "other" })];

test("a win is one of this device, against somebody", () => {
  const table = publicView({ phase: "over", seats, totals: [50, 40], result: ended });
  expect(hasWonHere(table, privateView())).toBe(true);
  expect(hasWonHere({ ...table, result: { ...ended, ranks: [2, 1] } }, privateView())).toBe(false);
  expect(hasWonHere({ ...table, result: { ...ended, ranks: [1, 1] } }, privateView())).toBe(true);
  expect(hasWonHere({ ...table, result: { ...ended, abandoned: true } }, privateView())).toBe(
    false,
  );
  expect(hasWonHere({ ...table, papers: [paper(0, "Jan")] }, privateView())).toBe(false);
  const alone = publicView({ phase: "over", totals: [50], result: { ...ended, ranks: [1] } });
  expect(hasWonHere(alone, privateView())).toBe(false);
});

test("a best is better than all others of the same person and game", () => {
  const game = {
    ...{ code: "123456", number: 1, seat: 0, game: "knister", name: "Ola", total: 80 },
    ...{ at: 0, place: 1, of: 2, verdict: null, alone: false, uncounted: [] as string[] },
  };
  const saved = (facts: Partial<typeof game>) => ({ ...game, number: 2, ...facts });
  expect(isPersonalBest(game, [])).toBe(false);
  expect(isPersonalBest(game, [saved({ number: 1, total: 80 })])).toBe(false); // it is the same one
  expect(isPersonalBest(game, [saved({ total: 79 })])).toBe(true);
  expect(isPersonalBest(game, [saved({ total: 80 })])).toBe(false);
  expect(isPersonalBest(game, [saved({ total: 79 }), saved({ number: 3, total: 90 })])).toBe(false);
  const others = [saved({ total: 90, game: "knaster" }), saved({ total: 90, name: "Jan" })];
  expect(isPersonalBest(game, [saved({ total: 79 }), ...others])).toBe(true);
  expect(isPersonalBest(game, [saved({ total: 90, name: " ola" })])).toBe(false);
  const alone = { ...game, alone: true, of: 1 };
  expect(isPersonalBest(alone, [saved({ total: 90, name: "", alone: true })])).toBe(false);
  expect(isPersonalBest(alone, [saved({ total: 79, name: "Jan", alone: true })])).toBe(true);
});

test("an end is celebrated where the game was seen", () => {
  const table = publicView();
  expect(wasWatched(table)).toBe(false);
  noteWatched(table);
  expect(wasWatched({ ...table, phase: "over" })).toBe(true);
  expect(wasWatched({ ...table, game_number: 2 })).toBe(false);
});

test("sound is on by default where somebody plays on a device of their own", () => {
  expect(isSoundOn("auto", false, false)).toBe(true);
  expect(isSoundOn("auto", true, false)).toBe(false);
  expect(isSoundOn("auto", false, true)).toBe(false);
  expect(isSoundOn("on", true, true)).toBe(true);
  expect(isSoundOn("off", false, false)).toBe(false);
});
