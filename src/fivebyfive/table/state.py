"""What is known of a table: the fold of its events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from fivebyfive.rules import Game, SeatIndex, Sheet, Throw
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.settings import Reaction, Settings
from fivebyfive.table.teams import Team

Phase = Literal["lobby", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Device:
    """A browser or program at the table; its token, of which we keep a hash, owns its seats."""

    id: str
    token_hash: str
    nonce: str = ""
    gone_since: int | None = None  # None while it is connected
    worker: str = ""  # the process of the server that it was connected to last
    gives_nonces: bool = False  # it has given one at this table, so that one is waited for


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody has reached in the games of a table that were played to their end."""

    games: int = 0
    wins: int = 0  # shared ones too
    points: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table and who sits there: a person on a device, or a computer player."""

    name: str
    device: str | None = None
    bot: str | None = None
    stand_in: bool = False  # a computer plays for the person
    late: int = 0  # rounds that were closed before the person came, and placed then
    more_time: bool = False  # twice as long in timed rounds

    @property
    def is_played_by_computer(self) -> bool:
        """Whether a computer moves and rolls here."""
        return self.bot is not None or self.stand_in


@dataclass(frozen=True, slots=True)
class PaperSeat:
    """Somebody who plays along on paper, and the device that speaks for them.

    Not one of the seats: nobody waits for paper, and it rolls no dice. Named by a number that is
    never given again, so that a sheet is not typed in for whoever has moved up.
    """

    number: int
    name: str
    device: str | None = None
    full: int | None = None  # the round in which the sheet was announced as full
    sheet: Sheet | None = None  # as it was typed in


@dataclass(frozen=True, slots=True)
class GivenPart:
    """The part of a device in a roll; `place` is that of its nonce, from 1."""

    round: int
    place: int
    part: str


@dataclass(frozen=True, slots=True)
class PendingRoll:
    """A roll that was asked for and waits a moment for the parts of its witnesses."""

    round: int
    since: int
    witnesses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastReaction:
    """The newest reaction from a seat, and in which round it came."""

    kind: Reaction
    at: int
    round: int


@dataclass(frozen=True)  # without slots: see `replace_fields`
class Table:
    """Everything the log says, in one immutable value."""

    code: str
    settings: Settings
    host: str  # the device that has the role now
    permanent_host: str  # the device it goes back to
    secret: str
    club_room: str | None = None  # the club room it was opened for
    rehearsal: str | None = None  # the seed that decides the dice; None where they are checkable
    phase: Phase = "lobby"
    devices: Mapping[str, Device] = field(default_factory=dict)
    seats: tuple[Seat, ...] = ()
    papers: tuple[PaperSeat, ...] = ()
    last_paper_number: int = 0  # given so far
    roster: tuple[str, ...] = ()  # the list of a class, to choose a name from
    roster_only: bool = False  # whether no other name may be taken
    teams: tuple[Team, ...] = ()
    claims: Mapping[str, SeatIndex] = field(default_factory=dict)  # by the device that claims
    co_hosts: tuple[str, ...] = ()  # further devices that may do what the host may
    key_hash: str = ""  # of the link that makes a device a host; empty while there is none
    locked: bool = False
    barred_names: tuple[str, ...] = ()  # taken off by a host: nobody else takes one
    host_names: tuple[str, ...] = ()  # given by a host: their people keep them for this game
    paused: bool = False
    game_number: int = 1
    series: Mapping[str, Standing] = field(default_factory=dict)  # by name, before this game
    game: Game | None = None
    starting_since: int | None = None  # when a start was asked for that waits for nonces
    nonces: tuple[str, ...] = ()  # of the game, in joining order
    nonce_devices: tuple[str, ...] = ()  # whose they are; empty in logs older than parts
    chain_devices: tuple[str, ...] = ()  # those whose nonce can be the anchor of a hash chain
    without_nonce: tuple[str, ...] = ()  # devices of people whose nonces the game does not have
    parts: tuple[GivenPart, ...] = ()  # of the game, as they came
    pending_roll: PendingRoll | None = None
    lapses: Mapping[str, int] = field(default_factory=dict)  # how often witnesses said nothing
    lapsed_witnesses: frozenset[str] = frozenset()  # not asked again before they come back
    repeated_rolls: tuple[
        Throw, ...
    ] = ()  # the rolls of the game before, when they are wanted again
    waiting_since: int = (
        0  # when what is waited for now began: the roll, or the last move that was missing
    )
    attended_since: int = 0  # when the first came back after nobody was there; 0 for always
    time_up: bool = False  # in the open round
    more_time_up: bool = False  # there, also for the seats that have more
    last_reactions: Mapping[SeatIndex, LastReaction] = field(default_factory=dict)  # in this game
    abandoned: bool = False
    hints: tuple[int, ...] = ()  # the rounds of the game in which the coach was asked
    started_at: int = 0
    played_at: int = 0  # when somebody rolled or moved last in this game; 0 before that

    @property
    def round(self) -> int:
        """The open round; between rounds the last closed one, 0 before the first."""
        if self.game is None:
            return 0
        return len(self.game.rounds) + (self.game.open_round is not None)

    @property
    def waiting_for(self) -> list[SeatIndex]:
        """The seats that have not moved in the open round."""
        if self.game is None or self.game.open_round is None:
            return []
        return self.game.open_round.waiting_for

    @property
    def is_open(self) -> bool:
        """Whether there is a round to move in."""
        return (
            self.phase == "playing" and self.game is not None and self.game.open_round is not None
        )

    def is_host(self, device: str) -> bool:
        """Whether a device may do what the host may."""
        return device == self.host or device in self.co_hosts

    @property
    def may_close_round(self) -> bool:
        """Whether people are waited for, for whom computers can be asked to move."""
        if not self.is_open or self.paused:
            return False
        return len(self.seats_due_by_computer()) < len(self.waiting_for)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is connected; without, nothing happens by itself in a game."""
        return any(device.gone_since is None for device in self.devices.values())

    def is_away(self, holder: Seat) -> bool:
        """Whether the person of a seat is not connected."""
        device = self.devices.get(holder.device or "")
        return holder.bot is None and (device is None or device.gone_since is not None)

    def seats_of(self, device: str) -> list[SeatIndex]:
        """The seats that a device owns."""
        return [seat for seat, holder in enumerate(self.seats) if holder.device == device]

    def seat_at(self, seat: SeatIndex) -> Seat:
        """The seat that was named. Raises `TableError` (no-such-seat)."""
        if not 0 <= seat < len(self.seats):
            raise TableError(TableCode.NO_SUCH_SEAT, seat=seat)
        return self.seats[seat]

    def paper_at(self, number: int) -> PaperSeat:
        """Who plays on paper with a number. Raises `TableError` (no-such-paper)."""
        for paper in self.papers:
            if paper.number == number:
                return paper
        raise TableError(TableCode.NO_SUCH_PAPER)

    def papers_of(self, device: str) -> list[PaperSeat]:
        """Who plays on paper with a device."""
        return [paper for paper in self.papers if paper.device == device]

    def may_announce_full(self, rounds_ago: int = 0) -> bool:
        """Whether a sheet of paper can have become full in that round, and would end the game."""
        if self.game is None or not self.is_open or self.game.admits or self.game.is_last:
            return False
        return self.round - rounds_ago >= self.game.EARLIEST_FULL

    @property
    def participants(self) -> tuple[Seat | PaperSeat, ...]:
        """All who play: at the seats, then on paper."""
        return (*self.seats, *self.papers)

    def seats_awaiting_computer(self) -> list[SeatIndex]:
        """The seats for which a computer has to move now."""
        if not self.is_open or self.paused:
            return []
        found = self.seats_due_by_computer()
        return found if found and self.is_attended else []

    def seats_due_by_computer(self) -> list[SeatIndex]:
        """The seats that have not moved and for which a computer does, once somebody is there."""
        return [
            s for s in self.waiting_for if self.seats[s].is_played_by_computer or self.is_time_up(s)
        ]

    def is_time_up(self, seat: SeatIndex) -> bool:
        """Whether a seat has had its time in the open round."""
        return self.more_time_up if self.seats[seat].more_time else self.time_up


def replace_fields(table: Table, **changes: Any) -> Table:
    """What `dataclasses.replace` does, in a tenth of the time: every event comes through here.

    It would set the fields one by one. Here they are copied together.
    """
    after = object.__new__(Table)
    after.__dict__.update(table.__dict__, **changes)
    return after
