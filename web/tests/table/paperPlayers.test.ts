import { describe, expect, it } from "vitest";
import { findFullPaperSheets } from "../../src/screens/play/notices/notices";
import {
  computeMeanPoints,
  determineOutcome,
  buildPodium,
  rankPlayers,
  formatResult,
} from "../../src/table/result";
import {
  findAnnounceablePaperPlayers,
  listFullSheets,
  findMissingSheets,
  findOwnPaperPlayers,
  findManagedPaperPlayers,
  formatSheetWords,
} from "../../src/table/paperPlayers";
import { findHeldSeats, findHostName, countSpectators } from "../../src/table/seating";
import { paper, privateView, publicView, seat, sheet } from "../views";

const result = {
  abandoned: false,
  ranks: [2, 3],
  verdict: null,
  secret: null,
  hints: 0,
  paper_ranks: [null, 1],
  stand_ins: [0, 0],
  apart: [],
  mean: null,
};
const over = publicView({
  phase: "over",
  seats: [seat("Ola"), seat("Tim", { device: "x" })],
  totals: [41, 30],
  papers: [paper(1, "Grandma"), paper(4, "Jan", { device: "x", total: 60 })],
  result,
});
const yours = privateView({ host: false });

describe("people on paper", () => {
  it("are spoken for by their device, and by the host", () => {
    expect(findOwnPaperPlayers(over, yours).map(({ name }) => name)).toEqual(["Grandma"]);
    expect(findManagedPaperPlayers(over, yours).map(({ name }) => name)).toEqual(["Grandma"]);
    expect(findManagedPaperPlayers(over, privateView()).map(({ paper }) => paper)).toEqual([1, 4]);
  });
  it("have their full sheets told by their device, or by a host when it is gone", () => {
    const table = publicView({
      devices: [
        { device: "mine", here: true },
        { device: "x", here: true },
        { device: "y", here: false },
      ],
      papers: [null, "mine", "x", "y"].map((device, at) => paper(at, `${device}`, { device })),
    });
    const names = (host: boolean) =>
      findAnnounceablePaperPlayers(table, privateView({ host })).map(({ name }) => name);
    expect(names(true)).toEqual(["null", "mine", "y"]);
    expect(names(false)).toEqual(["mine"]);
  });
  it("do not only watch, can be the host, and are known when they come back", () => {
    const devices = ["mine", "x", "y"].map((device) => ({ device, here: true }));
    const table = publicView({ seats: [], papers: over.papers, devices, host: "x" });
    expect(countSpectators(table)).toBe(1);
    expect(findHostName(table)).toBe("Jan");
    const ticket = { code: "123456", token: "123456.mine.s", at: 1, game: "knister", alone: false };
    expect(findHeldSeats(table, [ticket])[0]?.names).toEqual(["Grandma"]);
  });
  it("say of whom the sheet was full, once the round is closed", () => {
    const closed = {
      round: 30,
      roll: "7",
      moves: [],
      stand_ins: [],
      apart: [],
      mean: null,
      full: [1],
    };
    const papers = [paper(1, "Grandma", { full: 30 }), paper(2, "Jan", { full: 31 })];
    expect(listFullSheets({ ...over, closed, papers })).toEqual(["Tim", "Grandma"]);
  });
  it("have their sheets in the words that were typed", () => {
    const numbers = Array<number>(25).fill(0);
    numbers[0] = 7;
    numbers[24] = 12;
    const words = formatSheetWords(sheet({ numbers, circled: ["e5"] }));
    expect([words[0], words[1], words[24]]).toEqual(["7", ".", "(12)"]);
  });
});

describe("a sheet of paper that is full", () => {
  const jan = paper(1, "Jan", { device: "theirs", full: 25 });
  const table = publicView({ round: 25, roll: "3+4", papers: [jan] });

  it("is told to the others in its round", () => {
    expect(findFullPaperSheets(table, privateView()).map(({ name }) => name)).toEqual(["Jan"]);
    expect(findFullPaperSheets({ ...table, round: 26 }, privateView())).toEqual([]);
    const own = { ...table, papers: [{ ...jan, device: privateView().device }] };
    expect(findFullPaperSheets(own, privateView())).toEqual([]);
  });
});

describe("the end with paper", () => {
  it("ranks what was typed in, and leaves the rest for last", () => {
    const all = rankPlayers(over, yours);
    expect(all.map(({ seat, name, place }) => [seat, name, place])).toEqual([
      [6, "Jan", 1],
      [0, "Ola", 2],
      [1, "Tim", 3],
      [3, "Grandma", null],
    ]);
    // By a number of their own, which stays when somebody before them is left out.
    const left = rankPlayers({ ...over, papers: [over.papers[1]!], result }, yours);
    expect(left.find(({ name }) => name === "Jan")?.seat).toBe(6);
    expect(buildPodium(all).map(({ people }) => people[0]?.name)).toEqual(["Jan", "Ola", "Tim"]);
    expect(computeMeanPoints(all)).toBeCloseTo(131 / 3);
    expect(formatResult("T", "H", all).split("\n").at(-1)).toBe("–  Grandma");
  });
  it("has no winner while a sheet is missing", () => {
    expect(findMissingSheets(over).map(({ name }) => name)).toEqual(["Grandma"]);
    expect(determineOutcome(over, yours)).toEqual({ kind: "missing", count: 1 });
    const typed = {
      ...over,
      papers: [paper(1, "Grandma", { total: 9 }), over.papers[1]!],
      result: { ...result, paper_ranks: [4, 1] },
    };
    expect(determineOutcome(typed, yours)).toEqual({ kind: "wins", name: "Jan" });
    const two = { ...typed, seats: [over.seats[0]!], totals: [41] };
    expect(determineOutcome({ ...two, papers: [] }, yours)).toEqual({ kind: "alone" });
    expect(determineOutcome(two, yours).kind).toBe("wins");
  });
});
