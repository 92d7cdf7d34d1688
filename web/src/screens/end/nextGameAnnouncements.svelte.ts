/** Announces the next game to whoever still reads the end of the last one. */
import type { LiveTable } from "../../table/liveTable.svelte";
import { t } from "../../i18n/messages.svelte";
import { announce } from "../../ui/announcements.svelte";

/** To be called during component initialisation. The focus stays with what is being read. */
export function announceNextGame(live: LiveTable, isHeld: () => boolean) {
  const phase = $derived(isHeld() ? live.table?.phase : undefined);
  $effect(() => {
    if (phase === "lobby") announce(t("end-next-opens"));
    if (phase === "playing") announce(t("end-next-begun"));
  });
}
