/** Whether the server has another version of the page than the one that runs here. */

/** The name of the script of a built page; null in development and in tests. */
function findOwnPage(): string | null {
  if (typeof document === "undefined") return null;
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return /([^/]+\.js)$/.exec(script?.src ?? "")?.[1] ?? null;
}

const ownPage = findOwnPage();
let serverPage = $state("");

/** Notes what the server says; older servers say nothing. */
export function noteServerPage(page: string | undefined) {
  if (page) serverPage = page;
}

/** The name of the server's page, if it is not this one; else empty. */
export const getNewPage = () => (ownPage !== null && serverPage !== ownPage ? serverPage : "");
