import { t } from "./messages.svelte";

/** Whose sheet it is. Somebody who plays alone has no name but "You". */
export const formatSheetTitle = (name: string): string =>
  name === t("home-you") ? t("play-sheet-own") : t("play-sheet", { name });
