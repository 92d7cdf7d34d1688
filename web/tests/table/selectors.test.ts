import { describe, expect, test } from "vitest";
import { describeNextRoll } from "../../src/screens/play/dice/statusLine";
import { describeNextGame } from "../../src/screens/end/nextGame";
import { findTutorialStep, isTutorialOver } from "../../src/screens/play/tutorial/tutorialSteps";
import { findLongAbsent, findPlayedFor } from "../../src/screens/play/notices/notices";
import { isVoiceOn } from "../../src/device/speech";
import { parseRoute } from "../../src/device/router.svelte";
import {
  applyChanges,
  selectRollButton,
  selectShownStandings,
  sortByPlace,
  findFreeName,
  findOwnRoller,
  getInitials,
  mayCorrectRoll,
  selectOwnSeats,
  selectStandings,
  mustTypeRoll,
  selectAwaitedNames,
  type ButtonState,
} from "../../src/table/selectors";
import type { PrivateView, PublicView, Settings } from "../../src/api/types";
import { ownSeat, privateView, publicView, seat, sheet } from "../views";

const SEATS = [seat("Ola"), seat("Tim", { device: "other" })];

/** A round in which everybody has moved, with Ola (seat 0) on this device. */
function moved(facts: Partial<PublicView> = {}, settings: Partial<Settings> = {}): PublicView {
  const round = facts.round ?? 3;
  const view = publicView({
    seats: SEATS,
    round,
    roll: "3+6",
    moved: { round, seats: [0, 1], of: 2, may_close: false },
    totals: [5, 9],
    roller: 1,
    ...facts,
  });
  return { ...view, settings: { ...view.settings, ...settings } };
}
const me = (facts: Partial<PrivateView> = {}) => privateView({ round: 3, host: false, ...facts });

test("of several on a device the one who rolls is named, also while the last game is read", () => {
  const both = me({ seats: [ownSeat(), ownSeat({ seat: 1 })] });
  const table = moved({ roller: 1 });
  expect(findOwnRoller(table, both.seats)).toBe("Tim");
  expect(findOwnRoller(table, me({ seats: [ownSeat({ seat: 1 })] }).seats)).toBeNull();
  expect(findOwnRoller(moved({ roller: null }), both.seats)).toBeNull();
  expect(describeNextGame(table, both, 0).text).toContain("play-rolls-next");
  expect(describeNextGame(moved({ roller: 0 }), me(), 0).text).toContain("play-you-roll");
});

test("changes replace the seats they name, and all else", () => {
  const before = privateView({ round: 3, seats: [ownSeat(), ownSeat({ seat: 2, move: "a1" })] });
  const changes = privateView({ round: 4, seats: [ownSeat({ seat: 2, move: "c3" })] });
  const after = applyChanges(before, changes);
  expect(after.seats.map((own) => [own.seat, own.move])).toEqual([
    [0, null],
    [2, "c3"],
  ]);
  expect(after.round).toBe(4);
});

describe("the one button", () => {
  const rows: [string, PublicView, PrivateView, object][] = [
    ["mine to roll", moved({ roller: 0 }), me(), { kind: "roll" }],
    ["mine to finish", moved({ roller: 0, last: true }), me(), { kind: "finish" }],
    ["somebody else's", moved(), me(), { kind: "wait-roller", name: "Tim", last: false }],
    [
      "of somebody who is away long enough",
      moved({ roll_for_at: 1000 }),
      me(),
      { kind: "roll-for", name: "Tim" },
    ],
    [
      "of somebody who is away a moment",
      moved({ roll_for_at: 3000 }),
      me(),
      { kind: "wait-roller", name: "Tim", last: false },
    ],
    [
      "of somebody away, seen without a seat",
      moved({ roll_for_at: 1000 }),
      me({ seats: [] }),
      { kind: "wait-roller", name: "Tim", last: false },
    ],
    [
      "the last of somebody away",
      moved({ roll_for_at: 1000, last: true }),
      me(),
      { kind: "finish-for", name: "Tim" },
    ],
    [
      "the host's",
      moved({ roller: null }, { rolls: "host" }),
      me(),
      { kind: "wait-host", last: false },
    ],
    [
      "mine as the host, real dice or not",
      moved({}, { rolls: "host", dice: "real" }),
      me({ host: true }),
      { kind: "roll" },
    ],
    [
      "nobody's",
      moved({ roller: null, rolls_by_itself: true }, { rolls: "auto" }),
      me(),
      { kind: "by-itself", last: false },
    ],
    [
      "a computer's",
      moved({ rolls_by_itself: true, seats: [SEATS[0]!, seat("Robo", { bot: "casual" })] }),
      me(),
      { kind: "wait-roller", name: "Robo", last: false },
    ],
    [
      "a computer's, with real dice",
      moved({ seats: [SEATS[0]!, seat("Robo", { bot: "casual" })] }, { dice: "real" }),
      me(),
      { kind: "roll-for", name: "Robo" },
    ],
    [
      "not yet: I have to move",
      moved({ moved: { round: 3, seats: [1], of: 2, may_close: false } }),
      me(),
      { kind: "wait-moves", missing: 1, mine: [0] },
    ],
    [
      "not yet: the other has to move",
      moved({ moved: { round: 3, seats: [0], of: 2, may_close: false } }),
      me(),
      { kind: "wait-moves", missing: 1, mine: [] },
    ],
    ["paused", moved({ paused: true, roller: 0 }), me(), { kind: "paused" }],
    [
      "the first roll",
      moved({
        round: 0,
        roll: null,
        roller: 0,
        moved: { round: 0, seats: [], of: 2, may_close: false },
      }),
      me({ round: 0 }),
      { kind: "roll" },
    ],
  ];
  test.each(rows)("%s", (_, table, yours, expected) => {
    expect(selectRollButton(table, yours, 2000)).toEqual(expected);
  });
});

describe("who is waited for", () => {
  const seats = ["Ola", "Tim", "Zoë", "Kim"].map((name) => seat(name));
  const after = (...done: number[]) =>
    moved({ seats, moved: { round: 3, seats: done, of: seats.length, may_close: false } });
  const settled = (settings: Partial<Settings>) => {
    const table = after(0, 1, 2);
    return { ...table, settings: { ...table.settings, ...settings } };
  };
  const long = [...seats.slice(0, 2), seat("Maximiliane Wilhelmine a"), seat("Z")];
  const rows: [string, PublicView, string[]][] = [
    ["one", after(0, 1, 2), ["Kim"]],
    ["two", after(0, 2), ["Tim", "Kim"]],
    ["three are only counted", after(0), []],
    ["names too long for a line", { ...after(0, 1), seats: long }, []],
    ["nobody", after(0, 1, 2, 3), []],
    ["nobody slow in a class", settled({ stand_ins: "auto", host_passes: false }), []],
    ["nor where computers take seats unasked", settled({ stand_ins: "auto" }), []],
    ["nor where one host has the word", settled({ host_passes: false }), []],
    ["with a limit", settled({ seconds: 30 }), ["Kim"]],
  ];
  test.each(rows)("%s", (_, table, names) => expect(selectAwaitedNames(table)).toEqual(names));
});

test("real dice are typed by whoever rolls, and not to finish", () => {
  const real = moved({ roller: 0 }, { dice: "real" });
  expect(mustTypeRoll(real, { kind: "roll" })).toBe(true);
  expect(mustTypeRoll(real, { kind: "roll-for", name: "Tim" })).toBe(true);
  expect(mustTypeRoll({ ...real, last: true }, { kind: "finish" })).toBe(false);
  expect(mustTypeRoll(moved({ roller: 0 }), { kind: "roll" })).toBe(false);
});

test("a typed roll is corrected by the host or by who threw it", () => {
  const real = moved({ round: 3, rolled_by: 0 }, { dice: "real" });
  expect(mayCorrectRoll(real, me())).toBe(true);
  expect(mayCorrectRoll({ ...real, rolled_by: 1 }, me())).toBe(false);
  expect(mayCorrectRoll({ ...real, rolled_by: 1 }, me({ host: true }))).toBe(true);
  expect(mayCorrectRoll(moved(), me({ host: true }))).toBe(false);
});

test("a sheet that is a round behind offers nothing", () => {
  const own = ownSeat({ pencilled: sheet({ total: 7 }) });
  const [behind] = selectOwnSeats(moved({ round: 4 }), me({ seats: [own] }));
  expect(behind).toMatchObject({ write: [], circle: [], sheet: { total: 7 } });
  expect(selectOwnSeats(moved(), me({ seats: [own] }))).toEqual([own]);
});

test("pupils see the best and themselves in a game, whoever leads sees everybody", () => {
  const names = ["Ada", "Ben", "Cem", "Dora", "Eve"];
  const facts = {
    seats: names.map((name) => seat(name)),
    totals: [10, 20, 30, 40, 50],
    ranks: [5, 4, 3, 2, 1],
  };
  const classroom = moved(facts, { stand_ins: "auto", host_passes: false });
  const listed = (table: PublicView, host: boolean) =>
    selectShownStandings(table, me({ host })).map(({ name }) => name);
  expect(listed(classroom, false)).toEqual(["Ada", "Cem", "Dora", "Eve"]);
  expect(listed(classroom, true)).toEqual(names);
  expect(listed(moved(facts), false)).toEqual(names);
});

test("places are shared, and the order is by place, then by seat", () => {
  const table = moved({
    seats: [...SEATS, seat("Zoë")],
    totals: [5, 9, 5],
    ranks: [2, 1, 2],
    computer_rounds: [0, 0, 4],
  });
  const all = selectStandings(table, me());
  expect(all.map((one) => one.place)).toEqual([2, 1, 2]);
  expect(sortByPlace(all).map((one) => one.name)).toEqual(["Tim", "Ola", "Zoë"]);
  expect(all.map((one) => one.mine)).toEqual([true, false, false]);
  expect(all.map((one) => one.computerRounds)).toEqual([0, 0, 4]);
});

test.each([
  ["Ola", "OL"],
  ["Blue Fox", "BF"],
  ["ż", "Ż"],
  ["🦊 Fox", "🦊F"],
])("initials of %s", (name, letters) => expect(getInitials(name)).toBe(letters));

test("a name that is free", () => {
  expect(findFreeName("Emma", ["Emma"])).toBe("Emma 2");
  expect(findFreeName("Emma", ["Emma", "Emma 2"])).toBe("Emma 3");
  expect(findFreeName("A".repeat(24), [])).toHaveLength(24);
});

describe("the tutorial", () => {
  const facts = {
    game: "knaster",
    round: 0,
    firstRound: 0,
    hasMoved: false,
    dismissed: 0,
    button: "roll" as const,
    mustType: false,
    isSolo: false,
  };
  const stepOf = (dismissed: number, round: number, hasMoved: boolean, firstRound = 0) =>
    findTutorialStep({ ...facts, dismissed, round, hasMoved, firstRound })?.step ?? null;

  test("has four steps that come when there is something to see", () => {
    expect(stepOf(0, 0, false)).toBe(0);
    expect(stepOf(1, 0, false)).toBeNull();
    expect(stepOf(1, 1, false)).toBe(1);
    expect(stepOf(2, 1, false)).toBeNull();
    expect(stepOf(2, 1, true)).toBe(2);
    expect(stepOf(3, 1, true)).toBeNull();
    expect(stepOf(3, 2, false)).toBe(3);
    expect(stepOf(4, 9, true)).toBeNull();
  });

  test("follows the game without a tap on it, and ends", () => {
    expect(stepOf(0, 1, false)).toBe(1); // rolled: that need not be said any more
    expect(stepOf(0, 1, true)).toBe(2);
    expect(stepOf(0, 2, false)).toBe(2);
    expect(stepOf(0, 2, true)).toBe(3);
    expect(stepOf(0, 3, false)).toBe(3);
    expect(isTutorialOver({ ...facts, round: 3 })).toBe(false);
    expect(stepOf(0, 3, true)).toBeNull();
    expect(isTutorialOver({ ...facts, round: 3, hasMoved: true })).toBe(true);
  });

  test("begins in any round", () => {
    expect(stepOf(0, 9, false, 9)).toBe(1);
    expect(stepOf(0, 10, true, 9)).toBe(3);
    expect(isTutorialOver({ ...facts, round: 11, firstRound: 9, hasMoved: true })).toBe(true);
  });

  test("tells nobody to roll who may not", () => {
    const message = (button: ButtonState["kind"], mustType = false) =>
      findTutorialStep({ ...facts, button, mustType })?.message;
    expect(message("roll")).toBe("teach-roll");
    expect(message("roll", true)).toBe("teach-type");
    for (const kind of ["wait-roller", "by-itself", "paused"] as const)
      expect(message(kind)).toBe("teach-wait");
    expect(message("wait-host")).toBe("teach-host");
    const alone = { ...facts, isSolo: true, button: "roll" as const };
    expect(findTutorialStep(alone)?.message).toBe("teach-roll-alone");
    expect(findTutorialStep({ ...alone, mustType: true })?.message).toBe("teach-type-alone");
  });
});

test("the host hears of people who are away for half a minute", () => {
  const away = moved({ seats: [SEATS[0]!, seat("Tim", { away: true, gone_since: 1000 })] });
  expect(findLongAbsent(away, me({ host: true }), 30_999)).toEqual([]);
  expect(findLongAbsent(away, me({ host: true }), 31_000)).toMatchObject([
    { seat: 1, name: "Tim" },
  ]);
  expect(findLongAbsent(away, me(), 31_000)).toEqual([]);
  const played = moved({ seats: [SEATS[0]!, { ...away.seats[1]!, stand_in: true }] });
  expect(findLongAbsent(played, me({ host: true }), 31_000)).toEqual([]);
});

test("who is back hears what the computer played", () => {
  const yours = me({ seats: [ownSeat({ played_for: ["b2", "d4"] })] });
  expect(findPlayedFor(yours, moved())).toMatchObject([{ moves: ["b2", "d4"] }]);
  expect(findPlayedFor(me(), moved())).toEqual([]);
});

test("the voice speaks where several share a device, or where somebody wants it", () => {
  expect(isVoiceOn("auto", true, true)).toBe(true);
  expect(isVoiceOn("auto", true, false)).toBe(false);
  expect(isVoiceOn("auto", false, true)).toBe(false);
  expect(isVoiceOn("on", false, false)).toBe(true);
  expect(isVoiceOn("off", true, true)).toBe(false);
});

test.each([
  ["", { at: "home" }],
  ["123456", { at: "table", code: "123456", big: false }],
  ["123456/screen", { at: "table", code: "123456", big: true }],
  ["123456/screen/", { at: "nowhere" }],
  ["caller", { at: "caller" }],
  ["caller/knister", { at: "nowhere" }],
  ["12345", { at: "nowhere" }],
  ["123456/x", { at: "nowhere" }],
  ["rules", { at: "rules", game: "knister" }],
  ["rules/knaster", { at: "rules", game: "knaster" }],
])("the route of %s", (path, route) => expect(parseRoute(path)).toEqual(route));

test("after the last round nobody is said to roll", () => {
  const said = (button: ButtonState) => describeNextRoll(button);
  for (const last of [false, true]) {
    const words = [
      said({ kind: "wait-roller", name: "Tim", last }),
      said({ kind: "wait-host", last }),
      said({ kind: "by-itself", last }),
    ];
    expect(words).toEqual(
      last
        ? ["play-ends-game", "play-host-ends", "play-ends-by-itself"]
        : ["play-rolls-next", "play-host-rolls", "play-by-itself"],
    );
  }
});
