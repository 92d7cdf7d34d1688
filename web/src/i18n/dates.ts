/** Dates in the order of the reader's region. */
import { getLanguage } from "./messages.svelte";

// English without a region: most of its readers put the day first. The page speaks European Portuguese.
const REGIONS: Record<string, string> = { en: "GB", pt: "PT" };

/** The language of the page with the region that the browser names first. */
export function findDateLocale(language: string, wishes: readonly string[]): string {
  const region = wishes.map(findRegion).find((found) => found);
  const known = region ?? REGIONS[language];
  return known ? `${language}-${known}` : language;
}

function findRegion(wish: string): string | undefined {
  try {
    return new Intl.Locale(wish).region;
  } catch {
    return undefined; // no language tag; some browsers can be set to anything
  }
}

/** Such as "14 Nov 2026". */
export const formatDate = (at: number) =>
  new Intl.DateTimeFormat(findDateLocale(getLanguage(), navigator.languages), {
    dateStyle: "medium",
  }).format(at);

/** Such as "March 2026", of "2026-03". */
export const formatMonth = (month: string) =>
  new Intl.DateTimeFormat(findDateLocale(getLanguage(), navigator.languages), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
