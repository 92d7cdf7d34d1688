/** Routes of the page, relative to its base path, and its entries in the browser's history. */
import { flushSync } from "svelte";

export type Route =
  | { at: "home" }
  | { at: "table"; code: string; big: boolean } // big: the projector
  | { at: "caller" }
  | { at: "score" }
  | { at: "sheets" } // to print
  | { at: "rules"; game: string }
  | { at: "room"; name: string } // empty: choose one
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

let closers: (() => void)[] = []; // of the open overlays, the topmost last
let returning = false; // a `history.back()` of ours is under way

/** Makes the browser's back button close an overlay. Returns a function for when it is closed. */
export function pushOverlay(close: () => void): () => void {
  closers.push(close);
  matchHistory();
  return () => {
    closers = closers.filter((one) => one !== close);
    queueMicrotask(matchHistory); // an overlay that follows at once takes over the entry
  };
}

/**
 * One entry of the history stands for all open overlays. `history.back()` takes effect later, so
 * nothing is pushed until its `popstate` is there. Else the step back would remove a new entry.
 */
function matchHistory() {
  if (returning || closers.length > 0 === (readEntry().over ?? false)) return;
  if (closers.length) {
    history.scrollRestoration = "manual"; // the step back must not undo what was scrolled since
    history.pushState({ inside: true, over: true }, "");
  } else {
    returning = true;
    history.back();
  }
}

function handlePopState() {
  route = readRoute();
  if (!returning && !readEntry().over) flushSync(closers.at(-1));
  returning = false;
  matchHistory();
}

/** Follows links within the page without a reload. */
export function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(getBasePath())) return;
  const path = url.pathname.slice(getBasePath().length);
  if (path.startsWith("api/")) return;
  event.preventDefault();
  navigate(path + url.hash);
}

if (typeof addEventListener === "function") addEventListener("popstate", handlePopState);
