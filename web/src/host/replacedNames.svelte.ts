/** Names that the host has replaced on this device, so that they can be restored. */
import { announce } from "../ui/announcements.svelte";
import { pickRandomName, isNameTaken } from "../table/seating";
import { findFreeName } from "../table/selectors";
import { listNames } from "../table/paperPlayers";
import type { LiveTable } from "../table/liveTable.svelte";
import type { PublicView } from "../api/types";
import { t } from "../i18n/messages.svelte";

// Keyed by the replacement, because seats may be reordered.
const originals: Record<string, string> = $state({});
const getKey = (table: PublicView, name: string) => `${table.code} ${name}`;

/** The original of a replaced name. */
export const getOriginalName = (table: PublicView, name: string): string | undefined =>
  originals[getKey(table, name)];

/** Replaces the name of a seat with a random one. */
export async function replaceName(live: LiveTable, table: PublicView, seat: number) {
  const names = listNames(table);
  const old = names[seat]!;
  const given = pickRandomName(t("join-names"), names);
  const name = isNameTaken(given, names) ? findFreeName(given, names) : given;
  if (!(await live.submit({ type: "rename", seat, name }))) return;
  originals[getKey(table, name)] = old;
  announce(t("class-renamed", { old, name }));
}

export async function restoreName(live: LiveTable, table: PublicView, seat: number) {
  const name = table.seats[seat]!.name;
  const old = getOriginalName(table, name);
  if (old === undefined || !(await live.submit({ type: "rename", seat, name: old }))) return;
  delete originals[getKey(table, name)];
  announce(t("class-renamed", { old: name, name: old }));
}
