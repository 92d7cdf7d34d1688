import { describe, expect, it } from "vitest";
import { parseNumbers, getIllustration } from "../../src/screens/rules/illustrations";
import { SECTIONS, getRuleFacts, type Part } from "../../src/screens/rules/sections";
import { CELLS, getLineCells } from "../../src/notation/grid";
import type { GameInfo } from "../../src/api/types";

const line = (name: string) => getLineCells(name);
const knister: GameInfo = {
  gives: [
    { combination: "pair", gives: 1, example: [9, 3, 5, 9, 11] },
    { combination: "full-house", gives: 8, example: [9, 5, 9, 5, 5] },
  ],
  boxes: null,
  doubled: ["\\", "/"],
  more_than: { good: 50, brilliant: 80, spectacular: 100 },
  rolls: 25,
  usual: {},
};
const boxes = Object.fromEntries(
  [..."12345", ..."abcde", "\\", "/"].map((name, at) => [name, at < 10 ? 9 - (at % 5) : 10]),
);
const knaster: GameInfo = {
  ...knister,
  gives: [
    { combination: "three", gives: 1, example: [6, 6, 10, 6, 2] },
    { combination: "full-house", gives: 2, example: [9, 5, 9, 5, 5] },
    { combination: "straight", gives: 3, example: [6, 4, 8, 5, 7] },
  ],
  boxes,
  doubled: [],
  rolls: null,
};

describe("facts", () => {
  it("are those of the server", () => {
    expect(getRuleFacts(knaster)).toEqual({
      good: 50,
      brilliant: 80,
      spectacular: 100,
      example: "9-\u20605-\u20609-\u20605-\u20605",
      rows: "9, 8, 7, 6, 5",
      columns: "9, 8, 7, 6, 5",
      diagonals: 10,
    });
    expect(getRuleFacts(knister)).not.toHaveProperty("rows");
  });
});

describe("pictures", () => {
  const parts = (game: string) =>
    SECTIONS[game]!.flatMap(({ texts }) => texts.map(({ then }) => then)).filter(
      (part): part is Exclude<Part, "table"> => part !== undefined && part !== "table",
    );
  it("read their numbers cell by cell", () => {
    const read = parseNumbers("a1:4 e5:12");
    expect([read[0], read[24], read.filter(Boolean).length]).toEqual([4, 12, 2]);
  });
  it("say the points that the server gives", () => {
    const { sheet, facts } = getIllustration("doubled", knister);
    expect(facts).toEqual({ house: 8, pair: 2 });
    expect([sheet.lines["4"], sheet.lines["\\"]]).toEqual([8, 2]);
    expect(getIllustration("box", knaster).sheet.lines).toEqual({ "1": 9 });
  });
  it("draw as many free circles as they say", () => {
    const free = getIllustration("free", knaster);
    expect(free.after.circled).toHaveLength(free.facts.circles!);
    const several = getIllustration("several", knaster);
    const { three, straight } = several.facts;
    expect(several.after.circled).toHaveLength(three! + straight!);
  });
  it.each(["knister", "knaster"])(
    "of %s show whole lines, and only written numbers circled",
    (game) => {
      for (const name of parts(game)) {
        const { after, lit } = getIllustration(name, game === "knister" ? knister : knaster);
        const written = new Set(CELLS.filter((_, at) => after.numbers[at]));
        const shown = name === "lines" ? [] : [...lit, ...Object.keys(after.lines)];
        for (const cell of [...shown.flatMap(line), ...after.circled])
          expect(written.has(cell), `${name} ${cell}`).toBe(true);
      }
    },
  );
});
