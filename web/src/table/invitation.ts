/** Links to tables and club rooms, and codes as people type them. */
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

/** The path of a club room. */
export const getClubRoomPath = (name: string) => `r/${encodeURIComponent(name)}`;
export const getClubPersonPath = (room: string, person: string) =>
  `${getClubRoomPath(room)}/people/${person}`;

/** "Chess Club" as typed becomes "Chess-Club", as links have it. */
export const normalizeRoomName = (text: string) =>
  text
    .trim()
    .split(/[\s_/]+/)
    .filter(Boolean)
    .join("-");

/**
 * The link to a path of the page, and from where it can be reached. A link to localhost is replaced by
 * the server's own address.
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

/**
 * The link with what chat programs show beside it: the server reads the game and the language from the
 * link, so that its answer does not tell whether there is such a table.
 */
export const addPreview = (url: string, game: string, language: string) =>
  `${url}?${new URLSearchParams({ game, lang: language }).toString()}`;

/** The link that makes a device a host. Its key is in the fragment, which browsers do not send. */
export function createHostLink(
  code: string,
  key: string,
  ...where: [PageAddress, ServerAddress]
): Invitation {
  const { url, reach } = createInvitation(code, ...where);
  return { url: `${url}#host=${key}`, reach };
}

/** The host key in a fragment; null if there is none. */
export const parseHostKey = (hash: string) => /^#host=([\w-]{8,100})$/.exec(hash)?.[1] ?? null;

/** The key of a keeper of a club room in a fragment; null if there is none. */
export const parseKeeperKey = (hash: string) => /^#keeper=([\w-]{8,100})$/.exec(hash)?.[1] ?? null;

/** Six digits in two groups. */
export const formatCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** At most six digits of typed or pasted text. */
export const extractDigits = (text: string) => text.replace(/[^0-9]/g, "").slice(0, 6);
