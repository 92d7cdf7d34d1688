import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveRequest } from "../../src/api/live";
import type { FromDevice, OwedLine, PrivateView, PublicView, ToDevice } from "../../src/api/types";
import { LiveTable } from "../../src/table/liveTable.svelte";
import { ownSeat, privateView, publicView, seat } from "../views";

/** A socket whose other end is the test. */
class Line {
  static all: Line[] = [];
  readyState: 1 | 3 = 1;
  sent: FromDevice[] = [];
  closed = false;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromDevice);
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  say(message: ToDevice | ToDevice[]) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }
  break() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  /** Open, say hello, be welcomed. */
  welcome(table: PublicView, yours: PrivateView) {
    this.onopen?.({} as Event);
    this.say({ type: "welcome", table, yours, now: 1_000, protocol: 1, page: "" });
  }
  asks(): { id: number; ask: LiveRequest }[] {
    return this.sent.flatMap((one) => (one.type === "ask" && one.id ? [one] : []));
  }
  last() {
    return this.asks().at(-1)!;
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);

type Facts = Parameters<typeof ownSeat>[0];

function enter(table = publicView({ round: 1, roll: "3+6" }), facts: Facts = {}) {
  const live = new LiveTable(
    "123456",
    "token",
    () => "en",
    () => new Line(),
  );
  const line = Line.all.at(-1)!;
  const yours = privateView({ round: table.round, seats: [ownSeat(facts)] });
  line.welcome(table, yours);
  return { live, line, table, yours };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
});

describe("a tap", () => {
  test("is a move with its round and game, and under way until the server has it", async () => {
    const { live, line, yours } = enter();
    void live.tap(0, "c3");
    expect(line.last().ask).toEqual({ type: "move", seat: 0, round: 1, game: 1, move: "c3" });
    expect(live.findPendingMove(0)?.move).toBe("c3");
    line.say({ type: "yours", yours: { ...yours, seats: [ownSeat({ move: "c3" })] } });
    line.say({ type: "answer", id: line.last().id, answer: null });
    await settle();
    expect(live.findPendingMove(0)).toBeUndefined();
  });

  test("that is refused is not under way any more, and the sentence is there", async () => {
    const { live, line } = enter();
    void live.tap(0, "c3");
    const { id } = line.last();
    line.say({ type: "refusal", id, code: "cell-taken", message: "Taken.", facts: {} });
    await settle();
    expect(live.findPendingMove(0)).toBeUndefined();
    expect(live.problem?.message).toBe("Taken.");
  });

  test("without a connection is kept, and sent on return", async () => {
    const { live, line, table, yours } = enter();
    line.break();
    void live.tap(0, "d4");
    expect(live.findPendingMove(0)?.move).toBe("d4");
    await vi.advanceTimersByTimeAsync(300);
    const again = Line.all.at(-1)!;
    expect(again).not.toBe(line);
    again.welcome(table, yours);
    expect(again.last().ask).toMatchObject({ type: "move", move: "d4", round: 1 });
  });

  test("that was sent and not answered is sent again", async () => {
    const { live, line, table, yours } = enter();
    void live.tap(0, "d4");
    line.break();
    await vi.advanceTimersByTimeAsync(300);
    const again = Line.all.at(-1)!;
    again.welcome(table, yours);
    expect(again.asks().map((one) => one.ask)).toEqual([line.last().ask]);
  });

  test("the coach is asked again on return, and for a hint in its round", async () => {
    const { live, line, table, yours } = enter();
    const said = live.fetchReview(0);
    const hint = live.fetchHint(0);
    line.break();
    await vi.advanceTimersByTimeAsync(300);
    const again = Line.all.at(-1)!;
    again.welcome(table, yours);
    const asks = again.asks();
    expect(asks.map(({ ask }) => ask)).toEqual([
      { type: "coach", seat: 0 },
      { type: "hint", seat: 0, round: 1, game: 1 },
    ]);
    const view = { done: 3, of: 30, coaching: null };
    again.say({ type: "answer", id: asks[0]!.id, answer: view });
    expect(await said).toEqual(view);
    const no = { code: "not-alone", message: "Not with others.", facts: {} };
    again.say({ type: "refusal", id: asks[1]!.id, ...no });
    expect(await hint).toBeNull();
    expect(live.problem?.message).toBe("Not with others.");
  });

  test("survives a reload while its round is open", async () => {
    const { live, line, table, yours } = enter();
    line.break();
    void live.tap(0, "e5");
    live.close();
    const after = enter(table, yours.seats[0]);
    expect(after.line.last().ask).toMatchObject({ type: "move", move: "e5" });
    after.live.close();
    const later = enter(publicView({ round: 2, roll: "1+1" }));
    expect(later.line.asks()).toEqual([]);
  });

  test("of a round that is over came too late, which is said once", async () => {
    const { live, line, yours } = enter();
    void live.tap(0, "c3");
    const { id } = line.last();
    line.say({ type: "yours", yours: { ...yours, round: 2 } });
    line.say({ type: "table", table: publicView({ round: 2, roll: "1+1" }), now: 2_000 });
    expect(live.findPendingMove(0)).toBeUndefined();
    line.say({ type: "refusal", id, code: "stale-round", message: "Round 2 is on.", facts: {} });
    await settle();
    expect(live.problem).toBeNull();
    expect(live.lateMoves).toMatchObject([{ seat: 0, round: 1, number: 9, move: "c3" }]);
  });

  test("that came too late after a reload is not forgotten either", () => {
    const { live, line } = enter();
    line.break();
    void live.tap(0, "e5");
    live.close();
    const after = enter(publicView({ round: 2, roll: "1+1" }));
    expect(after.live.lateMoves).toMatchObject([{ round: 1, number: 9, move: "e5" }]);
  });
});

describe("news", () => {
  test("have what changed, and come together", async () => {
    const { live, line, table, yours } = enter();
    const moved = { round: 1, seats: [0], of: 2, may_close: false };
    line.say([
      { type: "yours", yours: { ...yours, host: true } },
      { type: "table", table: { moved, paused: true }, now: 2_000 },
    ]);
    expect(live.yours?.host).toBe(true);
    expect(live.table).toEqual({ ...table, moved, paused: true });
  });
});

describe("circles", () => {
  const knaster = { circles: 0 };

  test("are chosen before the move is made", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    expect(line.last().ask).toMatchObject({ type: "owed", move: "e4" });
    const cells = ["a4", "b4", "e4"];
    const owed = {
      move: "e4",
      lines: [{ line: "4", makes: "full-house", left: 2, cells }],
      later: [],
    };
    line.say({ type: "answer", id: line.last().id, answer: owed });
    await settle();
    expect(live.activeChoice).toMatchObject({ seat: 0, line: "4", move: "e4" });

    void live.tap(0, "a4");
    expect(line.last().ask).toMatchObject({ type: "owed", move: "e4{4:a4}" });
    const left = {
      move: "e4{4:a4}",
      lines: [{ ...owed.lines[0]!, left: 1, cells: ["b4", "e4"] }],
      later: [],
    };
    line.say({ type: "answer", id: line.last().id, answer: left });
    await settle();
    expect(live.activeChoice?.lines[0]?.left).toBe(1);

    void live.tap(0, "b4");
    const done = { move: "e4{4:a4b4}", lines: [], later: [] };
    line.say({ type: "answer", id: line.last().id, answer: done });
    await settle();
    expect(live.activeChoice).toBeNull();
    expect(line.last().ask).toMatchObject({ type: "move", move: "e4{4:a4b4}" });
  });

  const row = { line: "4", makes: "full-house" as const, left: 1, cells: ["a4", "b4"] };
  const column = { line: "e", makes: "pairs" as const, left: 1, cells: ["e1", "e2"] };

  /** The server's answer to the newest question. */
  async function answer(line: Line, move: string, lines: OwedLine[] = []) {
    line.say({ type: "answer", id: line.last().id, answer: { move, lines, later: [] } });
    await settle();
  }

  test("are taken back one by one, the newest first, then the move", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    await answer(line, "e4", [row, column]);
    void live.tap(0, "a4");
    await answer(line, "e4{4:a4}", [column]);
    void live.tap(0, "a4");
    await answer(line, "e4", [row, column]);
    void live.tap(0, "e1");
    await answer(line, "e4{e:e1}", [{ ...row, left: 2 }]);
    void live.tap(0, "b4");
    await answer(line, "e4{4:b4,e:e1}", [row]); // in the order of the server
    void live.takeBack(0);
    expect(line.last().ask).toMatchObject({ type: "owed", move: "e4{e:e1}" });
    await answer(line, "e4{e:e1}", [row]);
    void live.takeBack(0);
    expect(line.last().ask).toMatchObject({ type: "owed", move: "e4" });
    await answer(line, "e4", [row]);
    void live.takeBack(0);
    expect(live.activeChoice).toBeNull();
    expect(live.findPendingMove(0)).toBeUndefined();
  });

  test("that draw themselves are no step of taking back", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    await answer(line, "e4{e:e1}", [row]);
    void live.takeBack(0);
    expect(live.activeChoice).toBeNull();
    expect(live.findPendingMove(0)).toBeUndefined();
  });

  /** e4 with a4 circled by choice, as the server has it. */
  async function choose() {
    const entered = enter(undefined, knaster);
    const { live, line, yours } = entered;
    void live.tap(0, "e4");
    await answer(line, "e4", [row]);
    void live.tap(0, "a4");
    await answer(line, "e4{4:a4}");
    const seats = [ownSeat({ ...knaster, move: "e4{4:a4}" })];
    line.say({ type: "yours", yours: { ...yours, seats } });
    line.say({ type: "answer", id: line.last().id, answer: null });
    await settle();
    expect(live.findPendingMove(0)).toBeUndefined();
    return entered;
  }

  test.each([
    ["another cell", (live: LiveTable) => live.tap(0, "b4")],
    ["the written cell", (live: LiveTable) => live.tap(0, "e4")],
    ["a typed move", (live: LiveTable) => live.enterMove(0, "(b4)")],
    ["doing nothing", (live: LiveTable) => live.makeMove(0, "-")],
  ])("that are chosen are not lost by %s", async (_, act) => {
    const { live, line } = await choose();
    const before = line.asks().length;
    await act(live);
    expect(live.problem).toMatchObject({ code: "choosing" });
    expect(line.asks()).toHaveLength(before);
    void live.tap(0, "a4"); // is taken away
    expect(line.last().ask).toMatchObject({ type: "owed", move: "e4" });
  });

  test("that are chosen go with their move when it is taken back", async () => {
    const { live, line, yours } = await choose();
    void live.takeBack(0);
    expect(line.last().ask).toMatchObject({ type: "take-back" });
    line.say({ type: "yours", yours });
    void live.tap(0, "b4");
    expect(line.last().ask).toMatchObject({ type: "owed", move: "b4" });
  });

  test("that were drawn by themselves do not keep from another move", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    await answer(line, "e4{4:a4}");
    void live.tap(0, "a4");
    expect(line.last().ask).toMatchObject({ type: "move", move: "e4{4:a4}" });
    expect(live.problem).toMatchObject({ code: "choosing" });
    void live.tap(0, "b2");
    expect(line.last().ask).toMatchObject({ type: "owed", move: "b2" });
  });

  test("that were chosen before a reload are known as such", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    await answer(line, "e4{e:e1}", [{ ...row, left: 2 }]);
    void live.tap(0, "b4");
    await answer(line, "e4{4:b4,e:e1}", [row]);
    const again = enter(undefined, knaster);
    expect(again.line.last().ask).toMatchObject({ type: "owed", move: "e4{4:b4,e:e1}" });
    await answer(again.line, "e4{4:b4,e:e1}", [row]);
    void again.live.takeBack(0);
    expect(again.line.last().ask).toMatchObject({ type: "owed", move: "e4{e:e1}" });
  });

  test("of a tap that was changed meanwhile do not matter", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    const first = line.last().id;
    void live.tap(0, "a1");
    const one = { line: "4", makes: "full-house", left: 1, cells: ["b4"] };
    line.say({ type: "answer", id: first, answer: { move: "e4", lines: [one], later: [] } });
    await settle();
    expect(live.activeChoice).toBeNull();
    expect(live.findPendingMove(0)?.move).toBe("a1");
  });
});

describe("what may cross", () => {
  const knaster = { circles: 0 };
  const cells = ["a4", "b4", "e4"];
  const owed = {
    move: "e4",
    lines: [{ line: "4", makes: "full-house", left: 2, cells }],
    later: [],
  };

  test("two quick taps are two circles, and a third is none", async () => {
    const { live, line } = enter(undefined, knaster);
    void live.tap(0, "e4");
    line.say({ type: "answer", id: line.last().id, answer: owed });
    await settle();
    void live.tap(0, "a4");
    void live.tap(0, "b4");
    void live.tap(0, "e4");
    expect(line.last().ask).toMatchObject({ type: "owed", move: "e4{4:a4b4}" });
  });

  test("two people at one tablet choose their circles beside each other", async () => {
    const table = publicView({ round: 1, roll: "3+6", seats: [seat("Ola"), seat("Tim")] });
    const yours = privateView({
      round: 1,
      seats: [ownSeat(knaster), ownSeat({ ...knaster, seat: 1 })],
    });
    const { live, line } = enter(table);
    line.say({ type: "yours", yours });
    void live.tap(0, "e4");
    line.say({ type: "answer", id: line.last().id, answer: owed });
    await settle();
    void live.tap(1, "e4");
    line.say({ type: "answer", id: line.last().id, answer: owed });
    await settle();
    expect(Object.keys(live.choices)).toEqual(["0", "1"]);
  });

  test("another language is no reason to lose a move", async () => {
    const { live, line, table, yours } = enter();
    void live.tap(0, "d4");
    live.reconnect();
    const again = Line.all.at(-1)!;
    expect(again).not.toBe(line);
    again.welcome(table, yours);
    expect(again.last().ask).toMatchObject({ type: "move", move: "d4" });
  });

  test("a tap for a wrong number is none for the right one", () => {
    const { live, line } = enter(publicView({ round: 1, roll: "7" }));
    void live.tap(0, "d4");
    line.say({ type: "table", table: publicView({ round: 1, roll: "8" }), now: 2_000 });
    expect(live.findPendingMove(0)).toBeUndefined();
  });

  test("an end whose answer was lost is no refusal", async () => {
    const { live, line } = enter();
    const done = live.closeRound();
    line.say({ type: "table", table: publicView({ phase: "over", round: 1 }), now: 2_000 });
    line.say({ type: "refusal", id: line.last().id, code: "not-playing", message: "!", facts: {} });
    expect(await done).toBe(false);
    expect(live.problem).toBeNull();
  });
});

describe("the connection", () => {
  test("may be lost for four seconds before anything is said", async () => {
    const { live, line } = enter();
    line.break();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(live.reconnecting).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(live.reconnecting).toBe(true);
  });

  test("that says nothing any more is opened anew", async () => {
    const { line } = enter();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(line.closed).toBe(true);
    expect(Line.all.length).toBeGreaterThan(1);
  });

  test("ends for good when the server says goodbye", async () => {
    const { live, line } = enter();
    line.say({ type: "bye", code: "wrong-token", message: "Join again." });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.ended?.code).toBe("wrong-token");
    expect(Line.all).toEqual([line]);
  });

  test("rests where nothing has happened for hours, until somebody touches the page", async () => {
    const { live, line } = enter();
    line.say({ type: "bye", code: "idle", message: "Touch the page." });
    line.break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.idle?.message).toBe("Touch the page.");
    expect(live.ended).toBe(null);
    expect(Line.all).toEqual([line]);
    live.wakeUp();
    const again = Line.all.at(-1)!;
    expect(Line.all.length).toBe(2);
    again.welcome(publicView({ round: 1, roll: "3+6" }), privateView({ round: 1, seats: [] }));
    expect(live.idle).toBe(null);
    live.wakeUp();
    expect(Line.all.length).toBe(2);
  });

  test("lost while something was asked that cannot be asked twice: the person is told", async () => {
    const { live, line } = enter();
    const done = live.submit({ type: "start" });
    line.break();
    expect(await done).toBe(false);
    expect(live.problem?.code).toBe("connection-lost");
  });
});

test("a device gives its part to the dice once, in the lobby", async () => {
  const table = publicView({ phase: "lobby", round: 0, roll: null });
  const { line } = enter(table);
  await vi.dynamicImportSettled();
  expect(line.asks().map((one) => one.ask.type)).toEqual(["nonce"]);
  line.say({ type: "table", table, now: 1_500 });
  expect(line.asks().length).toBe(1);
});
