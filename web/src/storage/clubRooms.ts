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

const MAX_KEYS = 20;

const isRoomKey = (one: unknown): one is [room: string, key: string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");

function loadRoomKeys(): [room: string, key: string][] {
  const found = readStored<unknown>("roomkeys", []);
  return Array.isArray(found) ? found.filter(isRoomKey) : [];
}

/** The key by which a club room knows this device; empty if it does not. */
export const findRoomKey = (room: string): string =>
  loadRoomKeys().find(([name]) => name === room)?.[1] ?? "";

export function saveRoomKey(room: string, key: string) {
  const others = loadRoomKeys().filter(([name]) => name !== room);
  writeStored("roomkeys", [[room, key], ...others].slice(0, MAX_KEYS));
}

export function deleteRoomKey(room: string) {
  writeStored(
    "roomkeys",
    loadRoomKeys().filter(([name]) => name !== room),
  );
}
