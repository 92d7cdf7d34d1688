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
  private state: CalledGameState = $state.raw(loadState());

  game = $derived(this.state.game);
  rolls = $derived(this.state.rolls);
  of = $derived(this.state.of);
  full = $derived(this.state.full);
  /** Whether the current roll is the last one. */
  last = $derived(
    this.state.of === null ? this.state.last : this.state.rolls.length >= this.state.of,
  );
  roll = $derived(this.state.rolls.at(-1) ?? null);

  private update(changes: Partial<CalledGameState>) {
    this.state = { ...this.state, ...changes };
    writeStored(KEY, this.state);
  }

  /** Chooses the game, before the first roll. */
  choose(game: string, of: number | null) {
    if (!this.rolls.length) this.update({ game, of });
  }

  rollNext(roll = rollDice) {
    if (this.last) return;
    this.update({ rolls: [...this.rolls, roll()], last: this.full });
  }

  /** Announces a full sheet, or takes it back. */
  announceFull(full: boolean) {
    if (!this.last) this.update({ full });
  }

  restart() {
    const { game, of } = this;
    this.update({ ...NEW_GAME, game, of });
  }
}
