/** The rolls of a game on printed sheets, stored on this device. */
import { writeStored, readStored } from "../../storage/browserStorage";
import { rollDice } from "./dice";

interface CalledGameState {
  game: string;
  rolls: string[];
  of: number | null; // number of rolls, if the game has a fixed one
  full: boolean; // a full sheet was announced
  last: boolean; // the roll after that was made
}

const NEW_GAME: CalledGameState = {
  game: "knister",
  rolls: [],
  of: null,
  full: false,
  last: false,
};
const KEY = "caller";

/** Validates the stored state; a new game if it is unreadable. */
function loadState(): CalledGameState {
  const found = { ...NEW_GAME, ...readStored<Partial<CalledGameState>>(KEY, {}) };
  const good =
    Array.isArray(found.rolls) && found.rolls.every((roll) => /^[1-6]\+[1-6]$/.test(roll));
  return good ? found : NEW_GAME;
}

export class CalledGame {
  private now: CalledGameState = $state.raw(loadState());

  game = $derived(this.now.game);
  rolls = $derived(this.now.rolls);
  of = $derived(this.now.of);
  full = $derived(this.now.full);
  /** Whether the current roll is the last one. */
  last = $derived(this.now.of === null ? this.now.last : this.now.rolls.length >= this.now.of);
  roll = $derived(this.now.rolls.at(-1) ?? null);

  private change(changes: Partial<CalledGameState>) {
    this.now = { ...this.now, ...changes };
    writeStored(KEY, this.now);
  }

  /** Chooses the game, before the first roll. */
  choose(game: string, of: number | null) {
    if (!this.rolls.length) this.change({ game, of });
  }

  throw(dice = rollDice) {
    if (this.last) return;
    this.change({ rolls: [...this.rolls, dice()], last: this.full });
  }

  /** Announces a full sheet, or takes it back. */
  sayFull(full: boolean) {
    if (!this.last) this.change({ full });
  }

  anew() {
    const { game, of } = this;
    this.change({ ...NEW_GAME, game, of });
  }
}
