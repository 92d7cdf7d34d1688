/** Names and positions of cells and lines. Scoring is the server's part. */
export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
export const ROWS = ["1", "2", "3", "4", "5"] as const;
export const DIAGONAL_DOWN = "\\";
export const DIAGONAL_UP = "/";
export const LINES: readonly string[] = [...ROWS, ...COLUMNS, DIAGONAL_DOWN, DIAGONAL_UP];

/** Row by row, the order of `numbers` in a sheet. */
export const CELLS: readonly string[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => column + row),
);

export const locateCell = (cell: string) => ({
  column: COLUMNS.indexOf(cell[0] as "a"),
  row: ROWS.indexOf(cell[1] as "1"),
});

export function getLineCells(line: string): string[] {
  if (line === DIAGONAL_DOWN) return COLUMNS.map((column, at) => column + ROWS[at]);
  if (line === DIAGONAL_UP) return COLUMNS.map((column, at) => column + ROWS[4 - at]);
  return CELLS.filter((cell) => cell.includes(line));
}

export const getLinesThrough = (cell: string) =>
  LINES.filter((line) => getLineCells(line).includes(cell));

/** The kind of a line, part of message ids. */
export function getLineKind(line: string): "row" | "column" | "diagonal" {
  if (line === DIAGONAL_DOWN || line === DIAGONAL_UP) return "diagonal";
  return ROWS.includes(line as "1") ? "row" : "column";
}

/** The cell at an offset, clamped to the grid. */
export function stepFrom(cell: string, right: number, down: number): string {
  const { column, row } = locateCell(cell);
  const within = (at: number) => Math.max(0, Math.min(4, at));
  return COLUMNS[within(column + right)]! + ROWS[within(row + down)]!;
}

/** Offsets of navigation keys: to the right, down. */
export const ARROW_STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-4, 0],
  End: [4, 0],
  PageUp: [0, -4],
  PageDown: [0, 4],
};
