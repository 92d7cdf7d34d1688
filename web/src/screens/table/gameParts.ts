/** The parts of the page that a running game may need later, loaded before they are needed. */
import { waitUntilIdle } from "../../device/idle";

/**
 * In the order in which they are probably needed. A newer server does not have them any more, and
 * without a connection nothing can be loaded: a game is played to its end, and the next one is
 * started, with what is here.
 */
const PARTS: (() => Promise<unknown>)[] = [
  () => import("../play/dialogs/PlayDialogs.svelte"),
  () => import("../end/End.svelte"),
  () => import("../play/hints/HintDialog.svelte"),
  () => import("../play/celebrations/LineCelebration.svelte"),
  () => import("../end/DiceCheck.svelte"),
  () => import("../end/DiceWarning.svelte"),
  () => import("../end/RematchDialog.svelte"),
  () => import("../lobby/Lobby.svelte"),
  () => import("../play/dialogs/KeysDialog.svelte"),
  () => import("../play/aside/OwnLines.svelte"),
  () => import("../play/aside/RollTally.svelte"),
  () => import("../play/others/OpponentSheets.svelte"),
  () => import("../play/paper/FullSheetButton.svelte"),
  () => import("../play/paper/PaperPlayerView.svelte"),
  () => import("../play/paper/PaperSeatDialog.svelte"),
  () => import("../end/PaperSheetDialog.svelte"),
];

/** Loads one after the other while nothing else is done; returns what stops it. */
export function prefetchGameParts(): () => void {
  let isStopped = false;
  void (async () => {
    for (const load of PARTS) {
      await waitUntilIdle();
      if (isStopped) return;
      await load().catch(() => {}); // asked for again when it is needed
    }
  })();
  return () => (isStopped = true);
}
