/** Dice that are falling anywhere on the page: nothing else may tell the sum before they lie still. */

const falls = new Set<Promise<void>>();

export function registerFall(fall: Promise<void>) {
  falls.add(fall);
  void fall.finally(() => falls.delete(fall));
}

/** Resolves when no dice fall any more: at once where nobody can see them fall. */
export async function waitForFallenDice(): Promise<void> {
  while (falls.size && !document.hidden) await Promise.allSettled(falls);
}
