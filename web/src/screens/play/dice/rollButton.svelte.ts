/** The roll button: when it is enabled, and rolling automatically after a countdown. */
import { untrack } from "svelte";
import type { LiveTable } from "../../../table/liveTable.svelte";
import { DOUBLE_TAP } from "../../../ui/arming.svelte";

const ARMING_DELAY = 250; // after the last move, so that a late tap does not roll
export const AUTO_ROLL_DELAY = 1200; // leaves time to take the move back

interface RollContext {
  round: number;
  rollsHere: boolean; // whether this device rolls
  isComing?: boolean; // it will roll as soon as the moves of this device are stored
  moves?: string; // what they write or circle
  isBusy: boolean; // a move is pending, or its circles are being chosen
  isTyped: boolean; // real dice: the keypad is shown instead
  isAutomatic: boolean; // solo games: rolls automatically
}

export class RollButton {
  isEnabled = $state(false);
  /** About to roll automatically; a press stops that, and does nothing else. */
  isCounting = $state(false);
  private stoppedRound = $state(-1); // in which nothing is rolled automatically any more
  private refusals = $state(0);
  private otherUses = $state(0); // presses that did something else than roll
  // When something else was last pressed in its place: at first whatever started the game.
  private otherUseAt = performance.now();
  private wanted = $state(""); // the round and moves after which a key asked to roll

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
      void this.otherUses;
      this.isEnabled = false;
      if (!ready) return;
      const untilTapped = this.otherUseAt + DOUBLE_TAP - performance.now();
      const delay = Math.max(ARMING_DELAY, untilTapped);
      const timer = setTimeout(() => (this.isEnabled = true), delay);
      return () => clearTimeout(timer);
    });
    const isComing = $derived(getContext().isComing);
    $effect(() => {
      if (!isComing) this.wanted = "";
      else if (this.isEnabled && this.wanted) untrack(() => this.rollWanted());
    });
    $effect(() => {
      if (!this.isEnabled || !isAutomatic || this.stoppedRound === round) return;
      this.isCounting = true;
      const timer = setTimeout(this.roll, AUTO_ROLL_DELAY);
      return () => {
        clearTimeout(timer);
        this.isCounting = false;
      };
    });
  }

  press = () => {
    if (!this.isCounting) return this.roll();
    this.stoppedRound = this.getContext().round;
    this.noteOtherUse();
  };

  /** The button did something else: the second tap of a double tap must not roll. */
  noteOtherUse = () => {
    this.otherUseAt = performance.now();
    this.otherUses += 1;
  };

  /** By key, which nobody presses by a slip: waits until the button is enabled. */
  request = () => {
    if (this.isEnabled) this.roll();
    else this.wanted = this.describeMoves();
  };

  private rollWanted() {
    if (this.wanted === this.describeMoves()) this.roll();
    this.wanted = "";
  }

  private describeMoves(): string {
    const { round, moves } = this.getContext();
    return `${round} ${moves}`;
  }

  roll = () => {
    if (!this.isEnabled || this.getContext().isTyped) return;
    this.isEnabled = false;
    // Refused: enables the button again.
    void this.live.closeRound().then((done) => (this.refusals += done ? 0 : 1));
  };
}
