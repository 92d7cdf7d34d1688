/** The settings of a table as rows of choices. */
import { includeCurrent } from "../../table/seating";
import type { Settings } from "../../api/types";
import { t } from "../../i18n/messages.svelte";

export interface SettingRow {
  label: string;
  value: string;
  choices: { value: string; text: string }[];
  change: (value: string) => Partial<Settings>;
}

const SECONDS = [20, 30, 60, 90];
const UNTIMED = [0, 1, 3, 5];

const toOnOff = (on: boolean) => (on ? "on" : "off");

/** `levels` are those of the server's computer players. */
export function buildSettingRows(settings: Settings, levels: readonly string[]): SettingRow[] {
  const { seconds, untimed } = settings;
  const rows: SettingRow[] = [
    {
      label: t("lobby-rolls"),
      value: settings.rolls,
      choices: [
        { value: "turn", text: t("lobby-rolls-turn") },
        { value: "host", text: t("lobby-rolls-host") },
        { value: "auto", text: t("lobby-rolls-auto") },
      ],
      change: (value) => ({ rolls: value as Settings["rolls"] }),
    },
    {
      label: t("lobby-dice"),
      value: settings.dice,
      choices: [
        { value: "app", text: t("lobby-dice-app") },
        { value: "real", text: t("lobby-dice-real") },
      ],
      change: (value) => ({ dice: value as Settings["dice"] }),
    },
    {
      label: t("lobby-seconds"),
      value: String(seconds),
      choices: [
        { value: "null", text: t("lobby-seconds-none") },
        ...includeCurrent(SECONDS, seconds).map((one) => ({
          value: String(one),
          text: t("lobby-seconds-some", { seconds: one }),
        })),
      ],
      change: (value) => ({ seconds: value === "null" ? null : Number(value) }),
    },
  ];
  if (seconds !== null) {
    rows.push({
      label: t("lobby-untimed"),
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
      label: t("lobby-stand-ins"),
      value: settings.stand_ins,
      choices: [
        { value: "ask", text: t("lobby-stand-ins-ask") },
        { value: "auto", text: t("lobby-stand-ins-auto") },
      ],
      change: (value) => ({ stand_ins: value as Settings["stand_ins"] }),
    },
    ...(levels.length && settings.stand_in_level // an older server has none
      ? [
          {
            label: t("lobby-stand-in-level"),
            value: settings.stand_in_level,
            choices: levels.map((value) => ({ value, text: t(`level-${value}`) })),
            change: (value: string) => ({ stand_in_level: value }),
          },
        ]
      : []),
    {
      label: t("lobby-host-gone"),
      value: toOnOff(settings.host_passes),
      choices: [
        { value: "on", text: t("lobby-host-gone-passes") },
        { value: "off", text: t("lobby-host-gone-waits") },
      ],
      change: (value) => ({ host_passes: value === "on" }),
    },
    {
      label: t("lobby-voice"),
      value: toOnOff(settings.voice),
      choices: [
        { value: "on", text: t("page-on") },
        { value: "off", text: t("page-off") },
      ],
      change: (value) => ({ voice: value === "on" }),
    },
    {
      label: t("lobby-reactions"),
      value: toOnOff(settings.reactions),
      choices: [
        { value: "on", text: t("page-on") },
        { value: "off", text: t("page-off") },
      ],
      change: (value) => ({ reactions: value === "on" }),
    },
  );
  return rows;
}
