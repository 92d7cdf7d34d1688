/**
 * State machine for typing numbers into a sheet: a complete number advances to the next cell.
 */
import {
  EMPTY_CELL,
  isCircled,
  getNumber,
  parsePastedText,
  replaceWord,
  formatWord,
  toggleCircle,
} from "../../notation/sheetText";

export interface TypingState {
  readonly cells: readonly string[];
  readonly at: number; // index of the current cell
  readonly begun: boolean; // a number of several digits is incomplete
  readonly circle: boolean; // the next number will be circled
  readonly before: number | null; // the cell that was completed just before
}

export const INITIAL = { at: 0, begun: false, circle: false, before: null };

const LAST_CELL = 24;
const clampIndex = (at: number) => Math.max(0, Math.min(LAST_CELL, at));

/** Moves to a cell, with nothing begun. */
export const goToCell = (now: TypingState, at: number): TypingState => ({
  ...INITIAL,
  cells: now.cells,
  at: clampIndex(at),
});

const writeWord = ({ cells }: TypingState, at: number, word: string) =>
  replaceWord(cells, at, word);

/** Advances to the next cell; `before` is the cell that a circle key applies to. */
const advance = (now: TypingState, before: number | null = null): TypingState => ({
  ...goToCell(now, now.at + 1),
  before,
});

/** Whether the last cell is complete: input is ignored until another cell is chosen. */
export const isAtEnd = (now: TypingState) => now.before === now.at;

/**
 * Enter or space: keeps the cell and advances. Ignored once directly after an automatic advance, so
 * that "7 8 9" fills three cells.
 */
export function leaveCell(now: TypingState): TypingState {
  if (isAtEnd(now)) return now;
  return now.before === null ? advance(now) : { ...now, before: null };
}

/** Whether no longer sum begins with these digits. */
const isComplete = (number: string, sums: readonly number[]) =>
  !sums.some((sum) => String(sum).startsWith(number) && String(sum) !== number);

function typeDigit(now: TypingState, typed: string, sums: readonly number[]): TypingState {
  const old = now.cells[now.at] ?? EMPTY_CELL;
  const number = now.begun ? getNumber(old) + typed : typed;
  // Correcting a number keeps its circle.
  const circled = now.circle || isCircled(old);
  const next = { ...now, cells: writeWord(now, now.at, formatWord(number, circled)) };
  if (isComplete(number, sums)) return advance(next, now.at);
  return { ...next, begun: true, before: null };
}

/** Toggles the circle of the number just typed, else of the current cell. Empty cells have none. */
export function toggleCircleAt(
  now: TypingState,
  at = now.begun ? now.at : (now.before ?? now.at),
): TypingState {
  const word = now.cells[at] ?? EMPTY_CELL;
  return word === EMPTY_CELL ? now : { ...now, cells: writeWord(now, at, toggleCircle(word)) };
}

/** Applies typed text character by character; unknown characters are ignored. */
export function typeText(
  now: TypingState,
  text: string,
  sums: readonly number[],
  circles: boolean,
): TypingState {
  return [...text].reduce((soFar, sign) => {
    if (circles && /[oO*]/.test(sign)) return toggleCircleAt(soFar);
    if (isAtEnd(soFar)) return soFar;
    if (/[0-9]/.test(sign)) return typeDigit(soFar, sign, sums);
    if (/[.,-]/.test(sign))
      return advance({ ...soFar, cells: writeWord(soFar, soFar.at, EMPTY_CELL) });
    if (/\s/.test(sign)) return leaveCell(soFar);
    if (circles && sign === "(") return { ...soFar, circle: true };
    return soFar;
  }, now);
}

/** Backspace: removes a digit or number, or moves to the previous cell. */
export function eraseBack(now: TypingState): TypingState {
  const word = now.cells[now.at] ?? EMPTY_CELL;
  if (now.before !== null && !isAtEnd(now)) return goToCell(now, now.before);
  if (word === EMPTY_CELL) return goToCell(now, now.at - 1);
  const left = now.begun ? getNumber(word).slice(0, -1) : "";
  const cells = writeWord(now, now.at, formatWord(left, isCircled(word)));
  return { ...goToCell({ ...now, cells }, now.at), begun: left !== "" };
}

export const erase = (now: TypingState): TypingState =>
  goToCell({ ...now, cells: writeWord(now, now.at, EMPTY_CELL) }, now.at);

/** 25 words fill the whole grid; fewer start at the current cell. */
export function paste(now: TypingState, text: string): TypingState {
  const words = parsePastedText(text);
  const from = words.length > LAST_CELL ? 0 : now.at;
  const some = words.slice(0, LAST_CELL + 1 - from);
  const cells = some.reduce(
    (soFar, word, place) => replaceWord(soFar, from + place, word),
    now.cells,
  );
  const next = from + some.length;
  return { ...goToCell({ ...now, cells }, next), before: next > LAST_CELL ? LAST_CELL : null };
}

/** The text added to a field that contained `old`; some phones report the new value only. */
export function getAddedText(old: string, value: string, data: string | null): string {
  if (data?.length === 1) return data;
  if (value === old || !old) return value;
  if (value.startsWith(old)) return value.slice(old.length);
  return value.endsWith(old) ? value.slice(0, -old.length) : value;
}
