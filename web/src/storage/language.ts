/** The language of the page as a preference of this device. */
import { loadLanguage, pickLanguage, type Language } from "../i18n/messages.svelte";
import { preferences, setPreference } from "./preferences.svelte";

export async function chooseLanguage(language: Language) {
  await loadLanguage(language);
  setPreference("lang", language);
}

/** The chosen language, else the first of the browser's that the page speaks. */
export function findPreferredLanguage(): Language {
  return pickLanguage([...(preferences.lang ? [preferences.lang] : []), ...navigator.languages]);
}
