/**
 * Which of the four bubbles is due: each waits for what it is about, and goes when that was done.
 * Null: none now.
 */
export function findTutorialStep(seen: number, round: number, moved: boolean): number | null {
  const done = round > 1 || (round === 1 && moved) ? 2 : round === 1 ? 1 : 0;
  const step = Math.max(seen, done);
  const due = [true, round >= 1, (round === 1 && moved) || round > 1, round >= 2];
  return step < due.length && due[step] ? step : null;
}
