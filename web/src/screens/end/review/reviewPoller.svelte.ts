/** Polls for a review until it is complete, one request at a time, while the page is visible. */
import { ApiError } from "../../../api/errors";
import type { CoachView } from "../../../api/types";

const POLL_INTERVAL = 400;
/** Errors after which polling goes on. */
const TRANSIENT_CODES = new Set(["connection-lost", "too-fast", "unavailable"]);

export class ReviewPoller {
  view: CoachView | null = $state.raw(null);
  refused: ApiError | null = $state.raw(null);
  private wanted = false;
  private underWay = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly question: () => Promise<CoachView>) {}

  /** Starts or stops polling. */
  want(on: boolean) {
    this.wanted = on;
    this.after(0);
  }

  /** Tries again after a refusal. */
  again() {
    this.refused = null;
    this.after(0);
  }

  private after(pause: number) {
    clearTimeout(this.timer);
    if (!this.wanted || this.underWay || this.refused || this.view?.coaching) return;
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  private async ask() {
    this.underWay = true;
    try {
      this.view = await this.question();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!TRANSIENT_CODES.has(error.code)) this.refused = error;
    } finally {
      this.underWay = false;
    }
    this.after(POLL_INTERVAL);
  }
}
