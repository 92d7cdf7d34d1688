/** Announces the next game to whoever is taken there from the end of the last one. */
import { untrack } from "svelte";
import type { LiveTable } from "../../table/liveTable.svelte";
import { t } from "../../i18n/messages.svelte";
import { announce } from "../../ui/announcements.svelte";

/** To be called during component initialisation. `isHeld`: the end stays, and announces it itself. */
export function announceNextGame(getLive: () => LiveTable | undefined, isHeld: () => boolean) {
  const phase = $derived(getLive()?.table?.phase);
  const number = $derived(getLive()?.table?.game_number ?? 0);
  let ended = 0; // the game whose end is shown
  $effect(() => {
    if (phase === "over") ended = number;
    else if (ended && number > ended) {
      ended = 0;
      if (untrack(isHeld)) return;
      announce(t(phase === "lobby" ? "end-next-opens" : "end-next-begun"));
    }
  });
}
