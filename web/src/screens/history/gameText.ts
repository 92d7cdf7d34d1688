/** A saved game as text. */
import { UNCOUNTED_REASONS, type SavedGame } from "../../storage/history";
import { formatDate } from "../../i18n/dates";
import { t } from "../../i18n/messages.svelte";

export const formatDay = ({ at }: { at: number }) => formatDate(at);

export const formatPlayerName = (name: string) => name || t("home-you");

/** Solo or place, verdict, why it does not count. */
export function describeGame({ alone, verdict, place, of, uncounted }: SavedGame): string {
  const how = alone ? t("history-alone") : t("history-place", { place, of });
  const parts = [how];
  if (verdict) parts.push(t(`verdict-${verdict}`));
  const known = UNCOUNTED_REASONS.filter((reason) => uncounted.includes(reason));
  return [...parts, ...known.map((reason) => t(`uncounted-${reason}`))].join(" · ");
}
