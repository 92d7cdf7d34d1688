import { expect, test, vi } from "vitest";
import { describeMove } from "../../src/i18n/moves";
import * as messages from "../../src/i18n/messages.svelte";
import { describeLateMove, type LateMove } from "../../src/table/lateMoves";
import { ownSeat, privateView, publicView, sheet } from "../views";

vi.mock(import("../../src/i18n/messages.svelte"), { spy: true });

const late: LateMove = { seat: 0, game: 1, round: 1, number: 9, move: "e5", before: null };
const table = publicView({ round: 2, roll: "1+1" });
const yoursOf = (facts: Parameters<typeof ownSeat>[0], round = 2) =>
  privateView({ round, seats: [ownSeat(facts)] });

test("a late move that is on the sheet after all was not late", () => {
  const numbers = sheet().numbers.with(24, 9);
  expect(describeLateMove(late, table, yoursOf({ sheet: sheet({ numbers }) }))).toBeNull();
  const circled = { ...late, move: "(e5)" };
  const drawn = sheet({ numbers, circled: ["e5"] });
  expect(describeLateMove(circled, table, yoursOf({ sheet: drawn }))).toBeNull();
  expect(describeLateMove(circled, table, yoursOf({ sheet: sheet({ numbers }) }))).not.toBeNull();
});

test("nothing is said before the news of the closed round are there", () => {
  expect(describeLateMove(late, table, yoursOf({}, 1))).toBeNull();
  expect(describeLateMove(late, publicView({ round: 1 }), yoursOf({}, 1))).toBeNull();
  expect(describeLateMove({ ...late, game: 2 }, table, yoursOf({}))).toBeNull();
});

test("the sentence says what is on the sheet instead", () => {
  const describe = (facts: Parameters<typeof ownSeat>[0], more: Partial<LateMove> = {}) =>
    describeLateMove({ ...late, ...more }, table, yoursOf(facts));
  expect(describe({ played_for: ["d5"] })).toBe("play-late-number-wrote");
  expect(describe({ played_for: ["(d5)"] })).toBe("play-late-number-computer");
  expect(describe({ played_for: ["d5"] }, { move: "(e5)" })).toBe("play-late-circle-wrote");
  const twice = { played_for: ["d5", "b2"], stood_in: true, move: "b2" };
  expect(describe(twice)).toBe("play-late-number-computer");
  expect(describe({}, { before: "d5" })).toBe("play-late-number-stays");
  expect(describe({})).toBe("play-late-number-nothing");
});

test("the sentence has the earlier move in words, not in notation", () => {
  const before = "c3{c:c1,3:a3e3}";
  describeLateMove({ ...late, before }, table, yoursOf({}));
  const facts = { cell: "e5", number: "9", moves: describeMove(before) };
  expect(messages.t).toHaveBeenCalledWith("play-late-number-stays", facts);
  expect(facts.moves).not.toBe(before);
});

test("nothing is said of a late move that writes nothing", () => {
  expect(describeLateMove({ ...late, move: "-" }, table, yoursOf({}))).toBeNull();
  const played = yoursOf({ played_for: ["d5"] });
  expect(describeLateMove({ ...late, move: "-" }, table, played)).toBeNull();
});
