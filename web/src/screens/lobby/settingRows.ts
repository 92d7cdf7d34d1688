/** Every setting of a table as a row of choices, in words. */
import { includeCurrent } from "../../table/seating";
import type { Settings } from "../../api/types";
import { say } from "../../i18n/messages.svelte";

export interface SettingRow {
  label: string;
  value: string;
  choices: { value: string; text: string }[];
  change: (value: string) => Partial<Settings>;
}

const SECONDS = [20, 30, 60, 90];
const UNTIMED = [0, 1, 3, 5];

const toOnOff = (on: boolean) => (on ? "on" : "off");

export function buildSettingRows(settings: Settings): SettingRow[] {
  const { seconds, untimed } = settings;
  const rows: SettingRow[] = [
    {
      label: say("lobby-rolls"),
      value: settings.rolls,
      choices: [
        { value: "turn", text: say("lobby-rolls-turn") },
        { value: "host", text: say("lobby-rolls-host") },
        { value: "auto", text: say("lobby-rolls-auto") },
      ],
      change: (value) => ({ rolls: value as Settings["rolls"] }),
    },
    {
      label: say("lobby-dice"),
      value: settings.dice,
      choices: [
        { value: "app", text: say("lobby-dice-app") },
        { value: "real", text: say("lobby-dice-real") },
      ],
      change: (value) => ({ dice: value as Settings["dice"] }),
    },
    {
      label: say("lobby-seconds"),
      value: String(seconds),
      choices: [
        { value: "null", text: say("lobby-seconds-none") },
        ...includeCurrent(SECONDS, seconds).map((one) => ({
          value: String(one),
          text: say("lobby-seconds-some", { seconds: one }),
        })),
      ],
      change: (value) => ({ seconds: value === "null" ? null : Number(value) }),
    },
  ];
  if (seconds !== null) {
    rows.push({
      label: say("lobby-untimed"),
      value: String(untimed),
      choices: includeCurrent(UNTIMED, untimed).map((one) => ({
        value: String(one),
        text: String(one),
      })),
      change: (value) => ({ untimed: Number(value) }),
    });
  }
  rows.push(
    {
      label: say("lobby-stand-ins"),
      value: settings.stand_ins,
      choices: [
        { value: "ask", text: say("lobby-stand-ins-ask") },
        { value: "auto", text: say("lobby-stand-ins-auto") },
      ],
      change: (value) => ({ stand_ins: value as Settings["stand_ins"] }),
    },
    {
      label: say("lobby-host-gone"),
      value: toOnOff(settings.host_passes),
      choices: [
        { value: "on", text: say("lobby-host-gone-passes") },
        { value: "off", text: say("lobby-host-gone-waits") },
      ],
      change: (value) => ({ host_passes: value === "on" }),
    },
    {
      label: say("lobby-voice"),
      value: toOnOff(settings.voice),
      choices: [
        { value: "on", text: say("page-on") },
        { value: "off", text: say("page-off") },
      ],
      change: (value) => ({ voice: value === "on" }),
    },
    {
      label: say("lobby-reactions"),
      value: toOnOff(settings.reactions),
      choices: [
        { value: "on", text: say("page-on") },
        { value: "off", text: say("page-off") },
      ],
      change: (value) => ({ reactions: value === "on" }),
    },
  );
  return rows;
}
