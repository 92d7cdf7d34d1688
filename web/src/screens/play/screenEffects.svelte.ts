/** What the screen of a running game does besides showing it. */
import { ApiError } from "../../api/errors";
import { keepScreenOn } from "../../device/wakeLock";
import { t } from "../../i18n/messages.svelte";
import type { LiveTable } from "../../table/liveTable.svelte";
import { clearAnnouncement } from "../../ui/announcements.svelte";
import { announceMoves, type MoveFacts } from "./own/moveAnnouncements.svelte";

/** To be called during component initialisation. */
export function followScreen(live: LiveTable, getFacts: () => MoveFacts) {
  announceMoves(getFacts);
  $effect(keepScreenOn);
  $effect(() => clearAnnouncement);
  // Explains that the host gave the seat to a computer player.
  let seatCount = 0;
  $effect(() => {
    const now = getFacts().seats.length;
    if (seatCount && !now) live.reportError(new ApiError("removed", t("play-removed")));
    seatCount = now;
  });
  // The screen appears by itself: moves the focus to the roll button.
  $effect(() => {
    // After the first paint, to avoid a second layout.
    const drawn = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(".bar .roll")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(drawn);
  });
}
