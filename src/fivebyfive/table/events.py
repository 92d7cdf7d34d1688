"""The events of a table: what happened, in flat data that is stored for good.

Fields are stored by their names: add, never rename. A class may be renamed if its stored name is
kept in `STORED_NAMES`. Everything that is special about an event is written on its class.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

from fivebyfive.table.settings import Reaction


@dataclass(frozen=True, slots=True)
class _Event:
    """Facts about an event that observers rely on; most events are none of these."""

    IS_MOVE: ClassVar[bool] = False  # it changes nothing public but who has moved, and time limits
    IS_ARRIVAL: ClassVar[bool] = False  # somebody comes, goes or says hello: frequent in a crowd
    CHANGES_RECORD: ClassVar[bool] = False  # of a finished game, which is then stored anew
    PARTICIPANTS: ClassVar[int] = 0  # how many more play after it
    at: int  # milliseconds since the epoch


@dataclass(frozen=True, slots=True)
class TableOpened(_Event):
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
class DeviceJoined(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    device: str
    token_hash: str
    nonce: str


@dataclass(frozen=True, slots=True)
class DeviceLeft(_Event):
    """Its token is dead."""

    IS_ARRIVAL: ClassVar[bool] = True
    device: str


@dataclass(frozen=True, slots=True)
class DeviceConnected(_Event):
    """By a process of the server, which knows when it is gone again."""

    IS_ARRIVAL: ClassVar[bool] = True
    device: str
    worker: str = ""


@dataclass(frozen=True, slots=True)
class DeviceDisconnected(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    device: str


@dataclass(frozen=True, slots=True)
class NonceGiven(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    device: str
    nonce: str


@dataclass(frozen=True, slots=True)
class SettingsChanged(_Event):
    settings: dict[str, object]


@dataclass(frozen=True, slots=True)
class SeatTaken(_Event):
    """At the end of the rolling order, by a person on a device or by a computer player."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = 1
    name: str
    device: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class SeatTakenLate(_Event):
    """In a game, by a person on a device: with a move for each closed round."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = 1
    name: str
    device: str
    moves: list[str]


@dataclass(frozen=True, slots=True)
class SeatFreed(_Event):
    """In the lobby: the seats behind it move up."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = -1
    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft(_Event):
    """In a game: nobody owns the seat any more, a computer plays on for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatRenamed(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatsReordered(_Event):
    order: list[int]


@dataclass(frozen=True, slots=True)
class PaperTaken(_Event):
    """By a person on a device who plays along on paper; the number is never given again."""

    IS_ARRIVAL: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = 1
    paper: int
    name: str
    device: str


@dataclass(frozen=True, slots=True)
class PaperFreed(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    PARTICIPANTS: ClassVar[int] = -1
    paper: int


@dataclass(frozen=True, slots=True)
class PaperMoved(_Event):
    """To another device, or to none when its own has left."""

    paper: int
    device: str | None = None


@dataclass(frozen=True, slots=True)
class PaperRenamed(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    paper: int
    name: str


@dataclass(frozen=True, slots=True)
class PaperFilled(_Event):
    """The sheet was full in this round, or was not after all."""

    paper: int
    round: int
    on: bool = True


@dataclass(frozen=True, slots=True)
class PaperTyped(_Event):
    """The sheet as it was typed in at the end, in one line."""

    IS_ARRIVAL: ClassVar[bool] = True
    CHANGES_RECORD: ClassVar[bool] = True
    paper: int
    sheet: str


@dataclass(frozen=True, slots=True)
class SeatClaimed(_Event):
    seat: int
    device: str


@dataclass(frozen=True, slots=True)
class ClaimRefused(_Event):
    device: str


@dataclass(frozen=True, slots=True)
class SeatMoved(_Event):
    """To the device that claimed it."""

    seat: int
    device: str


@dataclass(frozen=True, slots=True)
class TableLocked(_Event):
    locked: bool


@dataclass(frozen=True, slots=True)
class TablePaused(_Event):
    paused: bool


@dataclass(frozen=True, slots=True)
class HostPassed(_Event):
    """To another device; `home` tells whether it is theirs from now on."""

    device: str
    home: bool


@dataclass(frozen=True, slots=True)
class HostLinkMade(_Event):
    """Whoever has its key is a host from then on; the link before is worth nothing."""

    key_hash: str


@dataclass(frozen=True, slots=True)
class CoHostAdded(_Event):
    """A further device may do all that the host may."""

    device: str


@dataclass(frozen=True, slots=True)
class CoHostRemoved(_Event):
    """A device is no further host any more, and no link makes one until a new one is made."""

    device: str


@dataclass(frozen=True, slots=True)
class MoreTimeSet(_Event):
    """Twice the time in timed rounds."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Reacted(_Event):
    IS_ARRIVAL: ClassVar[bool] = True
    seat: int
    kind: Reaction


@dataclass(frozen=True, slots=True)
class StandInSet(_Event):
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class GameStarted(_Event):
    """The nonces that are part of its dice are fixed now."""

    nonces: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Rolled(_Event):
    round: int
    roll: str


@dataclass(frozen=True, slots=True)
class RollCorrected(_Event):
    round: int
    roll: str


@dataclass(frozen=True, slots=True)
class MoveMade(_Event):
    IS_MOVE: ClassVar[bool] = True
    seat: int
    round: int
    move: str
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class MoveTakenBack(_Event):
    IS_MOVE: ClassVar[bool] = True
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class HintTaken(_Event):
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class TimeUp(_Event):
    """Computers move for the seats that have not; for those with more time, when `more` is up."""

    round: int
    more: bool = False


@dataclass(frozen=True, slots=True)
class RoundClosed(_Event):
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded(_Event):
    CHANGES_RECORD: ClassVar[bool] = True
    abandoned: bool = False


@dataclass(frozen=True, slots=True)
class Rematched(_Event):
    """Back in the lobby with the same seats; `rolls` are those of the game before, if wanted."""

    secret: str
    rolls: list[str] = field(default_factory=list)


DeviceEvent: TypeAlias = (
    DeviceJoined
    | DeviceLeft
    | DeviceConnected
    | DeviceDisconnected
    | NonceGiven
    | HostPassed
    | HostLinkMade
    | CoHostAdded
    | CoHostRemoved
)
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
RoundEvent: TypeAlias = (
    SeatTakenLate
    | Rolled
    | RollCorrected
    | MoveMade
    | MoveTakenBack
    | HintTaken
    | Reacted
    | TimeUp
    | RoundClosed
)
GameEvent: TypeAlias = (
    SettingsChanged | TableLocked | TablePaused | GameStarted | GameEnded | Rematched
)
Event: TypeAlias = TableOpened | DeviceEvent | SeatEvent | PaperEvent | RoundEvent | GameEvent

# To rename a class: rename it, and add the new one with the old name, which goes on being written.
# A new field needs a default. tests/project/made_before/ has one of every event ever stored.
STORED_NAMES: Final[dict[type[Event], str]] = {
    DeviceConnected: "Connected",
    DeviceDisconnected: "Disconnected",
    MoveMade: "Moved",
    MoveTakenBack: "TakenBack",
}
