/** What this device saves of a finished game. */
import type { PrivateView, PublicView } from "../api/types";
import type { SavedGame, UncountedReason } from "../storage/history";
import type { LedGame } from "../storage/ledGames";
import { isSolo } from "./paperPlayers";
import { listPeople } from "./seating";

/** Why the game of a seat does not count in statistics. */
function findReasons({ result, same_dice, seats }: PublicView, seat: number): UncountedReason[] {
  const reasons: Partial<Record<UncountedReason, boolean>> = {
    hints: (result?.hints ?? 0) > 0,
    "same-dice": same_dice,
    late: (seats[seat]?.late ?? 0) > 0,
    "stand-in": (result?.stand_ins?.[seat] ?? 0) > 0, // an older server does not tell
  };
  return (Object.keys(reasons) as UncountedReason[]).filter((reason) => reasons[reason]);
}

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
      uncounted: findReasons(table, seat),
    };
    return [hints > 0 ? { ...game, hints } : game];
  });
}

/** The entry of a host who has no seat, once the game is over; null for all others. */
export function collectLedGame(table: PublicView, yours: PrivateView, now: number): LedGame | null {
  const people = listPeople(table);
  if (table.phase !== "over" || !table.result || table.result.abandoned || !yours.host) return null;
  if (people.some(({ device }) => device === yours.device)) return null;
  const { code, game_number: number, settings } = table;
  return { code, number, game: settings.game, at: now, people: people.length };
}
