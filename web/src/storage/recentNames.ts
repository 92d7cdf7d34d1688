/** Names that people of this device have had, the newest first. */
import { remember, remembered } from "./browserStorage";

const MOST = 8;

export function usedNames(): string[] {
  const found = remembered<unknown>("names", []);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

export function useName(name: string) {
  const others = usedNames().filter((other) => other !== name);
  remember("names", [name, ...others].slice(0, MOST));
}
