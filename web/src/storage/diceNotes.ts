/**
 * What this device notes about the dice of a game while it is played, so that the record can be
 * compared with it at the end.
 */
import { readStored, writeStored } from "./browserStorage";

export interface DiceNote {
  code: string;
  game: number; // of the table
  device: string; // people who share a browser have one each
  commit: string; // as it was shown before the nonce was given
  seed: string; // of the hash chain, base64url
  nonce: string; // its anchor
  accepted: boolean; // the server has acknowledged the nonce
  nonces: string; // digest of all nonces at the start; empty before it
  parts: number[]; // rolls whose part of this device the server has acknowledged
  rolls: string[]; // as they were shown; empty where this device was away
}

export const MAX_NOTES = 30;
const KEY = "dice";

function isNote(found: unknown): found is DiceNote {
  if (typeof found !== "object" || found === null) return false;
  const note = found as Record<string, unknown>;
  const texts = ["code", "device", "commit", "seed", "nonce", "nonces"];
  return (
    texts.every((name) => typeof note[name] === "string") &&
    Number.isInteger(note.game) &&
    typeof note.accepted === "boolean" &&
    Array.isArray(note.parts) &&
    Array.isArray(note.rolls)
  );
}

/** The newest first. */
function loadNotes(): DiceNote[] {
  const found = readStored<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isNote) : [];
}

type NoteKey = Pick<DiceNote, "code" | "game" | "device">;

const isSame = (one: NoteKey, two: NoteKey) =>
  one.code === two.code && one.game === two.game && one.device === two.device;

export const findDiceNote = (key: NoteKey): DiceNote | undefined =>
  loadNotes().find((note) => isSame(note, key));

/** Saves a note as the newest; the oldest ones are dropped. */
export function saveDiceNote(note: DiceNote) {
  const others = loadNotes().filter((other) => !isSame(other, note));
  writeStored(KEY, [note, ...others].slice(0, MAX_NOTES));
}
