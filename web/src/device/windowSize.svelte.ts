/** Kinds of windows, by which a running game is laid out. */
import { MediaQuery } from "svelte/reactivity";

export type WindowSize =
  | "phone" // one column
  | "lying" // a phone in landscape: two columns
  | "tablet" // one wide column, high enough for more below the sheet
  | "wide"; // three columns

const lying = new MediaQuery("(orientation: landscape) and (max-height: 520px)", false);
const wide = new MediaQuery("(min-width: 960px)", false);
const tablet = new MediaQuery("(min-width: 600px) and (min-height: 900px)", false);
const high = new MediaQuery("(min-height: 800px)", false);
const tall = new MediaQuery("(min-height: 700px)", false);

/** The kind of window that this is now. */
export function getWindowSize(): WindowSize {
  if (lying.current) return "lying";
  if (wide.current) return "wide";
  return tablet.current ? "tablet" : "phone";
}

/** Whether more than the sheet and its buttons fit into the window. */
export const isTall = (): boolean => tall.current;

/** Whether a column has room for more than one other sheet. */
export const isHigh = (): boolean => high.current;
