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
}

function connect(lang: () => string) {
  const sockets: FakeSocket[] = [];
  const handlers = { onMessage: () => {}, onConnection: () => {}, onIdle: () => {} };
  const live = new LiveConnection("123456.abc.secret", lang, handlers, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as never;
  });
  return { live, sockets };
}

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
