import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveRequest } from "../../src/api/live";
import type { PrivateView, PublicView } from "../../src/api/types";
import { MAX_NOTES, findDiceNote, saveDiceNote } from "../../src/storage/diceNotes";
import { DiceWitness, mayGivePart } from "../../src/table/diceWitness";
import { computeNonce, computePart, derivePart } from "../../src/table/hashChain";
import { ownSeat, privateView, publicView } from "../views";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const KEY = { code: "123456", game: 1, device: "mine" };
const lobby = publicView({ phase: "lobby", commit: "c0ffee" });
const playing = (facts: Partial<PublicView> = {}) => publicView({ commit: "c0ffee", ...facts });

/** A witness, and what it has asked; the server accepts everything unless it `refuses`. */
function sitDown(refuses = false) {
  const asked: LiveRequest[] = [];
  const witness = new DiceWitness("123456", (ask) => {
    asked.push(ask);
    return refuses ? Promise.reject(new Error("no")) : Promise.resolve(null);
  });
  const update = async (table: PublicView, yours: PrivateView = privateView()) => {
    witness.update(table, yours);
    await vi.dynamicImportSettled();
    await Promise.resolve();
  };
  return { update, asked };
}

const partOf = (asked: LiveRequest[]) => asked.filter(({ type }) => type === "part");

describe("in the lobby", () => {
  test("the commitment is noted before the nonce is given, which is given once", async () => {
    const { update, asked } = sitDown();
    await update(lobby);
    await update(lobby);
    const note = findDiceNote(KEY)!;
    expect(asked).toEqual([{ type: "nonce", nonce: note.nonce }]);
    expect(note).toMatchObject({ commit: "c0ffee", accepted: true, parts: [] });
    expect(computeNonce(note.seed)).toBe(note.nonce);
  });
  test("another commitment later does not change the note", async () => {
    const { update } = sitDown();
    await update(lobby);
    await update({ ...lobby, commit: "0bad" });
    expect(findDiceNote(KEY)!.commit).toBe("c0ffee");
  });
  test("after a reload the same nonce is given", async () => {
    await sitDown(true).update(lobby);
    const { nonce } = findDiceNote(KEY)!;
    const { update, asked } = sitDown();
    await update(lobby);
    expect(asked).toEqual([{ type: "nonce", nonce }]);
  });
  test("nothing is noted of dice that nobody can check", async () => {
    const { update, asked } = sitDown();
    await update({ ...lobby, commit: "" });
    expect([asked.length, findDiceNote(KEY)]).toEqual([1, undefined]);
    await sitDown().update({ ...lobby, same_dice: true });
    expect(findDiceNote(KEY)).toBeUndefined();
  });
});

describe("in a game", () => {
  const yours = (facts: Partial<PrivateView> = {}) =>
    privateView({ nonce_given: true, seats: [ownSeat({ move: "c3" })], ...facts });

  test("the part of the next roll is given once, and noted when it is acknowledged", async () => {
    const { update, asked } = sitDown();
    await update(lobby);
    const { seed, nonce } = findDiceNote(KEY)!;
    await update(playing({ round: 0 }), yours({ part_wanted: 1 }));
    await update(playing({ round: 0 }), yours({ part_wanted: 1 }));
    const part = computePart(seed, 1);
    expect(partOf(asked)).toEqual([{ type: "part", round: 1, game: 1, part }]);
    expect(derivePart(part, 1)).toBe(nonce);
    expect(findDiceNote(KEY)!.parts).toEqual([1]);
  });
  test("a part that is refused is not noted", async () => {
    await sitDown().update(lobby);
    const { update, asked } = sitDown(true);
    await update(playing({ round: 0 }), yours({ part_wanted: 1 }));
    expect([partOf(asked).length, findDiceNote(KEY)!.parts]).toEqual([1, []]);
  });
  test("rolls are noted as they are first shown, and the nonces at the start", async () => {
    const { update } = sitDown();
    await update(lobby);
    await update(playing({ round: 1, roll: "3+6", nonces: ["a", "b"] }), yours({ round: 1 }));
    const { nonces } = findDiceNote(KEY)!;
    const closed = { round: 2, roll: "1+1", moves: [], stand_ins: [], full: [] };
    await update(playing({ round: 3, roll: "2+2", nonces: ["a"], closed }), yours({ round: 3 }));
    await update(playing({ round: 1, roll: "6+6" }), yours({ round: 1 }));
    expect(findDiceNote(KEY)).toMatchObject({ rolls: ["3+6", "1+1", "2+2"], nonces });
    expect(nonces).not.toBe("");
  });
  test("a part is given only for the very next roll, and after the own moves", () => {
    const open = playing({ round: 4, roll: "3+6" });
    expect(mayGivePart(open, yours({ part_wanted: 5 }))).toBe(true);
    expect(mayGivePart(open, yours({ part_wanted: 0 }))).toBe(false);
    expect(mayGivePart(open, yours({ part_wanted: 6 }))).toBe(false); // earlier ones follow from it
    expect(mayGivePart(open, yours({ part_wanted: 5, seats: [ownSeat()] }))).toBe(false);
    expect(mayGivePart({ ...open, phase: "over" }, yours({ part_wanted: 5 }))).toBe(false);
    expect(mayGivePart(playing({ round: 0 }), yours({ part_wanted: 1, seats: [ownSeat()] }))).toBe(
      true,
    );
  });
});

test("only the newest notes are kept, and unreadable ones are ignored", async () => {
  await sitDown().update(lobby);
  const note = findDiceNote(KEY)!;
  for (let game = 2; game <= MAX_NOTES + 1; game++) saveDiceNote({ ...note, game });
  expect(findDiceNote(KEY)).toBeUndefined();
  expect(findDiceNote({ ...KEY, game: 2 })).toBeDefined();
  localStorage.setItem("fivebyfive.dice", JSON.stringify([null, { code: 1 }, note]));
  expect(findDiceNote(KEY)).toEqual(note);
});
