import { describe, expect, it } from "vitest";
import { LiveConnection } from "../../src/api/live";

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What it was asked, without pings and hello. */
  get asked() {
    return this.sent
      .map((text) => JSON.parse(text) as { type: string; ask?: { type: string } })
      .flatMap(({ ask }) => (ask && ask.type !== "ping" ? [ask.type] : []));
  }
}

function connect(lang: () => string) {
  const sockets: FakeSocket[] = [];
  const told: string[] = [];
  const handlers = {
    onMessage: ({ type }: { type: string }) => told.push(type),
    onConnection: () => {},
    onIdle: () => {},
  };
  const live = new LiveConnection("123456.abc.secret", lang, handlers, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as never;
  });
  return { live, sockets, told };
}

describe("a server that restarts", () => {
  const BYE = { type: "bye", code: "closing", message: "Back in a moment." };

  async function restart(...last: object[]) {
    const { live, sockets, told } = connect(() => "en");
    sockets[0]!.open();
    sockets[0]!.receive({ type: "welcome" });
    // A rename is not repeated after a connection that was just lost: it may have been done.
    const renamed = live.request({ type: "rename", seat: 0, name: "Ola" });
    for (const message of last) sockets[0]!.receive(message);
    sockets[0]!.onclose?.();
    live.reconnectNow();
    sockets[1]!.open();
    sockets[1]!.receive({ type: "welcome" });
    return { live, sockets, told, renamed };
  }

  it.each([[[BYE]], [[{ type: "refusal", id: 1, code: "closing", message: "" }, BYE]]])(
    "is asked again for what it has not done",
    async (last) => {
      const { live, sockets, told, renamed } = await restart(...last);
      expect(sockets[1]!.asked).toEqual(["rename"]);
      sockets[1]!.receive({ type: "answer", id: 1, answer: null });
      await expect(renamed).resolves.toBeNull();
      expect(told).toEqual(["welcome", "welcome"]); // nobody is told of the goodbye
      live.close();
    },
  );

  it("leaves in doubt what it was asked before it died", async () => {
    const { live, sockets, renamed } = await restart().then((all) => {
      all.renamed.catch(() => {});
      return all;
    });
    await expect(renamed).rejects.toMatchObject({ code: "connection-lost" });
    expect(sockets[1]!.asked).toEqual([]);
    live.close();
  });
});

describe("another language", () => {
  it("is said in the hello that is still to come", () => {
    let lang = "en";
    const { live, sockets } = connect(() => lang);
    lang = "pl";
    live.reconnect();
    expect(sockets.map(({ closed }) => closed)).toEqual([false]);
    sockets[0]!.open();
    expect(JSON.parse(sockets[0]!.sent[0]!)).toMatchObject({ type: "hello", lang: "pl" });
    live.close();
  });

  it("is said by a new socket where hello was said before", () => {
    let lang = "en";
    const { live, sockets } = connect(() => lang);
    sockets[0]!.open();
    lang = "pl";
    live.reconnect();
    sockets[1]!.open();
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false]);
    expect(JSON.parse(sockets[1]!.sent[0]!)).toMatchObject({ type: "hello", lang: "pl" });
    live.close();
  });
});

describe("a server from before there were versions", () => {
  const REFUSED = { type: "bye", code: "bad-message", message: "What?" };
  const hello = (socket: FakeSocket) => JSON.parse(socket.sent[0]!) as Record<string, unknown>;

  it("is greeted once more without what it does not know", () => {
    const { live, sockets, told } = connect(() => "en");
    sockets[0]!.open();
    expect(hello(sockets[0]!)).toMatchObject({ type: "hello", protocol: 1 });
    sockets[0]!.receive(REFUSED);
    sockets[0]!.onclose?.();
    live.reconnectNow();
    sockets[1]!.open();
    expect(hello(sockets[1]!)).not.toHaveProperty("protocol");
    expect(told).toEqual([]);
    sockets[1]!.receive(REFUSED); // for another reason
    expect(told).toEqual(["bye"]);
  });
});
