/** Where the person is: the path of the page, relative to where it is served. */
export type Route =
  | { at: "home" }
  | { at: "table"; code: string; big: boolean } // big: the screen that all look at
  | { at: "caller" }
  | { at: "score" }
  | { at: "sheets" } // to print
  | { at: "rules"; game: string }
  | { at: "room"; name: string } // empty: which one is asked
  | { at: "history" }
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
  return { at: "nowhere" };
}

/** As people typed it; what was cut in the middle of a letter stays as it is. */
function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The server puts a <base> into the page, so that it works behind a proxy's path, too. */
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

/** What an entry of the browser's history was made for. */
interface Entry {
  inside?: boolean; // there is a screen of ours before it
  over?: boolean; // something lies over the screen before it
}
const readEntry = () => (history.state ?? {}) as Entry;

export function navigate(path: string, replace = false) {
  if (returning) return addEventListener("popstate", () => navigate(path, replace), { once: true });
  const url = getBasePath() + path;
  if (replace) history.replaceState(history.state, "", url);
  else if (readEntry().over) history.replaceState({ inside: true }, "", url);
  else history.pushState({ inside: true }, "", url);
  route = readRoute();
  scrollTo(0, 0);
}

/** Back to where one came from; to the home page for those who came here first. */
export function navigateBack() {
  if (readEntry().inside) history.back();
  else navigate("", true);
}

let closeOverlay: (() => void) | undefined; // what lies over the screen
let returning = false; // a step back of our own is under way

/** Something lies over the screen: the way back closes it. To be called when it is gone. */
export function pushOverlay(close: () => void): () => void {
  closeOverlay = close;
  if (!returning && !readEntry().over) pushOverlayEntry();
  return () => {
    closeOverlay = undefined;
    if (returning || !readEntry().over) return;
    returning = true;
    history.back();
  };
}

const pushOverlayEntry = () => history.pushState({ inside: true, over: true }, "");

function handlePopState() {
  route = readRoute();
  if (!returning) return closeOverlay?.();
  returning = false;
  if (closeOverlay) pushOverlayEntry(); // another one came meanwhile
}

/** Links of the page change the screen without loading it again. */
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
  navigate(path);
}

if (typeof addEventListener === "function") addEventListener("popstate", handlePopState);
