import { describe, expect, it } from "vitest";
import {
  canCheck,
  canPrint,
  canRepeat,
  firstShown,
  onlyMine,
  outcome,
  ranking,
  recordName,
  resultText,
} from "../../src/table/result";
import { hostName } from "../../src/table/seating";
import type { PrivateView, PublicView, SeatView } from "../../src/api/types";

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
    result: { abandoned: false, ranks, verdict: null, secret: "s", hints: 0, paper_ranks: [] },
    ...more,
  } as PublicView;
}
const yours = (device = "one", host = true) =>
  ({ device, host, seats: [] }) as unknown as PrivateView;
const three = [seat("Ola", "one"), seat("Jan", "two"), seat("Robo", null, "casual")];

describe("ranking", () => {
  it("is by place, shared places in rolling order", () => {
    const all = ranking(over(three, [40, 51, 40]), yours());
    expect(all.map(({ name, place }) => [name, place])).toEqual([
      ["Jan", 1],
      ["Ola", 2],
      ["Robo", 2],
    ]);
    expect(all.map(({ mine }) => mine)).toEqual([false, true, false]);
  });
  it("shows the best own sheet first, or the winner's to those who watched", () => {
    const table = over(three, [40, 51, 60]);
    expect(firstShown(ranking(table, yours()))).toBe(0);
    expect(firstShown(ranking(table, yours("watcher")))).toBe(2);
  });
});

describe("outcome", () => {
  it("names the winner, and says you to the only person of a device", () => {
    expect(outcome(over(three, [1, 5, 3]), yours())).toEqual({ kind: "wins", name: "Jan" });
    expect(outcome(over(three, [9, 5, 3]), yours())).toEqual({ kind: "you-win" });
    const shared = [seat("Ola", "one"), seat("Jan", "one")];
    expect(outcome(over(shared, [9, 5]), yours())).toEqual({ kind: "wins", name: "Ola" });
  });
  it("names those who share the win, unless they are many", () => {
    expect(outcome(over(three, [9, 9, 3]), yours())).toEqual({
      kind: "share-the-win",
      names: ["Ola", "Jan"],
    });
    const four = [...three, seat("Eva", "three")];
    expect(outcome(over(four, [7, 7, 7, 7]), yours())).toEqual({ kind: "shared-win" });
  });
  it("has no winner when the game was ended early or was played alone", () => {
    expect(outcome(over([three[0]!], [70]), yours())).toEqual({ kind: "alone" });
    const result = {
      abandoned: true,
      ranks: [1, 2, 3],
      verdict: null,
      secret: null,
      hints: 0,
      paper_ranks: [],
    };
    expect(outcome(over(three, [9, 5, 3], { result }), yours())).toEqual({ kind: "abandoned" });
  });
});

describe("going on", () => {
  it("needs no lobby when only the host's own people and computers play", () => {
    expect(onlyMine(over([three[0]!, three[2]!], [1, 2]), yours())).toBe(true);
    expect(onlyMine(over(three, [1, 2, 3]), yours())).toBe(false);
    expect(onlyMine(over([three[0]!], [1]), yours("one", false))).toBe(false);
    const devices = ["one", "guest"].map((device) => ({ device, here: true }));
    expect(onlyMine(over([three[0]!], [1], { devices }), yours())).toBe(false);
  });
  it("waits for the host by name", () => {
    expect(hostName(over(three, [1, 2, 3]))).toBe("Ola");
    expect(hostName(over(three, [1, 2, 3], { host: "screen" }))).toBeNull();
  });
  it("can have the program's rolls again, and check those that are new", () => {
    const table = over(three, [1, 2, 3]);
    expect([canRepeat(table), canCheck(table)]).toEqual([true, true]);
    expect(canCheck({ ...table, same_dice: true })).toBe(false);
    expect(canRepeat({ ...table, round: 0 })).toBe(false);
    expect(canRepeat({ ...table, settings: { ...table.settings, dice: "real" } })).toBe(false);
  });
});

describe("what is kept of it", () => {
  it("has a file name that tells games of a table apart", () => {
    expect(recordName(over(three, [1, 2, 3]))).toBe("knaster-123456-2.5x5");
  });
  it("can be printed where something is on the sheets", () => {
    const table = over(three, [1, 2, 3]);
    const abandoned = { ...table, result: { ...table.result!, abandoned: true } };
    const rounds = [1, 2].map((round) => canPrint({ ...abandoned, round }));
    expect([canPrint({ ...table, round: 1 }), ...rounds]).toEqual([true, false, true]);
  });
  it("is a few lines of text, and one line less for somebody alone", () => {
    const all = ranking(over(three, [40, 51, 40]), yours());
    expect(resultText("Knaster", "Jan wins", all)).toBe(
      "Knaster\nJan wins\n1. Jan: 51\n2. Ola: 40\n2. Robo: 40",
    );
    expect(resultText("Knaster", "51 points", all.slice(0, 1))).toBe("Knaster\n51 points");
  });
});
