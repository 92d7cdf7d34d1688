/** The roll button: when it is enabled, and rolling automatically. */
import type { LiveTable } from "../../../table/liveTable.svelte";

const ARMING_DELAY = 250; // after the last move, so that a late tap does not roll
const AUTO_ROLL_DELAY = 1200; // leaves time to take the move back

interface RollContext {
  round: number;
  rollsHere: boolean; // whether this device rolls
  isBusy: boolean; // a move is pending, or its circles are being chosen
  isTyped: boolean; // real dice: the keypad is shown instead
  isAutomatic: boolean; // solo games: rolls automatically
}

export class RollButton {
  isEnabled = $state(false);
  private refusals = $state(0);

  /** To be created during component initialisation. */
  constructor(
    private live: LiveTable,
    private getContext: () => RollContext,
  ) {
    const round = $derived(getContext().round);
    const ready = $derived(getContext().rollsHere && !getContext().isBusy);
    const isAutomatic = $derived(getContext().isAutomatic);
    $effect(() => {
      void round;
      void this.refusals;
      if (!ready) {
        this.isEnabled = false;
        return;
      }
      const timer = setTimeout(() => (this.isEnabled = true), ARMING_DELAY);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.isEnabled || !isAutomatic) return;
      const timer = setTimeout(this.roll, AUTO_ROLL_DELAY);
      return () => clearTimeout(timer);
    });
  }

  roll = () => {
    if (!this.isEnabled || this.getContext().isTyped) return;
    this.isEnabled = false;
    // Refused: enables the button again.
    void this.live.closeRound().then((done) => (this.refusals += done ? 0 : 1));
  };
}
