/**
 * The WebSocket to a table. It reconnects by itself with a backoff. Requests that were not answered
 * are sent again after a reconnect if the server recognises repetitions, and fail otherwise.
 */
import {
  PROTOCOL,
  REPEATABLE,
  type Answer,
  type Bye,
  type FromDevice,
  type Request,
  type ToDevice,
} from "./types";
import { ApiError } from "./errors";

export type LiveRequest = Request["ask"];
export type ServerMessage = Exclude<ToDevice, Answer | { type: "refusal" }>;

/** Idempotent requests: commands that name their round, and queries. */
const IDEMPOTENT: ReadonlySet<string> = new Set(REPEATABLE);
/** Codes of `bye` after which the connection reconnects by itself. */
const TRANSIENT_GOODBYES = new Set(["unavailable", "closing", "too-slow", "newer-events"]);
/** The server stops or restarts: what it has not answered by then, it has not done. */
const RESTART_CODE = "closing";
/** The code of `bye` after which it reconnects only when somebody uses the page. */
const IDLE_GOODBYE = "idle";
/** The code of `bye` with which servers from before `PROTOCOL` refuse a hello that has it. */
const UNKNOWN_FIELD_GOODBYE = "bad-message";

// All in milliseconds.
const PING_INTERVAL = 3000;
const SILENCE_TIMEOUT = 6500; // without a message: a dead network closes no socket
const HANDSHAKE_TIMEOUT = 5000; // from opening the socket to `welcome`
const RECONNECT_DELAYS = [0, 150, 400, 1000, 2000];

interface PendingRequest {
  ask: LiveRequest;
  sent: boolean;
  resolve: (answer: Answer["answer"]) => void;
  reject: (error: ApiError) => void;
}

export interface LiveHandlers {
  onMessage(message: ServerMessage): void;
  /** Welcomed by the server, or lost; `silence` is the time since its last message (milliseconds). */
  onConnection(connected: boolean, silence: number): void;
  /** Closed after hours without activity: it stays closed until `reconnectNow`. */
  onIdle(message: Bye): void;
}

/** The used part of a WebSocket, so that tests can pass their own. */
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
  private lastId = 0;
  private unanswered = new Map<number, PendingRequest>();
  private lastMessageAt = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private saysProtocol = true;

  constructor(
    private readonly token: string,
    private readonly getLanguage: () => string,
    private readonly handlers: LiveHandlers,
    private readonly openSocket: () => SocketLike,
  ) {
    this.connect();
  }

  /** Send a command or a query. Resolves with its answer, or rejects with an `ApiError`. */
  request(ask: LiveRequest): Promise<Answer["answer"]> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.unanswered.set(id, { ask, sent: false, resolve, reject });
      if (this.welcomed) this.send(id);
    });
  }

  /** Skip the backoff: the network is back, or the page is visible again. */
  reconnectNow() {
    if (this.stopped) return;
    if (!this.socket) {
      this.failures = 0;
      this.connect();
    } else if (this.welcomed) {
      this.lastMessageAt = Math.min(this.lastMessageAt, Date.now() - SILENCE_TIMEOUT + 4000);
      this.ping();
    }
  }

  close() {
    this.stopped = true;
    this.drop();
    for (const request of this.unanswered.values()) request.reject(new ApiError("left", ""));
    this.unanswered.clear();
  }

  /** Connect again, for example to greet the server in another language. */
  reconnect() {
    if (this.stopped) return;
    if (this.socket?.readyState === 0) return; // its hello is still to come, in the new language
    this.drop();
    this.requeue();
    this.connect();
  }

  private connect() {
    clearTimeout(this.reconnectTimer);
    const socket = (this.socket = this.openSocket());
    this.lastMessageAt = Date.now();
    socket.onopen = () =>
      this.write({
        type: "hello",
        token: this.token,
        lang: this.getLanguage(),
        changes: true,
        ...(this.saysProtocol && { protocol: PROTOCOL }),
      });
    socket.onmessage = (event) => {
      this.lastMessageAt = Date.now();
      const received = JSON.parse(event.data) as ToDevice | ToDevice[];
      for (const message of Array.isArray(received) ? received : [received])
        this.handleMessage(message);
    };
    socket.onclose = () => this.handleLoss(socket);
    this.timers = [
      setInterval(() => this.ping(), PING_INTERVAL),
      setInterval(() => {
        const timeout = this.welcomed ? SILENCE_TIMEOUT : HANDSHAKE_TIMEOUT;
        const silence = Date.now() - this.lastMessageAt;
        if (silence > timeout) this.handleLoss(socket, silence);
      }, 500),
    ];
  }

  private drop(silence = 0) {
    const socket = this.socket;
    this.socket = null;
    this.timers.forEach(clearInterval);
    clearTimeout(this.reconnectTimer);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (this.welcomed) {
      this.welcomed = false;
      this.handlers.onConnection(false, silence);
    }
  }

  /** `silence`: how long nothing was received, where a timeout noticed the loss. */
  private handleLoss(socket: SocketLike, silence = 0) {
    if (socket !== this.socket || this.stopped) return;
    this.drop(silence);
    this.requeue();
    const delay = RECONNECT_DELAYS[Math.min(this.failures++, RECONNECT_DELAYS.length - 1)]!;
    this.reconnectTimer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  /** Unanswered requests wait for the next `welcome`, or fail if they must not be repeated. */
  private requeue() {
    for (const [id, request] of this.unanswered) {
      if (request.sent && !IDEMPOTENT.has(request.ask.type)) {
        this.unanswered.delete(id);
        request.reject(new ApiError("connection-lost", ""));
      }
      request.sent = false;
    }
  }

  private handleMessage(message: ToDevice) {
    switch (message.type) {
      case "answer":
      case "refusal": {
        const request = message.id === null ? undefined : this.unanswered.get(message.id);
        if (!request) return;
        if (message.type === "refusal" && message.code === RESTART_CODE) {
          request.sent = false;
          return;
        }
        this.unanswered.delete(message.id!);
        if (message.type === "answer") request.resolve(message.answer);
        else request.reject(new ApiError(message.code, message.message, message.facts));
        return;
      }
      case "bye":
        if (message.code === RESTART_CODE) {
          this.welcomed = false; // what is asked from now on waits for the next welcome
          for (const request of this.unanswered.values()) request.sent = false;
        }
        if (TRANSIENT_GOODBYES.has(message.code)) return;
        if (message.code === UNKNOWN_FIELD_GOODBYE && !this.welcomed && this.saysProtocol) {
          this.saysProtocol = false; // an older server; it closes, and is greeted once more
          return;
        }
        if (message.code === IDLE_GOODBYE) {
          this.drop();
          this.requeue();
          this.handlers.onIdle(message);
          return;
        }
        this.handlers.onMessage(message);
        this.close();
        return;
      case "welcome":
        this.welcomed = true;
        this.failures = 0;
        this.handlers.onMessage(message);
        this.handlers.onConnection(true, 0);
        for (const [id, request] of this.unanswered) if (!request.sent) this.send(id);
        return;
      default:
        this.handlers.onMessage(message);
    }
  }

  private ping() {
    if (this.welcomed) this.write({ type: "ask", id: 0, ask: { type: "ping" } });
  }

  private send(id: number) {
    const request = this.unanswered.get(id)!;
    request.sent = true;
    this.write({ type: "ask", id, ask: request.ask });
  }

  private write(message: FromDevice) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }
}
