/**
 * A sheet as 25 words, row by row: a number, `(7)` circled, `.` for an empty cell. Other words are
 * passed on: the server validates them.
 */
import { CELLS, COLUMNS } from "./grid";

export const EMPTY_CELL = ".";
const MAX_WORD_LENGTH = 12; // of pasted words
const EMPTY_WORDS = new Set(["", EMPTY_CELL, "-", "–", "_", "·", "()"]);

export const createEmptyCells = (): string[] => CELLS.map(() => EMPTY_CELL);

export const isCircled = (word: string) => /^\(.*\)$/.test(word);

/** The number without its circle; an empty string for an empty cell. */
export const getNumber = (word: string) =>
  word === EMPTY_CELL ? "" : isCircled(word) ? word.slice(1, -1) : word;

export const formatWord = (number: string, circled: boolean) =>
  number ? (circled ? `(${number})` : number) : EMPTY_CELL;

export const replaceWord = (cells: readonly string[], at: number, word: string) =>
  cells.map((old, place) => (place === at ? word : old));

export const toggleCircle = (word: string) => formatWord(getNumber(word), !isCircled(word));

/** For games without circles. */
export const removeCircles = (cells: readonly string[]) =>
  cells.map((word) => formatWord(getNumber(word), false));

/** Validates stored words; null if they are no sheet. */
export function parseStoredCells(found: unknown): string[] | null {
  if (!Array.isArray(found) || found.length !== CELLS.length) return null;
  return found.map((word: unknown) => (isStorableWord(word) ? word : EMPTY_CELL));
}

/** The circle does not count for the length. */
const isStorableWord = (word: unknown): word is string =>
  typeof word === "string" && getNumber(word).length <= MAX_WORD_LENGTH;

/** Splits pasted text into words: our own notation with comments, a spreadsheet, or anything else. */
export function parsePastedText(text: string): string[] {
  const lines = text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/(^|\s);.*/, ""))
    .filter((line) => line.trim());
  return lines.flatMap((line) => {
    // A spreadsheet leaves empty cells between tabs.
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
