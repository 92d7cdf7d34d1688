import { expect, test } from "vitest";
import { toQuery, countPages, getDefaultPageSize, type PrintOptions } from "../../src/api/printing";

const WISH: PrintOptions = {
  game: "knister",
  perPage: "4",
  pages: 1,
  paper: "a4",
  ink: "full",
  names: "",
  rules: false,
};

test("paper follows where somebody is, not only the language", () => {
  const expected = { "en-US": "letter", "en-GB": "a4", en: "a4", "es-MX": "letter", "pt-PT": "a4" };
  for (const [locale, paper] of Object.entries(expected))
    expect(getDefaultPageSize(locale)).toBe(paper);
});

test("there are as many pages as the names need", () => {
  expect(countPages(WISH)).toBe(1);
  expect(countPages({ ...WISH, names: "a, b, c, d," })).toBe(1);
  expect(countPages({ ...WISH, names: "a, b, c, d, e" })).toBe(2);
  expect(countPages({ ...WISH, names: "a, b", pages: 3 })).toBe(3);
});

test("only what was wished for is asked", () => {
  expect(toQuery(WISH, "pl")).toBe("per_page=4&pages=1&paper=a4&ink=full&lang=pl");
  expect(toQuery({ ...WISH, names: " Zoë, Tim & Co", rules: true }, "en")).toBe(
    "per_page=4&pages=1&paper=a4&ink=full&lang=en&names=+Zo%C3%AB%2C+Tim+%26+Co&rules=true",
  );
});
