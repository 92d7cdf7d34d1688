/** Paper players: nobody waits for their moves, and their sheets are typed in at the end. */
import { EMPTY_CELL } from "../notation/sheetText";
import type { PaperView, PrivateView, PublicView, SheetView } from "../api/types";
import { CELLS } from "../notation/grid";

/** The paper players of this device. */
export const findOwnPaperPlayers = (table: PublicView, yours: PrivateView): PaperView[] =>
  table.papers.filter(({ device }) => device === yours.device);

/** The paper players that this device may change: its own; for the host all. */
export const findManagedPaperPlayers = (table: PublicView, yours: PrivateView): PaperView[] =>
  yours.host ? table.papers : findOwnPaperPlayers(table, yours);

/** Whose full sheets this device announces: its own; for the host also those without a device. */
export function findAnnounceablePaperPlayers(table: PublicView, yours: PrivateView): PaperView[] {
  const here = table.devices.filter((one) => one.here).map(({ device }) => device);
  const isGone = ({ device }: PaperView) => device === null || !here.includes(device);
  return table.papers.filter((one) => one.device === yours.device || (yours.host && isGone(one)));
}

/** All names: of seats, then of paper players. */
export const listNames = (table: PublicView): string[] =>
  [...table.seats, ...table.papers].map(({ name }) => name);

/** Whether there is one player only, counting paper players. */
export const isSolo = (table: PublicView) => table.seats.length + table.papers.length === 1;

/** Names with sheets that were full before the last roll: of seats, then of paper players. */
export function listFullSheets(table: PublicView): string[] {
  const closed = table.closed?.round ?? 0;
  return [
    ...(table.closed?.full ?? []).map((seat) => table.seats[seat]?.name ?? ""),
    ...table.papers.filter(({ full }) => full !== null && full <= closed).map(({ name }) => name),
  ];
}

/** Paper players whose sheets are missing in the ranking. */
export const findMissingSheets = (table: PublicView): PaperView[] =>
  table.result ? table.papers.filter(({ total }) => total === null) : [];

/** A sheet as words, as it is transcribed. */
export const formatSheetWords = (sheet: SheetView): string[] =>
  CELLS.map((cell, at) => {
    const number = sheet.numbers[at];
    if (!number) return EMPTY_CELL;
    return sheet.circled.includes(cell) ? `(${number})` : String(number);
  });
