/** A game on printed sheets: its rolls so far. They stay on this device until a new game. */
import { writeStored, readStored } from "../../storage/browserStorage";
import { rollDice } from "./dice";

interface CalledGameState {
  game: string;
  rolls: string[];
  of: number | null; // the rolls of a game, where they are always as many
  full: boolean; // somebody has said that a sheet is full
  last: boolean; // the roll after that was thrown
}

const NEW_GAME: CalledGameState = {
  game: "knister",
  rolls: [],
  of: null,
  full: false,
  last: false,
};
const KEY = "caller";

/** What was kept, if it is what we write: a list that cannot be read is no game. */
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
  /** Whether the roll that lies there is the last one. */
  last = $derived(this.now.of === null ? this.now.last : this.now.rolls.length >= this.now.of);
  roll = $derived(this.now.rolls.at(-1) ?? null);

  private change(changes: Partial<CalledGameState>) {
    this.now = { ...this.now, ...changes };
    writeStored(KEY, this.now);
  }

  /** Before the first roll; `of` is how many it has, where that is known. */
  choose(game: string, of: number | null) {
    if (!this.rolls.length) this.change({ game, of });
  }

  throw(dice = rollDice) {
    if (this.last) return;
    this.change({ rolls: [...this.rolls, dice()], last: this.full });
  }

  /** A sheet is full, or it was said too early; not after the last roll. */
  sayFull(full: boolean) {
    if (!this.last) this.change({ full });
  }

  anew() {
    const { game, of } = this;
    this.change({ ...NEW_GAME, game, of });
  }
}
