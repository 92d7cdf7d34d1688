/** The server's doubts about a transcribed sheet. */
import { getLineCells } from "../../notation/grid";
import type { DoubtView } from "../../api/types";
import { formatLineName } from "../../i18n/lines";
import { t } from "../../i18n/messages.svelte";
import { getNumber } from "../../notation/sheetText";

/** Formatted here, because the language may have changed since the request. */
export function describeDoubt({ code, facts, line }: DoubtView): string {
  return t(`doubt-${code}`, line ? { ...facts, line: formatLineName(line) } : facts);
}

/** Whether a doubt is about a cell that contains this word. */
export function concernsCell(
  { cell, line, facts }: DoubtView,
  where: string,
  word: string,
): boolean {
  if (cell) return cell === where;
  if (line) return getLineCells(line).includes(where);
  return getNumber(word) === String(facts.number);
}
