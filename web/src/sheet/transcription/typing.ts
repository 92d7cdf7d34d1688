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

export interface Typing {
  readonly cells: readonly string[];
  readonly at: number; // the cell to be typed in
  readonly begun: boolean; // in the middle of its number
  readonly circle: boolean; // the number to come is circled
  readonly before: number | null; // the cell whose number was whole just now
}

export const START = { at: 0, begun: false, circle: false, before: null };

const LAST = 24;
const within = (at: number) => Math.max(0, Math.min(LAST, at));

/** Somebody has gone to a cell. */
export const goTo = (now: Typing, at: number): Typing => ({
  ...START,
  cells: now.cells,
  at: within(at),
});

const written = ({ cells }: Typing, at: number, word: string) => replaceWord(cells, at, word);

/** On to the next cell; the one before is the one that a circle is for. */
const moveOn = (now: Typing, before: number | null = null): Typing => ({
  ...goTo(now, now.at + 1),
  before,
});

/** Whether the last cell is whole: nothing more is taken until somebody goes to a cell. */
export const isDone = (now: Typing) => now.before === now.at;

/**
 * As the key for the next one: whatever stands in the cell stays there. After a number that has
 * moved on by itself the first such key is of that number, as in "7 8 9".
 */
export function leave(now: Typing): Typing {
  if (isDone(now)) return now;
  return now.before === null ? moveOn(now) : { ...now, before: null };
}

/** Whether more digits may follow: the sums of two dice are known by the server. */
const isWhole = (number: string, sums: readonly number[]) =>
  !sums.some((sum) => String(sum).startsWith(number) && String(sum) !== number);

function digit(now: Typing, typed: string, sums: readonly number[]): Typing {
  const old = now.cells[now.at] ?? EMPTY_CELL;
  const number = now.begun ? getNumber(old) + typed : typed;
  // Who corrects a number does not mean its circle.
  const circled = now.circle || isCircled(old);
  const next = { ...now, cells: written(now, now.at, formatWord(number, circled)) };
  if (isWhole(number, sums)) return moveOn(next, now.at);
  return { ...next, begun: true, before: null };
}

/** The circle of the number just typed, or else of the cell. An empty one has none. */
export function circle(now: Typing, at = now.begun ? now.at : (now.before ?? now.at)): Typing {
  const word = now.cells[at] ?? EMPTY_CELL;
  return word === EMPTY_CELL ? now : { ...now, cells: written(now, at, toggleCircle(word)) };
}

/** What a key or an on-screen keyboard gives, sign by sign; what means nothing here is ignored. */
export function type(now: Typing, text: string, sums: readonly number[], circles: boolean): Typing {
  return [...text].reduce((soFar, sign) => {
    if (circles && /[oO*]/.test(sign)) return circle(soFar);
    if (isDone(soFar)) return soFar;
    if (/[0-9]/.test(sign)) return digit(soFar, sign, sums);
    if (/[.,-]/.test(sign))
      return moveOn({ ...soFar, cells: written(soFar, soFar.at, EMPTY_CELL) });
    if (/\s/.test(sign)) return leave(soFar);
    if (circles && sign === "(") return { ...soFar, circle: true };
    return soFar;
  }, now);
}

/** Backwards: a digit, then the number, then the cell before; to the one just left at first. */
export function eraseBack(now: Typing): Typing {
  const word = now.cells[now.at] ?? EMPTY_CELL;
  if (now.before !== null && !isDone(now)) return goTo(now, now.before);
  if (word === EMPTY_CELL) return goTo(now, now.at - 1);
  const left = now.begun ? getNumber(word).slice(0, -1) : "";
  const cells = written(now, now.at, formatWord(left, isCircled(word)));
  return { ...goTo({ ...now, cells }, now.at), begun: left !== "" };
}

export const erase = (now: Typing): Typing =>
  goTo({ ...now, cells: written(now, now.at, EMPTY_CELL) }, now.at);

/** A whole sheet fills the grid, wherever the cursor is; less goes on from there. */
export function paste(now: Typing, text: string): Typing {
  const words = parsePastedText(text);
  const from = words.length > LAST ? 0 : now.at;
  const some = words.slice(0, LAST + 1 - from);
  const cells = some.reduce(
    (soFar, word, place) => replaceWord(soFar, from + place, word),
    now.cells,
  );
  const next = from + some.length;
  return { ...goTo({ ...now, cells }, next), before: next > LAST ? LAST : null };
}

/** What was put into a field that had `old` in it; phones tell only what stands there now. */
export function added(old: string, value: string, data: string | null): string {
  if (data?.length === 1) return data;
  if (value === old || !old) return value;
  if (value.startsWith(old)) return value.slice(old.length);
  return value.endsWith(old) ? value.slice(0, -old.length) : value;
}
