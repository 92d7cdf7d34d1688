/**
 * Numbers typed into a sheet, one after the other: a number that is whole moves on by itself.
 * Without a page, so that it can be tested as it is.
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
  readonly at: number; // the cell to be typed in
  readonly begun: boolean; // in the middle of its number
  readonly circle: boolean; // the number to come is circled
  readonly before: number | null; // the cell whose number was whole just now
}

export const INITIAL = { at: 0, begun: false, circle: false, before: null };

const LAST_CELL = 24;
const clampIndex = (at: number) => Math.max(0, Math.min(LAST_CELL, at));

/** Somebody has gone to a cell. */
export const goToCell = (now: TypingState, at: number): TypingState => ({
  ...INITIAL,
  cells: now.cells,
  at: clampIndex(at),
});

const writeWord = ({ cells }: TypingState, at: number, word: string) =>
  replaceWord(cells, at, word);

/** On to the next cell; the one before is the one that a circle is for. */
const advance = (now: TypingState, before: number | null = null): TypingState => ({
  ...goToCell(now, now.at + 1),
  before,
});

/** Whether the last cell is whole: nothing more is taken until somebody goes to a cell. */
export const isAtEnd = (now: TypingState) => now.before === now.at;

/**
 * As the key for the next one: whatever stands in the cell stays there. After a number that has
 * moved on by itself the first such key is of that number, as in "7 8 9".
 */
export function leaveCell(now: TypingState): TypingState {
  if (isAtEnd(now)) return now;
  return now.before === null ? advance(now) : { ...now, before: null };
}

/** Whether more digits may follow: the sums of two dice are known by the server. */
const isComplete = (number: string, sums: readonly number[]) =>
  !sums.some((sum) => String(sum).startsWith(number) && String(sum) !== number);

function typeDigit(now: TypingState, typed: string, sums: readonly number[]): TypingState {
  const old = now.cells[now.at] ?? EMPTY_CELL;
  const number = now.begun ? getNumber(old) + typed : typed;
  // Who corrects a number does not mean its circle.
  const circled = now.circle || isCircled(old);
  const next = { ...now, cells: writeWord(now, now.at, formatWord(number, circled)) };
  if (isComplete(number, sums)) return advance(next, now.at);
  return { ...next, begun: true, before: null };
}

/** The circle of the number just typed, or else of the cell. An empty one has none. */
export function toggleCircleAt(
  now: TypingState,
  at = now.begun ? now.at : (now.before ?? now.at),
): TypingState {
  const word = now.cells[at] ?? EMPTY_CELL;
  return word === EMPTY_CELL ? now : { ...now, cells: writeWord(now, at, toggleCircle(word)) };
}

/** What a key or an on-screen keyboard gives, sign by sign; what means nothing here is ignored. */
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

/** Backwards: a digit, then the number, then the cell before; to the one just left at first. */
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

/** A whole sheet fills the grid, wherever the cursor is; less goes on from there. */
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

/** What was put into a field that had `old` in it; phones tell only what stands there now. */
export function getAddedText(old: string, value: string, data: string | null): string {
  if (data?.length === 1) return data;
  if (value === old || !old) return value;
  if (value.startsWith(old)) return value.slice(old.length);
  return value.endsWith(old) ? value.slice(0, -old.length) : value;
}
