/** When the one button may be pressed, and when it presses itself. */
import type { LiveTable } from "../../../table/liveTable.svelte";

const ARMING_DELAY = 250; // a moment after the last move, so that a late tap does not roll
const AUTO_ROLL_DELAY = 1200; // long enough to see what was written, and to take it back

interface RollContext {
  round: number;
  mine: boolean; // whether the button is this device's
  busy: boolean; // a move is under way, or its circles are being chosen
  typed: boolean; // real dice: the keys are there instead
  byItself: boolean; // alone, on wish
}

export class RollButton {
  armed = $state(false);
  private refused = $state(0);

  /** To be made while a component is: it lives as long. */
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
    // Refused, or the server had no time: the button is there again.
    void this.live.closeRound().then((done) => (this.refused += done ? 0 : 1));
  };
}
