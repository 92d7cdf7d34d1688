/** Hints in solo games: requested, shown, and dropped with the round. */
import { announce } from "../../../ui/announcements.svelte";
import type { LiveTable } from "../../../table/liveTable.svelte";
import type { HintView } from "../../../api/types";
import { describeMove } from "../../../i18n/moves";
import { t } from "../../../i18n/messages.svelte";

const POLL_INTERVAL = 500;
const SLOW_AFTER = 600; // shorter waits are not shown

interface HintContext {
  game: number;
  round: number;
  roll: string | null; // a corrected real roll counts as another one
  seat: number | null; // null: no hint may be requested
}

export class HintRequest {
  isWaiting = $state(false);
  isSlow = $state(false);
  private hint: HintView | null = $state.raw(null);
  private hintKey = $state("");
  private notedGame = $state(0); // the game in which the note was shown
  private notedKey = $state("");

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

  /** Whether to note that hints are recorded: with the first one in a game. */
  get isFirst(): boolean {
    return this.notedKey === this.currentKey;
  }

  get isAllowed(): boolean {
    return this.getContext().seat !== null && !this.isWaiting;
  }

  request = async () => {
    const { seat, game } = this.getContext();
    if (seat === null || this.isWaiting) return;
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
    if (this.notedGame !== game) [this.notedGame, this.notedKey] = [game, key];
    const best = t("hint-best", { move: describeMove(hint.moves[0]?.move ?? "-") });
    announce(this.isFirst ? `${best}. ${t("hint-noted")}` : best);
  };

  close = () => (this.hint = null);
}
