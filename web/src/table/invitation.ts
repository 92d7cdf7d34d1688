/** How others come to a table: its link, who can reach it, and its picture. */
export interface PageAddress {
  origin: string; // "http://192.168.1.20:8555"
  hostname: string;
  base: string; // "/" or the path of a proxy
}
export interface Invitation {
  url: string;
  reach: "anywhere" | "nearby" | "here";
}

type ServerAddress = { address: string | null; nearby: boolean } | null;

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;
const PRIVATE_ADDRESSES =
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd]|\[fe[89ab])/i;
const PRIVATE_NAMES = /^[^.[]+$|\.(local|lan|home|internal|box|home\.arpa)$/i;

const isPrivate = (hostname: string) =>
  PRIVATE_ADDRESSES.test(hostname) || PRIVATE_NAMES.test(hostname);

/** Where a standing room is on the page. */
export const getClubRoomPath = (name: string) => `r/${encodeURIComponent(name)}`;

/** A name as it is meant: people write "Chess Club" where a link has no spaces. */
export const normalizeRoomName = (text: string) =>
  text
    .trim()
    .split(/[\s_/]+/)
    .filter(Boolean)
    .join("-");

/**
 * How to come to a path of the page: the code of a table, or a room. Nobody else can follow a link
 * to localhost, so the server's own address stands in for it.
 */
export function createInvitation(
  path: string,
  here: PageAddress,
  server: ServerAddress,
): Invitation {
  if (!THIS_MACHINE.test(here.hostname)) {
    const nearby = server?.nearby || isPrivate(here.hostname);
    return { url: here.origin + here.base + path, reach: nearby ? "nearby" : "anywhere" };
  }
  if (!server?.address) return { url: here.origin + here.base + path, reach: "here" };
  const url = `${server.address.replace(/\/+$/, "")}/${path}`;
  const nearby = server.nearby || isPrivate(new URL(url).hostname);
  return { url, reach: nearby ? "nearby" : "anywhere" };
}

/** The link that makes a device a host. What stands behind # is sent to no server by following it. */
export function createHostLink(
  code: string,
  key: string,
  ...where: [PageAddress, ServerAddress]
): Invitation {
  const { url, reach } = createInvitation(code, ...where);
  return { url: `${url}#host=${key}`, reach };
}

/** The key in an address, if there is one. */
export const parseHostKey = (hash: string) => /^#host=([\w-]{8,100})$/.exec(hash)?.[1] ?? null;

/** Six digits as people read them out. */
export const formatCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The digits of what was typed or pasted, at most six. */
export const extractDigits = (text: string) => text.replace(/[^0-9]/g, "").slice(0, 6);
