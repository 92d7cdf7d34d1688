/** Keys of the projector, for a keyboard and for the remote of a presenter. */
export interface ProjectorKeys {
  /** The primary action: start, roll, go on, finish, next game. */
  press: () => void;
  /** By letter; undefined: there is nothing to be done at the moment. */
  letters: Record<string, (() => void) | undefined>;
}

const PRESS = ["PageDown", " ", "Enter"];
// What the key of a remote for a black screen sends.
const BLACK_SCREEN = [".", "b"];
// Elements that have their own use for Enter and Space.
const CONTROLS = "button, a[href], summary, label, [role=radio]";
const FIELDS = "input, select, textarea, [contenteditable]";

export function handleProjectorKey(
  event: KeyboardEvent,
  keys: ProjectorKeys,
  hasLetters: boolean,
): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest(FIELDS)) return;
  const dialog = document.querySelector("dialog[open]");
  if (dialog) {
    // The remote has no Enter: it answers what asks for a plain yes.
    const yes = key === "PageDown" && dialog.querySelector<HTMLElement>("[data-harmless]");
    if (yes) event.preventDefault();
    if (yes && !event.repeat) yes.click();
    return;
  }
  const act = PRESS.includes(key)
    ? key !== "PageDown" && target.closest(CONTROLS)
      ? undefined
      : keys.press
    : hasLetters
      ? keys.letters[BLACK_SCREEN.includes(key.toLowerCase()) ? "p" : key.toLowerCase()]
      : undefined;
  if (!act) return;
  event.preventDefault(); // nor does a repeated key scroll
  if (!event.repeat) act();
}
