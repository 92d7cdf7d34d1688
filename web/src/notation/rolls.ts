/** Rolls in the notation of the record: `3+4`, or `7` where only the sum was typed. */
/** `dice` is null where only the sum is known. */
export function parseRoll(roll: string): { dice: [number, number] | null; sum: number } {
  const [one, two] = roll.split("+").map(Number);
  return two === undefined ? { dice: null, sum: one! } : { dice: [one!, two], sum: one! + two };
}

export const SUMS: readonly number[] = Array.from({ length: 11 }, (_, at) => at + 2);

export interface SumCount {
  sum: number;
  count: number; // observed
  expected: number; // on average in that many rolls
}

/** How often each sum was rolled, and how often it is expected (1-2-3-4-5-6-5-4-3-2-1 of 36). */
export function countSums(rolls: readonly string[]): SumCount[] {
  const sums = rolls.map((roll) => parseRoll(roll).sum);
  return SUMS.map((sum) => ({
    sum,
    count: sums.filter((one) => one === sum).length,
    expected: (rolls.length * (6 - Math.abs(sum - 7))) / 36,
  }));
}
