/** What people may wish for when they print sheets, and how the server is asked for it. */
export const PER_PAGE = ["1", "2", "4", "6"] as const;
export const PAPERS = ["a4", "letter", "a5"] as const;
export const INKS = ["full", "light", "mono"] as const;
export type Paper = (typeof PAPERS)[number];

export interface Wish {
  game: string;
  perPage: (typeof PER_PAGE)[number];
  pages: number;
  paper: Paper;
  ink: (typeof INKS)[number];
  names: string;
  rules: boolean;
}

const WITH_LETTER = ["US", "CA", "MX"];

/** The paper that people have where a language is spoken like this. */
export function usualPaper(locale: string): Paper {
  const region = locale.split("-").find((part) => /^[A-Z]{2}$/.test(part));
  return region && WITH_LETTER.includes(region) ? "letter" : "a4";
}

/** As many pages as were wished for, and not fewer than the names need. */
export function pagesOf({ pages, names, perPage }: Wish): number {
  const named = names.split(",").filter((name) => name.trim()).length;
  return Math.max(pages, Math.ceil(named / Number(perPage)));
}

/** The wish as it stands behind the question mark of an address. */
export function asQuery(wish: Wish, lang: string): string {
  const { perPage, paper, ink, names, rules } = wish;
  const asked = { per_page: perPage, pages: String(pagesOf(wish)), paper, ink, lang };
  return new URLSearchParams({
    ...asked,
    ...(names.trim() && { names }),
    ...(rules && { rules: "true" }),
  }).toString();
}
