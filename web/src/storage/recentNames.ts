/** Names that were used on this device, the newest first. */
import { writeStored, readStored } from "./browserStorage";

const MAX_NAMES = 8;

export function loadRecentNames(): string[] {
  const found = readStored<unknown>("names", []);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

export function saveRecentName(name: string) {
  const others = loadRecentNames().filter((other) => other !== name);
  writeStored("names", [name, ...others].slice(0, MAX_NAMES));
}
