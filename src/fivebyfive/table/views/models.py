"""The shapes of what devices see: plain data, ready for JSON and for types made from its schema.

Nobody changes them, but they are not frozen: to make a frozen one takes three times as long, and
some are made for every device at every move.
"""

from dataclasses import dataclass, field

from fivebyfive.rules import Combination, Verdict
from fivebyfive.table.settings import Reaction, Settings
from fivebyfive.table.state import Phase


@dataclass(slots=True)
class SeatView:
    """A seat and who sits there. `gone_since` is in milliseconds since the epoch, as all times.

    `late` counts the rounds that were placed afterwards by somebody who came late.
    """

    name: str
    bot: str | None
    device: str | None
    away: bool
    gone_since: int | None
    stand_in: bool
    late: int


@dataclass(slots=True)
class PaperView:
    """Somebody who plays along on paper, by a number that nobody else gets at this table.

    `full` is the round in which the sheet was announced as full. `may_announce` tells whether that
    can be said or taken back for the open round, `may_announce_before` whether it can be said for
    the one before: nobody waits for paper. `total` is there once the sheet was typed in.
    """

    paper: int
    name: str
    device: str | None
    full: int | None
    may_announce: bool
    may_announce_before: bool
    total: int | None


@dataclass(slots=True)
class DeviceView:
    """A device at the table, and whether it is connected."""

    device: str
    here: bool


@dataclass(slots=True)
class MovedView:
    """The seats that have moved in the open round, and how many there are.

    `may_close` tells whether a host can let computers move for the others (`close-round`).
    """

    round: int
    seats: list[int]
    of: int
    may_close: bool = False


@dataclass(slots=True)
class ClosedView:
    """The round that was closed last, revealed; `full` has the seats whose sheets are full."""

    round: int
    roll: str
    moves: list[str]
    stand_ins: list[int]
    full: list[int]


@dataclass(slots=True)
class ReactionView:
    """The newest reaction from a seat in this round."""

    seat: int
    kind: Reaction
    at: int


@dataclass(slots=True)
class ResultView:
    """The end of a game; the secret of the dice is revealed.

    The places of all, those on paper included: null where the sheet was not typed in yet.
    `stand_ins` counts the rounds of each seat in which a computer moved for the person. `apart` has
    the seats whose people had more than a fifth of their rounds made that way: their places come
    after those of all others, whom they do not displace. `mean` has the points of the other people,
    without computer players; null if there are none.
    """

    abandoned: bool
    ranks: list[int]
    verdict: Verdict | None
    secret: str | None
    hints: int = 0  # rounds in which the coach was asked
    paper_ranks: list[int | None] = field(default_factory=list)
    stand_ins: list[int] = field(default_factory=list)
    apart: list[int] = field(default_factory=list)
    mean: float | None = None


@dataclass(slots=True)
class StandingView:
    """What somebody has reached in the games of the table that were played to their end.

    Shared wins count for each. A sheet of paper that was not typed in counts nowhere, and a game in
    which somebody was ranked apart not for them.
    """

    name: str
    games: int
    wins: int
    points: int


@dataclass(slots=True)
class TeamView:
    """A team: the names of its members, how many of them count, and their mean in points.

    `mean` is null while nobody of them has points. Teams are in the order in which they were made.
    """

    name: str
    members: list[str]
    counted: int
    mean: float | None


@dataclass(slots=True)
class PublicView:
    """What everybody sees. `roller` has the next roll's button.

    By the closed rounds, for each seat: `totals`, `ranks`, and in `computer_rounds` how many of
    them a computer made for the person. `apart` has the seats that are ranked apart for that, as
    in the result.

    `rolled_by` is the seat that rolled the newest round; `latecomers` tells whether somebody may
    still take a seat in the running game.

    `room` is the club room that the table was opened for.
    `starting` tells that a start was asked for and waits a moment for nonces. `nonces_missing` has
    the devices that it waits for; in a game, those of players whose nonces are not in its dice.
    From `roll_for_at` on anybody with a seat may roll for an absent roller; at `time_up_at`
    computers move for those who have not.
    `roster` has the names that people choose theirs from; with `roster_only` no others are let in.
    `series` has all who play, whoever has won most first; it is empty before the first game is over
    and where nobody else plays.
    """

    code: str
    room: str | None
    phase: Phase
    settings: Settings
    host: str
    locked: bool
    latecomers: bool
    paused: bool
    game_number: int
    commit: str
    nonces: list[str]
    same_dice: bool
    seats: list[SeatView]
    papers: list[PaperView]
    devices: list[DeviceView]
    round: int
    roll: str | None
    last: bool
    moved: MovedView
    closed: ClosedView | None
    totals: list[int]
    ranks: list[int]
    computer_rounds: list[int]
    apart: list[int]
    roller: int | None
    rolled_by: int | None
    rolls_by_itself: bool
    roll_for_at: int | None
    time_up_at: int | None
    reactions: list[ReactionView]
    result: ResultView | None
    starting: bool
    nonces_missing: list[str]
    series: list[StandingView]
    roster: list[str]
    roster_only: bool
    teams: list[TeamView]


@dataclass(slots=True)
class SheetView:
    """A sheet with its points: 25 numbers row by row, 0 for a free cell."""

    numbers: list[int]
    circled: list[str]
    lines: dict[str, int]
    makes: dict[str, Combination | None]
    total: int
    circles: int | None


@dataclass(slots=True)
class OwnSeatView:
    """A seat of this device: the sheet in ink and in pencil, its open move, and what it may do.

    `played_for` has the moves that a computer made since the person moved last, oldest first.
    At `time_up_at` one moves for this seat; some have more time than others.
    """

    seat: int
    sheet: SheetView
    pencilled: SheetView
    move: str | None
    stood_in: bool
    played_for: list[str]
    write: list[str]
    circle: list[str]
    nothing: bool
    time_up_at: int | None


@dataclass(slots=True)
class ClaimView:
    """A device that says it belongs to the person of a seat."""

    device: str
    seat: int


@dataclass(slots=True)
class PrivateView:
    """What only one device sees. The public news may be a round ahead of it for a moment.

    `more_time` has the seats with twice the time, `hosts` the devices that lead the game as further
    hosts, `barred_names` the names that were taken off; all three are told to hosts only.
    `part_wanted` is the round whose roll waits for the part of this device, 0 if none does.
    """

    device: str
    game_number: int
    round: int
    host: bool
    nonce_given: bool
    claim: int | None
    claims: list[ClaimView]
    more_time: list[int]
    hosts: list[str]
    barred_names: list[str]
    part_wanted: int
    seats: list[OwnSeatView]


@dataclass(slots=True)
class LookView:
    """Somebody's sheet as the closed rounds left it."""

    seat: int
    name: str
    sheet: SheetView | None


@dataclass(slots=True)
class PaperLookView:
    """The sheet of somebody on paper as it was typed in."""

    paper: int
    name: str
    sheet: SheetView | None


@dataclass(slots=True)
class RollsView:
    """All rolls of the game so far, the open one included."""

    rolls: list[str]


@dataclass(slots=True)
class PossibleView:
    """What each line can still become, what gives most first; of a complete one, what it is.

    Combinations that give nothing are left out.
    """

    seat: int
    lines: dict[str, list[Combination]]


@dataclass(slots=True)
class HostLink:
    """The answer to `host-link`: its key, told this once. It goes behind `#host=` in an address."""

    key: str


@dataclass(slots=True)
class Pong:
    """The answer to `ping`."""

    now: int


@dataclass(slots=True)
class BadLineView:
    """A line of a pasted list that gives no name: its number, from 1, and what stands there."""

    line: int
    text: str


@dataclass(slots=True)
class RosterDraft:
    """The answer to `read-roster`: the names of a pasted list, and the lines that gave none."""

    names: list[str]
    bad: list[BadLineView]
