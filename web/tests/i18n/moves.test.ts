import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { describeMadeMove, describeMove, formatTenths } from "../../src/i18n/moves";
import { loadLanguage } from "../../src/i18n/messages.svelte";

beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => void vi.unstubAllGlobals());

describe("moves in words", () => {
  beforeAll(() => loadLanguage("en"));

  test.each([
    ["c3", "c3", "You wrote c3."],
    ["(c3)", "circle c3", "You circled c3."],
    ["d4{4:a4b4,\\:a1}", "d4 with circles at a4, b4, a1", "You wrote d4 and circled a4, b4, a1."],
    ["-", "do nothing", "You did nothing."],
  ])("%s", (move, name, made) => {
    expect(describeMove(move)).toBe(name);
    expect(describeMadeMove(move)).toBe(made);
  });
});

describe("points have one decimal", () => {
  test.each([
    ["en", "2.4", "+2.4", "−2.4", "0.0"],
    ["de", "2,4", "+2,4", "−2,4", "0,0"],
    ["pl", "2,4", "+2,4", "−2,4", "0,0"],
  ] as const)("in %s", async (language, plain, more, less, none) => {
    await loadLanguage(language);
    expect(formatTenths(2.4)).toBe(plain);
    expect(formatTenths(2.4, true)).toBe(more);
    expect(formatTenths(-2.4, true)).toBe(less);
    expect(formatTenths(0, true)).toBe(none);
    expect(formatTenths(-0, true)).toBe(none);
  });
});
