/** A hint as text and as marks on the sheet. */
import type { HintView } from "../../../api/types";
import { describeMove, formatTenths } from "../../../i18n/moves";
import { markHint } from "../../../table/review";
import { formatList, t } from "../../../i18n/messages.svelte";

type HintedMoves = HintView["moves"];

/** The moves that are as good as the best, as far as people are told; then the others. */
export function splitHint({ moves }: HintView): { best: HintedMoves; others: HintedMoves } {
  const isBest = ({ lost }: HintedMoves[number]) => formatTenths(lost) === formatTenths(0);
  return { best: moves.filter(isBest), others: moves.filter((one) => !isBest(one)) };
}

export function formatBestMoves(hint: HintView): string {
  const moves = splitHint(hint).best.map(({ move }) => describeMove(move));
  if (moves.length > 1) return t("hint-equals", { moves: formatList(moves) });
  return t("hint-best", { move: moves[0] ?? describeMove("-") });
}

/** `choosing` is the move whose circles are being chosen, else null. */
export const markBestMoves = (hint: HintView, choosing: string | null) =>
  markHint(
    splitHint(hint).best.map(({ move }) => move),
    choosing,
  );
