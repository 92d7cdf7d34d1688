/** Announces to screen readers that the connection is lost, once that is shown, and its return. */
import { t } from "../../i18n/messages.svelte";
import type { LiveTable } from "../../table/liveTable.svelte";
import { announce } from "../../ui/announcements.svelte";

/** To be called during component initialisation. */
export function announceConnection(getLive: () => LiveTable | undefined) {
  // Screens of their own say why there is none in the other cases.
  const isLost = $derived.by(() => {
    const live = getLive();
    return Boolean(live?.table && live.reconnecting && !live.idle && !live.ended);
  });
  let wasLost = false;
  $effect(() => {
    if (isLost === wasLost) return;
    wasLost = isLost;
    if (isLost) announce(t("play-connection-lost"));
    else if (getLive()?.connected) announce(t("play-connection-back"));
  });
}
