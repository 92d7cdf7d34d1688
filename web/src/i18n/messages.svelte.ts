import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = {
  en: "English",
  es: "Español",
  pt: "Português",
  pl: "Polski",
  de: "Deutsch",
};
export type Language = keyof typeof LANGUAGES;

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
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
  const { default: text } = await LOADERS[wanted]();
  const made = new FluentBundle(LOCALES[wanted] ?? wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
  language = wanted;
  document.documentElement.lang = LOCALES[wanted] ?? wanted;
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
