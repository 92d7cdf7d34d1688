import type { RatingView } from "../../api/types";
import { t } from "../../i18n/messages.svelte";

/** In whole numbers: digits behind them would say more than is known. */
export const formatRating = ({ value, uncertainty }: RatingView) =>
  t("season-rating", {
    value: Math.round(value),
    uncertainty: Math.max(1, Math.round(uncertainty)),
  });
