/** The next game of a table, for whoever still reads the end of the last one. */
import {
  findOwnRoller,
  selectDeadline,
  selectRollButton,
  type ButtonState,
} from "../../table/selectors";
import type { PrivateView, PublicView } from "../../api/types";
import { t } from "../../i18n/messages.svelte";

export interface NextGame {
  text: string;
  isBeginning: boolean; // nothing was rolled yet
  isAwaited: boolean; // it does not go on without this device, or not for long
  until: number | null; // the end of the round, if this device has to move
}

export function describeNextGame(table: PublicView, yours: PrivateView, now: number): NextGame {
  if (table.phase !== "playing") {
    return { text: t("end-next-opens"), isBeginning: true, isAwaited: false, until: null };
  }
  const { round } = table;
  const button = selectRollButton(table, yours, now);
  const wish = describeWish(button, findOwnRoller(table, yours.seats));
  const toMove = button.kind === "wait-moves" ? button.mine : [];
  return {
    text: `${round ? t("end-next-round", { round }) : t("end-next-begun")} ${wish}`.trim(),
    isBeginning: round === 0,
    isAwaited: wish !== "",
    until: toMove.length
      ? selectDeadline(
          table,
          yours.seats.find(({ seat }) => seat === toMove[0]),
        )
      : null,
  };
}

/** What this device has to do for the game to go on; empty: nothing. */
function describeWish(button: ButtonState, roller: string | null): string {
  switch (button.kind) {
    case "roll":
      return roller ? t("play-rolls-next", { name: roller }) : t("play-you-roll");
    case "finish":
      return t("play-you-finish");
    case "wait-moves":
      if (!button.mine.length) return "";
      return t(button.missing > button.mine.length ? "end-next-turn" : "end-next-waits");
    default:
      return "";
  }
}
