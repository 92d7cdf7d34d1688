import { describe, expect, it } from "vitest";
import {
  canPrint,
  canReplayDice,
  pickFirstSheet,
  isEverybodyHere,
  isOnlyThisDevice,
  determineOutcome,
  rankPlayers,
  selectListedPlayers,
  selectListedTotals,
  getTableRecordName,
  formatResult,
} from "../../src/table/result";
import { findHostName } from "../../src/table/seating";
import type { PrivateView, PublicView, SeatView } from "../../src/api/types";
import { paper } from "../views";

const seat = (name: string, device: string | null, bot: string | null = null): SeatView => ({
  name,
  bot,
  device,
  away: false,
  gone_since: null,
  stand_in: false,
  late: 0,
});

function over(seats: SeatView[], totals: number[], more: Partial<PublicView> = {}): PublicView {
  const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return {
    code: "123456",
    phase: "over",
    game_number: 2,
    host: "one",
    devices: [{ device: "one", here: true }],
    settings: { game: "knaster", dice: "app" },
    same_dice: false,
    round: 30,
    seats,
    papers: [],
    totals,
    result: {
      abandoned: false,
      ranks,
      verdict: null,
      secret: "s",
      hints: 0,
      paper_ranks: [],
      stand_ins: ranks.map(() => 0),
    },
    ...more,
  } as PublicView;
}
const yours = (device = "one", host = true) =>
  ({ device, host, seats: [] }) as unknown as PrivateView;
const three = [seat("Ola", "one"), seat("Jan", "two"), seat("Robo", null, "casual")];

describe("the end of a pupil", () => {
  const pupils = ["Ada", "Ben", "Cem", "Dora", "Eve", "Gone"].map((name) => seat(name, name));
  const settings = { game: "knister", stand_ins: "auto", host_passes: false };
  const table = over(pupils, [50, 40, 30, 20, 10, 60], { settings } as Partial<PublicView>);
  const result = { ...table.result!, ranks: [1, 2, 3, 4, 5, 6], apart: [5] };
  const ended = { ...table, result: { ...result, stand_ins: [0, 0, 0, 0, 0, 25] } };
  const list = (device: string, host = false) =>
    selectListedPlayers(rankPlayers(ended, yours(device, host)), ended, yours(device, host)).map(
      ({ name }) => name,
    );

  it("has the own place first, and nobody else who is not on the podium", () => {
    expect(list("Eve")).toEqual(["Eve", "Ada", "Ben", "Cem"]);
    expect(list("Ben")).toEqual(["Ben", "Ada", "Cem"]);
    expect(determineOutcome(ended, yours("Eve", false))).toEqual({
      kind: "place",
      place: 5,
      of: 5,
    });
    expect(determineOutcome(ended, yours("Ada", false))).toEqual({ kind: "you-win" });
    expect(determineOutcome(ended, yours("Gone", false))).toEqual({ kind: "apart" });
  });

  it("has only the best and oneself in the running total", () => {
    const series = pupils.map(({ name }, at) => ({ name, games: 2, wins: 0, points: 90 - at }));
    const names = (device: string, host: boolean) =>
      selectListedTotals({ ...ended, series }, yours(device, host)).map(({ name }) => name);
    expect(names("Eve", false)).toEqual(["Ada", "Ben", "Cem", "Eve"]);
    expect(names("Ben", false)).toEqual(["Ada", "Ben", "Cem"]);
    expect(names("teacher", true)).toHaveLength(6);
  });

  it("has everybody for whoever leads", () => {
    expect(list("teacher", true)).toEqual(["Ada", "Ben", "Cem", "Dora", "Eve", "Gone"]);
    expect(determineOutcome(ended, yours("teacher"))).toEqual({ kind: "wins", name: "Ada" });
  });
});

describe("ranking", () => {
  it("is by place, shared places in rolling order", () => {
    const all = rankPlayers(over(three, [40, 51, 40]), yours());
    expect(all.map(({ name, place }) => [name, place])).toEqual([
      ["Jan", 1],
      ["Ola", 2],
      ["Robo", 2],
    ]);
    expect(all.map(({ mine }) => mine)).toEqual([false, true, false]);
  });
  it("shows the best own sheet first, or the winner's to those who watched", () => {
    const table = over(three, [40, 51, 60]);
    expect(pickFirstSheet(rankPlayers(table, yours()))).toBe(0);
    expect(pickFirstSheet(rankPlayers(table, yours("watcher")))).toBe(2);
  });
});

describe("outcome", () => {
  it("names the winner, and says you to the only person of a device", () => {
    expect(determineOutcome(over(three, [1, 5, 3]), yours())).toEqual({
      kind: "wins",
      name: "Jan",
    });
    expect(determineOutcome(over(three, [9, 5, 3]), yours())).toEqual({ kind: "you-win" });
    const shared = [seat("Ola", "one"), seat("Jan", "one")];
    expect(determineOutcome(over(shared, [9, 5]), yours())).toEqual({ kind: "wins", name: "Ola" });
  });
  it("names those who share the win, unless they are many", () => {
    expect(determineOutcome(over(three, [9, 9, 3]), yours())).toEqual({
      kind: "share-the-win",
      names: ["Ola", "Jan"],
    });
    const four = [...three, seat("Eva", "three")];
    expect(determineOutcome(over(four, [7, 7, 7, 7]), yours())).toEqual({ kind: "shared-win" });
  });
  it("has no winner when the game was ended early or was played alone", () => {
    expect(determineOutcome(over([three[0]!], [70]), yours())).toEqual({ kind: "alone" });
    const result = {
      abandoned: true,
      ranks: [1, 2, 3],
      verdict: null,
      secret: null,
      hints: 0,
      paper_ranks: [],
      stand_ins: [],
      apart: [],
      mean: null,
    };
    expect(determineOutcome(over(three, [9, 5, 3], { result }), yours())).toEqual({
      kind: "abandoned",
    });
  });
});

describe("going on", () => {
  it("needs no lobby when only the host's own people and computers play", () => {
    expect(isOnlyThisDevice(over([three[0]!, three[2]!], [1, 2]), yours())).toBe(true);
    expect(isOnlyThisDevice(over(three, [1, 2, 3]), yours())).toBe(false);
    expect(isOnlyThisDevice(over([three[0]!], [1]), yours("one", false))).toBe(false);
    const devices = ["one", "guest"].map((device) => ({ device, here: true }));
    expect(isOnlyThisDevice(over([three[0]!], [1], { devices }), yours())).toBe(false);
  });
  it("needs no lobby either when all who played are still there", () => {
    const seats = [seat("Ola", "one"), seat("Tim", "two"), seat("Otto", null, "casual")];
    const papers = [paper(1, "Jan", { device: "three" })];
    const table = (...gone: string[]) =>
      over(seats, [1, 2, 3], {
        papers,
        devices: ["one", "two", "three", "screen"].map((device) => ({
          device,
          here: !gone.includes(device),
        })),
      });
    expect(isEverybodyHere(table())).toBe(true);
    expect(isEverybodyHere(table("screen"))).toBe(true);
    expect(isEverybodyHere(table("two"))).toBe(false);
    expect(isEverybodyHere(table("three"))).toBe(false);
    expect(isEverybodyHere({ ...table(), seats: [...seats, seat("Kim", null)] })).toBe(false);
  });
  it("waits for the host by name", () => {
    expect(findHostName(over(three, [1, 2, 3]))).toBe("Ola");
    expect(findHostName(over(three, [1, 2, 3], { host: "screen" }))).toBeNull();
  });
  it("can have the program's rolls again", () => {
    const table = over(three, [1, 2, 3]);
    expect(canReplayDice(table)).toBe(true);
    expect(canReplayDice({ ...table, round: 0 })).toBe(false);
    expect(canReplayDice({ ...table, settings: { ...table.settings, dice: "real" } })).toBe(false);
  });
});

describe("what is kept of it", () => {
  it("has a file name that tells games of a table apart", () => {
    expect(getTableRecordName(over(three, [1, 2, 3]))).toBe("knaster-123456-2.5x5");
  });
  it("can be printed where something is on the sheets", () => {
    const table = over(three, [1, 2, 3]);
    const abandoned = { ...table, result: { ...table.result!, abandoned: true } };
    const rounds = [1, 2].map((round) => canPrint({ ...abandoned, round }));
    expect([canPrint({ ...table, round: 1 }), ...rounds]).toEqual([true, false, true]);
  });
  it("is a few lines of text, and one line less for somebody alone", () => {
    const all = rankPlayers(over(three, [40, 51, 40]), yours());
    expect(formatResult("Knaster", "Jan wins", all)).toBe(
      "Knaster\nJan wins\n1. Jan: 51\n2. Ola: 40\n2. Robo: 40",
    );
    expect(formatResult("Knaster", "51 points", all.slice(0, 1))).toBe("Knaster\n51 points");
  });
});
