import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveRecentName, loadRecentNames } from "../../src/storage/recentNames";
import { saveClubRoom, loadClubRooms } from "../../src/storage/clubRooms";
import {
  LONG_ABSENCE,
  getDeviceId,
  deleteTicketsOf,
  deleteTicket,
  saveTicket,
  recordPresence,
  findTicket,
  loadTickets,
  findTickets,
  findTicketsToConfirm,
  type SavedTicket,
} from "../../src/storage/tickets";
import { findHeldSeats, hasOtherDevices } from "../../src/table/seating";
import { createInvitation, getClubRoomPath, normalizeRoomName } from "../../src/table/invitation";
import { parseRoute } from "../../src/device/router.svelte";
import { publicView, seat } from "../views";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ticket = (device: string, facts: Partial<SavedTicket> = {}): SavedTicket => {
  const code = facts.code ?? "123456";
  const token = `${code}.${device}.secret`;
  return { code, token, at: 1, game: "knister", alone: false, ...facts };
};

it("keeps a ticket for everybody who shares a device", () => {
  saveTicket(ticket("ola"));
  saveTicket(ticket("tim"));
  saveTicket(ticket("else", { code: "222222" }));
  expect(findTickets("123456").map(getDeviceId)).toEqual(["tim", "ola"]);
  recordPresence(ticket("ola").token, 5);
  expect(findTicket("123456")).toEqual(ticket("ola", { seen: 5 }));
  deleteTicket(ticket("ola").token);
  expect(findTickets("123456").map(getDeviceId)).toEqual(["tim"]);
  recordPresence(ticket("ola").token, 6); // a page that is going notes it late
  expect(findTickets("123456").map(getDeviceId)).toEqual(["tim"]);
  deleteTicketsOf("123456");
  expect(loadTickets().map(getDeviceId)).toEqual(["else"]);
});

it("asks who it is after a while, and never who plays alone", () => {
  const ola = ticket("ola", { seen: 1000 });
  const tim = ticket("tim", { seen: 10 });
  expect(findTicketsToConfirm([], 0)).toEqual([]);
  expect(findTicketsToConfirm([ola], 1000 + LONG_ABSENCE)).toEqual([]);
  expect(findTicketsToConfirm([ola, tim], 1000 + LONG_ABSENCE)).toEqual([]);
  expect(findTicketsToConfirm([ola, tim], 1001 + LONG_ABSENCE)).toEqual([ola, tim]);
  expect(findTicketsToConfirm([{ ...ola, alone: true }], 2 * LONG_ABSENCE)).toEqual([]);
  expect(findTicketsToConfirm([{ ...ola, alone: true }, tim], 2 * LONG_ABSENCE)).toEqual([]);
  expect(findTicketsToConfirm([ticket("from before there was this")], 2 * LONG_ABSENCE)).toEqual(
    [],
  );
});

it("knows whose seats a ticket holds, and whether others are there", () => {
  const seats = [
    seat("Ola", { device: "ola" }),
    seat("Robo", { device: "ola", bot: "casual" }),
    seat("Ada", { device: "ola" }),
    seat("Tim", { device: "tim" }),
  ];
  const devices = ["ola", "tim"].map((device) => ({ device, here: false }));
  const table = publicView({ seats, devices });
  const [ola, tim] = [ticket("ola"), ticket("tim")];
  expect(findHeldSeats(table, [ola, ticket("watcher")])).toEqual([
    { ticket: ola, names: ["Ola", "Ada"] },
  ]);
  expect(hasOtherDevices(table, [ola])).toBe(true);
  expect(hasOtherDevices(table, [ola, tim])).toBe(false);
});

it("remembers names and rooms, the newest first", () => {
  for (const name of ["Ola", "Tim", "Ola"]) saveRecentName(name);
  expect(loadRecentNames()).toEqual(["Ola", "Tim"]);
  for (let number = 0; number < 20; number++) saveRecentName(`P${number}`);
  expect(loadRecentNames()).toHaveLength(8);
  for (const name of ["a", "b", "a", "c", "d", "e", "f"]) saveClubRoom(name);
  expect(loadClubRooms()).toEqual(["f", "e", "d", "c", "a"]);
});

it("finds the way to a room", () => {
  expect(normalizeRoomName("  Chess  Club_7 ")).toBe("Chess-Club-7");
  expect(normalizeRoomName(" / ")).toBe("");
  expect(getClubRoomPath("kółko")).toBe("r/k%C3%B3%C5%82ko");
  const here = { origin: "https://play.example.org", hostname: "play.example.org", base: "/5/" };
  expect(createInvitation(getClubRoomPath("club"), here, null).url).toBe(
    "https://play.example.org/5/r/club",
  );
  expect(parseRoute("r/k%C3%B3%C5%82ko")).toEqual({ at: "room", name: "kółko" });
  expect(parseRoute("r/%E0%A4%A")).toEqual({ at: "room", name: "%E0%A4%A" });
  expect(parseRoute("r")).toEqual({ at: "room", name: "" });
  expect(parseRoute("r/k%C3%B3%C5%82ko/people/0123456789abcdef")).toEqual({
    at: "room",
    name: "kółko",
    person: "0123456789abcdef",
  });
  expect(parseRoute("history")).toEqual({ at: "history" });
  expect(parseRoute("history/x")).toEqual({ at: "nowhere" });
});
