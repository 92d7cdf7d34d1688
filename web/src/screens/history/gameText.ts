/** A kept game in words. */
import type { SavedGame } from "../../storage/history";
import { getLanguage, say } from "../../i18n/messages.svelte";

export const formatDay = ({ at }: SavedGame) =>
  new Intl.DateTimeFormat(getLanguage(), { dateStyle: "medium" }).format(at);

export const formatPlayerName = (name: string) => name || say("home-you");

/** How it went: alone or at which place, how good, with help or not. */
export function describeGame({ alone, verdict, place, of, hints = 0 }: SavedGame): string {
  const how = alone ? say("history-alone") : say("history-place", { place, of });
  const parts = [how];
  if (verdict) parts.push(say(`verdict-${verdict}`));
  if (hints > 0) parts.push(say("history-hints"));
  return parts.join(" · ");
}
