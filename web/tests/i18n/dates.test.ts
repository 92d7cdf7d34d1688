import { expect, test } from "vitest";
import { findDateLocale } from "../../src/i18n/dates";

const DAY = Date.UTC(2026, 10, 5, 12);
const write = (language: string, wishes: string[]) =>
  new Intl.DateTimeFormat(findDateLocale(language, wishes), { dateStyle: "short" }).format(DAY);

test.each([
  ["en", ["en-GB", "en"], "05/11/2026"],
  ["en", ["en-US", "en"], "11/5/26"],
  ["en", ["en"], "05/11/2026"],
  ["en", ["en", "en-GB", "en-US"], "05/11/2026"],
  ["en", ["pl-PL"], "05/11/2026"], // the page was set to English
  ["de", ["de-DE"], "05.11.26"],
  ["pl", ["pl"], "5.11.2026"],
  ["pt", [], "05/11/26"],
  ["en", ["", "C.UTF-8", "en_US", "en-US"], "11/5/26"], // no language tags but the last
])("%s for a browser of %s", (language, wishes, shown) => {
  expect(write(language, wishes)).toBe(shown);
});
