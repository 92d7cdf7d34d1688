/** Polls for a review until it is complete, one request at a time, while the page is visible. */
import { ApiError } from "../../../api/errors";
import type { CoachView } from "../../../api/types";

const POLL_INTERVAL = 400;
/** Errors after which polling goes on. */
const TRANSIENT_CODES = new Set(["connection-lost", "too-fast", "unavailable"]);

export class ReviewPoller {
  view: CoachView | null = $state.raw(null);
  refused: ApiError | null = $state.raw(null);
  private isWanted = false;
  private isPolling = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetchReview: () => Promise<CoachView>) {}

  /** Starts or stops polling. */
  setWanted(on: boolean) {
    this.isWanted = on;
    this.schedule(0);
  }

  /** Tries again after a refusal. */
  retry() {
    this.refused = null;
    this.schedule(0);
  }

  private schedule(pause: number) {
    clearTimeout(this.timer);
    if (!this.isWanted || this.isPolling || this.refused || this.view?.coaching) return;
    this.timer = setTimeout(() => void this.poll(), pause);
  }

  private async poll() {
    this.isPolling = true;
    try {
      this.view = await this.fetchReview();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!TRANSIENT_CODES.has(error.code)) this.refused = error;
    } finally {
      this.isPolling = false;
    }
    this.schedule(POLL_INTERVAL);
  }
}
