/** Statistics of saved games that count: best, average, and a curve. */
import { isCounted, type SavedGame } from "../storage/history";

export interface Statistics {
  count: number;
  best: number;
  average: number; // rounded to one decimal
}

/** Null if none of the games counts. */
export function computeStatistics(games: readonly SavedGame[]): Statistics | null {
  const totals = games.filter(isCounted).map(({ total }) => total);
  if (!totals.length) return null;
  const sum = totals.reduce((one, two) => one + two, 0);
  const average = Math.round((10 * sum) / totals.length) / 10;
  return { count: totals.length, best: Math.max(...totals), average };
}

/** The games that were played, the newest first. */
export const listGameNames = (games: readonly SavedGame[]) => [
  ...new Set(games.map(({ game }) => game)),
];

/**
 * Whose game it was, as a key: empty for whoever plays alone on this device, whatever the name;
 * else the name, without regard to case and blanks around it.
 */
export const getPersonKey = ({ alone, name }: Pick<SavedGame, "alone" | "name">): string =>
  // To upper case first, so that "ß" and "ss" are the same.
  alone ? "" : name.normalize("NFKC").trim().toUpperCase().toLowerCase();

/** Everybody who has played on this device, by key, with the name that was used last. */
export function listPersons(games: readonly SavedGame[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const game of games) {
    const key = getPersonKey(game);
    if (!names.has(key)) names.set(key, key && game.name.trim());
  }
  return names;
}

/** The saved games of one kind, of one person or of everybody. */
export const filterGames = (games: readonly SavedGame[], game: string, person: string | null) =>
  games.filter((one) => one.game === game && (person === null || getPersonKey(one) === person));

interface ChartPoint {
  x: number;
  y: number;
  total: number;
}
export interface PointsCurve {
  dots: ChartPoint[];
  average: number; // as y coordinate
  best: ChartPoint;
}

const MAX_CHART_POINTS = 30; // more would not be readable

/** The newest games that count, from left to right, scaled to a frame; null for fewer than two. */
export function computeCurve(
  games: readonly SavedGame[],
  width: number,
  height: number,
): PointsCurve | null {
  const totals = games
    .filter(isCounted)
    .slice(0, MAX_CHART_POINTS)
    .map(({ total }) => total)
    .reverse();
  if (totals.length < 2) return null;
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const y = (total: number) =>
    high === low ? height / 2 : height - (height * (total - low)) / (high - low);
  const dots = totals.map((total, at) => ({
    x: (width * at) / (totals.length - 1),
    y: y(total),
    total,
  }));
  const average = Math.min(Math.max(computeStatistics(games)!.average, low), high);
  return { dots, average: y(average), best: dots[totals.lastIndexOf(high)]! };
}
