import { getLineKind } from "../notation/grid";
import { t } from "./messages.svelte";

/** The localised name of a line. */
export const formatLineName = (line: string) => t(`line-${getLineKind(line)}`, { name: line });
