/** Which of the four bubbles is due: each waits for what it is about. Null: none now. */
export function bubble(seen: number, round: number, moved: boolean): number | null {
  const due = [true, round >= 1, (round === 1 && moved) || round > 1, round >= 2];
  return seen < due.length && due[seen] ? seen : null;
}
