/** What this browser remembers. A browser that forbids it plays all the same, and forgets. */
export function remembered<T>(
  key: string,
  otherwise: T,
  where: () => Storage = () => localStorage,
): T {
  try {
    const text = where().getItem(`fivebyfive.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, where: () => Storage = () => localStorage) {
  try {
    if (value === null) where().removeItem(`fivebyfive.${key}`);
    else where().setItem(`fivebyfive.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: nothing that the game needs.
  }
}
