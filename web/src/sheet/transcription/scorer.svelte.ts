/** Scores a sheet while it is typed: one request at a time, then the newest sheet. */
import { RETRY_DELAY, describeError, isTransient } from "../../api/errors";
import type { PaperSheet, ScoredSheet } from "../../api/types";

const TYPING_PAUSE = 120; // debounce, so that a number of two digits is one request

export class SheetScorer {
  /** The newest answer, with the sheet that it belongs to. */
  answer: { paper: PaperSheet; scored: ScoredSheet } | null = $state.raw(null);
  waiting = $state(false); // a transient error is being retried
  refused = $state("");
  private next: PaperSheet | null = null;
  private isRequesting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetchScore: (paper: PaperSheet) => Promise<ScoredSheet>) {}

  score(paper: PaperSheet) {
    this.next = paper;
    this.schedule(TYPING_PAUSE);
  }

  /** Retries at once: the browser is online again. */
  retry() {
    this.schedule(0);
  }

  stop() {
    this.next = null;
    clearTimeout(this.timer);
  }

  private schedule(pause: number) {
    if (this.isRequesting || !this.next) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.request(), pause);
  }

  private async request() {
    const paper = this.next;
    if (!paper) return;
    this.next = null;
    this.isRequesting = true;
    try {
      this.answer = { paper, scored: await this.fetchScore(paper) };
      this.waiting = false;
      this.refused = "";
    } catch (error) {
      if (isTransient(error)) {
        this.waiting = true;
        this.next ??= paper;
      } else this.refused = describeError(error);
    }
    this.isRequesting = false;
    this.schedule(this.waiting ? RETRY_DELAY : 0);
  }
}
