/** The standing rooms that this device has been in, the newest first. */
import { remember, remembered } from "./browserStorage";

const MOST = 5;

export function knownRooms(): string[] {
  const found = remembered<unknown>("rooms", []);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

export function keepRoom(name: string) {
  const others = knownRooms().filter((other) => other !== name);
  remember("rooms", [name, ...others].slice(0, MOST));
}
