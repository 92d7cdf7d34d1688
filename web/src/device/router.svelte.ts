/** Routes of the page, relative to its base path, and its entries in the browser's history. */
import { flushSync } from "svelte";

export type Route =
  | { at: "home" }
  | { at: "table"; code: string; big: boolean } // big: the projector
  | { at: "caller" }
  | { at: "score" }
  | { at: "sheets" } // to print
  | { at: "rules"; game: string }
  | { at: "room"; name: string; person?: string } // empty: choose one; person: whose page is open
  | { at: "history" }
  | { at: "privacy" }
  | { at: "nowhere" };

export function parseRoute(path: string): Route {
  const [first = "", second] = path.split("/");
  if (first === "") return { at: "home" };
  if (/^[0-9]{6}$/.test(first) && (second === undefined || path === `${first}/screen`))
    return { at: "table", code: first, big: second !== undefined };
  if (path === "caller") return { at: "caller" };
  if (path === "score") return { at: "score" };
  if (path === "sheets") return { at: "sheets" };
  if (first === "rules") return { at: "rules", game: second ?? "knister" };
  const [, room, person] = /^r\/([^/]+)\/people\/([0-9a-f]{16})$/.exec(path) ?? [];
  if (room && person) return { at: "room", name: decodePath(room), person };
  if (first === "r") return { at: "room", name: decodePath(path.slice(2)) };
  if (path === "history") return { at: "history" };
  if (path === "privacy") return { at: "privacy" };
  return { at: "nowhere" };
}

/** Percent-decoded; malformed sequences stay as they are. */
function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path that the page is served under. The server writes it into <base>, for proxies. */
export function getBasePath(): string {
  return new URL(".", document.baseURI).pathname;
}

function readRoute(): Route {
  const path = location.pathname;
  return parseRoute(
    path.startsWith(getBasePath()) ? path.slice(getBasePath().length) : path.slice(1),
  );
}

let route: Route = $state.raw(typeof location === "undefined" ? { at: "home" } : readRoute());

export function getRoute(): Route {
  return route;
}

/** The state of an entry in the browser's history. */
interface Entry {
  inside?: boolean; // the entry before it belongs to the page
  over?: boolean; // it stands for an open overlay
}
const readEntry = () => (history.state ?? {}) as Entry;

export function navigate(path: string, replace = false) {
  if (returning) return addEventListener("popstate", () => navigate(path, replace), { once: true });
  const url = getBasePath() + path;
  history.scrollRestoration = "auto";
  if (replace) history.replaceState(history.state, "", url);
  else if (readEntry().over) history.replaceState({ inside: true }, "", url);
  else history.pushState({ inside: true }, "", url);
  route = readRoute();
  scrollTo(0, 0);
}

/** One step back, or to the home page if the page was entered here. */
export function navigateBack() {
  if (readEntry().inside) history.back();
  else navigate("", true);
}

interface Overlay {
  close: () => void;
  path?: string | undefined; // of its own
}
let overlays: Overlay[] = []; // the open ones, the topmost last
let returning = false; // a `history.back()` of ours is under way

/** Makes the browser's back button close an overlay. Returns a function for when it is closed. */
export function pushOverlay(close: () => void, path?: string): () => void {
  const overlay = { close, path };
  overlays.push(overlay);
  matchHistory();
  return () => {
    overlays = overlays.filter((one) => one !== overlay);
    queueMicrotask(matchHistory); // an overlay that follows at once takes over the entry
  };
}

/** Whether the page was entered at the path of an overlay: what it covers has no entry yet. */
export const isEnteredAtOverlay = () => !readEntry().over;

/**
 * One entry of the history stands for all open overlays. `history.back()` takes effect later, so
 * nothing is pushed until its `popstate` is there. Else the step back would remove a new entry.
 */
function matchHistory() {
  if (returning || overlays.length > 0 === (readEntry().over ?? false)) return;
  if (overlays.length) {
    history.scrollRestoration = "manual"; // the step back must not undo what was scrolled since
    const path = overlays.at(-1)?.path;
    history.pushState({ inside: true, over: true }, "", path && getBasePath() + path);
  } else {
    returning = true;
    history.back();
  }
}

function handlePopState() {
  route = readRoute();
  if (!returning && !readEntry().over) flushSync(overlays.at(-1)?.close);
  returning = false;
  matchHistory();
}

/** Whether a link is followed here, and not in another tab. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);

/** Follows links within the page without a reload. */
export function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(getBasePath())) return;
  const path = url.pathname.slice(getBasePath().length);
  if (path.startsWith("api/")) return;
  event.preventDefault();
  navigate(path + url.hash);
}

if (typeof addEventListener === "function") addEventListener("popstate", handlePopState);
