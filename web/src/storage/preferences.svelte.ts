import { remember, remembered } from "./browserStorage";

/** How this person likes the page; it stays on this device. */
export interface Prefs {
  lang: string | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  letters: boolean; // single letters on the grid: R, U, L
  voice: "auto" | "on" | "off";
  rolls: boolean; // alone: the dice roll by themselves after a move
  name: string;
  taught: string[]; // the games whose first bubbles were seen
}

const STANDARD: Prefs = {
  lang: null,
  theme: "auto",
  motion: "auto",
  letters: true,
  voice: "auto",
  rolls: false,
  name: "",
  taught: [],
};

export const prefs: Prefs = $state({ ...STANDARD, ...remembered<Partial<Prefs>>("prefs", {}) });

export function setPref<K extends keyof Prefs>(name: K, value: Prefs[K]) {
  prefs[name] = value;
  remember("prefs", prefs);
  showPrefs();
}

/** Theme and motion are attributes of the document, so that the style sheet alone follows them. */
export function showPrefs() {
  const { dataset } = document.documentElement;
  dataset.theme = prefs.theme;
  dataset.motion = prefs.motion;
}
