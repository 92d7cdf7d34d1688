import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useName, usedNames } from "../../src/storage/recentNames";
import { keepRoom, knownRooms } from "../../src/storage/clubRooms";
import {
  AWAY,
  deviceOf,
  dropTable,
  dropTicket,
  keepTicket,
  noteSeen,
  ticketFor,
  tickets,
  ticketsFor,
  toAskAbout,
  type KeptTicket,
} from "../../src/storage/tickets";
import { held, withOthers } from "../../src/table/seating";
import { invitation, roomPath, typedRoom } from "../../src/table/invitation";
import { parseRoute } from "../../src/router.svelte";
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

const ticket = (device: string, facts: Partial<KeptTicket> = {}): KeptTicket => {
  const code = facts.code ?? "123456";
  const token = `${code}.${device}.secret`;
  return { code, token, at: 1, game: "knister", alone: false, ...facts };
};

it("keeps a ticket for everybody who shares a device", () => {
  keepTicket(ticket("ola"));
  keepTicket(ticket("tim"));
  keepTicket(ticket("else", { code: "222222" }));
  expect(ticketsFor("123456").map(deviceOf)).toEqual(["tim", "ola"]);
  noteSeen(ticket("ola").token, 5);
  expect(ticketFor("123456")).toEqual(ticket("ola", { seen: 5 }));
  dropTicket(ticket("ola").token);
  expect(ticketsFor("123456").map(deviceOf)).toEqual(["tim"]);
  noteSeen(ticket("ola").token, 6); // a page that is going notes it late
  expect(ticketsFor("123456").map(deviceOf)).toEqual(["tim"]);
  dropTable("123456");
  expect(tickets().map(deviceOf)).toEqual(["else"]);
});

it("asks who it is after a while, and never who plays alone", () => {
  const ola = ticket("ola", { seen: 1000 });
  const tim = ticket("tim", { seen: 10 });
  expect(toAskAbout([], 0)).toEqual([]);
  expect(toAskAbout([ola], 1000 + AWAY)).toEqual([]);
  expect(toAskAbout([ola, tim], 1000 + AWAY)).toEqual([]);
  expect(toAskAbout([ola, tim], 1001 + AWAY)).toEqual([ola, tim]);
  expect(toAskAbout([{ ...ola, alone: true }], 2 * AWAY)).toEqual([]);
  expect(toAskAbout([{ ...ola, alone: true }, tim], 2 * AWAY)).toEqual([]);
  expect(toAskAbout([ticket("from before there was this")], 2 * AWAY)).toEqual([]);
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
  expect(held(table, [ola, ticket("watcher")])).toEqual([{ ticket: ola, names: ["Ola", "Ada"] }]);
  expect(withOthers(table, [ola])).toBe(true);
  expect(withOthers(table, [ola, tim])).toBe(false);
});

it("remembers names and rooms, the newest first", () => {
  for (const name of ["Ola", "Tim", "Ola"]) useName(name);
  expect(usedNames()).toEqual(["Ola", "Tim"]);
  for (let number = 0; number < 20; number++) useName(`P${number}`);
  expect(usedNames()).toHaveLength(8);
  for (const name of ["a", "b", "a", "c", "d", "e", "f"]) keepRoom(name);
  expect(knownRooms()).toEqual(["f", "e", "d", "c", "a"]);
});

it("finds the way to a room", () => {
  expect(typedRoom("  Chess  Club_7 ")).toBe("Chess-Club-7");
  expect(typedRoom(" / ")).toBe("");
  expect(roomPath("kółko")).toBe("r/k%C3%B3%C5%82ko");
  const here = { origin: "https://play.example.org", hostname: "play.example.org", base: "/5/" };
  expect(invitation(roomPath("club"), here, null).url).toBe("https://play.example.org/5/r/club");
  expect(parseRoute("r/k%C3%B3%C5%82ko")).toEqual({ at: "room", name: "kółko" });
  expect(parseRoute("r/%E0%A4%A")).toEqual({ at: "room", name: "%E0%A4%A" });
  expect(parseRoute("r")).toEqual({ at: "room", name: "" });
  expect(parseRoute("history")).toEqual({ at: "history" });
  expect(parseRoute("history/x")).toEqual({ at: "nowhere" });
});
