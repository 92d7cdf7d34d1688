/** Moves and points as text. */
import { parseMove } from "../notation/moves";
import { getLanguage, t } from "./messages.svelte";

const joinCells = (cells: string[]) => cells.join(", ");

/** A move as part of a sentence. */
export function describeMove(move: string): string {
  const { cell, circle, free } = parseMove(move);
  if (cell === null) return t("coach-move-nothing");
  if (circle) return t("coach-move-circle", { cell });
  const cells = free.flatMap((group) => group.cells);
  return cells.length ? t("coach-move-circles", { cell, cells: joinCells(cells) }) : cell;
}

/** A sentence about a move that was made. */
export function describeMadeMove(move: string): string {
  const { cell, circle, free } = parseMove(move);
  if (cell === null) return t("coach-did-nothing");
  if (circle) return t("coach-circled", { cell });
  const cells = free.flatMap((group) => group.cells);
  if (cells.length) return t("coach-wrote-circled", { cell, cells: joinCells(cells) });
  return t("coach-wrote", { cell });
}

/** Always with one decimal, so that messages need one plural form only. */
export function formatTenths(points: number, signed = false): string {
  const format = new Intl.NumberFormat(getLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(points).replace("-", "−");
}
