/** Moves and points in words. */
import { parseMove } from "../notation/moves";
import { getLanguage, t } from "./messages.svelte";

const joinCells = (cells: string[]) => cells.join(", ");

/** A move by its name, within a sentence. */
export function describeMove(move: string): string {
  const { cell, circle, free } = parseMove(move);
  if (cell === null) return t("coach-move-nothing");
  if (circle) return t("coach-move-circle", { cell });
  const cells = free.flatMap((group) => group.cells);
  return cells.length ? t("coach-move-circles", { cell, cells: joinCells(cells) }) : cell;
}

/** A sentence about a move that somebody made. */
export function describeMadeMove(move: string): string {
  const { cell, circle, free } = parseMove(move);
  if (cell === null) return t("coach-did-nothing");
  if (circle) return t("coach-circled", { cell });
  const cells = free.flatMap((group) => group.cells);
  if (cells.length) return t("coach-wrote-circled", { cell, cells: joinCells(cells) });
  return t("coach-wrote", { cell });
}

/** Points to be expected have one decimal, always: so their plural is always the same. */
export function formatTenths(points: number, signed = false): string {
  const format = new Intl.NumberFormat(getLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(points).replace("-", "−");
}
