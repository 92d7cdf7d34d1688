/** Options for printing empty sheets, and their query string. */
export const PER_PAGE = ["1", "2", "4", "6"] as const;
export const PAGE_SIZES = ["a4", "letter", "a5"] as const;
export const INKS = ["full", "light", "mono"] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export interface PrintOptions {
  game: string;
  perPage: (typeof PER_PAGE)[number];
  pages: number;
  paper: PageSize;
  ink: (typeof INKS)[number];
  names: string;
  rules: boolean;
}

const LETTER_REGIONS = ["US", "CA", "MX"];

/** The usual page size in the region of a locale. */
export function getDefaultPageSize(locale: string): PageSize {
  const region = locale.split("-").find((part) => /^[A-Z]{2}$/.test(part));
  return region && LETTER_REGIONS.includes(region) ? "letter" : "a4";
}

/** The chosen number of pages, or more if the names need them. */
export function countPages({ pages, names, perPage }: PrintOptions): number {
  const named = names.split(",").filter((name) => name.trim()).length;
  return Math.max(pages, Math.ceil(named / Number(perPage)));
}

/** The query string for the server. */
export function toQuery(wish: PrintOptions, lang: string): string {
  const { perPage, paper, ink, names, rules } = wish;
  const asked = { per_page: perPage, pages: String(countPages(wish)), paper, ink, lang };
  return new URLSearchParams({
    ...asked,
    ...(names.trim() && { names }),
    ...(rules && { rules: "true" }),
  }).toString();
}
