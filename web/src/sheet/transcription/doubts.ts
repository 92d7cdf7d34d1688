/** What may be wrong with a copied sheet, as the server says it. */
import { getLineCells } from "../../notation/grid";
import type { DoubtView } from "../../api/types";
import { formatLineName } from "../../i18n/lines";
import { t } from "../../i18n/messages.svelte";
import { getNumber } from "../../notation/sheetText";

/** In the language of the page, which may have changed since the server was asked. */
export function describeDoubt({ code, facts, line }: DoubtView): string {
  return t(`doubt-${code}`, line ? { ...facts, line: formatLineName(line) } : facts);
}

/** Whether a doubt is about a cell with this word in it. */
export function concernsCell(
  { cell, line, facts }: DoubtView,
  where: string,
  word: string,
): boolean {
  if (cell) return cell === where;
  if (line) return getLineCells(line).includes(where);
  return getNumber(word) === String(facts.number);
}
