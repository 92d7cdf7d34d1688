/** Finished games that this device led without a seat, the newest first; without names. */
import { readStored, writeStored } from "./browserStorage";

export interface LedGame {
  code: string;
  number: number; // of the game at its table
  game: string;
  at: number;
  people: number;
  token?: string; // of this device at the table; the results of a class are for whoever led it
}

const KEY = "led";
const MAX_GAMES = 200;

const isLedGame = (found: Partial<LedGame> | null): found is LedGame =>
  typeof found?.code === "string" &&
  typeof found.game === "string" &&
  [found.number, found.at, found.people].every(Number.isFinite);

export function loadLedGames(): LedGame[] {
  const found = readStored<unknown>(KEY, []);
  return Array.isArray(found) ? (found as Partial<LedGame>[]).filter(isLedGame) : [];
}

/** Whether it is stored; a game is stored once. */
export function saveLedGame(game: LedGame): boolean {
  const all = loadLedGames();
  if (all.some(({ code, number }) => code === game.code && number === game.number)) return true;
  return writeStored(KEY, [game, ...all].slice(0, MAX_GAMES));
}

export const deleteLedGames = () => void writeStored(KEY, []);

/** Deletes those of a table. */
export const deleteLedGamesOf = (code: string) =>
  void writeStored(
    KEY,
    loadLedGames().filter((game) => game.code !== code),
  );
