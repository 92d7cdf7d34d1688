/** Which cells are shaded: those of all lines through a cell that is pointed at. */
import { getLineCells, getLinesThrough } from "../notation/grid";

const findNear = (cells: (string | null)[]) =>
  new Set(cells.flatMap((cell) => (cell ? getLinesThrough(cell) : [])).flatMap(getLineCells));

const HOVERS = "(hover: hover)";

/** A mouse and the focus of a keyboard point at cells, a finger never. */
export class LineShading {
  private focused: string | null = $state(null);
  private hovered: string | null = $state(null);
  near: ReadonlySet<string> = $derived(findNear([this.focused, this.hovered]));

  focus = (event: FocusEvent, cell: string) => {
    const isVisible = (event.target as HTMLElement).matches(":focus-visible");
    this.focused = isVisible ? cell : null;
  };
  blur = () => (this.focused = null);
  enter = (event: PointerEvent, cell: string) => {
    if (event.pointerType === "mouse" && matchMedia(HOVERS).matches) this.hovered = cell;
  };
  leave = () => (this.hovered = null);
}
