/**
 * This device's part in the dice of a table: a nonce before the game, parts of single rolls when the
 * table asks for them, and notes to check the record with at the end.
 */
import { ApiError } from "../api/errors";
import type { LiveRequest } from "../api/live";
import type { PrivateView, PublicView } from "../api/types";
import { findDiceNote, saveDiceNote, type DiceNote } from "../storage/diceNotes";

const loadHashChain = () => import("./hashChain");

export class DiceWitness {
  private nonceGame = 0; // the game that a nonce was sent for
  private sentPart = ""; // game and round of the part that was sent last
  private note: DiceNote | undefined;
  private noteGame = 0; // the game that the note was looked for

  constructor(
    private readonly code: string,
    private readonly request: (ask: LiveRequest) => Promise<unknown>,
  ) {}

  /** Does what the newest views ask for. */
  update(table: PublicView, yours: PrivateView) {
    if (table.game_number !== yours.game_number) return; // one of them is still to come
    if (table.phase === "lobby") {
      if (this.nonceGame !== yours.game_number) void this.giveNonce(table, yours);
      return;
    }
    const note = this.findNote(table, yours);
    if (!note) return;
    this.noteRolls(note, table);
    if (!note.nonces && table.nonces.length) void this.noteNonces(note, table.nonces);
    if (mayGivePart(table, yours)) void this.givePart(note, yours.part_wanted);
  }

  private findNote(table: PublicView, yours: PrivateView): DiceNote | undefined {
    const { game_number: game } = table;
    const { device } = yours;
    if (this.noteGame !== game) this.note = findDiceNote({ code: this.code, game, device });
    this.noteGame = game;
    return this.note;
  }

  /** Once the secret of the dice is fixed, before the first roll. */
  private async giveNonce(table: PublicView, yours: PrivateView) {
    const { game_number: game, device } = yours;
    this.nonceGame = game;
    if (yours.nonce_given) return;
    try {
      const { createSeed, computeNonce } = await loadHashChain();
      const known = findDiceNote({ code: this.code, game, device });
      const seed = known?.seed ?? createSeed();
      const nonce = computeNonce(seed);
      const note: DiceNote = known ?? {
        code: this.code,
        game,
        device,
        commit: table.commit,
        seed,
        nonce,
        accepted: false,
        nonces: "",
        parts: [],
        rolls: [],
      };
      if (table.commit && !table.same_dice) this.save(note);
      await this.request({ type: "nonce", nonce });
      note.accepted = true;
      if (this.note === note) this.save(note);
    } catch (error) {
      // With the next message, unless another window of this device was faster.
      if (!(error instanceof ApiError && error.code === "nonce-given")) this.nonceGame = 0;
    }
  }

  private noteRolls(note: DiceNote, { round, roll, closed }: PublicView) {
    const shown = [
      { at: round - 1, roll },
      { at: (closed?.round ?? 0) - 1, roll: closed?.roll },
    ];
    const rolls = [...note.rolls];
    for (const { at, roll } of shown) {
      if (at < 0 || !roll || rolls[at]) continue;
      while (rolls.length < at) rolls.push("");
      rolls[at] = roll;
    }
    if (rolls.join() !== note.rolls.join()) this.save(Object.assign(note, { rolls }));
  }

  private async noteNonces(note: DiceNote, nonces: readonly string[]) {
    const { digestNonces } = await loadHashChain();
    this.save(Object.assign(note, { nonces: note.nonces || digestNonces(nonces) }));
  }

  private async givePart(note: DiceNote, round: number) {
    const { game } = note;
    if (this.sentPart === `${game} ${round}`) return;
    this.sentPart = `${game} ${round}`;
    try {
      const { CHAIN_LENGTH, computePart } = await loadHashChain();
      if (round > CHAIN_LENGTH) return;
      await this.request({ type: "part", round, game, part: computePart(note.seed, round) });
      this.save(Object.assign(note, { parts: [...new Set([...note.parts, round])] }));
    } catch {
      // It came too late: the roll was made without it, and the record says so.
    }
  }

  private save(note: DiceNote) {
    this.note = note;
    this.noteGame = note.game;
    saveDiceNote(note);
  }
}

/**
 * Whether the table asks for a part that may be given. Parts of earlier rolls follow from that of a
 * later one, so it has to be the very next roll; and the own moves must be made.
 */
export function mayGivePart(table: PublicView, yours: PrivateView): boolean {
  if (table.phase !== "playing" || yours.part_wanted !== table.round + 1) return false;
  return table.round === 0 || yours.seats.every(({ move }) => move !== null);
}
