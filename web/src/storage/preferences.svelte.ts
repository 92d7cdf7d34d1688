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
  level: string; // of the computer player that was chosen last; empty: none yet
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

/** Sets theme and motion as attributes of the document, for the style sheet. */
export function applyPreferences() {
  const { dataset } = document.documentElement;
  dataset.theme = preferences.theme;
  dataset.motion = preferences.motion;
}
