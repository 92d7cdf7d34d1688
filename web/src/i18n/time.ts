/** Times as text. */
import { getLanguage } from "./messages.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was: "now", "5 minutes ago", "yesterday". */
export function formatTimeAgo(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(getLanguage(), { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find((one) => passed >= one[1]) ?? ["second", Infinity];
  return format.format(0 - Math.floor(passed / length), unit);
}
