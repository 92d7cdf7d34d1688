/** Club rooms that were visited on this device, the newest first. */
import { writeStored, readStored } from "./browserStorage";

const MAX_ROOMS = 5;

export function loadClubRooms(): string[] {
  const found = readStored<unknown>("rooms", []);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

export function saveClubRoom(name: string) {
  const others = loadClubRooms().filter((other) => other !== name);
  writeStored("rooms", [name, ...others].slice(0, MAX_ROOMS));
}
