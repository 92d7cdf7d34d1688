/**
 * JSON values in the browser's storage. Where it is forbidden or full, they last as long as the page.
 */
const unsaved = new Map<string, string>();

export function readStored<T>(
  key: string,
  otherwise: T,
  where: () => Storage = () => localStorage,
): T {
  let text: string | null | undefined;
  try {
    text = where().getItem(`fivebyfive.${key}`);
  } catch {
    text = unsaved.get(key);
  }
  try {
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // not written by this page
  }
}

/** Whether the value will survive a reload. */
export function writeStored(
  key: string,
  value: unknown,
  where: () => Storage = () => localStorage,
): boolean {
  const text = JSON.stringify(value);
  try {
    if (value === null) where().removeItem(`fivebyfive.${key}`);
    else where().setItem(`fivebyfive.${key}`, text);
    return true;
  } catch {
    unsaved.set(key, text);
    return false;
  }
}
