import { lineKind } from "../notation/grid";
import { say } from "./messages.svelte";

/** A line as people call it. */
export const lineName = (line: string) => say(`line-${lineKind(line)}`, { name: line });
