/** The rolls of a game, counted. */
/** What two dice show; the sum alone where people typed only that. */
export function parseRoll(roll: string): { dice: [number, number] | null; sum: number } {
  const [one, two] = roll.split("+").map(Number);
  return two === undefined ? { dice: null, sum: one! } : { dice: [one!, two], sum: one! + two };
}

export const SUMS: readonly number[] = Array.from({ length: 11 }, (_, at) => at + 2);

export interface SumCount {
  sum: number;
  count: number; // how often it came
  expected: number; // how often it comes on average in so many rolls
}

/** How often each sum came, beside 1-2-3-4-5-6-5-4-3-2-1 of 36. */
export function countSums(rolls: readonly string[]): SumCount[] {
  const sums = rolls.map((roll) => parseRoll(roll).sum);
  return SUMS.map((sum) => ({
    sum,
    count: sums.filter((one) => one === sum).length,
    expected: (rolls.length * (6 - Math.abs(sum - 7))) / 36,
  }));
}
