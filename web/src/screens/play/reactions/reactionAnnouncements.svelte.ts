/** Announces reactions to screen readers, grouped into one sentence. */
import { untrack } from "svelte";
import { announce } from "../../../ui/announcements.svelte";
import type { PrivateView, PublicView } from "../../../api/types";
import { t } from "../../../i18n/messages.svelte";

const GROUPING_DELAY = 1500;

export function announceReactions(facts: () => { table: PublicView; yours: PrivateView }) {
  const heard: Record<string, true> = {};
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = true; // reactions from before are not announced

  function tell() {
    timer = undefined;
    const [one = "", ...more] = waiting;
    waiting = [];
    announce(more.length ? t("react-several", { one, count: more.length }) : one);
  }

  $effect(() => {
    const { table, yours } = facts();
    untrack(() => {
      for (const { seat, kind, at } of table.reactions) {
        const key = `${table.game_number} ${seat} ${at}`;
        if (heard[key]) continue;
        heard[key] = true;
        const chair = table.seats[seat];
        if (first || !chair || chair.device === yours.device) continue;
        waiting.push(t("react-said", { name: chair.name, what: t(`reaction-${kind}`) }));
      }
      first = false;
      if (waiting.length) timer ??= setTimeout(tell, GROUPING_DELAY);
    });
  });
  $effect(() => () => clearTimeout(timer));
}
