import { getLineKind } from "../notation/grid";
import { t } from "./messages.svelte";

/** A line as people call it. */
export const formatLineName = (line: string) => t(`line-${getLineKind(line)}`, { name: line });
