import { writeStored, readStored } from "./browserStorage";

/** How this person likes the page; it stays on this device. */
export interface Preferences {
  lang: string | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  letters: boolean; // single letters on the grid: R, U, L
  voice: "auto" | "on" | "off";
  rolls: boolean; // alone: the dice roll by themselves after a move
  name: string;
  taught: string[]; // the games whose first bubbles were seen
}

const DEFAULTS: Preferences = {
  lang: null,
  theme: "auto",
  motion: "auto",
  letters: true,
  voice: "auto",
  rolls: false,
  name: "",
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

/** Theme and motion are attributes of the document, so that the style sheet alone follows them. */
export function applyPreferences() {
  const { dataset } = document.documentElement;
  dataset.theme = preferences.theme;
  dataset.motion = preferences.motion;
}
