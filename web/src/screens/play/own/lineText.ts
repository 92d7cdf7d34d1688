/** Lines as text. */
import { getLineCells } from "../../../notation/grid";
import type { GameInfo, SheetView } from "../../../api/types";
import { formatLineName } from "../../../i18n/lines";
import { t } from "../../../i18n/messages.svelte";

/** A sentence about a line: its combination and points, or what is missing. */
export function describeLine(line: string, sheet: SheetView, info: GameInfo | null): string {
  const made = sheet.makes[line];
  const points = sheet.lines[line] ?? 0;
  const facts = {
    line: formatLineName(line),
    makes: made ? t(`combination-${made}`) : "",
    points,
  };
  if (info?.boxes) {
    const box = info.boxes[line] ?? 0;
    const circled = getLineCells(line).filter((cell) => sheet.circled.includes(cell)).length;
    if (points) return t("play-box-scored", facts);
    if (made) return t("play-box-made", { ...facts, box, circled });
    return t("play-box-open", { line: facts.line, box, circled });
  }
  if (!made) return t("play-line-open", { line: facts.line });
  return t(info?.doubled.includes(line) ? "play-line-doubled" : "play-line-made", facts);
}
