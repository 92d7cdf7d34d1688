import { beforeEach, expect, it, vi } from "vitest";
import { findRoomKey, saveRoomKey } from "../../src/storage/clubRooms";
import { fetchRoomNames, takeKeeperKey } from "../../src/table/clubKey";

const OWN = "own-key-of-a-keeper";
const stored = new Map<string, string>();
let answers: Record<string, () => Promise<Response>>;

const accept = () => Promise.resolve(Response.json({ keeper: true, people: [{ name: "Ola" }] }));
const acceptGuest = () => Promise.resolve(Response.json({ keeper: false, people: [] }));
const refuse = () => Promise.resolve(Response.json({ code: "wrong-room-key" }, { status: 403 }));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("document", { baseURI: "http://here/" });
  answers = { [OWN]: accept };
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const key = new Headers(init.headers).get("Room-Key") ?? "";
    return (answers[key] ?? refuse)();
  });
});

it("keeps the key of a keeper who follows a link with a wrong one", async () => {
  saveRoomKey("club", OWN);
  await takeKeeperKey("club", "made-up-by-anybody");
  expect(await fetchRoomNames("club")).toEqual(["Ola"]);
  expect(findRoomKey("club")).toBe(OWN);
});

it("keeps it also when the room cannot be asked", async () => {
  saveRoomKey("club", OWN);
  answers["new-key"] = () => Promise.reject(new TypeError("offline"));
  await takeKeeperKey("club", "new-key");
  expect(findRoomKey("club")).toBe(OWN);
});

it("keeps it also when the key of the link is not that of a keeper", async () => {
  saveRoomKey("club", OWN);
  answers["key-of-a-guest"] = acceptGuest;
  await takeKeeperKey("club", "key-of-a-guest");
  expect(findRoomKey("club")).toBe(OWN);
});

it("takes the key of a link that the room accepts", async () => {
  saveRoomKey("club", OWN);
  answers["new-key"] = accept;
  await takeKeeperKey("club", "new-key");
  expect(findRoomKey("club")).toBe("new-key");
});

it("reads no keys that this page has not written", () => {
  const kept = [null, ["club"], [1, 2], "club", ["club", OWN]];
  stored.set("fivebyfive.roomkeys", JSON.stringify(kept));
  expect(findRoomKey("club")).toBe(OWN);
  saveRoomKey("other", "key");
  expect(findRoomKey("club")).toBe(OWN);
});
