import { writeStored, readStored } from "./browserStorage";

/** Preferences of this device. */
export interface Preferences {
  lang: string | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  letters: boolean; // single-letter shortcuts at the table
  voice: "auto" | "on" | "off";
  sound: "auto" | "on" | "off"; // sound and vibration
  rolls: boolean; // solo games: roll automatically after a move
  name: string;
  level: string; // as `levels`, of both games: stored by older pages
  levels: Record<string, string>; // by game, of the computer player that was chosen last
  taught: string[]; // games whose tutorial was finished
}

const DEFAULTS: Preferences = {
  lang: null,
  theme: "auto",
  motion: "auto",
  letters: true,
  voice: "auto",
  sound: "auto",
  rolls: false,
  name: "",
  level: "",
  levels: {},
  taught: [],
};

export const preferences: Preferences = $state({
  ...DEFAULTS,
  ...readStored<Partial<Preferences>>("prefs", {}),
});

export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]) {
  preferences[name] = value;
  writeStored("prefs", preferences);
  applyPreferences();
}

/** The level that was chosen last for a game; empty: none yet. */
export const findLastLevel = (game: string): string =>
  preferences.levels[game] ?? (Object.keys(preferences.levels).length ? "" : preferences.level);

export const saveLastLevel = (game: string, level: string) =>
  setPreference("levels", { ...preferences.levels, [game]: level });

/** Sets theme and motion as attributes of the document, for the style sheet. */
export function applyPreferences() {
  const { dataset } = document.documentElement;
  dataset.theme = preferences.theme;
  dataset.motion = preferences.motion;
}
