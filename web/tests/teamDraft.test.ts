import { describe, expect, it } from "vitest";
import { dealTeams, moveMember, shuffle } from "../src/host/classroom/teamDraft";

describe("teams of a class", () => {
  it("are dealt in turn", () => {
    const teams = dealTeams(["a", "b", "c", "d", "e"], ["Red", "Blue"]);
    expect(teams.map(({ members }) => members)).toEqual([
      ["a", "c", "e"],
      ["b", "d"],
    ]);
  });
  it("are mixed without losing anybody", () => {
    expect(shuffle(["a", "b", "c"], () => 0)).toEqual(["b", "c", "a"]);
    expect(shuffle(["a", "b", "c"], () => 0.99)).toEqual(["a", "b", "c"]);
  });
  it("lose and gain a member", () => {
    const teams = dealTeams(["a", "b"], ["Red", "Blue"]);
    expect(moveMember(teams, "a", 1).map(({ members }) => members)).toEqual([[], ["b", "a"]]);
    expect(moveMember(teams, "a", -1).map(({ members }) => members)).toEqual([[], ["b"]]);
  });
});
