"""The commands of a table: what devices, timers and computer players ask of it.

Plain data of strings and numbers: moves and rolls in the words of the record (`c3`, `3+6`), seats
by their index in the rolling order. A command that depends on a round carries its number, so that
one that comes late or twice is noticed. `type` is its public name.

Everything that is special about a command is written on its class. A new command needs its class,
a place in the union of its area, its decision (decide/), and its event with evolution (evolve/).
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from fivebyfive.table.class_commands import ClassCommand
from fivebyfive.table.command_base import BaseCommand, CompletedCommand, ServerCommand
from fivebyfive.table.host_commands import (
    Abandon,
    AllowName,
    AnswerClaim,
    CloseRound,
    DismissHost,
    HandOver,
    HostCommand,
    Lock,
    MakeHostLink,
    MoreTime,
    Pause,
    Rematch,
    StandIn,
)
from fivebyfive.table.settings import Reaction

# Those of hosts have a file of their own, and are named from here as all others.
__all__ = [
    "Abandon",
    "AllowName",
    "AnswerClaim",
    "CloseRound",
    "DismissHost",
    "HandOver",
    "HostCommand",
    "Lock",
    "MakeHostLink",
    "MoreTime",
    "Pause",
    "Rematch",
    "StandIn",
]


@dataclass(frozen=True, slots=True)
class Join(ServerCommand):
    """A new device at the table: it watches until it takes a seat."""

    device: str
    token_hash: str
    nonce: str = ""
    key_hash: str = ""  # of the key in the link that makes a device a host
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class Sit(BaseCommand):
    """Take a further seat for a person on this device."""

    name: str
    type: Literal["sit"] = "sit"


@dataclass(frozen=True, slots=True)
class SeatComputer(BaseCommand):
    """Give a computer player a seat."""

    name: str
    level: str
    type: Literal["seat-computer"] = "seat-computer"


@dataclass(frozen=True, slots=True)
class Remove(BaseCommand):
    """Free a seat: one's own, or by the host any. In a game a computer plays on for it."""

    seat: int
    type: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class Rename(BaseCommand):
    """Another name for a seat: one's own, or by the host any."""

    seat: int
    name: str
    type: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class Reorder(BaseCommand):
    """The seats in another rolling order, each given by its place so far."""

    order: list[int]
    type: Literal["reorder"] = "reorder"


@dataclass(frozen=True, slots=True)
class Change(BaseCommand):
    """Change settings in the lobby."""

    settings: dict[str, str | int | bool | None]
    type: Literal["change"] = "change"


@dataclass(frozen=True, slots=True)
class GiveNonce(BaseCommand):
    """Give this device's nonce for the dice of the next game, best the anchor of a hash chain."""

    nonce: str
    type: Literal["nonce"] = "nonce"


@dataclass(frozen=True, slots=True)
class Start(BaseCommand):
    """Begin the game."""

    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class SitPaper(BaseCommand):
    """Somebody plays along on paper, before or in a game: never waited for, typed in at its end."""

    name: str
    type: Literal["sit-paper"] = "sit-paper"


@dataclass(frozen=True, slots=True)
class ToPaper(BaseCommand):
    """Before a game the person of a seat goes over to paper: one's own, or by the host any."""

    seat: int
    type: Literal["to-paper"] = "to-paper"


@dataclass(frozen=True, slots=True)
class FromPaper(BaseCommand):
    """Before a game somebody on paper takes a seat, the last in rolling order."""

    paper: int
    type: Literal["from-paper"] = "from-paper"


@dataclass(frozen=True, slots=True)
class RemovePaper(BaseCommand):
    """Somebody on paper does not play along any more: one's own, or by the host anybody."""

    paper: int
    type: Literal["remove-paper"] = "remove-paper"


@dataclass(frozen=True, slots=True)
class RenamePaper(BaseCommand):
    """Another name for somebody on paper: one's own, or by the host anybody's."""

    paper: int
    name: str
    type: Literal["rename-paper"] = "rename-paper"


@dataclass(frozen=True, slots=True)
class AnnounceFull(BaseCommand):
    """A sheet of paper was filled in the open round of Knaster, or was not after all."""

    IS_REPEATABLE: ClassVar[bool] = True
    paper: int
    round: int
    on: bool = True
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["paper-full"] = "paper-full"


@dataclass(frozen=True, slots=True)
class TypeSheet(BaseCommand):
    """The sheet of somebody on paper, when the game is over: 25 words as `7`, `(7)` or `.`."""

    IS_REPEATABLE: ClassVar[bool] = True
    paper: int
    sheet: str
    game: int = 0  # of the table, from 1; 0 for whichever was played last
    type: Literal["paper-sheet"] = "paper-sheet"


@dataclass(frozen=True, slots=True)
class SitLate(BaseCommand):
    """Take a seat in a running game of Knister: one move for each closed round, in their order."""

    name: str
    moves: list[str]
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["sit-late"] = "sit-late"


@dataclass(frozen=True, slots=True)
class MakeMove(BaseCommand):
    """Make or change the move of a seat in the open round."""

    IS_REPEATABLE: ClassVar[bool] = True
    seat: int
    round: int
    move: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class TakeBack(BaseCommand):
    """Undo the move of a seat in the open round."""

    IS_REPEATABLE: ClassVar[bool] = True
    seat: int
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["take-back"] = "take-back"


@dataclass(frozen=True, slots=True)
class ComputerMove(ServerCommand):
    """A computer's move for a seat it plays."""

    seat: int
    round: int
    move: str
    roll: str = ""  # that it was thought out for
    type: Literal["computer-move"] = "computer-move"


@dataclass(frozen=True, slots=True)
class TakeHint(BaseCommand):
    """What the coach would do in the open round, for somebody who plays alone. It is noted."""

    IS_REPEATABLE: ClassVar[bool] = True
    seat: int
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class Next(BaseCommand):
    """Close the round (0 before the first) and roll, or finish. Real dice bring their roll."""

    IS_REPEATABLE: ClassVar[bool] = True
    round: int
    roll: str | None = None
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True)
class GivePart(BaseCommand):
    """Give this device's part of the next roll, which it was asked for."""

    IS_REPEATABLE: ClassVar[bool] = True
    round: int
    part: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["part"] = "part"


@dataclass(frozen=True, slots=True)
class CorrectRoll(BaseCommand):
    """Real dice were typed wrongly; the moves made on them are taken back."""

    IS_REPEATABLE: ClassVar[bool] = True
    round: int
    roll: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["correct-roll"] = "correct-roll"


@dataclass(frozen=True, slots=True)
class React(BaseCommand):
    """Say one of a few things to everybody, from one's own seat."""

    seat: int
    kind: Reaction
    type: Literal["react"] = "react"


@dataclass(frozen=True, slots=True)
class Connect(CompletedCommand):
    """A device is there, at a process of the server."""

    worker: str = ""
    type: Literal["connect"] = "connect"


@dataclass(frozen=True, slots=True)
class Disconnect(CompletedCommand):
    """A device is gone from a process of the server. Nothing happens if it is at another one."""

    worker: str = ""
    type: Literal["disconnect"] = "disconnect"


@dataclass(frozen=True, slots=True)
class Leave(BaseCommand):
    """Go for good with this device: its seats are freed, or played on by a computer."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Claim(BaseCommand):
    """I am the person of this seat, on another device; the host has to confirm."""

    seat: int
    type: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class Tick(ServerCommand):
    """Something the table waited for may be due."""

    type: Literal["tick"] = "tick"


LobbyCommand: TypeAlias = (
    Join | Sit | SeatComputer | Remove | Rename | Reorder | Change | GiveNonce | Start
)
PaperCommand: TypeAlias = (
    SitPaper | ToPaper | FromPaper | RemovePaper | RenamePaper | AnnounceFull | TypeSheet
)
RoundCommand: TypeAlias = (
    SitLate | MakeMove | TakeBack | TakeHint | ComputerMove | Next | GivePart | CorrectRoll | React
)
ConnectionCommand: TypeAlias = Connect | Disconnect | Leave | Claim | Tick

_AtTable: TypeAlias = LobbyCommand | PaperCommand | RoundCommand | HostCommand | ConnectionCommand
Command: TypeAlias = _AtTable | ClassCommand
