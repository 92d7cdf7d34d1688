import { isNameTaken } from "../../table/seating";

/** Teams as they are put together, before the table has them. */
export interface TeamDraft {
  name: string;
  members: string[];
}

export const copyTeams = (teams: readonly TeamDraft[]): TeamDraft[] =>
  teams.map(({ name, members }) => ({ name, members: [...members] }));

/** A name that two teams have; null if there is none. */
export const findRepeatedName = (teams: readonly TeamDraft[]): string | null => {
  const names = teams.map(({ name }) => name.trim());
  return names.find((name, at) => isNameTaken(name, names.slice(0, at))) ?? null;
};

/** Deals people out in turn, so that sizes differ by one at most. */
export function dealTeams(people: readonly string[], names: readonly string[]): TeamDraft[] {
  return names.map((name, at) => ({
    name,
    members: people.filter((_, place) => place % names.length === at),
  }));
}

/** Fisher–Yates; `chance` is from 0 to below 1. */
export function shuffle(people: readonly string[], chance = Math.random): string[] {
  const mixed = [...people];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

/** The teams after somebody has moved to one of them, or to none (-1). */
export const moveMember = (teams: readonly TeamDraft[], who: string, to: number): TeamDraft[] =>
  teams.map(({ name, members }, at) => {
    const others = members.filter((one) => one !== who);
    return { name, members: at === to ? [...others, who] : others };
  });
