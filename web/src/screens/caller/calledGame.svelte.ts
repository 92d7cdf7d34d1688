/** The rolls of a game on printed sheets, stored on this device. */
import { CELLS } from "../../notation/grid";
import { writeStored, readStored } from "../../storage/browserStorage";
import { rollDice } from "./dice";

interface CalledGameState {
  game: string;
  rolls: string[];
  of: number | null; // number of rolls, if the game has a fixed one
  full: boolean; // a full sheet was announced
  last: boolean; // the roll after that was made
  takenBack: string[]; // rolls that come again, the next one last
}

const NEW_GAME: CalledGameState = {
  game: "knister",
  rolls: [],
  of: null,
  full: false,
  last: false,
  takenBack: [],
};
const KEY = "caller";
const ROLL = /^[1-6]\+[1-6]$/;

const areRolls = (found: unknown) =>
  Array.isArray(found) && found.every((roll) => typeof roll === "string" && ROLL.test(roll));

/** Validates the stored state; a new game if it is unreadable. */
function loadState(): CalledGameState {
  const found = { ...NEW_GAME, ...readStored<Partial<CalledGameState>>(KEY, {}) };
  return areRolls(found.rolls) && areRolls(found.takenBack) ? found : NEW_GAME;
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
  /** Whether a sheet can be full: a roll fills one cell at most. */
  mayBeFull = $derived(this.state.of === null && this.state.rolls.length >= CELLS.length);

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
    const takenBack = this.state.takenBack.slice(0, -1);
    const next = this.state.takenBack.at(-1) ?? roll();
    this.update({ rolls: [...this.rolls, next], last: this.full, takenBack });
  }

  /** Takes the last roll back; it comes again with the next one, so that nobody rolls for luck. */
  takeBack() {
    if (!this.roll) return;
    const takenBack = [...this.state.takenBack, this.roll];
    const rolls = this.rolls.slice(0, -1);
    const full = this.full && this.last; // else it was announced after this roll
    this.update({ rolls, takenBack, full, last: false });
  }

  /** Announces a full sheet, or takes it back. */
  announceFull(full: boolean) {
    if (!this.last && this.mayBeFull) this.update({ full });
  }

  restart() {
    const { game, of } = this;
    this.update({ ...NEW_GAME, game, of });
  }
}
