/**
 * The finished games of this device's own seats, in this browser only. Every seat of a game is kept
 * once; the records are kept apart, because there is not room for as many of them.
 */
import type { PrivateView, PublicView, Verdict } from "../api/types";
import { isSolo } from "../table/paperPlayers";
import { remember, remembered } from "./browserStorage";

export interface KeptGame {
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

export const MOST = 500;
export const WITH_RECORD = 50;
const GAMES = "history";
const RECORDS = "history.records";
const GONE = "history.gone"; // deleted by the person: not to be kept again

export const keyOf = ({ code, number, seat }: KeptGame) => `${code}-${number}-${seat}`;
const recordKey = ({ code, number }: KeptGame) => `${code}-${number}`;

const VERDICTS: unknown[] = [null, "good", "brilliant", "spectacular"];
const NUMBERS = ["number", "seat", "at", "total", "place", "of"] as const;
const TEXTS = ["code", "game", "name"] as const;
const CHANGING = ["place", "of", "verdict", "alone"] as const; // after the end

/** A game as it was kept, or null for what is none: somebody else, or a later page, wrote it. */
export function readGame(found: unknown): KeptGame | null {
  if (typeof found !== "object" || found === null) return null;
  const game = found as Record<string, unknown>;
  const whole =
    NUMBERS.every((name) => Number.isFinite(game[name])) &&
    TEXTS.every((name) => typeof game[name] === "string") &&
    VERDICTS.includes(game.verdict) &&
    typeof game.alone === "boolean" &&
    (game.hints === undefined || Number.isFinite(game.hints));
  return whole ? (found as KeptGame) : null;
}

/** Everything that is kept, also what cannot be read: it is left as it is. */
function all(): unknown[] {
  const found = remembered<unknown>(GAMES, []);
  return Array.isArray(found) ? found : [];
}

/** The newest first. */
export const games = (): KeptGame[] => all().flatMap((one) => readGame(one) ?? []);

function records(): Record<string, string> {
  const found = remembered<unknown>(RECORDS, {});
  return found && typeof found === "object" && !Array.isArray(found)
    ? (found as Record<string, string>)
    : {};
}

export function recordOf(game: KeptGame): string | null {
  const found = records()[recordKey(game)];
  return typeof found === "string" ? found : null;
}

function gone(): string[] {
  const found = remembered<unknown>(GONE, []);
  return Array.isArray(found) ? (found as string[]) : [];
}

/** The games of this device's people that a table shows the end of. */
export function endedGames(
  table: PublicView,
  yours: PrivateView,
  called: string | undefined,
  now: number,
): KeptGame[] {
  const { result, totals, seats, settings } = table;
  if (table.phase !== "over" || !result || result.abandoned) return [];
  const { hints } = result;
  return seats.flatMap(({ name, bot, device }, seat) => {
    if (bot !== null || device !== yours.device) return [];
    const game: KeptGame = {
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

/**
 * Keep a game once. False when this browser has no room for it, even without old records.
 * Its place may still change, with sheets of paper that are typed in or left out after the end.
 */
export function keepGame(game: KeptGame): boolean {
  const key = keyOf(game);
  const known = games().find((other) => keyOf(other) === key);
  const same = known && CHANGING.every((name) => known[name] === game[name]);
  if (gone().includes(key) || same) return true;
  const { place, of, verdict, alone } = game;
  const wanted = known
    ? all().map((one) => (isThat(key)(one) ? { ...known, place, of, verdict, alone } : one))
    : [game, ...all()].slice(0, MOST);
  while (!remember(GAMES, wanted)) if (!dropOldestRecords()) return false;
  return true;
}

/** Keep the record of a game that is kept; where there is no room the oldest ones go. */
export function keepRecord(game: KeptGame, text: string) {
  const newest = [...new Set(games().map(recordKey))].slice(0, WITH_RECORD);
  if (!newest.includes(recordKey(game))) return;
  const had = { ...records(), [recordKey(game)]: text };
  let kept = newest.filter((key) => typeof had[key] === "string");
  while (!remember(RECORDS, Object.fromEntries(kept.map((key) => [key, had[key]])))) {
    if (!kept.length) return;
    kept = kept.slice(0, Math.floor(kept.length / 2));
  }
}

/** Whether there was one to drop. */
function dropOldestRecords(): boolean {
  const kept = Object.entries(records());
  if (!kept.length) return false;
  return remember(RECORDS, Object.fromEntries(kept.slice(0, Math.floor(kept.length / 2))));
}

export interface Deleted {
  game: KeptGame;
  at: number; // its place among all
  record: string | null;
}

const isThat = (key: string) => (one: unknown) => {
  const game = readGame(one);
  return game !== null && keyOf(game) === key;
};

/** What is needed to undo it. */
export function deleteGame(game: KeptGame): Deleted {
  const kept = all();
  const key = keyOf(game);
  const at = kept.findIndex(isThat(key));
  const record = recordOf(game);
  remember(
    GAMES,
    kept.filter((_, place) => place !== at),
  );
  remember(GONE, [key, ...gone()].slice(0, MOST));
  if (!games().some((other) => recordKey(other) === recordKey(game))) {
    const others = Object.entries(records()).filter(([name]) => name !== recordKey(game));
    remember(RECORDS, Object.fromEntries(others));
  }
  return { game, at, record };
}

export function restoreGame({ game, at, record }: Deleted) {
  remember(
    GONE,
    gone().filter((key) => key !== keyOf(game)),
  );
  const kept = all();
  remember(GAMES, [...kept.slice(0, at), game, ...kept.slice(at)]);
  if (record !== null) keepRecord(game, record);
}

export function deleteAll() {
  const keys = games().map(keyOf);
  remember(GONE, [...new Set([...keys, ...gone()])].slice(0, MOST));
  remember(RECORDS, null);
  remember(GAMES, null);
}

/** All of it as a file that other programs can read. */
export function exported(now: number): string {
  const kept = games().map((game) => {
    const record = recordOf(game);
    return { ...game, at: new Date(game.at).toISOString(), ...(record !== null && { record }) };
  });
  const head = { program: "Five by Five", exported: new Date(now).toISOString() };
  return JSON.stringify({ ...head, games: kept }, null, 2) + "\n";
}

export const recordFile = ({ game, code, number }: KeptGame) => `${game}-${code}-${number}.5x5`;
