/** Announces every roll to screen readers, and speaks it. */
import { preferences } from "../../../storage/preferences.svelte";
import { speak, isVoiceOn } from "../../../device/speech";
import { announce } from "../../../ui/announcements.svelte";
import { parseRoll } from "../../../notation/rolls";
import { listFullSheets } from "../../../table/paperPlayers";
import type { PublicView } from "../../../api/types";
import { getLanguage, t } from "../../../i18n/messages.svelte";

interface RollFacts {
  table: PublicView;
  shared: boolean; // whether several people use this device
}

/** To be called during component initialisation. `onroll` is called before each announcement. */
export function announceRolls(facts: () => RollFacts, onroll: () => void) {
  let told = "";
  $effect(() => {
    const { table, shared } = facts();
    const at = `${table.game_number} ${table.round} ${table.roll}`;
    if (at === told) return;
    const first = told === "";
    told = at;
    onroll();
    if (!table.roll) return;
    const { dice, sum } = parseRoll(table.roll);
    const rolled = { round: table.round, sum: String(sum), dice: dice ? dice.join(" + ") : "" };
    const full = table.last ? ` ${t("play-last")}` : "";
    announce(t(dice ? "play-rolled" : "play-rolled-sum", rolled) + full);
    const aloud = isVoiceOn(preferences.voice, table.settings.voice, shared);
    const last = table.last && listFullSheets(table).length ? `. ${t("play-voice-last")}` : "";
    if (!first && aloud) speak(sum + last, getLanguage());
  });
}
