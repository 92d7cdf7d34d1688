"""The events of a table: what happened, in flat data that is stored for good.

Fields are stored by their names: add, never rename. A class may be renamed if its stored name is
kept in `STORED_NAMES`. Everything that is special about an event is written on its class.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

from fivebyfive.table.class_events import ClassEvent
from fivebyfive.table.device_events import (
    CoHostAdded,
    CoHostRemoved,
    DeviceConnected,
    DeviceDisconnected,
    DeviceEvent,
    DeviceJoined,
    DeviceLeft,
    HostLinkMade,
    HostPassed,
    NonceGiven,
)
from fivebyfive.table.event_base import BaseEvent
from fivebyfive.table.settings import Reaction

# Those of devices have a file of their own, and are named from here as all others.
__all__ = [
    "CoHostAdded",
    "CoHostRemoved",
    "DeviceConnected",
    "DeviceDisconnected",
    "DeviceEvent",
    "DeviceJoined",
    "DeviceLeft",
    "HostLinkMade",
    "HostPassed",
    "NonceGiven",
]


@dataclass(frozen=True, slots=True)
class TableOpened(BaseEvent):
    """The first event: an empty lobby with its host."""

    code: str
    settings: dict[str, object]
    device: str
    token_hash: str
    nonce: str
    secret: str
    room: str = ""  # the club room it was opened for
    rehearsal: str = ""  # the seed that decides the dice, at a server that allows it


@dataclass(frozen=True, slots=True)
class SettingsChanged(BaseEvent):
    settings: dict[str, object]


@dataclass(frozen=True, slots=True)
class SeatTaken(BaseEvent):
    """At the end of the rolling order, by a person on a device or by a computer player."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = 1
    name: str
    device: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class SeatTakenLate(BaseEvent):
    """In a game, by a person on a device: with a move for each closed round."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = 1
    name: str
    device: str
    moves: list[str]


@dataclass(frozen=True, slots=True)
class SeatFreed(BaseEvent):
    """In the lobby: the seats behind it move up."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = -1
    seat: int
    by_host: bool = False  # of somebody else: the name is taken off with it


@dataclass(frozen=True, slots=True)
class SeatLeft(BaseEvent):
    """In a game: nobody owns the seat any more, a computer plays on for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatRenamed(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    seat: int
    name: str
    by_host: bool = False  # of somebody else's seat


@dataclass(frozen=True, slots=True)
class SeatsReordered(BaseEvent):
    order: list[int]


@dataclass(frozen=True, slots=True)
class PaperTaken(BaseEvent):
    """By a person on a device who plays along on paper; the number is never given again."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = 1
    paper: int
    name: str
    device: str


@dataclass(frozen=True, slots=True)
class PaperFreed(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = -1
    paper: int
    by_host: bool = False  # of somebody else: the name is taken off with it


@dataclass(frozen=True, slots=True)
class PaperMoved(BaseEvent):
    """To another device, or to none when its own has left."""

    paper: int
    device: str | None = None


@dataclass(frozen=True, slots=True)
class PaperRenamed(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    paper: int
    name: str
    by_host: bool = False  # of somebody else's


@dataclass(frozen=True, slots=True)
class PaperFilled(BaseEvent):
    """The sheet was full in this round, or was not after all."""

    paper: int
    round: int
    on: bool = True


@dataclass(frozen=True, slots=True)
class PaperTyped(BaseEvent):
    """The sheet as it was typed in at the end, in one line."""

    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    paper: int
    sheet: str


@dataclass(frozen=True, slots=True)
class SeatClaimed(BaseEvent):
    seat: int
    device: str


@dataclass(frozen=True, slots=True)
class ClaimRefused(BaseEvent):
    device: str


@dataclass(frozen=True, slots=True)
class SeatMoved(BaseEvent):
    """To the device that claimed it."""

    seat: int
    device: str


@dataclass(frozen=True, slots=True)
class TableLocked(BaseEvent):
    locked: bool


@dataclass(frozen=True, slots=True)
class NameAllowed(BaseEvent):
    """A name that a host had taken off may be taken again.

    By its place among those that are barred: what is no name need not be erased with one.
    """

    place: int


@dataclass(frozen=True, slots=True)
class TablePaused(BaseEvent):
    paused: bool


@dataclass(frozen=True, slots=True)
class MoreTimeSet(BaseEvent):
    """Twice the time in timed rounds."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Reacted(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    seat: int
    kind: Reaction


@dataclass(frozen=True, slots=True)
class StandInSet(BaseEvent):
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class StartRequested(BaseEvent):
    """The game starts as soon as the nonces are there that are waited for, or in a moment."""


@dataclass(frozen=True, slots=True)
class GameStarted(BaseEvent):
    """The nonces that are part of its dice are fixed now, and whose they are."""

    nonces: list[str] = field(default_factory=list)
    devices: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class RollRequested(BaseEvent):
    """The moves of the open round are final; devices are asked for their parts of the next roll."""

    IS_MOVE: ClassVar[bool] = True
    round: int
    witnesses: list[str]


@dataclass(frozen=True, slots=True)
class PartGiven(BaseEvent):
    """A device's part of a roll, to which its nonce has committed it."""

    IS_MOVE: ClassVar[bool] = True
    device: str
    round: int
    part: str


@dataclass(frozen=True, slots=True)
class Rolled(BaseEvent):
    round: int
    roll: str


@dataclass(frozen=True, slots=True)
class RollCorrected(BaseEvent):
    round: int
    roll: str


@dataclass(frozen=True, slots=True)
class MoveMade(BaseEvent):
    IS_MOVE: ClassVar[bool] = True
    seat: int
    round: int
    move: str
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class MoveTakenBack(BaseEvent):
    IS_MOVE: ClassVar[bool] = True
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class HintTaken(BaseEvent):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class TimeUp(BaseEvent):
    """Computers move for the seats that have not; for those with more time, when `more` is up."""

    round: int
    more: bool = False
    by_host: bool = False  # who closed the round; else it was the clock


@dataclass(frozen=True, slots=True)
class RoundClosed(BaseEvent):
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(BaseEvent):
    CHANGES_RECORD: ClassVar[bool] = True
    abandoned: bool = False


@dataclass(frozen=True, slots=True)
class Rematched(BaseEvent):
    """Back in the lobby with the same seats; `rolls` are those of the game before, if wanted.

    Names that were taken off stay so where `keeps_barred` is set; in older logs they became free.
    """

    secret: str
    rolls: list[str] = field(default_factory=list)
    keeps_barred: bool = False


SeatEvent: TypeAlias = (
    SeatTaken
    | SeatFreed
    | SeatLeft
    | SeatRenamed
    | SeatsReordered
    | SeatClaimed
    | ClaimRefused
    | SeatMoved
    | MoreTimeSet
    | StandInSet
)
PaperEvent: TypeAlias = (
    PaperTaken | PaperFreed | PaperMoved | PaperRenamed | PaperFilled | PaperTyped
)
_RollEvent: TypeAlias = RollRequested | PartGiven | Rolled | RollCorrected
_MoveEvent: TypeAlias = MoveMade | MoveTakenBack
RoundEvent: TypeAlias = (
    SeatTakenLate | _RollEvent | _MoveEvent | HintTaken | Reacted | TimeUp | RoundClosed
)
GameEvent: TypeAlias = (
    SettingsChanged
    | TableLocked
    | NameAllowed
    | TablePaused
    | StartRequested
    | GameStarted
    | GameEnded
    | Rematched
)
_AtTable: TypeAlias = DeviceEvent | SeatEvent | PaperEvent | RoundEvent | GameEvent
Event: TypeAlias = TableOpened | _AtTable | ClassEvent

# To rename a class: rename it, and add the new one with the old name, which goes on being written.
# A new field needs a default. tests/project/made_before/ has one of every event ever stored.
STORED_NAMES: Final[dict[type[Event], str]] = {
    DeviceConnected: "Connected",
    DeviceDisconnected: "Disconnected",
    MoveMade: "Moved",
    MoveTakenBack: "TakenBack",
}
