/**
 * The words of a copied sheet, row by row: a number, `(7)` circled, `.` for an empty cell. Anything
 * else may be typed as well; the server says what it thinks of it.
 */
import { CELLS, COLUMNS } from "./grid";

export const EMPTY_CELL = ".";
const MAX_WORD_LENGTH = 12; // of a word that somebody pastes
const EMPTY_WORDS = new Set(["", EMPTY_CELL, "-", "–", "_", "·", "()"]);

export const createEmptyCells = (): string[] => CELLS.map(() => EMPTY_CELL);

export const isCircled = (word: string) => /^\(.*\)$/.test(word);

/** What stands in the cell, without its circle; nothing in an empty one. */
export const getNumber = (word: string) =>
  word === EMPTY_CELL ? "" : isCircled(word) ? word.slice(1, -1) : word;

export const formatWord = (number: string, circled: boolean) =>
  number ? (circled ? `(${number})` : number) : EMPTY_CELL;

export const replaceWord = (cells: readonly string[], at: number, word: string) =>
  cells.map((old, place) => (place === at ? word : old));

export const toggleCircle = (word: string) => formatWord(getNumber(word), !isCircled(word));

/** As they are for a game that has no circles; whoever changes the game back finds them again. */
export const removeCircles = (cells: readonly string[]) =>
  cells.map((word) => formatWord(getNumber(word), false));

/** Words as they were kept, or null for what is no sheet: somebody else wrote it. */
export function parseStoredCells(found: unknown): string[] | null {
  if (!Array.isArray(found) || found.length !== CELLS.length) return null;
  return found.map((word: unknown) => (isStorableWord(word) ? word : EMPTY_CELL));
}

/** A circle may have come around the longest word. */
const isStorableWord = (word: unknown): word is string =>
  typeof word === "string" && getNumber(word).length <= MAX_WORD_LENGTH;

/** The words of a text: of our own form with its comments, of a spreadsheet, or of anything. */
export function parsePastedText(text: string): string[] {
  const lines = text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/(^|\s);.*/, ""))
    .filter((line) => line.trim());
  return lines.flatMap((line) => {
    // Between the tabs of a spreadsheet a cell may be empty.
    const tabs = line.split("\t");
    if (tabs.length === COLUMNS.length) return tabs.map(cleanWord);
    return line
      .split(/[\s,;|]+/)
      .filter(Boolean)
      .map(cleanWord);
  });
}

function cleanWord(text: string): string {
  const word = text.replace(/\s/g, "").slice(0, MAX_WORD_LENGTH);
  return EMPTY_WORDS.has(word) ? EMPTY_CELL : word;
}
