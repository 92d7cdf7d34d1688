/** Waiting for what moves on the page. */

/** Resolves when nothing in an element moves any more: at once without motion. */
export async function waitForAnimations(element: HTMLElement): Promise<void> {
  const moving = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/**
 * Resolves when an element was laid out with a frame. Whoever asks for its animations or its size
 * sooner has that done in the middle of a task, which makes a long one longer.
 */
export const waitForLayout = (element: HTMLElement): Promise<void> =>
  new Promise((done) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      done();
    });
    observer.observe(element);
  });
