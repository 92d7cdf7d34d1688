/** The heading of the end, in words. */
import { determineOutcome } from "../../table/result";
import type { PrivateView, PublicView } from "../../api/types";
import { getLanguage, say } from "../../i18n/messages.svelte";

/** `good` is more than what somebody alone should have; missing as long as it is not known. */
export function formatHeadline(table: PublicView, yours: PrivateView, good?: number): string {
  const how = determineOutcome(table, yours);
  switch (how.kind) {
    case "abandoned":
      return say("end-abandoned");
    case "missing":
      return say("end-missing", { count: how.count });
    case "you-win":
      return say("end-you-win");
    case "shared-win":
      return say("end-shared-win");
    case "wins":
      return say("end-wins", { name: how.name });
    case "share-the-win": {
      const names = new Intl.ListFormat(getLanguage()).format(how.names);
      return say("end-share-the-win", { names });
    }
    case "alone":
      return formatSoloHeadline(table, good);
  }
}

function formatSoloHeadline({ result, totals }: PublicView, good?: number): string {
  const total = totals[0] ?? 0;
  const verdict = result?.verdict;
  if (verdict) {
    return appendHints(say("score-verdict", { verdict: say(`verdict-${verdict}`), total }), result);
  }
  if (good === undefined) return say("end-points", { total });
  return appendHints(say("score-no-verdict", { total, good }), result);
}

function appendHints(verdict: string, result: PublicView["result"]): string {
  return result?.hints ? say("hint-taken", { verdict, count: result.hints }) : verdict;
}
