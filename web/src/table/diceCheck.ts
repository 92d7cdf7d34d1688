/** Compares the record of a finished game with what this device noted, and computes all rolls. */
import type { DiceNote } from "../storage/diceNotes";
import { computeCommitment, computeRoll, derivePart, digestNonces } from "./hashChain";

export type DiceProblem =
  | { kind: "record" } // without what is needed to check it
  | { kind: "seal" | "secret" | "nonce" | "nonces" | "chain" }
  | { kind: "part"; round: number } // acknowledged, but not used
  | { kind: "seen"; round: number; seen: string; shown: string }
  | { kind: "roll"; round: number; shown: string; dice: string };

export interface DiceReport {
  rolls: number;
  mine: number; // rolls with a part of this device
  problems: DiceProblem[];
}

interface DiceRecord {
  table: string;
  commit: string;
  secret: string;
  nonces: string[];
  parts: string; // unparsed
  rolls: string[];
}

/** Reads what concerns dice; null if something of it is missing. */
export function parseDiceRecord(text: string): DiceRecord | null {
  const headers = new Map<string, string>();
  const rolls: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const round = /^(\d+)\. (\S+)/.exec(line);
    const header = /^([A-Za-z-]+):(.*)$/.exec(line);
    if (round) rolls.push(round[2]!);
    else if (header) headers.set(header[1]!, header[2]!.trim());
  }
  const get = (key: string) => headers.get(key) ?? "";
  const hasParts = get("Dice") === "per-roll";
  const known = get("Dice") === "checkable" || hasParts;
  const whole = known && /^[0-9a-f]{64}$/.test(get("Secret")) && headers.has("Nonces");
  if (!whole || hasParts !== headers.has("Parts")) return null;
  return {
    table: get("Table"),
    commit: get("Commit"),
    secret: get("Secret"),
    nonces: get("Nonces").split(" ").filter(Boolean),
    parts: get("Parts"),
    rolls,
  };
}

/** The inverse of how records list rounds: `1-3,5`. */
function parseRounds(text: string): number[] {
  return text.split(",").flatMap((run) => {
    const [first, last] = run.split("-").map(Number) as [number, number | undefined];
    const count = (last ?? first) - first + 1;
    return Array.from({ length: count > 0 && count <= 128 ? count : 0 }, (_, at) => first + at);
  });
}

/** Numbers in rising order as `fivebyfive verify --parts` takes them. */
export function formatRounds(rounds: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const round of [...rounds].sort((one, two) => one - two)) {
    const last = runs.at(-1);
    if (last && round === last[1] + 1) last[1] = round;
    else runs.push([round, round]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

interface RollPart {
  nonce: string;
  part: string;
}

/** The genuine parts of each roll, in joining order; null if one does not belong to its nonce. */
function listParts({ nonces, parts }: DiceRecord): Map<number, RollPart[]> | null {
  const found = new Map<number, RollPart[]>();
  for (const word of parts.split(" ").filter(Boolean)) {
    const [place, last, listed] = word.split(":");
    const nonce = nonces[Number(place) - 1];
    const rounds = parseRounds(listed ?? "");
    const newest = rounds.at(-1) ?? 0;
    if (!nonce || !last || derivePart(last, newest) !== nonce) return null;
    for (const round of rounds) {
      const part = derivePart(last, newest - round)!;
      found.set(round, [...(found.get(round) ?? []), { nonce, part }]);
    }
  }
  return found;
}

function checkNotes(record: DiceRecord, note: DiceNote): DiceProblem[] {
  const problems: DiceProblem[] = [];
  if (record.commit !== note.commit) problems.push({ kind: "seal" });
  if (computeCommitment(record.secret) !== record.commit) problems.push({ kind: "secret" });
  const isMissing = note.accepted && !record.nonces.includes(note.nonce);
  if (isMissing) problems.push({ kind: "nonce" });
  else if (note.nonces && digestNonces(record.nonces) !== note.nonces)
    problems.push({ kind: "nonces" });
  return problems;
}

function checkRolls(
  record: DiceRecord,
  parts: Map<number, RollPart[]>,
  note: DiceNote,
): DiceProblem[] {
  return record.rolls.flatMap((shown, at): DiceProblem[] => {
    const round = at + 1;
    const given = parts.get(round) ?? [];
    const values = given.map(({ part }) => part);
    const dice = computeRoll(record.secret, record.table, record.nonces, round, values);
    const seen = note.rolls[at];
    if (seen && seen !== shown) return [{ kind: "seen", round, seen, shown }];
    if (shown !== dice) return [{ kind: "roll", round, shown, dice }];
    const isUnused = note.parts.includes(round) && !given.some(({ nonce }) => nonce === note.nonce);
    return isUnused ? [{ kind: "part", round }] : [];
  });
}

export function checkDice(text: string, note: DiceNote): DiceReport {
  const record = parseDiceRecord(text);
  if (!record) return { rolls: 0, mine: 0, problems: [{ kind: "record" }] };
  const rolls = record.rolls.length;
  const parts = listParts(record);
  const problems = checkNotes(record, note);
  if (!parts) return { rolls, mine: 0, problems: [...problems, { kind: "chain" }] };
  const mine = [...parts].filter(
    ([round, given]) => round <= rolls && given.some(({ nonce }) => nonce === note.nonce),
  );
  return { rolls, mine: mine.length, problems: [...problems, ...checkRolls(record, parts, note)] };
}
