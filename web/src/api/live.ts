/**
 * One socket to the table, for as long as the page is open. It comes back by itself; what was asked
 * and not answered is asked again, if the server can tell that it saw it already.
 */
import type { Answer, Bye, FromDevice, Request, ToDevice } from "./types";
import { ApiError } from "./http";

export type LiveRequest = Request["ask"];
export type ServerMessage = Exclude<ToDevice, Answer | { type: "refusal" }>;

/** What carries its round, and questions, can safely be asked twice. */
const REPEATABLE = new Set([
  ...["move", "take-back", "next", "correct-roll", "hint", "paper-full", "paper-sheet"],
  ...["look", "look-paper", "owed", "rolls", "coach", "ping"],
]);
/** Goodbyes after which one comes back in a moment. */
const TRANSIENT_GOODBYES = new Set(["unavailable", "closing", "too-slow"]);
/** The one after which somebody comes back who touches the page. */
const IDLE_GOODBYE = "idle";

const PING_INTERVAL = 3000;
const SILENCE_TIMEOUT = 6500; // a network that died says nothing: after so long without a word we knock anew
const HANDSHAKE_TIMEOUT = 5000; // how long a handshake may take
const RECONNECT_DELAYS = [0, 150, 400, 1000, 2000];

interface PendingRequest {
  ask: LiveRequest;
  sent: boolean;
  resolve: (answer: Answer["answer"]) => void;
  reject: (error: ApiError) => void;
}

export interface LiveHandlers {
  news(message: ServerMessage): void;
  /** Connected and welcomed, or not, and for how long nothing was heard (milliseconds). */
  linked(on: boolean, silence: number): void;
  /** Nothing has happened for hours: nobody knocks until `hurry`. */
  resting(message: Bye): void;
}

/** The parts of a WebSocket that are used, so that a test can have one of its own. */
export type SocketLike = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export class LiveConnection {
  private socket: SocketLike | null = null;
  private welcomed = false;
  private stopped = false;
  private failures = 0;
  private ids = 0;
  private waiting = new Map<number, PendingRequest>();
  private heardAt = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly token: string,
    private readonly lang: () => string,
    private readonly listener: LiveHandlers,
    private readonly open: () => SocketLike,
  ) {
    this.connect();
  }

  /** Send a command or a question; what it comes to, or `Refused`. */
  ask(ask: LiveRequest): Promise<Answer["answer"]> {
    return new Promise((resolve, reject) => {
      const id = ++this.ids;
      this.waiting.set(id, { ask, sent: false, resolve, reject });
      if (this.welcomed) this.send(id);
    });
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry() {
    if (this.stopped) return;
    if (!this.socket) {
      this.failures = 0;
      this.connect();
    } else if (this.welcomed) {
      this.heardAt = Math.min(this.heardAt, Date.now() - SILENCE_TIMEOUT + 4000);
      this.ping();
    }
  }

  close() {
    this.stopped = true;
    this.drop();
    for (const one of this.waiting.values()) one.reject(new ApiError("left", ""));
    this.waiting.clear();
  }

  /** Say hello again, in another language. */
  renew() {
    if (this.stopped) return;
    this.drop();
    this.askAgain();
    this.connect();
  }

  private connect() {
    clearTimeout(this.again);
    const socket = (this.socket = this.open());
    this.heardAt = Date.now();
    socket.onopen = () => this.write({ type: "hello", token: this.token, lang: this.lang() });
    socket.onmessage = (event) => {
      this.heardAt = Date.now();
      const heard = JSON.parse(event.data) as ToDevice | ToDevice[];
      for (const message of Array.isArray(heard) ? heard : [heard]) this.hear(message);
    };
    socket.onclose = () => this.lost(socket);
    this.timers = [
      setInterval(() => this.ping(), PING_INTERVAL),
      setInterval(() => {
        const patience = this.welcomed ? SILENCE_TIMEOUT : HANDSHAKE_TIMEOUT;
        const silence = Date.now() - this.heardAt;
        if (silence > patience) this.lost(socket, silence);
      }, 500),
    ];
  }

  private drop(silence = 0) {
    const socket = this.socket;
    this.socket = null;
    this.timers.forEach(clearInterval);
    clearTimeout(this.again);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (this.welcomed) {
      this.welcomed = false;
      this.listener.linked(false, silence);
    }
  }

  /** With how long nothing was heard, where that is how the loss was noticed. */
  private lost(socket: SocketLike, silence = 0) {
    if (socket !== this.socket || this.stopped) return;
    this.drop(silence);
    this.askAgain();
    const pause = RECONNECT_DELAYS[Math.min(this.failures++, RECONNECT_DELAYS.length - 1)]!;
    this.again = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** What was sent and not answered waits for the next welcome, or is told to be lost. */
  private askAgain() {
    for (const [id, one] of this.waiting) {
      if (one.sent && !REPEATABLE.has(one.ask.type)) {
        this.waiting.delete(id);
        one.reject(new ApiError("connection-lost", ""));
      }
      one.sent = false;
    }
  }

  private hear(message: ToDevice) {
    switch (message.type) {
      case "answer":
      case "refusal": {
        const one = message.id === null ? undefined : this.waiting.get(message.id);
        if (!one) return;
        this.waiting.delete(message.id!);
        if (message.type === "answer") one.resolve(message.answer);
        else one.reject(new ApiError(message.code, message.message, message.facts));
        return;
      }
      case "bye":
        if (TRANSIENT_GOODBYES.has(message.code)) return;
        if (message.code === IDLE_GOODBYE) {
          this.drop();
          this.askAgain();
          this.listener.resting(message);
          return;
        }
        this.listener.news(message);
        this.close();
        return;
      case "welcome":
        this.welcomed = true;
        this.failures = 0;
        this.listener.news(message);
        this.listener.linked(true, 0);
        for (const [id, one] of this.waiting) if (!one.sent) this.send(id);
        return;
      default:
        this.listener.news(message);
    }
  }

  private ping() {
    if (this.welcomed) this.write({ type: "ask", id: 0, ask: { type: "ping" } });
  }

  private send(id: number) {
    const one = this.waiting.get(id)!;
    one.sent = true;
    this.write({ type: "ask", id, ask: one.ask });
  }

  private write(message: FromDevice) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}
