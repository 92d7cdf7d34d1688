/** Short sounds and vibrations. The synthesizer is loaded where sound is on. */
import { waitUntilIdle } from "./idle";

export type SoundName = "dice" | "pencil" | "straight" | "diagonal" | "win" | "best";

/** In milliseconds: on, off, on, ... Buzzes of the dice come when they touch the table. */
const VIBRATIONS: Record<SoundName, number[]> = {
  dice: [10, 260, 14, 160, 20],
  pencil: [],
  straight: [15, 60, 15, 60, 15, 60, 15, 60, 15],
  diagonal: [40, 80, 40],
  win: [30, 70, 30, 70, 120],
  best: [20, 50, 100],
};

/** `auto` means on where one person plays, alone or on a device of their own; not in a classroom. */
export function isSoundOn(wish: "auto" | "on" | "off", shared: boolean, classroom: boolean) {
  return wish === "on" || (wish === "auto" && !shared && !classroom);
}

/** Browsers allow neither before the page was touched, and complain if it is tried. */
const mayMakeNoise = () =>
  document.visibilityState === "visible" && (navigator.userActivation?.hasBeenActive ?? true);

let synthesizer: typeof import("./synthesizer") | undefined;

async function loadSynthesizer() {
  synthesizer ??= await import("./synthesizer").catch(() => undefined); // silence is no error
  return synthesizer;
}

/** To be called where sound is on, and with every tap: Safari lets sound begin nowhere else. */
export function allowSound() {
  if (synthesizer) synthesizer.open();
  else void loadSynthesizer();
}

/** Loads the synthesizer before the first sound, so that the first tap can open the output. */
export async function prepareSound() {
  await waitUntilIdle();
  await loadSynthesizer();
}

export function playSound(name: SoundName) {
  if (!mayMakeNoise()) return;
  const pattern = VIBRATIONS[name];
  if (pattern.length) navigator.vibrate?.(pattern);
  void loadSynthesizer().then((loaded) => loaded?.synthesize(name));
}
