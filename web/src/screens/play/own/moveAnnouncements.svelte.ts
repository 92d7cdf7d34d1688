/** Announces one's own moves to screen readers, what they make, and whose turn it is to roll. */
import { announce } from "../../../ui/announcements.svelte";
import { LINES } from "../../../notation/grid";
import { parseMove } from "../../../notation/moves";
import { parseRoll } from "../../../notation/rolls";
import { findOwnRoller, type ButtonState } from "../../../table/selectors";
import type { GameInfo, OwnSeatView, PublicView } from "../../../api/types";
import { formatList, t } from "../../../i18n/messages.svelte";
import { describeLine } from "./lineText";

export interface MoveFacts {
  table: PublicView;
  seats: OwnSeatView[];
  info: GameInfo | null;
  kind: ButtonState["kind"]; // what the roll button does
  hasOthers: boolean;
}

/** To be called during component initialisation. */
export function announceMoves(getFacts: () => MoveFacts) {
  let told: Record<number, string | null> | undefined; // by seat, in the open round
  let round = "";
  $effect(() => {
    const { table, seats, info } = getFacts();
    const now = `${table.game_number} ${table.round} ${table.roll}`;
    const isSameRound = now === round;
    round = now;
    const before = isSameRound ? told : undefined;
    told = Object.fromEntries(seats.map(({ seat, move }) => [seat, move]));
    for (const own of before ? seats : []) {
      if (own.move === before![own.seat] || own.stood_in) continue;
      announce(own.move === null ? t("play-taken-back") : describeOwnMove(own, table, info));
    }
  });
  const kind = $derived(getFacts().kind);
  const hasOthers = $derived(getFacts().hasOthers);
  const roller = $derived(findOwnRoller(getFacts().table, getFacts().seats));
  $effect(() => {
    if (kind === "finish") announce(t("play-you-finish"));
    else if (kind === "roll" && hasOthers)
      announce(roller ? t("play-rolls-next", { name: roller }) : t("play-you-roll"));
  });
}

function describeOwnMove(own: OwnSeatView, table: PublicView, info: GameInfo | null): string {
  const { sheet, pencilled } = own;
  const changed = LINES.filter(
    (line) =>
      sheet.makes[line] !== pencilled.makes[line] || sheet.lines[line] !== pencilled.lines[line],
  );
  const lines = changed.map((line) => describeLine(line, pencilled, info).replace(/\.$/, ""));
  return [describeMade(own.move!, table), ...lines.map((line) => `${line}.`)].join(" ");
}

function describeMade(move: string, table: PublicView): string {
  const { cell, circle, free } = parseMove(move);
  if (cell === null) return t("play-did-nothing");
  if (circle) return t("play-circled", { cell });
  const number = String(table.roll ? parseRoll(table.roll).sum : "");
  const cells = free.flatMap((group) => group.cells);
  if (cells.length) return t("play-wrote-circled", { number, cell, cells: formatList(cells) });
  return t("play-wrote", { number, cell });
}
