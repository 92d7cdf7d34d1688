/** What is worth a short celebration. */
import type { PrivateView, PublicView, SheetView } from "../api/types";
import { getGameKey, type SavedGame } from "../storage/history";
import { rankPlayers } from "./result";
import { findMissingSheets, isSolo } from "./paperPlayers";
import { filterGames, getPersonKey } from "./statistics";

export interface LineCelebration {
  kind: "straight" | "diagonal";
  line: string;
}

/** The lines of a sheet that are celebrated: straights, and those that give twice the points. */
export function findCelebratedLines(
  { lines, makes }: Pick<SheetView, "lines" | "makes">,
  doubled: readonly string[],
): LineCelebration[] {
  return Object.keys(makes).flatMap((line): LineCelebration[] => {
    if (doubled.includes(line) && (lines[line] ?? 0) > 0) return [{ kind: "diagonal", line }];
    return makes[line]?.startsWith("straight") ? [{ kind: "straight", line }] : [];
  });
}

/** Whether somebody on this device has won a game against others. */
export function hasWonHere(table: PublicView, yours: PrivateView): boolean {
  if (!table.result || table.result.abandoned || isSolo(table)) return false;
  if (findMissingSheets(table).length) return false;
  return rankPlayers(table, yours).some(({ mine, place }) => mine && place === 1);
}

/** Whether a game is better than all earlier ones of the same person; the first one is not. */
export function isPersonalBest(ended: SavedGame, saved: readonly SavedGame[]): boolean {
  const others = filterGames(saved, ended.game, getPersonKey(ended)).filter(
    (one) => getGameKey(one) !== getGameKey(ended),
  );
  return others.length > 0 && others.every(({ total }) => total < ended.total);
}
