"""What happened at a table: the log. Flat data, so that a stored event is one line of JSON.

The names and fields are stored for good: add, never rename.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import orjson

from fivebyfive.table.settings import Reaction


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The first event: an empty lobby with its host."""

    at: int
    code: str
    settings: dict[str, object]
    device: str
    token_hash: str
    nonce: str
    secret: str
    room: str = ""  # the standing room it was opened for
    rehearsal: str = ""  # the seed that decides the dice, at a server that allows it


@dataclass(frozen=True, slots=True)
class DeviceJoined:
    at: int
    device: str
    token_hash: str
    nonce: str


@dataclass(frozen=True, slots=True)
class DeviceLeft:
    """Its token is dead."""

    at: int
    device: str


@dataclass(frozen=True, slots=True)
class Connected:
    """By a process of the server, which knows when it is gone again."""

    at: int
    device: str
    worker: str = ""


@dataclass(frozen=True, slots=True)
class Disconnected:
    at: int
    device: str


@dataclass(frozen=True, slots=True)
class NonceGiven:
    at: int
    device: str
    nonce: str


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    at: int
    settings: dict[str, object]


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """At the end of the rolling order, by a person on a device or by a computer player."""

    at: int
    name: str
    device: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class SeatTakenLate:
    """In a game, by a person on a device: with a move for each closed round."""

    at: int
    name: str
    device: str
    moves: list[str]


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """In the lobby: the seats behind it move up."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """In a game: nobody owns the seat any more, a computer plays on for it."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatRenamed:
    at: int
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatsReordered:
    at: int
    order: list[int]


@dataclass(frozen=True, slots=True)
class PaperTaken:
    """By a person on a device who plays along on paper; the number is never given again."""

    at: int
    paper: int
    name: str
    device: str


@dataclass(frozen=True, slots=True)
class PaperFreed:
    at: int
    paper: int


@dataclass(frozen=True, slots=True)
class PaperMoved:
    """To another device, or to none when its own has left."""

    at: int
    paper: int
    device: str | None = None


@dataclass(frozen=True, slots=True)
class PaperRenamed:
    at: int
    paper: int
    name: str


@dataclass(frozen=True, slots=True)
class PaperFilled:
    """The sheet was full in this round, or was not after all."""

    at: int
    paper: int
    round: int
    on: bool = True


@dataclass(frozen=True, slots=True)
class PaperTyped:
    """The sheet as it was typed in at the end, in one line."""

    at: int
    paper: int
    sheet: str


@dataclass(frozen=True, slots=True)
class SeatClaimed:
    at: int
    seat: int
    device: str


@dataclass(frozen=True, slots=True)
class ClaimRefused:
    at: int
    device: str


@dataclass(frozen=True, slots=True)
class SeatMoved:
    """To the device that claimed it."""

    at: int
    seat: int
    device: str


@dataclass(frozen=True, slots=True)
class TableLocked:
    at: int
    locked: bool


@dataclass(frozen=True, slots=True)
class TablePaused:
    at: int
    paused: bool


@dataclass(frozen=True, slots=True)
class HostPassed:
    """To another device; `home` tells whether it is theirs from now on."""

    at: int
    device: str
    home: bool


@dataclass(frozen=True, slots=True)
class HostLinkMade:
    """Whoever has its key is a host from then on; the link before is worth nothing."""

    at: int
    key_hash: str


@dataclass(frozen=True, slots=True)
class CoHostAdded:
    """A further device may do all that the host may."""

    at: int
    device: str


@dataclass(frozen=True, slots=True)
class MoreTimeSet:
    """Twice the time in timed rounds."""

    at: int
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Reacted:
    at: int
    seat: int
    kind: Reaction


@dataclass(frozen=True, slots=True)
class StandInSet:
    at: int
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The nonces that are part of its dice are fixed now."""

    at: int
    nonces: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Rolled:
    at: int
    round: int
    roll: str


@dataclass(frozen=True, slots=True)
class RollCorrected:
    at: int
    round: int
    roll: str


@dataclass(frozen=True, slots=True)
class Moved:
    at: int
    seat: int
    round: int
    move: str
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class TakenBack:
    at: int
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class HintTaken:
    at: int
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Computers move for the seats that have not; for those with more time, when `more` is up."""

    at: int
    round: int
    more: bool = False


@dataclass(frozen=True, slots=True)
class RoundClosed:
    at: int
    round: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    at: int
    abandoned: bool = False


@dataclass(frozen=True, slots=True)
class Rematched:
    """Back in the lobby with the same seats; `rolls` are those of the game before, if wanted."""

    at: int
    secret: str
    rolls: list[str] = field(default_factory=list)


Event: TypeAlias = (
    TableOpened
    | DeviceJoined
    | DeviceLeft
    | Connected
    | Disconnected
    | NonceGiven
    | SettingsChanged
    | SeatTaken
    | SeatTakenLate
    | SeatFreed
    | SeatLeft
    | SeatRenamed
    | SeatsReordered
    | PaperTaken
    | PaperFreed
    | PaperMoved
    | PaperRenamed
    | PaperFilled
    | PaperTyped
    | SeatClaimed
    | ClaimRefused
    | SeatMoved
    | TableLocked
    | TablePaused
    | HostPassed
    | HostLinkMade
    | CoHostAdded
    | MoreTimeSet
    | Reacted
    | StandInSet
    | GameStarted
    | Rolled
    | RollCorrected
    | Moved
    | TakenBack
    | HintTaken
    | TimeUp
    | RoundClosed
    | GameEnded
    | Rematched
)
EVENTS: Final[dict[str, type[Event]]] = {cls.__name__: cls for cls in Event.__args__}


def encode_event(event: Event) -> str:
    """One line of JSON."""
    return f'{{"type":"{type(event).__name__}",{orjson.dumps(event).decode()[1:]}'


def decode_event(text: str) -> Event:
    """The event that `to_json` wrote."""
    data = orjson.loads(text)
    return EVENTS[data.pop("type")](**data)
