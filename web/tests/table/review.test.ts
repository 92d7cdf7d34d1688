import { describe, expect, test } from "vitest";
import {
  countCostlyMoves,
  markComparison,
  markHint,
  roundToTenths,
  markMove,
} from "../../src/table/review";
import type { CoachedMove, CoachingView } from "../../src/api/types";

const coaching = (start: number, luck: number, cost: number): CoachingView => ({
  name: "Ola",
  total: Math.round(start + luck - cost),
  start,
  luck,
  cost,
  expert: 61,
  moves: [],
  dearest: [],
});

describe("figures in tenths", () => {
  const adds = ({ start, luck, cost, total }: ReturnType<typeof roundToTenths>) =>
    Math.round(start * 10) + Math.round(luck * 10) - Math.round(cost * 10) === total * 10;

  test.each([
    [55.1, 3.4, 0.5, [55.1, 3.4, 0.5]],
    [55.13, 3.34, 0.47, [55.1, 3.4, 0.5]], // a tenth is missing: luck was rounded down most
    [55.17, 3.27, 0.44, [55.2, 3.3, 0.5]], // one too many: the cost was rounded down most
    [55.04, -3.04, 0, [55, -3, 0]],
    [57.96, 0.04, 0, [58, 0, 0]],
  ])("%d + %d - %d", (start, luck, cost, shown) => {
    const sum = roundToTenths(coaching(start, luck, cost));
    expect([sum.start, sum.luck, sum.cost]).toEqual(shown);
  });

  test("add up whatever they are, and are off by less than a tenth", () => {
    for (let number = 0; number < 2000; number++) {
      const start = 40 + ((number * 7919) % 2003) / 71;
      const cost = ((number * 104729) % 1999) / 137;
      const total = 20 + (number % 60);
      const figures = { ...coaching(start, total - start + cost, cost), total };
      const sum = roundToTenths(figures);
      expect(adds(sum)).toBe(true);
      expect(sum.cost).toBeGreaterThanOrEqual(0);
      for (const name of ["start", "luck", "cost"] as const) {
        expect(Math.abs(sum[name] - figures[name])).toBeLessThan(0.1);
      }
    }
  });
});

test("all moves are counted whose cost is in the sum, where one is a mistake", () => {
  const move = (cost: number, stand_in = false): CoachedMove => ({
    round: 1,
    roll: 7,
    move: "c3",
    best: "d4",
    luck: 0,
    cost,
    stand_in,
  });
  const moves = [move(2.4), move(0.4999), move(0.5), move(3, true), move(0)];
  expect(countCostlyMoves(moves)).toBe(4);
  expect(countCostlyMoves([move(2), move(0.04), move(0.05)])).toBe(2);
  expect(countCostlyMoves([move(0.4), move(0.1)])).toBe(0);
  expect(countCostlyMoves([])).toBe(0);
});

describe("moves on a sheet", () => {
  const mark = { ink: true, number: 0, circle: false, ring: false };

  test("a number, a circle, nothing", () => {
    expect(markMove("d4", 9, true)).toEqual({ d4: { ...mark, number: 9, ring: true } });
    expect(markMove("(d4)", 9, false)).toEqual({ d4: { ...mark, ink: false, circle: true } });
    expect(markMove("-", 9, true)).toEqual({});
  });

  test("free circles, also around the number just written", () =>
    expect(markMove("d4{4:a4d4,\\:a1}", 9, true)).toEqual({
      d4: { ink: true, number: 9, circle: true, ring: true },
      a4: { ...mark, circle: true },
      a1: { ...mark, circle: true },
    }));

  test("what was better lies over what was done", () => {
    const marks = markComparison("d4{4:a4b4}", "d4{4:a4c4}", 9);
    const inked = Object.keys(marks).filter((cell) => marks[cell]!.ink);
    expect(inked.sort()).toEqual(["a4", "c4", "d4"]);
    expect(marks.b4).toEqual({ ...mark, ink: false, circle: true });
  });

  test("a hint lights all cells that are as good, then the circles of the chosen one", () => {
    const moves = ["d4{4:a4b4}", "c3{3:a3b3}", "e1"];
    expect(Object.keys(markHint(moves, null))).toEqual(["d4", "c3", "e1"]);
    expect(Object.keys(markHint(moves, "c3"))).toEqual(["a3", "b3"]);
    expect(Object.keys(markHint(moves, "a1"))).toEqual([]);
  });

  test("a hint lights the cell, then its circles", () => {
    expect(Object.keys(markHint(["d4{4:a4b4}"], null))).toEqual(["d4"]);
    expect(Object.keys(markHint(["d4{4:a4b4}"], "d4{4:a4}"))).toEqual(["a4", "b4"]);
    expect(Object.keys(markHint(["(d4)"], null))).toEqual(["d4"]);
    expect(Object.keys(markHint(["-"], null))).toEqual([]);
  });
});
