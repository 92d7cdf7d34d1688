/** A saved game as text. */
import type { SavedGame } from "../../storage/history";
import { getLanguage, t } from "../../i18n/messages.svelte";

export const formatDay = ({ at }: SavedGame) =>
  new Intl.DateTimeFormat(getLanguage(), { dateStyle: "medium" }).format(at);

export const formatPlayerName = (name: string) => name || t("home-you");

/** Solo or place, verdict, hints. */
export function describeGame({ alone, verdict, place, of, hints = 0 }: SavedGame): string {
  const how = alone ? t("history-alone") : t("history-place", { place, of });
  const parts = [how];
  if (verdict) parts.push(t(`verdict-${verdict}`));
  if (hints > 0) parts.push(t("history-hints"));
  return parts.join(" · ");
}
