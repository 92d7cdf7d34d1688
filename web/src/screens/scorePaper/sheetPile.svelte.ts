/** Several sheets of paper with names: which one is copied now, and their places by points. */
import { RETRY_DELAY, isTransient } from "../../api/errors";
import type { PaperSheet, ScoredSheet } from "../../api/types";
import { createEmptyCells, EMPTY_CELL, parseStoredCells } from "../../notation/sheetText";

export interface NamedSheet {
  name: string;
  cells: string[];
}

export interface RankedSheet extends NamedSheet {
  at: number; // in the pile
  total: number | null; // null until it is scored
  place: number | null;
}

const MAX_SHEETS = 60;
const MAX_NAME = 24;

/** Validates what the browser stored; a single sheet of an older page is a pile of one. */
export function parseStoredPile(found: { cells?: unknown; sheets?: unknown }): NamedSheet[] {
  const sheets = Array.isArray(found.sheets) ? (found.sheets as unknown[]) : [];
  const pile = sheets.slice(0, MAX_SHEETS).flatMap((one) => {
    const { name, cells } = (one ?? {}) as { name?: unknown; cells?: unknown };
    const known = parseStoredCells(cells);
    return known
      ? [{ name: typeof name === "string" ? name.slice(0, MAX_NAME) : "", cells: known }]
      : [];
  });
  return pile.length
    ? pile
    : [{ name: "", cells: parseStoredCells(found.cells) ?? createEmptyCells() }];
}

export const isEmptySheet = (cells: readonly string[]) =>
  cells.every((word) => word === EMPTY_CELL);

/** The sheets that have numbers or a name, best first; equal points share a place. */
export function rankSheets(
  pile: readonly NamedSheet[],
  getTotal: (sheet: NamedSheet, at: number) => number | null,
): RankedSheet[] {
  const scored = pile
    .map((sheet, at) => ({ ...sheet, at, total: getTotal(sheet, at) }))
    .filter(({ name, cells }) => name || !isEmptySheet(cells));
  const totals = scored.map(({ total }) => total ?? -1);
  const places = scored.map(({ total }) =>
    total === null ? null : 1 + totals.filter((other) => other > total).length,
  );
  return scored
    .map((sheet, at) => ({ ...sheet, place: places[at]! }))
    .sort((one, two) => (two.total ?? -1) - (one.total ?? -1) || one.at - two.at);
}

/** The totals of sheets, each asked for once. */
export class SheetTotals {
  private known: Record<string, number> = $state.raw({});
  private readonly asked: Record<string, boolean> = {};

  constructor(private readonly fetchScore: (paper: PaperSheet) => Promise<ScoredSheet>) {}

  get(game: string, cells: readonly string[]): number | null {
    return this.known[toKey(game, cells)] ?? null;
  }

  async load(game: string, cells: string[]): Promise<void> {
    const key = toKey(game, cells);
    if (key in this.known || this.asked[key]) return;
    this.asked[key] = true;
    try {
      const { sheet } = await this.fetchScore({ game, cells });
      this.known = { ...this.known, [key]: sheet.total };
    } catch (error) {
      this.asked[key] = false;
      if (isTransient(error)) setTimeout(() => void this.load(game, cells), RETRY_DELAY);
    }
  }
}

const toKey = (game: string, cells: readonly string[]) => `${game} ${cells.join(" ")}`;
