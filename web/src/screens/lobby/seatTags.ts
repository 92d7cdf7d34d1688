/** What is said of seats besides their names. */
import type { PrivateView, PublicView, SeatView } from "../../api/types";
import { t } from "../../i18n/messages.svelte";
import { findOwnPaperPlayers } from "../../table/paperPlayers";

export function describeSeats(table: PublicView, yours: PrivateView): string[][] {
  const isMine = ({ device }: SeatView) => device === yours.device;
  const own = table.seats.filter(isMine).length + findOwnPaperPlayers(table, yours).length;
  // Of several people on one device nobody is "you", and only the first is marked as host.
  const hostSeat = table.seats.findIndex(({ device }) => device === table.host);
  return table.seats.map((seat, at) =>
    [
      isMine(seat) ? (own > 1 ? t("lobby-here") : t("lobby-you")) : "",
      at === hostSeat ? t("lobby-host") : "",
      seat.bot ? t("lobby-computer", { level: t(`level-${seat.bot}`) }) : "",
      seat.away ? t("lobby-away") : "",
      yours.more_time.includes(at) ? t("class-more-time-short") : "",
    ].filter(Boolean),
  );
}
