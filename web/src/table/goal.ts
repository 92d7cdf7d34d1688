/** What somebody who plays alone can still reach. */
export interface Goal {
  verdict: string;
  points: number; // missing for it
}

/** The next verdict above the total; null beyond the last. More points than its threshold earn it. */
export function findGoal(thresholds: Readonly<Record<string, number>>, total: number): Goal | null {
  const open = Object.entries(thresholds)
    .map(([verdict, points]) => ({ verdict, points: points + 1 - total }))
    .filter(({ points }) => points > 0);
  return open.reduce<Goal | null>(
    (least, one) => (least === null || one.points < least.points ? one : least),
    null,
  );
}
