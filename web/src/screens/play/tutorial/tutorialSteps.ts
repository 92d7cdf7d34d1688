/**
 * The tutorial step to show; null: none. A step appears with its subject and ends when that is done.
 */
export function findTutorialStep(seen: number, round: number, moved: boolean): number | null {
  const done = round > 1 || (round === 1 && moved) ? 2 : round === 1 ? 1 : 0;
  const step = Math.max(seen, done);
  const due = [true, round >= 1, (round === 1 && moved) || round > 1, round >= 2];
  return step < due.length && due[step] ? step : null;
}
