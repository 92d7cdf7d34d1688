/** The heading of the end screen. */
import { determineOutcome } from "../../table/result";
import type { PrivateView, PublicView } from "../../api/types";
import { getLanguage, t } from "../../i18n/messages.svelte";

/** `good` is the solo threshold from the server's description; undefined until it is loaded. */
export function formatHeadline(table: PublicView, yours: PrivateView, good?: number): string {
  const how = determineOutcome(table, yours);
  switch (how.kind) {
    case "abandoned":
      return t("end-abandoned");
    case "missing":
      return t("end-missing", { count: how.count });
    case "you-win":
      return t("end-you-win");
    case "place":
      return t("end-your-place", { place: how.place, of: how.of });
    case "apart":
      return t("end-your-apart");
    case "shared-win":
      return t("end-shared-win");
    case "wins":
      return t("end-wins", { name: how.name });
    case "share-the-win": {
      const names = new Intl.ListFormat(getLanguage()).format(how.names);
      return t("end-share-the-win", { names });
    }
    case "alone":
      return formatSoloHeadline(table, good);
  }
}

function formatSoloHeadline({ result, totals }: PublicView, good?: number): string {
  const total = totals[0] ?? 0;
  const verdict = result?.verdict;
  if (verdict) {
    return appendHints(t("score-verdict", { verdict: t(`verdict-${verdict}`), total }), result);
  }
  if (good === undefined) return t("end-points", { total });
  return appendHints(t("score-no-verdict", { total, good }), result);
}

function appendHints(verdict: string, result: PublicView["result"]): string {
  return result?.hints ? t("hint-taken", { verdict, count: result.hints }) : verdict;
}
