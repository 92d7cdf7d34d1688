/** Hints in solo games: confirmed once a game, requested, shown, and dropped with the round. */
import { announce } from "../../../ui/announcements.svelte";
import { readStored, writeStored } from "../../../storage/browserStorage";
import type { LiveTable } from "../../../table/liveTable.svelte";
import type { HintView } from "../../../api/types";
import { formatBestMoves } from "./hintText";

const POLL_INTERVAL = 500;
const SLOW_AFTER = 600; // shorter waits are not shown

// The game for which hints were confirmed; it survives a reload.
const CONFIRMED = "hinted";
const getSession = () => sessionStorage;

interface HintContext {
  game: number;
  round: number;
  roll: string | null; // a corrected real roll counts as another one
  seat: number | null; // null: no hint may be requested
}

export class HintRequest {
  isWaiting = $state(false);
  isSlow = $state(false);
  /** Whether to ask first: hints make this game one that does not count. */
  isConfirming = $state(false);
  private hint: HintView | null = $state.raw(null);
  private hintKey = $state("");

  constructor(
    private live: LiveTable,
    private getContext: () => HintContext,
  ) {}

  private get currentKey(): string {
    const { game, round, roll } = this.getContext();
    return `${game} ${round} ${roll}`;
  }

  /** The hint of the open round. */
  get shown(): HintView | null {
    return this.hintKey === this.currentKey ? this.hint : null;
  }

  get isAllowed(): boolean {
    return this.getContext().seat !== null && !this.isWaiting;
  }

  private get gameKey(): string {
    return `${this.live.code} ${this.getContext().game}`;
  }

  request = async () => {
    if (!this.isAllowed) return;
    if (readStored(CONFIRMED, "", getSession) === this.gameKey) await this.fetch();
    else this.isConfirming = true;
  };

  confirm = async () => {
    this.isConfirming = false;
    if (!this.isAllowed) return;
    writeStored(CONFIRMED, this.gameKey, getSession);
    await this.fetch();
  };

  cancel = () => (this.isConfirming = false);

  private async fetch() {
    const { seat } = this.getContext();
    if (seat === null) return;
    const key = this.currentKey;
    this.isWaiting = true;
    const timer = setTimeout(() => (this.isSlow = true), SLOW_AFTER);
    let hint = await this.live.fetchHint(seat);
    while (hint && !hint.moves.length && key === this.currentKey) {
      await new Promise((done) => setTimeout(done, POLL_INTERVAL)); // not ready yet
      hint = await this.live.fetchHint(seat);
    }
    clearTimeout(timer);
    this.isWaiting = this.isSlow = false;
    if (!hint || key !== this.currentKey) return; // outdated: the round is over
    [this.hint, this.hintKey] = [hint, key];
    announce(formatBestMoves(hint));
  }

  close = () => (this.hint = null);
}
