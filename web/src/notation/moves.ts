/** Moves in the notation of the record: `c3`, `(c3)`, `d4{4:a4b4,\:a1}`, `-`. */
export interface MoveParts {
  cell: string | null; // null: no cell (`-`)
  circle: boolean;
  free: { line: string; cells: string[] }[];
}

export function parseMove(text: string): MoveParts {
  if (text === "-") return { cell: null, circle: false, free: [] };
  if (text.startsWith("(")) return { cell: text.slice(1, 3), circle: true, free: [] };
  const groups = text.slice(3, -1);
  const free = groups ? groups.split(",").map(parseGroup) : [];
  return { cell: text.slice(0, 2), circle: false, free };
}

function parseGroup(text: string) {
  const cells = text.slice(2).match(/../g) ?? [];
  return { line: text[0]!, cells: [...cells] };
}

export function formatMove({ cell, circle, free }: MoveParts): string {
  if (cell === null) return "-";
  if (circle) return `(${cell})`;
  if (!free.length) return cell;
  return `${cell}{${free.map((group) => `${group.line}:${group.cells.join("")}`).join(",")}}`;
}

/** Adds a free circle to the group of its line, or starts a new group. */
export function addFreeCircle(move: string, line: string, cell: string): string {
  const parts = parseMove(move);
  const group = parts.free.find((one) => one.line === line);
  if (group) group.cells.push(cell);
  else parts.free.push({ line, cells: [cell] });
  return formatMove(parts);
}

/** Removes a free circle. */
export function removeFreeCircle(move: string, cell: string): string {
  const parts = parseMove(move);
  const free = parts.free.map(({ line, cells }) => ({
    line,
    cells: cells.filter((one) => one !== cell),
  }));
  return formatMove({ ...parts, free: free.filter(({ cells }) => cells.length) });
}

/** The cells that a move writes or circles. */
export function getChangedCells(move: string | undefined): string[] {
  if (!move) return [];
  const { cell, free } = parseMove(move);
  return [...(cell ? [cell] : []), ...free.flatMap((group) => group.cells)];
}

export const getFreeCircles = (move: string) =>
  parseMove(move).free.flatMap((group) => group.cells);

/** A move typed by hand, in notation; null if it is none. */
export function parseTypedMove(text: string): string | null {
  const lean = text.toLowerCase().replace(/\s+/g, "");
  return /^(-|[a-e][1-5]|\([a-e][1-5]\))$/.test(lean) ? lean : null;
}
