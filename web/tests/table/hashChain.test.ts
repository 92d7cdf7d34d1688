import { describe, expect, test } from "vitest";
import PLAIN from "../../../examples/checkable.5x5?raw";
import TEXT from "../../../examples/per-roll.5x5?raw";
import {
  computeCommitment,
  computeNonce,
  computePart,
  computeRoll,
  createSeed,
  decodeValue,
  derivePart,
} from "../../src/table/hashChain";
import { checkDice, formatRounds, parseDiceRecord } from "../../src/table/diceCheck";
import type { DiceNote } from "../../src/storage/diceNotes";

// The same values as in tests/dice/test_hash_chain.py.
const SEED = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";
const NONCE = "AbDTaf6tM3NoEKaaN8uSEb0FDXz0iZmB3oD3ZPQebcA";

describe("a hash chain", () => {
  test("is the one of the server", () => {
    expect(computeNonce(SEED)).toBe(NONCE);
    expect(computePart(SEED, 1)).toBe("7BKLfzX0JD2gG9y6yqXc8yggxTMzqU0xQKnzM6h-tfw");
    expect(computePart(SEED, 25)).toBe("5YMhB-FnHPeyU5g3rwiWnVWK9XZFWRW1SBOe3I8V0oQ");
    expect(computePart(SEED, 128)).toBe(SEED);
  });
  test("leads from a part to those before it and to the nonce", () => {
    expect(derivePart(computePart(SEED, 9), 4)).toBe(computePart(SEED, 5));
    expect(derivePart(computePart(SEED, 9), 9)).toBe(NONCE);
    expect(derivePart("short", 1)).toBeNull();
  });
  test("has one spelling of each value", () => {
    expect(decodeValue(NONCE.slice(0, -1) + "B")).toBeNull();
    expect(decodeValue(createSeed())).toHaveLength(32);
  });
});

test("rolls are those of the server, also where all bytes of a digest are left out", () => {
  const record = parseDiceRecord(PLAIN)!;
  expect(computeCommitment(record.secret)).toBe(record.commit);
  const { secret, table, nonces, rolls } = record;
  expect(rolls.map((_, at) => computeRoll(secret, table, nonces, at + 1, []))).toEqual(rolls);
});

const note = (changed: Partial<DiceNote> = {}): DiceNote => ({
  code: "274952",
  game: 1,
  device: "mine",
  commit: parseDiceRecord(TEXT)!.commit,
  seed: SEED,
  nonce: NONCE,
  accepted: true,
  nonces: "",
  parts: Array.from({ length: 25 }, (_, at) => at + 1),
  rolls: parseDiceRecord(TEXT)!.rolls,
  ...changed,
});
const kinds = (text: string, changed: Partial<DiceNote> = {}) =>
  checkDice(text, note(changed)).problems.map(({ kind }) => kind);

describe("a record", () => {
  test("that agrees with the notes", () => {
    expect(checkDice(TEXT, note())).toEqual({ rolls: 25, mine: 25, problems: [] });
    const tims = note({ nonce: parseDiceRecord(TEXT)!.nonces[2]!, parts: [1] });
    expect(checkDice(TEXT, tims)).toEqual({ rolls: 25, mine: 23, problems: [] });
    expect(kinds(TEXT, { rolls: [] })).toEqual([]); // nothing was seen: the page was away
  });
  test("of another secret", () => {
    expect(kinds(TEXT, { commit: "00" })).toEqual(["seal"]);
    expect(kinds(TEXT.replace("Secret: 8", "Secret: 9"))).toContain("secret");
  });
  test("without the nonce that was acknowledged, or with others", () => {
    expect(kinds(TEXT, { nonce: "other" })).toContain("nonce");
    expect(kinds(TEXT, { nonce: "other", accepted: false, parts: [] })).toEqual([]);
    expect(kinds(TEXT, { nonces: "another digest" })).toEqual(["nonces"]);
  });
  test("without a part that was acknowledged", () => {
    const tims = { nonce: parseDiceRecord(TEXT)!.nonces[2]!, parts: [7, 8, 26] };
    expect(checkDice(TEXT, note(tims)).problems).toEqual([{ kind: "part", round: 8 }]);
  });
  test("with a part that is not genuine", () => {
    expect(kinds(TEXT.replace("5YMh", "6YMh"))).toEqual(["chain"]);
    expect(kinds(TEXT.replace("Parts: 1:", "Parts: 9:"))).toEqual(["chain"]);
    expect(kinds(TEXT.replace(":1-25 ", ":1-99999999999 "))).toEqual(["chain"]);
  });
  test("with another roll than was shown, or than the dice say", () => {
    const changed = TEXT.replace("\n7. 4+3", "\n7. 3+4");
    const seen = { kind: "seen", round: 7, seen: "4+3", shown: "3+4" };
    expect(checkDice(changed, note()).problems).toEqual([seen]);
    const wrong = { kind: "roll", round: 7, shown: "3+4", dice: "4+3" };
    expect(checkDice(changed, note({ rolls: [] })).problems).toEqual([wrong]);
  });
  test("from which the headers were taken", () => {
    for (const [old, changed] of [
      ["Dice: per-roll", "Dice: real"],
      ["Dice: per-roll", "Dice: checkable"],
      ["Secret: ", "X-Secret: "],
      ["Parts: ", "X-Parts: "],
    ] as const)
      expect(kinds(TEXT.replace(old, changed))).toEqual(["record"]);
    expect(kinds("")).toEqual(["record"]);
  });
  test("without any nonces", () => {
    expect(parseDiceRecord(PLAIN.replace(/Nonces: .*/, "Nonces:"))?.nonces).toEqual([]);
  });
});

test("rounds as the command takes them", () => {
  expect(formatRounds([3, 1, 2, 5])).toBe("1-3,5");
  expect(formatRounds([])).toBe("");
});
