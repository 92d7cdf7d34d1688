/** What this device saves of a finished game. */
import type { PrivateView, PublicView } from "../api/types";
import type { SavedGame } from "../storage/history";
import { isSolo } from "./paperPlayers";

/** One entry for each seat of this device, once the game is over. */
export function collectFinishedGames(
  table: PublicView,
  yours: PrivateView,
  called: string | undefined,
  now: number,
): SavedGame[] {
  const { result, totals, seats, settings } = table;
  if (table.phase !== "over" || !result || result.abandoned) return [];
  const { hints } = result;
  return seats.flatMap(({ name, bot, device }, seat) => {
    if (bot !== null || device !== yours.device) return [];
    const game: SavedGame = {
      code: table.code,
      number: table.game_number,
      seat,
      at: now,
      game: settings.game,
      name: name === called ? "" : name,
      total: totals[seat] ?? 0,
      place: result.ranks[seat] ?? 1,
      of: seats.length + table.papers.length,
      verdict: result.verdict,
      alone: isSolo(table),
    };
    return [hints > 0 ? { ...game, hints } : game];
  });
}
