/**
 * The finished games of this device's own seats, in this browser only. Every seat of a game is kept
 * once; the records are kept apart, because there is not room for as many of them.
 */
import type { Verdict } from "../api/types";
import { writeStored, readStored } from "./browserStorage";

export interface SavedGame {
  code: string;
  number: number; // of the game at its table
  seat: number;
  at: number; // when its end was seen
  game: string;
  name: string; // empty: none was asked for
  total: number;
  place: number;
  of: number;
  verdict: Verdict | null;
  alone: boolean;
  hints?: number; // asked for during the game
}

export const MAX_GAMES = 500;
export const MAX_RECORDS = 50;
const GAMES = "history";
const RECORDS = "history.records";
const DELETED = "history.gone"; // deleted by the person: not to be kept again

export const getGameKey = ({ code, number, seat }: SavedGame) => `${code}-${number}-${seat}`;
const getRecordKey = ({ code, number }: SavedGame) => `${code}-${number}`;

const VERDICTS: unknown[] = [null, "good", "brilliant", "spectacular"];
const NUMBERS = ["number", "seat", "at", "total", "place", "of"] as const;
const TEXTS = ["code", "game", "name"] as const;
const CHANGEABLE = ["place", "of", "verdict", "alone"] as const; // after the end

/** A game as it was kept, or null for what is none: somebody else, or a later page, wrote it. */
export function parseSavedGame(found: unknown): SavedGame | null {
  if (typeof found !== "object" || found === null) return null;
  const game = found as Record<string, unknown>;
  const whole =
    NUMBERS.every((name) => Number.isFinite(game[name])) &&
    TEXTS.every((name) => typeof game[name] === "string") &&
    VERDICTS.includes(game.verdict) &&
    typeof game.alone === "boolean" &&
    (game.hints === undefined || Number.isFinite(game.hints));
  return whole ? (found as SavedGame) : null;
}

/** Everything that is kept, also what cannot be read: it is left as it is. */
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
 * Keep a game once. False when this browser has no room for it, even without old records.
 * Its place may still change, with sheets of paper that are typed in or left out after the end.
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

/** Keep the record of a game that is kept; where there is no room the oldest ones go. */
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

/** Whether there was one to drop. */
function dropOldestRecords(): boolean {
  const kept = Object.entries(loadRecords());
  if (!kept.length) return false;
  return writeStored(RECORDS, Object.fromEntries(kept.slice(0, Math.floor(kept.length / 2))));
}

export interface DeletedGame {
  game: SavedGame;
  at: number; // its place among all
  record: string | null;
}

const hasKey = (key: string) => (one: unknown) => {
  const game = parseSavedGame(one);
  return game !== null && getGameKey(game) === key;
};

/** What is needed to undo it. */
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

export function deleteAllGames() {
  const keys = loadGames().map(getGameKey);
  writeStored(DELETED, [...new Set([...keys, ...loadDeletedKeys()])].slice(0, MAX_GAMES));
  writeStored(RECORDS, null);
  writeStored(GAMES, null);
}

/** All of it as a file that other programs can read. */
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
