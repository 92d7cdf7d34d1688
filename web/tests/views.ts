/** Views as the server would send them, with what matters to a test. */
import type {
  OwnSeatView,
  PaperView,
  PrivateView,
  PublicView,
  SeatView,
  SheetView,
} from "../src/api/types";

export const sheet = (facts: Partial<SheetView> = {}): SheetView => ({
  numbers: Array<number>(25).fill(0),
  circled: [],
  lines: {},
  makes: {},
  total: 0,
  circles: null,
  ...facts,
});

export const ownSeat = (facts: Partial<OwnSeatView> & { circles?: number } = {}): OwnSeatView => {
  const { circles = null, ...rest } = facts;
  return {
    seat: 0,
    sheet: sheet({ circles }),
    pencilled: sheet({ circles }),
    move: null,
    stood_in: false,
    played_for: [],
    write: ["a1", "c3", "d4", "e4", "e5"],
    circle: [],
    nothing: false,
    time_up_at: null,
    ...rest,
  };
};

export const seat = (name: string, facts: Partial<SeatView> = {}): SeatView => ({
  name,
  bot: null,
  device: "mine",
  away: false,
  gone_since: null,
  stand_in: false,
  late: 0,
  ...facts,
});

export const paper = (number: number, name: string, facts: Partial<PaperView> = {}): PaperView => ({
  paper: number,
  name,
  device: "mine",
  full: null,
  may_announce: false,
  may_announce_before: false,
  total: null,
  ...facts,
});

export const publicView = (facts: Partial<PublicView> = {}): PublicView => ({
  code: "123456",
  room: null,
  phase: "playing",
  settings: {
    game: "knister",
    rolls: "turn",
    dice: "app",
    seconds: null,
    untimed: 0,
    stand_ins: "ask",
    host_passes: true,
    voice: true,
    reactions: true,
    stand_in_level: "casual",
  },
  host: "mine",
  locked: false,
  paused: false,
  game_number: 1,
  commit: "",
  nonces: [],
  same_dice: false,
  seats: [seat("Ola")],
  papers: [],
  devices: [{ device: "mine", here: true }],
  round: 0,
  roll: null,
  last: false,
  moved: { round: facts.round ?? 0, seats: [], of: facts.seats?.length ?? 1, may_close: false },
  closed: null,
  totals: [0],
  ranks: [1],
  computer_rounds: [0],
  apart: [],
  roller: 0,
  rolled_by: null,
  latecomers: false,
  rolls_by_itself: false,
  roll_for_at: null,
  time_up_at: null,
  reactions: [],
  result: null,
  starting: false,
  nonces_missing: [],
  series: [],
  roster: [],
  roster_only: false,
  teams: [],
  ...facts,
});

export const privateView = (facts: Partial<PrivateView> = {}): PrivateView => ({
  device: "mine",
  game_number: 1,
  round: 0,
  host: true,
  nonce_given: false,
  claim: null,
  claims: [],
  more_time: [],
  hosts: [],
  barred_names: [],
  part_wanted: 0,
  seats: [ownSeat()],
  ...facts,
});
