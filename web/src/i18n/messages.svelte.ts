import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = {
  en: "English",
  es: "Español",
  pt: "Português",
  pl: "Polski",
  de: "Deutsch",
};
export type Language = keyof typeof LANGUAGES;

export type MessageLoaders = Record<Language, () => Promise<{ default: string }>>;
const LOADERS: MessageLoaders = {
  en: () => import("virtual:words/en"),
  es: () => import("virtual:words/es"),
  pt: () => import("virtual:words/pt"),
  pl: () => import("virtual:words/pl"),
  de: () => import("virtual:words/de"),
};
// The messages are in European Portuguese, whose plural rules differ from the Brazilian ones.
const LOCALES: Partial<Record<Language, string>> = { pt: "pt-PT" };

let language: Language = $state("en");
let bundle: FluentBundle | undefined = $state.raw();
let parts: readonly MessageLoaders[] = []; // what was loaded besides

/** The first supported language; else English. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.split("-")[0]!.toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

export function getLanguage(): Language {
  return language;
}

/** Loads the messages of a language; everything on the page is rendered again. */
export async function loadLanguage(wanted: Language) {
  const texts = await Promise.all([LOADERS, ...parts].map((loaders) => loaders[wanted]()));
  const made = new FluentBundle(LOCALES[wanted] ?? wanted, { useIsolating: false });
  for (const { default: text } of texts) made.addResource(new FluentResource(text));
  bundle = made;
  language = wanted;
  document.documentElement.lang = LOCALES[wanted] ?? wanted;
}

/** Adds the messages of screens that few see, also to each language that is loaded later. */
export async function loadMoreMessages(loaders: MessageLoaders) {
  const { default: text } = await loaders[language]();
  if (!parts.includes(loaders)) parts = [...parts, loaders];
  bundle?.addResource(new FluentResource(text));
}

/** "Ann, Bob and Cem" in the language of the page. */
export const formatList = (names: readonly string[]) =>
  new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(names);

/** Skips Intl.NumberFormat: numbers in messages are small and look the same in every language. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const toPlainNumber = (fact: FluentVariable) =>
  typeof fact === "number" ? new PlainNumber(fact) : fact;

/** Formats a message in the language of the page. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const given = Object.entries(facts).map(([name, fact]) => [name, toPlainNumber(fact)]);
  return bundle.formatPattern(pattern, Object.fromEntries(given) as typeof facts);
}
