/** The roll button: when it is enabled, and rolling automatically. */
import type { LiveTable } from "../../../table/liveTable.svelte";

const ARMING_DELAY = 250; // after the last move, so that a late tap does not roll
const AUTO_ROLL_DELAY = 1200; // leaves time to take the move back

interface RollContext {
  round: number;
  mine: boolean; // whether this device rolls
  busy: boolean; // a move is pending, or its circles are being chosen
  typed: boolean; // real dice: the keypad is shown instead
  byItself: boolean; // solo games: rolls automatically
}

export class RollButton {
  armed = $state(false);
  private refused = $state(0);

  /** To be created during component initialisation. */
  constructor(
    private live: LiveTable,
    private facts: () => RollContext,
  ) {
    const round = $derived(facts().round);
    const ready = $derived(facts().mine && !facts().busy);
    const byItself = $derived(facts().byItself);
    $effect(() => {
      void round;
      void this.refused;
      if (!ready) {
        this.armed = false;
        return;
      }
      const timer = setTimeout(() => (this.armed = true), ARMING_DELAY);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.armed || !byItself) return;
      const timer = setTimeout(this.roll, AUTO_ROLL_DELAY);
      return () => clearTimeout(timer);
    });
  }

  roll = () => {
    if (!this.armed || this.facts().typed) return;
    this.armed = false;
    // Refused: enables the button again.
    void this.live.closeRound().then((done) => (this.refused += done ? 0 : 1));
  };
}
