import { getLineKind } from "../notation/grid";
import { say } from "./messages.svelte";

/** A line as people call it. */
export const formatLineName = (line: string) => say(`line-${getLineKind(line)}`, { name: line });
