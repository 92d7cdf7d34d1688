/** A sheet of each game, as pictures on the home page. */
import { DIAGONAL_DOWN, DIAGONAL_UP } from "../../notation/grid";

const EMPTY = { circled: [] as string[], lines: {}, makes: {} };

export const SAMPLE_SHEETS = {
  knister: {
    sheet: {
      ...EMPTY,
      numbers: [9, 5, 9, 5, 5, 0, 7, 0, 8, 0, 6, 4, 7, 0, 0, 0, 0, 3, 7, 0, 10, 0, 0, 0, 7],
      lines: { "1": 8 },
      makes: { "1": "full-house" as const },
    },
    doubled: [DIAGONAL_DOWN, DIAGONAL_UP],
  },
  knaster: {
    sheet: {
      ...EMPTY,
      numbers: [6, 0, 8, 0, 7, 5, 7, 0, 9, 0, 4, 8, 8, 6, 4, 0, 7, 0, 6, 0, 11, 0, 8, 0, 10],
      circled: ["b2", "a3", "b3", "c3", "e3", "d4", "c1"],
    },
    doubled: [],
  },
};
