/**
 * Finished games of this device, one entry per own seat. Records are stored separately, and fewer of
 * them, because they are large.
 */
import type { Verdict } from "../api/types";
import { writeStored, readStored } from "./browserStorage";

export interface SavedGame {
  code: string;
  number: number; // of the game at its table
  seat: number;
  at: number; // when the end was seen (epoch milliseconds)
  game: string;
  name: string; // empty: the default name
  total: number;
  place: number;
  of: number;
  verdict: Verdict | null;
  alone: boolean;
  hints?: number; // taken during the game
  uncounted: string[]; // why it counts in no statistics; empty: it counts
}

/** Why a game may not count. Other orders of play add theirs; a later page may know more. */
export const UNCOUNTED_REASONS = [
  "hints",
  "same-dice",
  "practice",
  "repeat",
  "late",
  "stand-in",
  "archive",
] as const;
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

export const isCounted = ({ uncounted }: SavedGame) => uncounted.length === 0;

export const MAX_GAMES = 500;
export const MAX_RECORDS = 50;
const GAMES = "history";
const RECORDS = "history.records";
const DELETED = "history.gone"; // keys of deleted games, which are not saved again

export const getGameKey = ({ code, number, seat }: SavedGame) => `${code}-${number}-${seat}`;
const getRecordKey = ({ code, number }: SavedGame) => `${code}-${number}`;

const VERDICTS: unknown[] = [null, "good", "brilliant", "spectacular"];
const NUMBERS = ["number", "seat", "at", "total", "place", "of"] as const;
const TEXTS = ["code", "game", "name"] as const;
const CHANGEABLE = ["place", "of", "verdict", "alone"] as const; // after the end

/** Entries from before reasons were kept: only hints were noted. */
const migrateReasons = ({ hints }: Record<string, unknown>): UncountedReason[] =>
  Number(hints ?? 0) > 0 ? ["hints"] : [];

/** Validates a stored entry; null for one that another version of the page wrote. */
export function parseSavedGame(found: unknown): SavedGame | null {
  if (typeof found !== "object" || found === null) return null;
  const game = found as Record<string, unknown>;
  const whole =
    NUMBERS.every((name) => Number.isFinite(game[name])) &&
    TEXTS.every((name) => typeof game[name] === "string") &&
    VERDICTS.includes(game.verdict) &&
    typeof game.alone === "boolean" &&
    (game.hints === undefined || Number.isFinite(game.hints));
  if (!whole) return null;
  const { uncounted = migrateReasons(game) } = game;
  if (!Array.isArray(uncounted) || !uncounted.every((one) => typeof one === "string")) return null;
  return { ...(found as SavedGame), uncounted };
}

/** All stored entries. Unreadable ones are preserved. */
function loadEntries(): unknown[] {
  const found = readStored<unknown>(GAMES, []);
  return Array.isArray(found) ? found : [];
}

/** The newest first. */
export const loadGames = (): SavedGame[] =>
  loadEntries().flatMap((one) => parseSavedGame(one) ?? []);

function loadRecords(): Record<string, string> {
  const found = readStored<unknown>(RECORDS, {});
  return found && typeof found === "object" && !Array.isArray(found)
    ? (found as Record<string, string>)
    : {};
}

export function loadRecord(game: SavedGame): string | null {
  const found = loadRecords()[getRecordKey(game)];
  return typeof found === "string" ? found : null;
}

function loadDeletedKeys(): string[] {
  const found = readStored<unknown>(DELETED, []);
  return Array.isArray(found) ? (found as string[]) : [];
}

/**
 * Saves or updates a game; false if the storage is full even without old records. Paper sheets that
 * are typed in after the end may change its place.
 */
export function saveGame(game: SavedGame): boolean {
  const key = getGameKey(game);
  const known = loadGames().find((other) => getGameKey(other) === key);
  const same = known && CHANGEABLE.every((name) => known[name] === game[name]);
  if (loadDeletedKeys().includes(key) || same) return true;
  const { place, of, verdict, alone } = game;
  const wanted = known
    ? loadEntries().map((one) => (hasKey(key)(one) ? { ...known, place, of, verdict, alone } : one))
    : [game, ...loadEntries()].slice(0, MAX_GAMES);
  while (!writeStored(GAMES, wanted)) if (!dropOldestRecords()) return false;
  return true;
}

/** Saves the record of a saved game; evicts the oldest ones if the storage is full. */
export function saveRecord(game: SavedGame, text: string) {
  const newest = [...new Set(loadGames().map(getRecordKey))].slice(0, MAX_RECORDS);
  if (!newest.includes(getRecordKey(game))) return;
  const had = { ...loadRecords(), [getRecordKey(game)]: text };
  let kept = newest.filter((key) => typeof had[key] === "string");
  while (!writeStored(RECORDS, Object.fromEntries(kept.map((key) => [key, had[key]])))) {
    if (!kept.length) return;
    kept = kept.slice(0, Math.floor(kept.length / 2));
  }
}

/** Drops half of the records, the oldest ones. False if there were none. */
function dropOldestRecords(): boolean {
  const kept = Object.entries(loadRecords());
  if (!kept.length) return false;
  return writeStored(RECORDS, Object.fromEntries(kept.slice(0, Math.floor(kept.length / 2))));
}

export interface DeletedGame {
  game: SavedGame;
  at: number; // index among all entries
  record: string | null;
}

const hasKey = (key: string) => (one: unknown) => {
  const game = parseSavedGame(one);
  return game !== null && getGameKey(game) === key;
};

/** Returns what `restoreGame` needs. */
export function deleteGame(game: SavedGame): DeletedGame {
  const kept = loadEntries();
  const key = getGameKey(game);
  const at = kept.findIndex(hasKey(key));
  const record = loadRecord(game);
  writeStored(
    GAMES,
    kept.filter((_, place) => place !== at),
  );
  writeStored(DELETED, [key, ...loadDeletedKeys()].slice(0, MAX_GAMES));
  if (!loadGames().some((other) => getRecordKey(other) === getRecordKey(game))) {
    const others = Object.entries(loadRecords()).filter(([name]) => name !== getRecordKey(game));
    writeStored(RECORDS, Object.fromEntries(others));
  }
  return { game, at, record };
}

export function restoreGame({ game, at, record }: DeletedGame) {
  writeStored(
    DELETED,
    loadDeletedKeys().filter((key) => key !== getGameKey(game)),
  );
  const kept = loadEntries();
  writeStored(GAMES, [...kept.slice(0, at), game, ...kept.slice(at)]);
  if (record !== null) saveRecord(game, record);
}

/** Deletes all games of a table. */
export function deleteGamesOf(code: string) {
  for (const game of loadGames()) if (game.code === code) deleteGame(game);
}

export function deleteAllGames() {
  const keys = loadGames().map(getGameKey);
  writeStored(DELETED, [...new Set([...keys, ...loadDeletedKeys()])].slice(0, MAX_GAMES));
  writeStored(RECORDS, null);
  writeStored(GAMES, null);
}

/** All games as JSON. */
export function exportGames(now: number): string {
  const kept = loadGames().map((game) => {
    const record = loadRecord(game);
    return { ...game, at: new Date(game.at).toISOString(), ...(record !== null && { record }) };
  });
  const head = { program: "Five by Five", exported: new Date(now).toISOString() };
  return JSON.stringify({ ...head, games: kept }, null, 2) + "\n";
}

export const getRecordFileName = ({ game, code, number }: SavedGame) =>
  `${game}-${code}-${number}.5x5`;
