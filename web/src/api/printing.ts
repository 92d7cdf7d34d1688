/** What people may wish for when they print sheets, and how the server is asked for it. */
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

/** The paper that people have where a language is spoken like this. */
export function getDefaultPageSize(locale: string): PageSize {
  const region = locale.split("-").find((part) => /^[A-Z]{2}$/.test(part));
  return region && LETTER_REGIONS.includes(region) ? "letter" : "a4";
}

/** As many pages as were wished for, and not fewer than the names need. */
export function countPages({ pages, names, perPage }: PrintOptions): number {
  const named = names.split(",").filter((name) => name.trim()).length;
  return Math.max(pages, Math.ceil(named / Number(perPage)));
}

/** The wish as it stands behind the question mark of an address. */
export function toQuery(wish: PrintOptions, lang: string): string {
  const { perPage, paper, ink, names, rules } = wish;
  const asked = { per_page: perPage, pages: String(countPages(wish)), paper, ink, lang };
  return new URLSearchParams({
    ...asked,
    ...(names.trim() && { names }),
    ...(rules && { rules: "true" }),
  }).toString();
}
