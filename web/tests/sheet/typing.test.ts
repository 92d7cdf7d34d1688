import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createEmptyCells,
  parsePastedText,
  parseStoredCells,
  removeCircles,
} from "../../src/notation/sheetText";
import { deleteSheetDraft, saveSheetDraft, loadSheetDraft } from "../../src/storage/sheetDrafts";
import * as typing from "../../src/sheet/transcription/typing";
import type { TypingState } from "../../src/sheet/transcription/typing";

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]; // as the server says
const start = (...words: string[]): TypingState => ({
  ...typing.INITIAL,
  cells: [...words, ...createEmptyCells().slice(words.length)],
});
const type = (now: TypingState, text: string, circles = true) =>
  typing.typeText(now, text, SUMS, circles);
/** The words up to the last that is not empty. */
const words = ({ cells }: TypingState) => cells.join(" ").replace(/[ .]+$/, "");

describe("typing numbers", () => {
  test.each([
    ["7", "7", 1],
    ["1", "1", 0], // waits
    ["12", "12", 1],
    ["7489", "7 4 8 9", 4],
    ["1110123", "11 10 12 3", 4],
    ["13", "13", 1], // pointed out by the server, and on
    ["0", "0", 1],
    ["7.8", "7 . 8", 3],
    ["7 8 9", "7 8 9", 3], // the number had moved on by itself
    ["7  8", "7 . 8", 3],
    ["7. 8", "7 . . 8", 4],
    ["7o 12 3", "(7) 12 3", 3],
    ["7x8", "7 8", 2],
    ["1 7", "1 7", 2],
    ["(7)8", "(7) 8", 2],
    ["(12)(3", "(12) (3)", 2],
    ["7o8o", "(7) (8)", 2],
    ["7oo8", "7 8", 2],
    ["1o2", "(12)", 1],
  ])("%s", (text, expected, at) => {
    const now = type(start(), text);
    expect([words(now), now.at]).toEqual([expected, at]);
  });

  test("a number that is not whole yet is begun", () => {
    expect(type(start(), "1").begun).toBe(true);
    expect(type(start(), "12").begun).toBe(false);
    expect(typing.goToCell(type(start(), "1"), 4).begun).toBe(false);
  });

  test("a filled cell is typed over, and keeps its circle", () => {
    expect(words(type(start("(12)", "5"), "8"))).toBe("(8) 5");
    expect(words(type(start("(12)", "5"), "."))).toBe(". 5");
    expect(words(type(start("(12)", "5"), " "))).toBe("(12) 5");
    expect(words(typing.leaveCell(start("7")))).toBe("7");
  });

  test("a circle is for the number just typed, else for the cell one is in", () => {
    const there = typing.goToCell(start("7", "8"), 1);
    expect(words(type(there, "o"))).toBe("7 (8)");
    expect(words(type(type(start("4", "8"), "7"), "o"))).toBe("(7) 8");
    expect(words(type(start(), "o"))).toBe("");
    expect(words(type(start("7"), "o", false))).toBe("7");
  });

  test("the last cell is the end", () => {
    const now = type(start(), "7".repeat(25));
    expect([now.at, now.cells.every((word) => word === "7")]).toEqual([24, true]);
    expect(type(now, "o").cells[24]).toBe("(7)");
    expect(type(now, "8. (9").cells).toEqual(now.cells); // until somebody goes there
    expect(typing.leaveCell(now).cells[24]).toBe("7");
    expect(type(typing.goToCell(now, 24), "8").cells[24]).toBe("8");
    expect(type(typing.eraseBack(now), "8").cells[24]).toBe("8");
    const whole = typing.paste(start(), now.cells.join(" "));
    expect(type(whole, "8").cells[24]).toBe("7");
  });

  test("backwards: a digit, a number, a cell", () => {
    let now = type(start(), "(121");
    const seen = [];
    for (let step = 0; step < 4; step++) {
      now = typing.eraseBack(now);
      seen.push([words(now), now.at]);
    }
    expect(seen).toEqual([
      ["(12)", 1],
      ["(12)", 0],
      ["", 0],
      ["", 0],
    ]);
    expect(typing.eraseBack(type(start(), "71")).begun).toBe(false);
    // Who has corrected a number wrongly comes back to it, and the next one is still there.
    const corrected = typing.eraseBack(type(start("7", "8"), "9"));
    expect([words(corrected), corrected.at]).toEqual(["9 8", 0]);
    expect(words(typing.erase(start("7", "8")))).toBe(". 8");
  });

  test.each([
    ["", "7", "7", "7"],
    ["7", "7", "7", "7"], // the same number over a chosen one
    ["7", "78", null, "8"],
    ["7", "87", null, "8"],
    ["7", "8", null, "8"],
    ["1", "10", "10", "0"], // a keyboard that composes
    ["7", "7", null, "7"],
  ])("what was added to %s to have %s", (old, value, data, expected) => {
    expect(typing.getAddedText(old, value, data)).toBe(expected);
  });
});

describe("pasting", () => {
  const whole = Array.from({ length: 25 }, (_, at) => (at === 3 ? "." : at === 4 ? "(7)" : "9"));
  const rows = [0, 5, 10, 15, 20].map((at) => whole.slice(at, at + 5));

  test.each([
    ["spaces", rows.map((row) => row.join(" ")).join("\n")],
    ["one line", whole.join(", ")],
    ["our own form", `; Ola\n\n${rows.map((row) => row.join("  ") + " ; row").join("\r\n")}\n`],
    ["a spreadsheet", rows.map((row) => row.join("\t").replace(".", "")).join("\n")],
    ["semicolons", rows.map((row) => row.join(";").replace(".", "-")).join("\n")],
  ])("%s", (_, text) => {
    const now = typing.paste(typing.goToCell(start("2", "2"), 7), text);
    expect(now.cells).toEqual(whole);
    expect(now.at).toBe(24);
  });

  test("less than a sheet goes on from where one is, and not beyond the end", () => {
    const now = typing.paste(typing.goToCell(start("2"), 1), "7 (8)");
    expect([words(now), now.at]).toEqual(["2 7 (8)", 3]);
    const end = typing.paste(typing.goToCell(start(), 24), "7 8 9");
    expect([end.cells.length, end.cells[24], end.at]).toEqual([25, "7", 24]);
    expect(typing.paste(start("2"), " \n").cells[0]).toBe("2");
  });

  test("words that mean nothing are kept short, and shown", () => {
    expect(parsePastedText("x ( ) seventeen-and-more")).toEqual(["x", "(", ")", "seventeen-an"]);
  });
});

describe("a draft", () => {
  const none = createEmptyCells();
  const typed = ["7", ...none.slice(1)];
  const host = ["9", ...none.slice(1)];
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("outlives a reload, until it is saved", () => {
    saveSheetDraft("paper", none, typed);
    expect(loadSheetDraft("paper", none)).toEqual(typed);
    deleteSheetDraft("paper");
    expect(loadSheetDraft("paper", none)).toBe(null);
  });
  test("of a sheet that somebody has corrected since is none", () => {
    saveSheetDraft("paper", none, typed);
    expect(loadSheetDraft("paper", host)).toBe(null);
  });
  test("without a difference is none", () => {
    saveSheetDraft("paper", none, typed);
    saveSheetDraft("paper", none, [...none]);
    expect(sessionStorage.getItem("fivebyfive.paper")).toBe(null);
  });
});

describe("what is kept", () => {
  test.each([[null], ["7"], [["7"]]])("%j is no sheet", (found) =>
    expect(parseStoredCells(found)).toBe(null),
  );
  test.each([7, null, "7".repeat(13), `(${"7".repeat(13)})`])("%j costs its cell only", (bad) =>
    expect(parseStoredCells(["(9)", bad, ...createEmptyCells().slice(2)])?.slice(0, 2)).toEqual([
      "(9)",
      ".",
    ]),
  );
  test("the longest word has a circle, too", () => {
    const circled = typing.toggleCircleAt(typing.paste(start(), "seventeen-and-more"), 0).cells;
    expect(parseStoredCells(circled)).toEqual(circled);
  });
  test("a sheet is one", () =>
    expect(parseStoredCells(createEmptyCells())).toEqual(createEmptyCells()));
  test("a game without circles sees the numbers", () => {
    expect(removeCircles(["(7)", "8", "."])).toEqual(["7", "8", "."]);
  });
});
