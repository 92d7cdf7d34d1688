import { expect, test } from "vitest";
import {
  addPreview,
  extractDigits,
  parseHostKey,
  createHostLink,
  createInvitation,
  formatCode,
} from "../../src/table/invitation";
import { drawQrPath } from "../../src/ui/qrPath";

const at = (origin: string, base = "/") => ({ origin, hostname: new URL(origin).hostname, base });

test("the link is where the page is", () => {
  const { url, reach } = createInvitation(
    "123456",
    at("https://play.example.org", "/games/"),
    null,
  );
  expect(url).toBe("https://play.example.org/games/123456");
  expect(reach).toBe("anywhere");
});

test("a link that is sent names the game and the language for its preview", () => {
  expect(addPreview("https://play.example.org/123456", "knaster", "pl")).toBe(
    "https://play.example.org/123456?game=knaster&lang=pl",
  );
});

test("localhost is replaced by the address of the server", () => {
  const server = { address: "http://192.168.1.20:8555/", nearby: true };
  for (const origin of ["http://localhost:8555", "http://127.0.0.1:8555", "http://[::1]:8555"]) {
    const { url, reach } = createInvitation("123456", at(origin), server);
    expect(url).toBe("http://192.168.1.20:8555/123456");
    expect(reach).toBe("nearby");
  }
});

test("a public address is reached from anywhere", () => {
  const server = { address: "https://play.example.org/games", nearby: false };
  const { url, reach } = createInvitation("123456", at("http://localhost:8555"), server);
  expect(url).toBe("https://play.example.org/games/123456");
  expect(reach).toBe("anywhere");
});

test("without a network address only this machine reaches the table", () => {
  const server = { address: null, nearby: false };
  expect(createInvitation("123456", at("http://localhost:8555"), server).reach).toBe("here");
});

test("private addresses and names are of this network", () => {
  const reach = (origin: string) => createInvitation("123456", at(origin), null).reach;
  for (const host of ["10.1.2.3", "172.20.0.1", "192.168.0.9", "cabin", "cabin.local", "[fd00::1]"])
    expect(reach(`http://${host}:8555`), host).toBe("nearby");
  for (const host of ["172.32.0.1", "11.0.0.1", "[2001:db8::1]", "cabin.org"])
    expect(reach(`http://${host}:8555`), host).toBe("anywhere");
});

test("digits, however they are typed", () => {
  expect(extractDigits("12-3 4x5 678")).toBe("123456");
  expect(formatCode("123456")).toBe("123 456");
});

test("a QR code is drawn in runs", () => {
  const [o, X] = [false, true];
  expect(
    drawQrPath([
      [X, X, o],
      [o, o, X],
    ]),
  ).toBe("M0 0h2v1H0zM2 1h1v1H2z");
});

test("the key of a host link stands where no server sees it, and is found there", () => {
  const server = { address: "http://192.168.1.20:8555", nearby: true };
  const { url, reach } = createHostLink(
    "123456",
    "a-secret_Key",
    at("http://localhost:8555"),
    server,
  );
  expect(url).toBe("http://192.168.1.20:8555/123456#host=a-secret_Key");
  expect(reach).toBe("nearby");
  expect(parseHostKey(new URL(url).hash)).toBe("a-secret_Key");
  for (const other of [
    "",
    "#",
    "#host=",
    "#host=short",
    "#ghost=a-secret_Key",
    "#host=a secret Key",
  ])
    expect(parseHostKey(other), other).toBe(null);
});
