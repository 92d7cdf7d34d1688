/** Buttons that appear under a finger: the second tap of a double tap is not meant for them. */

export const DOUBLE_TAP = 500; // milliseconds within which a second tap follows the first

export class Arming {
  isArmed = $state(false);

  /** To be created during component initialisation. Each new key is another button. */
  constructor(getKey: () => unknown) {
    const key = $derived(getKey());
    $effect(() => {
      void key;
      this.isArmed = false;
      const timer = setTimeout(() => (this.isArmed = true), DOUBLE_TAP);
      return () => clearTimeout(timer);
    });
  }

  /** A click handler that ignores early taps; keys, whose clicks have no count, always work. */
  guard = (act: () => void) => (event: MouseEvent) => {
    if (this.isArmed || event.detail === 0) act();
  };
}
