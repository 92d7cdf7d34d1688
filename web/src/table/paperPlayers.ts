/** People who play along on paper: nobody waits for them, and they are typed in at the end. */
import { EMPTY_CELL } from "../notation/sheetText";
import type { PaperView, PrivateView, PublicView, SheetView } from "../api/types";
import { CELLS } from "../notation/grid";

/** Those who play on paper with this device. */
export const findOwnPaperPlayers = (table: PublicView, yours: PrivateView): PaperView[] =>
  table.papers.filter(({ device }) => device === yours.device);

/** Those for whom this device may speak: its own, and for the host all. */
export const findManagedPaperPlayers = (table: PublicView, yours: PrivateView): PaperView[] =>
  yours.host ? table.papers : findOwnPaperPlayers(table, yours);

/** Those whose full sheets this device tells of: its own, and for a host whose device is gone. */
export function findAnnounceablePaperPlayers(table: PublicView, yours: PrivateView): PaperView[] {
  const here = table.devices.filter((one) => one.here).map(({ device }) => device);
  const isGone = ({ device }: PaperView) => device === null || !here.includes(device);
  return table.papers.filter((one) => one.device === yours.device || (yours.host && isGone(one)));
}

/** Everybody's name: of the seats, then of those on paper. */
export const listNames = (table: PublicView): string[] =>
  [...table.seats, ...table.papers].map(({ name }) => name);

/** Whether somebody plays with nobody else, not even on paper. */
export const isSolo = (table: PublicView) => table.seats.length + table.papers.length === 1;

/** Whose sheets were full before the last roll: at the seats, then on paper. */
export function listFullSheets(table: PublicView): string[] {
  const closed = table.closed?.round ?? 0;
  return [
    ...(table.closed?.full ?? []).map((seat) => table.seats[seat]?.name ?? ""),
    ...table.papers.filter(({ full }) => full !== null && full <= closed).map(({ name }) => name),
  ];
}

/** Those whose sheets have to be typed in before the ranking is complete. */
export const findMissingSheets = (table: PublicView): PaperView[] =>
  table.result ? table.papers.filter(({ total }) => total === null) : [];

/** A sheet as the words that were typed. */
export const formatSheetWords = (sheet: SheetView): string[] =>
  CELLS.map((cell, at) => {
    const number = sheet.numbers[at];
    if (!number) return EMPTY_CELL;
    return sheet.circled.includes(cell) ? `(${number})` : String(number);
  });
