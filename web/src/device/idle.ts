/** Resolves when the browser has nothing else to do. */
export const waitUntilIdle = () =>
  new Promise<void>((idle) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => idle());
    else setTimeout(idle, 300); // Safari
  });
