import { describe, expect, test } from "vitest";
import {
  createCircleChoice,
  findSelectableCells,
  interpretTap,
  listOwingLines,
} from "../../src/table/circleChoice";
import { CELLS, LINES, getLineCells, getLinesThrough, stepFrom } from "../../src/notation/grid";
import {
  getFreeCircles,
  parseMove,
  parseTypedMove,
  addFreeCircle,
  removeFreeCircle,
  formatMove,
} from "../../src/notation/moves";
import { parseRoll } from "../../src/notation/rolls";

describe("the text of a move", () => {
  test.each(["c3", "(c3)", "-", "d4{4:a4b4,\\:a1}", "e1{/:a5}"])("%s is read and written", (text) =>
    expect(formatMove(parseMove(text))).toBe(text),
  );

  test("grows by a circle in its line, or a new one", () => {
    expect(addFreeCircle("d4", "4", "a4")).toBe("d4{4:a4}");
    expect(addFreeCircle("d4{4:a4}", "4", "b4")).toBe("d4{4:a4b4}");
    expect(addFreeCircle("d4{4:a4b4}", "\\", "a1")).toBe("d4{4:a4b4,\\:a1}");
  });

  test("names its free cells", () =>
    expect(getFreeCircles("d4{4:a4b4,\\:a1}")).toEqual(["a4", "b4", "a1"]));

  test.each([
    [" C3 ", "c3"],
    ["(c3)", "(c3)"],
    ["( C3 )", "(c3)"],
    ["-", "-"],
    ["f3", null],
    ["c6", null],
    ["(c3", null],
    ["", null],
  ])("typed as %j", (text, move) => expect(parseTypedMove(text)).toBe(move));
});

test("a roll is two dice or a sum", () => {
  expect(parseRoll("3+6")).toEqual({ dice: [3, 6], sum: 9 });
  expect(parseRoll("11")).toEqual({ dice: null, sum: 11 });
});

describe("a free circle", () => {
  test("goes to its line, also if another one was begun since", () => {
    expect(addFreeCircle("d4{4:a4,d:d1}", "4", "b4")).toBe("d4{4:a4b4,d:d1}");
    expect(addFreeCircle("d4{4:a4}", "d", "d1")).toBe("d4{4:a4,d:d1}");
  });

  test("can be taken away from any line, and the others stay", () => {
    expect(removeFreeCircle("d4{4:a4b4,d:d1}", "a4")).toBe("d4{4:b4,d:d1}");
    expect(removeFreeCircle("d4{4:b4,d:d1}", "b4")).toBe("d4{d:d1}");
    expect(removeFreeCircle("d4{d:d1}", "d1")).toBe("d4");
  });
});

describe("the grid", () => {
  test("has twelve lines of five cells", () => {
    expect(LINES).toHaveLength(12);
    expect(LINES.map((line) => getLineCells(line).length)).toEqual(LINES.map(() => 5));
    expect(getLineCells("/")).toEqual(["a5", "b4", "c3", "d2", "e1"]);
    expect(getLineCells("\\")).toEqual(["a1", "b2", "c3", "d4", "e5"]);
    expect(getLineCells("2")).toEqual(["a2", "b2", "c2", "d2", "e2"]);
  });

  test("has two, three or four lines through a cell", () => {
    expect(getLinesThrough("c3")).toEqual(["3", "c", "\\", "/"]);
    expect(getLinesThrough("a1")).toEqual(["1", "a", "\\"]);
    expect(getLinesThrough("b1")).toEqual(["1", "b"]);
    expect(CELLS.flatMap(getLinesThrough)).toHaveLength(60);
  });

  test("is walked cell by cell, and not left", () => {
    expect(stepFrom("c3", 1, 0)).toBe("d3");
    expect(stepFrom("c3", 0, -1)).toBe("c2");
    expect(stepFrom("e5", 1, 1)).toBe("e5");
    expect(stepFrom("c3", -4, 0)).toBe("a3");
  });
});

describe("choosing circles", () => {
  const row = { line: "4", makes: "pair", left: 2, cells: ["a4", "b4", "d4"] };
  const column = { line: "d", makes: "three", left: 1, cells: ["d1", "d4"] };

  test("in one line begins at once", () => {
    const now = createCircleChoice(0, { move: "d4", lines: [row], later: [] });
    expect(now.line).toBe("4");
    expect([...findSelectableCells(now)]).toEqual(["a4", "b4", "d4"]);
    expect(interpretTap(now, "a4")).toEqual({ circle: "a4", line: "4" });
    expect(interpretTap(now, "c4")).toEqual({ shared: [] });
  });

  test("in several: the tap tells which first, unless it is the cell they share", () => {
    const now = createCircleChoice(0, { move: "d4", lines: [row, column], later: [] });
    expect(now.line).toBeNull();
    expect(findSelectableCells(now)).toContain("d1");
    expect(findSelectableCells(now)).not.toContain("d4"); // nothing is lit that does nothing
    expect(interpretTap(now, "d1")).toEqual({ circle: "d1", line: "d" });
    expect(interpretTap(now, "d2")).toEqual({ choose: "d" });
    expect(interpretTap(now, "d4")).toEqual({ shared: ["4", "d"] });
    expect(interpretTap(now, "e1")).toEqual({ shared: [] });
    expect(listOwingLines(now)).toEqual(["4", "d"]);
  });
});
