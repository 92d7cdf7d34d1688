/** Announces to screen readers who came to the table; those who come together, together. */
import { announce } from "../../ui/announcements.svelte";
import type { PrivateView, PublicView } from "../../api/types";
import { formatList, t } from "../../i18n/messages.svelte";

// In milliseconds: a class comes within a minute, and nobody wants to hear thirty sentences.
const GATHERING = 1500;
const PAUSE = 8000; // from one announcement to the next
const NAMED = 3; // more than these are only counted

/** To be called during component initialisation. */
export function announceJoins(getFacts: () => { table: PublicView; yours: PrivateView }) {
  let known: string[] | undefined;
  let fresh: string[] = [];
  let toldAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tell() {
    timer = undefined;
    toldAt = Date.now();
    const { table } = getFacts();
    const seats = table.seats.length + table.papers.length;
    const count = fresh.length;
    announce(
      count > NAMED
        ? t("lobby-joined-many", { count, seats })
        : t("lobby-joined", { names: formatList(fresh) }),
    );
    fresh = [];
  }
  $effect(() => {
    const { table, yours } = getFacts();
    const others = [...table.seats, ...table.papers].filter(
      ({ device }) => device !== yours.device,
    );
    const names = others.map(({ name }) => name);
    const before = known;
    known = names;
    if (!before || names.length <= before.length) return; // nobody came; somebody may be renamed
    fresh.push(...names.filter((name) => !before.includes(name)));
    if (fresh.length) timer ??= setTimeout(tell, Math.max(GATHERING, toldAt + PAUSE - Date.now()));
  });
  $effect(() => () => clearTimeout(timer));
}
