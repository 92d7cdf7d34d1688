/** Lets a club room know this device, and tells who has played there. */
import { ApiError } from "../api/errors";
import { RoomMemory } from "../api/rooms";
import { deleteRoomKey, findRoomKey, saveRoomKey } from "../storage/clubRooms";

/** Whether the room knows this device now, which sits at one of its tables. */
export async function claimRoomKey(room: string, token: string): Promise<boolean> {
  try {
    const { key } = await new RoomMemory(room, findRoomKey(room)).claim(token);
    if (key) saveRoomKey(room, key);
    return key !== null;
  } catch (error) {
    if (error instanceof ApiError) return false; // it is tried again when somebody else sits down
    throw error;
  }
}

/** Takes a keeper's key from a link if the room accepts it; else the key of this device stays. */
export async function takeKeeperKey(room: string, key: string): Promise<void> {
  try {
    const { keeper } = await new RoomMemory(room, key).fetchSeason("knister", "");
    if (!keeper && findRoomKey(room)) return;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Where nobody could tell, it is kept only if there is nothing to lose.
    if (error.code === "wrong-room-key" || findRoomKey(room)) return;
  }
  saveRoomKey(room, key);
}

/** The names of the people of a room; none for a device that it does not know. */
export async function fetchRoomNames(room: string): Promise<string[]> {
  const key = findRoomKey(room);
  if (!key) return [];
  try {
    return (await new RoomMemory(room, key).fetchPeople()).people.map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "wrong-room-key") deleteRoomKey(room); // the room has forgotten
    return [];
  }
}
