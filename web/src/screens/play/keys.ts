/** Keys that work anywhere at the table, but in fields and dialogs. */
export interface TableKeys {
  /** By letter; undefined: there is nothing to be done at the moment. */
  letters: Record<string, (() => void) | undefined>;
  showKeys: () => void;
  enterGrid?: () => void; // where there is none, arrows scroll
}

const FIELDS = "input, select, textarea, [contenteditable]";
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The arrows enter the grid from the page itself and from the bar of the roll button. */
const mayEnterGrid = (target: Element) =>
  target === document.body || target === document.documentElement || target.closest(".bar");

export function handleTableKey(event: KeyboardEvent, keys: TableKeys, hasLetters: boolean) {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest(FIELDS)) return;
  if (document.querySelector("dialog[open]")) return;
  let act: (() => void) | undefined;
  if (ARROWS.includes(event.key)) act = mayEnterGrid(target) ? keys.enterGrid : undefined;
  else if (hasLetters && event.key === "?") act = keys.showKeys;
  else if (hasLetters && !event.shiftKey && !event.repeat)
    act = keys.letters[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
