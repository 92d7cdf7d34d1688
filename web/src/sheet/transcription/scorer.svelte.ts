/** Scores a sheet while it is typed: one request at a time, then the newest sheet. */
import { RETRY_DELAY, describeError, isTransient } from "../../api/errors";
import type { PaperSheet, ScoredSheet } from "../../api/types";

const TYPING_PAUSE = 120; // debounce, so that a number of two digits is one request

export class SheetScorer {
  /** The newest answer, with the sheet that it belongs to. */
  answer: { paper: PaperSheet; scored: ScoredSheet } | null = $state.raw(null);
  waiting = $state(false); // a transient error is being retried
  refused = $state("");
  private wish: PaperSheet | null = null;
  private underWay = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly question: (paper: PaperSheet) => Promise<ScoredSheet>) {}

  score(paper: PaperSheet) {
    this.wish = paper;
    this.after(TYPING_PAUSE);
  }

  /** Retries at once: the browser is online again. */
  again() {
    this.after(0);
  }

  stop() {
    this.wish = null;
    clearTimeout(this.timer);
  }

  private after(pause: number) {
    if (this.underWay || !this.wish) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  private async ask() {
    const paper = this.wish;
    if (!paper) return;
    this.wish = null;
    this.underWay = true;
    try {
      this.answer = { paper, scored: await this.question(paper) };
      this.waiting = false;
      this.refused = "";
    } catch (error) {
      if (isTransient(error)) {
        this.waiting = true;
        this.wish ??= paper;
      } else this.refused = describeError(error);
    }
    this.underWay = false;
    this.after(this.waiting ? RETRY_DELAY : 0);
  }
}
