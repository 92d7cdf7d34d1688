/** The sections of the rules as message ids, and their arguments. */
import type { GameInfo } from "../../api/types";
import { COLUMNS, DIAGONAL_DOWN, ROWS } from "../../notation/grid";

export type Part = "table" | PictureName;
export type PictureName = "lines" | "doubled" | "circle" | "free" | "several" | "box";

export interface Section {
  heading: string;
  /** Message ids, each with what is shown after it. */
  texts: { text: string; then?: Part }[];
}

const buildEnding = (end: string): Section[] => [
  { heading: "rules-end", texts: [{ text: end }, { text: "rules-players-text" }] },
  { heading: "rules-alone", texts: [{ text: "rules-alone-text" }] },
];

export const SECTIONS: Record<string, Section[]> = {
  knister: [
    {
      heading: "rules-idea",
      texts: [{ text: "rules-knister-idea-text" }, { text: "rules-sheet-text", then: "lines" }],
    },
    { heading: "rules-round", texts: [{ text: "rules-knister-round-text" }] },
    {
      heading: "rules-lines",
      texts: [
        { text: "rules-knister-lines-text", then: "doubled" },
        { text: "rules-order-text", then: "table" },
      ],
    },
    ...buildEnding("rules-knister-end-text"),
  ],
  knaster: [
    {
      heading: "rules-idea",
      texts: [{ text: "rules-knaster-idea-text" }, { text: "rules-sheet-text", then: "lines" }],
    },
    { heading: "rules-round", texts: [{ text: "rules-knaster-round-text", then: "circle" }] },
    {
      heading: "rules-free-circles",
      texts: [
        { text: "rules-knaster-free-circles-text", then: "free" },
        { text: "rules-order-text", then: "table" },
      ],
    },
    {
      heading: "rules-several-lines",
      texts: [{ text: "rules-knaster-several-lines-text", then: "several" }],
    },
    {
      heading: "rules-white-boxes",
      texts: [{ text: "rules-knaster-white-boxes-text", then: "box" }],
    },
    ...buildEnding("rules-knaster-end-text"),
  ],
};

const NO_BREAK_HYPHEN = "-\u2060"; // with a word joiner, against line breaks

/** Arguments of the rules' messages, from the server's description. */
export function getRuleFacts({
  gives,
  boxes,
  more_than,
}: GameInfo): Record<string, string | number> {
  const house = gives.find(({ combination }) => combination === "full-house");
  const worth = (lines: readonly string[]) => lines.map((line) => boxes?.[line]).join(", ");
  return {
    ...more_than,
    example: house?.example.join(NO_BREAK_HYPHEN) ?? "",
    ...(boxes && {
      rows: worth(ROWS),
      columns: worth(COLUMNS),
      diagonals: boxes[DIAGONAL_DOWN] ?? 0,
    }),
  };
}
