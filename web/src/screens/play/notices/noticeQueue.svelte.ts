/** The notices of a running game, one at a time: the most important that was not read yet. */
import { describeLateMove } from "../../../table/lateMoves";
import type { LiveTable } from "../../../table/liveTable.svelte";
import { findNamesWithoutNonce } from "../../../table/seating";
import type { PrivateView, PublicView } from "../../../api/types";
import { getNewPage } from "../../../api/version.svelte";
import { describeMove } from "../../../i18n/moves";
import { formatList, t } from "../../../i18n/messages.svelte";
import { findFullPaperSheets, findLongAbsent, findPlayedFor } from "./notices";

export interface Notice {
  text: string;
  buttons: { text: string; run: () => void }[];
}

interface NoticeFacts {
  table: PublicView;
  yours: PrivateView;
}

export class NoticeQueue {
  private read: string[] = $state.raw([]);
  current: Notice | null = $derived.by(() => this.findNext());

  constructor(
    private readonly live: LiveTable,
    private readonly getFacts: () => NoticeFacts,
  ) {}

  private findNext(): Notice | null {
    const { table, yours } = this.getFacts();
    const isNew = ({ key }: { key: string }) => !this.read.includes(key);
    const played = findPlayedFor(yours, table);
    for (const late of this.live.lateMoves) {
      const key = `late ${late.game} ${late.round} ${late.seat} ${late.move}`;
      const text = isNew({ key }) && describeLateMove(late, table, yours);
      // The sentence also has what the computer played.
      if (text) return this.toBeRead(text, key, ...played.map((one) => one.key));
    }
    const back = this.live.hasPendingMoves ? undefined : played.find(isNew);
    if (back) {
      const moves = formatList(back.moves.map(describeMove));
      return this.toBeRead(t("play-played-for", { moves }), back.key);
    }
    const full = findFullPaperSheets(table, yours).find(isNew);
    if (full) return this.toBeRead(t("onpaper-full-said", { name: full.name }), full.key);
    const gone = findLongAbsent(table, yours, this.live.now).find(isNew);
    if (gone) {
      const standIn = { type: "stand-in", seat: gone.seat, on: true } as const;
      return {
        text: t("play-is-away", { name: gone.name }),
        buttons: [
          { text: t("play-wait"), run: () => this.markRead(gone.key) },
          { text: t("play-let-computer"), run: () => void this.live.submit(standIn) },
        ],
      };
    }
    const without = findNamesWithoutNonce(table);
    if (table.round === 0 && without.length) {
      return { text: t("end-dice-without", { names: formatList(without) }), buttons: [] };
    }
    const page = getNewPage();
    return page && isNew({ key: page }) ? this.offerReload(page) : null;
  }

  /** The server has another version of the page. The game goes on with this one, too. */
  private offerReload(page: string): Notice {
    return {
      text: t("page-new-version"),
      buttons: [
        { text: t("page-reload"), run: () => location.reload() },
        { text: t("page-later"), run: () => this.markRead(page) },
      ],
    };
  }

  private toBeRead(text: string, ...keys: string[]): Notice {
    return { text, buttons: [{ text: t("teach-got-it"), run: () => this.markRead(...keys) }] };
  }

  private markRead(...keys: string[]) {
    this.read = [...this.read, ...keys];
  }
}
