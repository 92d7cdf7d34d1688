import { expect, test } from "vitest";
import {
  findAbsentPlayers,
  pickRandomName,
  findHostName,
  isNameTaken,
  moveSeat,
  findNumberedName,
  pickComputerName,
  applyPreset,
  findPreset,
  rotateSeats,
  countSpectators,
  includeCurrent,
} from "../../src/table/seating";
import { publicView, seat } from "../views";

const FAMILY = publicView().settings;

test("names that look the same are the same", () => {
  expect(isNameTaken(" Zoe\u0301 ", ["Zo\u00e9"])).toBe(true);
  expect(isNameTaken("Emma", ["emma", "Emma 2"])).toBe(true);
  expect(isNameTaken("Emma", ["Emmo", "Emma 2"])).toBe(false);
});

test("a given name is one that nobody has", () => {
  const names = "Blue Fox, Red Panda, Green Frog";
  expect(pickRandomName(names, ["Blue Fox", "Green Frog"], () => 0.99)).toBe("Red Panda");
  expect(pickRandomName("Blue Fox", ["Blue Fox"], () => 0)).toBe("Blue Fox");
});

test("computer players are numbered", () => {
  const robo = (number: number) => `Robo ${number}`;
  expect(findNumberedName(robo, ["Robo 1", "Ola", "Robo 3"])).toBe("Robo 2");
  expect(findNumberedName(robo, ["Ola"])).toBe("Robo 1");
});

test("a seat moves to another place, never off the table", () => {
  expect(moveSeat(4, 3, 1)).toEqual([0, 3, 1, 2]);
  expect(moveSeat(4, 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moveSeat(3, 0, 9)).toEqual([1, 2, 0]);
});

test("another one begins, and the neighbours stay neighbours", () => {
  expect(rotateSeats(4, 2)).toEqual([2, 3, 0, 1]);
});

test("settings are known as a preset in either game", () => {
  const presets = { family: FAMILY, far: { ...FAMILY, voice: false } };
  expect(findPreset({ ...FAMILY, game: "knaster", voice: false }, presets)).toBe("far");
  expect(findPreset({ ...FAMILY, seconds: 30 }, presets)).toBe(null);
  expect(applyPreset(FAMILY, "knaster")).toEqual({ ...FAMILY, game: "knaster" });
});

test("an unusual number is offered where it holds", () => {
  expect(includeCurrent([20, 30], 25)).toEqual([20, 25, 30]);
  expect(includeCurrent([20, 30], 30)).toEqual([20, 30]);
  expect(includeCurrent([20, 30], null)).toEqual([20, 30]);
});

const TABLE = publicView({
  host: "one",
  seats: [
    seat("Robo 1", { device: null, bot: "casual" }),
    seat("Ola", { device: "one" }),
    seat("Zofia", { device: "two", away: true }),
  ],
  devices: [
    { device: "one", here: true },
    { device: "two", here: false },
    { device: "three", here: true },
    { device: "four", here: false },
  ],
});

test("the host is known by the name of a seat, if there is one", () => {
  expect(findHostName(TABLE)).toBe("Ola");
  expect(findHostName({ ...TABLE, host: "three" })).toBe(null);
});

test("those who watch are there and have no seat", () => {
  expect(countSpectators(TABLE)).toBe(1);
});

test("only people who are away can come back on another device", () => {
  expect(findAbsentPlayers(TABLE)).toEqual([{ seat: 2, name: "Zofia" }]);
});

test("a computer player has the name of its level, or the next one that is free", () => {
  const [names, levels] = [
    ["Dot", "Chip", "Bolt"],
    ["random", "casual"],
  ];
  const pick = (level: string, ...taken: string[]) =>
    pickComputerName(names, levels, level, taken, (number) => `Robo ${number}`);
  expect(pick("random")).toBe("Dot");
  expect(pick("casual")).toBe("Chip");
  expect(pick("casual", "Chip")).toBe("Bolt");
  expect(pick("casual", "Chip", "Bolt")).toBe("Dot");
  expect(pick("unheard")).toBe("Dot");
  expect(pick("casual", ...names, "Robo 1")).toBe("Robo 2");
  expect(pickComputerName(undefined, levels, "casual", [], (n) => `Robo ${n}`)).toBe("Robo 1");
});
