import { expect, test } from "vitest";
import { toFace, rollDice } from "../../src/screens/caller/dice";
import { computeMeanPoints, buildPodium, type RankedPlayer } from "../../src/table/result";
import { countSums } from "../../src/notation/rolls";

test("every face comes from as many bytes, and the bytes left over are thrown again", () => {
  const faces = Array.from({ length: 256 }, (_, byte) => toFace(byte));
  for (const wanted of [1, 2, 3, 4, 5, 6]) {
    expect(faces.filter((found) => found === wanted)).toHaveLength(42);
  }
  expect(faces.filter((found) => found === null)).toHaveLength(4);
});

test("a throw takes a byte for each die, and another one for each that is left over", () => {
  const bytes = [255, 0, 252, 254, 11];
  const chance = (into: Uint8Array) => into.fill(bytes.shift()!);
  expect(rollDice(chance)).toBe("1+6");
  expect(bytes).toEqual([]);
});

test("rolls are counted beside what comes on average", () => {
  const all = countSums([...Array<string>(35).fill("3+4"), "12"]);
  expect(all.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(all.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 35, 0, 0, 0, 0, 1]);
  expect(all.map(({ expected }) => expected)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

const placed = (
  name: string,
  place: number,
  total: number,
  bot: string | null = null,
): RankedPlayer => ({
  seat: 0,
  paper: null,
  late: 0,
  name,
  bot,
  total,
  place,
  mine: false,
  computerRounds: 0,
  apart: false,
});

const nameAll = (people: { name: string }[]) => people.map(({ name }) => name).join(" ");

test.each([
  [
    [1, 2, 3, 4],
    ["1: a", "2: b", "3: c"],
  ],
  [
    [1, 1, 3, 3, 5],
    ["1: a b", "3: c d"],
  ],
  [
    [1, 2, 2, 4],
    ["1: a", "2: b c"],
  ],
  [[1, 1, 1, 1], ["1: a b c d"]],
  [[1], ["1: a"]],
])("the podium of places %s", (places, steps) => {
  const all = places.map((place, at) => placed("abcde"[at]!, place, 50 - place));
  expect(buildPodium(all).map(({ place, people }) => `${place}: ${nameAll(people)}`)).toEqual(
    steps,
  );
});

test("many who share a place do not fit on its step", () => {
  const all = Array.from({ length: 31 }, (_, at) => placed(`P${at}`, 1, 3));
  const [step] = buildPodium(all);
  expect([nameAll(step!.people), step!.more]).toEqual(["P0 P1 P2 P3 P4", 26]);
  expect(buildPodium(all.slice(0, 6))).toMatchObject([{ more: 0 }]);
});

test("who was played for too much is on no podium and in no mean", () => {
  const robot = { ...placed("Gone", 2, 90), computerRounds: 20, apart: true };
  const all = [placed("a", 1, 40), robot];
  expect(buildPodium(all).map(({ people }) => nameAll(people))).toEqual(["a"]);
  expect(computeMeanPoints(all)).toBe(40);
});

test("no podium for no points", () => {
  expect(buildPodium([placed("a", 1, 0), placed("b", 1, 0)])).toEqual([]);
});

test("the mean is that of the people", () => {
  expect(
    computeMeanPoints([placed("a", 1, 60), placed("b", 2, 41), placed("Robo", 3, 1, "casual")]),
  ).toBe(50.5);
  expect(computeMeanPoints([placed("Robo", 1, 30, "casual")])).toBe(null);
});
