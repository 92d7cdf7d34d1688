/**
 * The words of a copied sheet, row by row: a number, `(7)` circled, `.` for an empty cell. Anything
 * else may be typed as well; the server says what it thinks of it.
 */
import { CELLS, COLUMNS } from "./grid";

export const EMPTY = ".";
const LONGEST = 12; // of a word that somebody pastes
const MEANS_EMPTY = new Set(["", EMPTY, "-", "–", "_", "·", "()"]);

export const emptyCells = (): string[] => CELLS.map(() => EMPTY);

export const isCircled = (word: string) => /^\(.*\)$/.test(word);

/** What stands in the cell, without its circle; nothing in an empty one. */
export const numberIn = (word: string) =>
  word === EMPTY ? "" : isCircled(word) ? word.slice(1, -1) : word;

export const toWord = (number: string, circled: boolean) =>
  number ? (circled ? `(${number})` : number) : EMPTY;

export const put = (cells: readonly string[], at: number, word: string) =>
  cells.map((old, place) => (place === at ? word : old));

export const toggled = (word: string) => toWord(numberIn(word), !isCircled(word));

/** As they are for a game that has no circles; whoever changes the game back finds them again. */
export const withoutCircles = (cells: readonly string[]) =>
  cells.map((word) => toWord(numberIn(word), false));

/** Words as they were kept, or null for what is no sheet: somebody else wrote it. */
export function readCells(found: unknown): string[] | null {
  if (!Array.isArray(found) || found.length !== CELLS.length) return null;
  return found.map((word: unknown) => (isKept(word) ? word : EMPTY));
}

/** A circle may have come around the longest word. */
const isKept = (word: unknown): word is string =>
  typeof word === "string" && numberIn(word).length <= LONGEST;

/** The words of a text: of our own form with its comments, of a spreadsheet, or of anything. */
export function pasted(text: string): string[] {
  const lines = text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/(^|\s);.*/, ""))
    .filter((line) => line.trim());
  return lines.flatMap((line) => {
    // Between the tabs of a spreadsheet a cell may be empty.
    const tabs = line.split("\t");
    if (tabs.length === COLUMNS.length) return tabs.map(clean);
    return line
      .split(/[\s,;|]+/)
      .filter(Boolean)
      .map(clean);
  });
}

function clean(text: string): string {
  const word = text.replace(/\s/g, "").slice(0, LONGEST);
  return MEANS_EMPTY.has(word) ? EMPTY : word;
}
