/** The sheets in the rules' illustrations, with values from the server's description. */
import { CELLS, DIAGONAL_DOWN } from "../../notation/grid";
import type { Combination, GameInfo } from "../../api/types";
import type { DrawnSheet } from "../../sheet/drawnSheet";
import type { PictureName } from "./sections";

export interface IllustrationData {
  sheet: DrawnSheet; // before the move
  after: DrawnSheet; // after the move
  lit: string[]; // highlighted lines
  roll: string | null;
  boxes: boolean; // whether the printed values are shown
  doubled: boolean;
  facts: Record<string, number>;
}

/** Parses "c3:7 b2:8" into the numbers of a sheet. */
export function parseNumbers(text: string): number[] {
  const written = new Map(
    text.split(" ").map((one) => [one.slice(0, 2), Number(one.slice(3))] as const),
  );
  return CELLS.map((cell) => written.get(cell) ?? 0);
}

function drawSheet(text: string, more: Partial<Omit<DrawnSheet, "numbers">> = {}): DrawnSheet {
  return { numbers: parseNumbers(text), circled: [], lines: {}, makes: {}, ...more };
}

const findReward = (info: GameInfo, made: Combination) =>
  info.gives.find(({ combination }) => combination === made)?.gives ?? 0;

const DEFAULTS = { lit: [], roll: null, boxes: true, doubled: false, facts: {} };

export function getIllustration(name: PictureName, info: GameInfo): IllustrationData {
  return ILLUSTRATIONS[name](info);
}

const ILLUSTRATIONS: Record<PictureName, (info: GameInfo) => IllustrationData> = {
  // Strokes through three lines of an empty sheet.
  lines: () => {
    const sheet = drawSheet("", { lines: { "2": 1, d: 1, [DIAGONAL_DOWN]: 1 } });
    return { ...DEFAULTS, sheet, after: sheet, boxes: false };
  },
  doubled: (info) => {
    const house = findReward(info, "full-house");
    const pair = (info.doubled.includes(DIAGONAL_DOWN) ? 2 : 1) * findReward(info, "pair");
    const sheet = drawSheet("a4:9 b4:5 c4:9 d4:5 e4:5 a1:8 b2:7 c3:6 e5:8 d1:4 b5:10", {
      lines: { "4": house, [DIAGONAL_DOWN]: pair },
      makes: { "4": "full-house", [DIAGONAL_DOWN]: "pair" },
    });
    return { ...DEFAULTS, sheet, after: sheet, doubled: true, facts: { house, pair } };
  },
  circle: () => {
    const written = "b2:8 c3:6 d1:7 e4:9 a4:5";
    const sheet = drawSheet(written);
    return { ...DEFAULTS, sheet, after: drawSheet(written, { circled: ["b2"] }), roll: "5+3" };
  },
  free: (info) => {
    const others = "a4:9 b4:5 c4:9 e4:5 c2:7 e1:10";
    return {
      ...DEFAULTS,
      sheet: drawSheet(others),
      after: drawSheet(`${others} d4:5`, { circled: ["a4", "d4"] }),
      lit: ["4"],
      facts: { circles: findReward(info, "full-house") },
    };
  },
  several: (info) => {
    const others = "a3:7 b3:4 d3:7 e3:9 c1:5 c2:6 c4:8 c5:9";
    return {
      ...DEFAULTS,
      sheet: drawSheet(others),
      after: drawSheet(`${others} c3:7`, { circled: ["a3", "c1", "c2", "c4"] }),
      lit: ["3", "c"],
      facts: { three: findReward(info, "three"), straight: findReward(info, "straight") },
    };
  },
  box: (info) => {
    const box = info.boxes?.["1"] ?? 0;
    const sheet = drawSheet("a1:6 b1:8 c1:7 d1:8 e1:6 b3:9 d4:4", {
      circled: ["a1", "b1", "c1", "d1", "e1", "b3"],
      lines: { "1": box },
    });
    return { ...DEFAULTS, sheet, after: sheet, facts: { box } };
  },
};
