/** The status beside the dice: the most urgent fact. */
import { findChosenLine } from "../../../table/circleChoice";
import { parseMove } from "../../../notation/moves";
import { listFullSheets, isSolo } from "../../../table/paperPlayers";
import {
  findOwnRoller,
  isRoundOpen,
  selectAwaitedNames,
  type ButtonState,
} from "../../../table/selectors";
import type { LiveTable } from "../../../table/liveTable.svelte";
import type { PublicView } from "../../../api/types";
import { formatLineName } from "../../../i18n/lines";
import { t } from "../../../i18n/messages.svelte";

export interface StatusLine {
  text: string;
  urgent: boolean;
}

export function describeStatus(
  live: LiveTable,
  table: PublicView,
  button: ButtonState,
  shown: number,
): StatusLine {
  const urgent = (text: string) => ({ text, urgent: true });
  const calm = (text: string) => ({ text, urgent: false });
  const unsent = live.hasPendingMoves;
  if (live.reconnecting)
    return urgent(t(unsent ? "play-reconnecting-unsent" : "play-reconnecting"));
  if (table.paused) return urgent(t("play-paused"));
  if (live.activeChoice) {
    const line = findChosenLine(live.activeChoice);
    if (!line) return urgent(t("play-which-line"));
    const facts = { line: formatLineName(line.line), makes: t(`combination-${line.makes}`) };
    const begun = parseMove(live.activeChoice.move).free.some((one) => one.line === line.line);
    return urgent(t(begun ? "play-choose-left" : "play-choose", { ...facts, left: line.left }));
  }
  if (table.last && isRoundOpen(table)) {
    const names = listFullSheets(table);
    if (names.length === 1 && names[0] === t("home-you")) return urgent(t("play-last-after-you"));
    if (names.length && !isSolo(table))
      return urgent(t("play-last-after", { names: names.join(", ") }));
    return urgent(t("play-last"));
  }
  const roller = button.kind === "roll" ? findOwnRoller(table, live.seats) : null;
  if (roller !== null) return calm(t("play-rolls-next", { name: roller }));
  if (table.round === 0) return calm(describeFirstRoll(table, button));
  if (button.kind === "wait-moves") {
    const name = findOtherToMove(table, button.mine, shown);
    if (name && shown >= 0) return urgent(t("play-now", { name }));
    if (button.mine.length) return calm(t("play-your-move"));
    const names = selectAwaitedNames(table).join(", ");
    if (names) return calm(t("play-waiting-for", { names }));
    return calm(t("play-moved", { moved: table.moved.seats.length, of: table.moved.of }));
  }
  return calm(describeNextRoll(button));
}

/** Who has to move on this device, if another sheet is shown. */
export function findOtherToMove(table: PublicView, mine: number[], shown: number): string | null {
  if (!mine.length || mine.includes(shown)) return null;
  return table.seats[mine[0]!]?.name ?? null;
}

function describeFirstRoll(table: PublicView, button: ButtonState): string {
  if (button.kind === "roll") return t(table.seats.length > 1 ? "play-you-begin" : "play-begin");
  return describeNextRoll(button);
}

/** Who goes on when all have moved: rolls, or ends the game after the last round. */
export function describeNextRoll(button: ButtonState): string {
  switch (button.kind) {
    case "roll":
      return t("play-you-roll");
    case "finish":
      return t("play-you-finish");
    case "wait-roller":
      return t(button.last ? "play-ends-game" : "play-rolls-next", { name: button.name });
    case "wait-host":
      return t(button.last ? "play-host-ends" : "play-host-rolls");
    case "by-itself":
      return t(button.last ? "play-ends-by-itself" : "play-by-itself");
    case "roll-for":
    case "finish-for":
      return t("play-roller-away", { name: button.name });
    default:
      return t("play-by-itself");
  }
}
