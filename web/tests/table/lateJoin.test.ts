import { expect, test } from "vitest";
import { mayJoinLate, placeNumbers, placeByTap } from "../../src/table/lateJoin";
import { CELLS } from "../../src/notation/grid";
import { ownSeat, privateView, publicView } from "../views";

test.each([
  ["the next number goes into a free cell", ["a1"], null, "b2", 3, ["a1", "b2"], null],
  ["a placed one is picked up", ["a1", "b2"], null, "a1", 3, ["a1", "b2"], 0],
  ["and put down where it is", ["a1", "b2"], 0, "a1", 3, ["a1", "b2"], null],
  ["another one is picked up instead", ["a1", "b2"], 0, "b2", 3, ["a1", "b2"], 1],
  ["what is picked up moves", ["a1", "b2"], 0, "c3", 3, ["c3", "b2"], null],
  ["no more than were missed", ["a1", "b2"], null, "c3", 2, ["a1", "b2"], null],
])("a tap: %s", (_, cells, picked, cell, missed, after, then) => {
  expect(placeByTap(cells, picked, cell, missed)).toEqual({ cells: after, picked: then });
});

test("the numbers stand where they were placed", () => {
  const numbers = placeNumbers(["3+4", "6+6", "2+2"], ["c3", "a1"]);
  expect(numbers[CELLS.indexOf("c3")]).toBe(7);
  expect(numbers[CELLS.indexOf("a1")]).toBe(12);
  expect(numbers.filter(Boolean)).toHaveLength(2);
});

const watcher = privateView({ host: false, seats: [] });
test.each([
  ["somebody without a seat", {}, {}, true],
  ["not where the server says no", { latecomers: false }, {}, false],
  ["not with a seat", {}, { seats: [ownSeat()] }, false],
  ["not at a locked table", { locked: true }, {}, false],
  ["a host there, too", { locked: true }, { host: true }, true],
])("who may sit down late: %s", (_, table, yours, may) => {
  expect(mayJoinLate(publicView({ latecomers: true, ...table }), { ...watcher, ...yours })).toBe(
    may,
  );
});
