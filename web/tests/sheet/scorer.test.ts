import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmptyCells } from "../../src/notation/sheetText";
import { SheetScorer } from "../../src/sheet/transcription/scorer.svelte";
import { ApiError } from "../../src/api/errors";
import type { PaperSheet, ScoredSheet } from "../../src/api/types";

const paper = (first: string): PaperSheet => ({
  game: "knister",
  cells: [first, ...createEmptyCells().slice(1)],
});
const scored = { full: false, verdict: null, doubts: [] } as unknown as ScoredSheet;

describe("asking for points", () => {
  let asked: string[];
  let answer: () => void;
  let refuse: (error: unknown) => void;
  let scorer: SheetScorer;
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    scorer = new SheetScorer((one) => {
      asked.push(one.cells[0]!);
      return new Promise((resolve, reject) => {
        answer = () => resolve(scored);
        refuse = reject;
      });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const about = () => scorer.answer?.paper.cells[0];

  test("keys that follow each other are one question", async () => {
    scorer.score(paper("1"));
    await pass(50);
    scorer.score(paper("12"));
    await pass(500);
    expect(asked).toEqual(["12"]);
  });

  test("answers come in order: the newest sheet is asked about after the one before", async () => {
    scorer.score(paper("7"));
    await pass(500);
    scorer.score(paper("8"));
    scorer.score(paper("9"));
    await pass(5000);
    expect(asked).toEqual(["7"]);
    answer();
    await pass(0);
    expect([asked, about()]).toEqual([["7", "9"], "7"]);
    answer();
    await pass(5000);
    expect([asked, about()]).toEqual([["7", "9"], "9"]);
  });

  test("without a connection the last answer stays, and the sheet is asked about again", async () => {
    scorer.score(paper("7"));
    await pass(500);
    answer();
    scorer.score(paper("8"));
    await pass(500);
    refuse(new ApiError("unreachable", ""));
    await pass(100);
    expect([scorer.waiting, about()]).toEqual([true, "7"]);
    scorer.retry(); // the browser says that it is online
    await pass(0);
    expect(asked).toEqual(["7", "8", "8"]);
    refuse(new ApiError("unreachable", ""));
    await pass(4000);
    answer();
    await pass(0);
    expect([scorer.waiting, about(), asked.length]).toEqual([false, "8", 4]);
  });

  test("a refusal is said and not repeated", async () => {
    scorer.score(paper("7"));
    await pass(500);
    refuse(new ApiError("unknown-game", "There is no such game."));
    await pass(9000);
    expect([scorer.refused, scorer.waiting, asked.length]).toEqual([
      "There is no such game.",
      false,
      1,
    ]);
  });

  test("who has left asks nothing", async () => {
    scorer.score(paper("7"));
    scorer.stop();
    await pass(5000);
    expect(asked).toEqual([]);
  });
});
