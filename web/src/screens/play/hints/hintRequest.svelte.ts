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
  thinking = $state(false);
  slow = $state(false);
  private hint: HintView | null = $state.raw(null);
  private at = $state("");
  private noted = $state(0); // the game in which the note was shown
  private notedIn = $state("");

  constructor(
    private live: LiveTable,
    private facts: () => HintContext,
  ) {}

  private get now(): string {
    const { game, round, roll } = this.facts();
    return `${game} ${round} ${roll}`;
  }

  /** The hint of the open round. */
  get shown(): HintView | null {
    return this.at === this.now ? this.hint : null;
  }

  /** Whether to note that hints are recorded: with the first one in a game. */
  get first(): boolean {
    return this.notedIn === this.now;
  }

  get may(): boolean {
    return this.facts().seat !== null && !this.thinking;
  }

  ask = async () => {
    const { seat, game } = this.facts();
    if (seat === null || this.thinking) return;
    const at = this.now;
    this.thinking = true;
    const timer = setTimeout(() => (this.slow = true), SLOW_AFTER);
    let hint = await this.live.fetchHint(seat);
    while (hint && !hint.moves.length && at === this.now) {
      await new Promise((done) => setTimeout(done, POLL_INTERVAL)); // not ready yet
      hint = await this.live.fetchHint(seat);
    }
    clearTimeout(timer);
    this.thinking = this.slow = false;
    if (!hint || at !== this.now) return; // outdated: the round is over
    [this.hint, this.at] = [hint, at];
    if (this.noted !== game) [this.noted, this.notedIn] = [game, at];
    const best = t("hint-best", { move: describeMove(hint.moves[0]?.move ?? "-") });
    announce(this.first ? `${best}. ${t("hint-noted")}` : best);
  };

  close = () => (this.hint = null);
}
