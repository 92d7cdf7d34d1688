/** The text of moves, as the record writes them: `c3`, `(c3)`, `d4{4:a4b4,\:a1}`, `-`. */
export interface MoveParts {
  cell: string | null; // null: nothing
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

/** One more free circle: the group of the line grows, or a new one begins. */
export function addFreeCircle(move: string, line: string, cell: string): string {
  const parts = parseMove(move);
  const last = parts.free.at(-1);
  if (last?.line === line) last.cells.push(cell);
  else parts.free.push({ line, cells: [cell] });
  return formatMove(parts);
}

/** One free circle less, the newest; null when there is none to take away. */
export function removeLastFreeCircle(move: string): string | null {
  const parts = parseMove(move);
  const last = parts.free.at(-1);
  if (!last) return null;
  last.cells.pop();
  if (!last.cells.length) parts.free.pop();
  return formatMove(parts);
}

/** The cells that a move has changed. */
export function getChangedCells(move: string | undefined): string[] {
  if (!move) return [];
  const { cell, free } = parseMove(move);
  return [...(cell ? [cell] : []), ...free.flatMap((group) => group.cells)];
}

export const getFreeCircles = (move: string) =>
  parseMove(move).free.flatMap((group) => group.cells);

/** What somebody typed into the move field, as the record would write it; null when it is no move. */
export function parseTypedMove(text: string): string | null {
  const lean = text.toLowerCase().replace(/\s+/g, "");
  return /^(-|[a-e][1-5]|\([a-e][1-5]\))$/.test(lean) ? lean : null;
}
