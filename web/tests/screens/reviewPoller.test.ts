import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ReviewPoller } from "../../src/screens/end/review/reviewPoller.svelte";
import { ApiError } from "../../src/api/errors";
import type { CoachView } from "../../src/api/types";

const going = (done: number): CoachView => ({ done, of: 30, coaching: null });
const said: CoachView = {
  done: 0,
  of: 0,
  coaching: {
    name: "Ola",
    total: 58,
    start: 55,
    luck: 4,
    cost: 1,
    expert: 61,
    moves: [],
    dearest: [],
  },
};

/** The coach, whose answers are given by the test. */
class Coach {
  asked = 0;
  answer: (view: CoachView) => void = () => {};
  refuse: (error: ApiError) => void = () => {};
  question = () => {
    this.asked += 1;
    return new Promise<CoachView>((resolve, reject) => {
      this.answer = resolve;
      this.refuse = reject;
    });
  };
}

describe("poller the coach", () => {
  let coach: Coach;
  let poller: ReviewPoller;
  beforeEach(() => {
    vi.useFakeTimers();
    coach = new Coach();
    poller = new ReviewPoller(coach.question);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("goes on until there is an answer, one question at a time", async () => {
    poller.setWanted(true);
    await pass(5000);
    expect(coach.asked).toBe(1);
    coach.answer(going(3));
    await pass(300);
    expect([coach.asked, poller.view?.done]).toEqual([1, 3]);
    await pass(200);
    expect(coach.asked).toBe(2);
    coach.answer(said);
    await pass(5000);
    expect(coach.asked).toBe(2);
    expect(poller.view?.coaching?.total).toBe(58);
  });

  test("rests while nobody looks, and does not ask twice because of it", async () => {
    poller.setWanted(true);
    await pass(0);
    poller.setWanted(false);
    poller.setWanted(true);
    await pass(5000);
    expect(coach.asked).toBe(1);
    poller.setWanted(false);
    coach.answer(going(3));
    await pass(5000);
    expect(coach.asked).toBe(1);
    poller.setWanted(true);
    await pass(0);
    expect(coach.asked).toBe(2);
  });

  test.each(["connection-lost", "too-fast", "unavailable"])("asks again after %s", async (code) => {
    poller.setWanted(true);
    await pass(0);
    coach.refuse(new ApiError(code, ""));
    await pass(500);
    expect([coach.asked, poller.refused]).toEqual([2, null]);
  });

  test("stops at a refusal until somebody tries again", async () => {
    poller.setWanted(true);
    await pass(0);
    coach.refuse(new ApiError("not-over", "The game is not over yet."));
    await pass(5000);
    expect([coach.asked, poller.refused?.code]).toEqual([1, "not-over"]);
    poller.retry();
    await pass(0);
    expect([coach.asked, poller.refused]).toEqual([2, null]);
  });
});
