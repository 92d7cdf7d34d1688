"""The commands of a table: what devices, timers and computer players ask of it.

Plain data of strings and numbers: moves and rolls in the words of the record (`c3`, `3+6`), seats
by their index in the rolling order. A command that depends on a round carries its number, so that
one that comes late or twice is noticed. `type` is its public name.

Everything that is special about a command is written on its class. A new command needs its class,
a place in the union of its area, its decision (decide/), and its event with evolution (evolve/).
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from fivebyfive.table.settings import Reaction


class _Command:
    """Facts about a command that callers rely on; most commands are none of these."""

    __slots__ = ()
    ON_WIRE: ClassVar[bool] = True  # a device may send it as it is
    BY_DEVICE: ClassVar[bool] = True  # always the command of a device
    IS_REPEATABLE: ClassVar[bool] = False  # sent twice it happens once, because it names its round


class _Completed(_Command):
    """The command of a device, in which the server has written what no device may choose."""

    __slots__ = ()
    ON_WIRE: ClassVar[bool] = False


class _ServerCommand(_Completed):
    """A command of the server itself: of timers and computer players, and for newcomers."""

    __slots__ = ()
    BY_DEVICE: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Join(_ServerCommand):
    """A new device at the table: it watches until it takes a seat."""

    device: str
    token_hash: str
    nonce: str = ""
    key_hash: str = ""  # of the key in the link that makes a device a host
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class Sit(_Command):
    """Take a further seat for a person on this device."""

    name: str
    type: Literal["sit"] = "sit"


@dataclass(frozen=True, slots=True)
class SeatComputer(_Command):
    """Give a computer player a seat."""

    name: str
    level: str
    type: Literal["seat-computer"] = "seat-computer"


@dataclass(frozen=True, slots=True)
class Remove(_Command):
    """Free a seat: one's own, or by the host any. In a game a computer plays on for it."""

    seat: int
    type: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class Rename(_Command):
    """Another name for a seat: one's own, or by the host any."""

    seat: int
    name: str
    type: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class Reorder(_Command):
    """The seats in another rolling order, each given by its place so far."""

    order: list[int]
    type: Literal["reorder"] = "reorder"


@dataclass(frozen=True, slots=True)
class Change(_Command):
    """Change settings in the lobby."""

    settings: dict[str, str | int | bool | None]
    type: Literal["change"] = "change"


@dataclass(frozen=True, slots=True)
class GiveNonce(_Command):
    """Give this device's part in the dice of the next game."""

    nonce: str
    type: Literal["nonce"] = "nonce"


@dataclass(frozen=True, slots=True)
class Lock(_Command):
    """Let nobody else join, or again."""

    locked: bool = True
    type: Literal["lock"] = "lock"


@dataclass(frozen=True, slots=True)
class MakeHostLink(_Completed):
    """Make a link that makes a device a host, with a new key of which the table keeps a hash."""

    key_hash: str
    type: Literal["host-link"] = "host-link"


@dataclass(frozen=True, slots=True)
class Start(_Command):
    """Begin the game."""

    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class SitPaper(_Command):
    """Somebody plays along on paper, before or in a game: never waited for, typed in at its end."""

    name: str
    type: Literal["sit-paper"] = "sit-paper"


@dataclass(frozen=True, slots=True)
class ToPaper(_Command):
    """Before a game the person of a seat goes over to paper: one's own, or by the host any."""

    seat: int
    type: Literal["to-paper"] = "to-paper"


@dataclass(frozen=True, slots=True)
class FromPaper(_Command):
    """Before a game somebody on paper takes a seat, the last in rolling order."""

    paper: int
    type: Literal["from-paper"] = "from-paper"


@dataclass(frozen=True, slots=True)
class RemovePaper(_Command):
    """Somebody on paper does not play along any more: one's own, or by the host anybody."""

    paper: int
    type: Literal["remove-paper"] = "remove-paper"


@dataclass(frozen=True, slots=True)
class RenamePaper(_Command):
    """Another name for somebody on paper: one's own, or by the host anybody's."""

    paper: int
    name: str
    type: Literal["rename-paper"] = "rename-paper"


@dataclass(frozen=True, slots=True)
class AnnounceFull(_Command):
    """A sheet of paper was filled in the open round of Knaster, or was not after all."""

    IS_REPEATABLE: ClassVar[bool] = True
    paper: int
    round: int
    on: bool = True
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["paper-full"] = "paper-full"


@dataclass(frozen=True, slots=True)
class TypeSheet(_Command):
    """The sheet of somebody on paper, when the game is over: 25 words as `7`, `(7)` or `.`."""

    IS_REPEATABLE: ClassVar[bool] = True
    paper: int
    sheet: str
    game: int = 0  # of the table, from 1; 0 for whichever was played last
    type: Literal["paper-sheet"] = "paper-sheet"


@dataclass(frozen=True, slots=True)
class SitLate(_Command):
    """Take a seat in a running game of Knister: one move for each closed round, in their order."""

    name: str
    moves: list[str]
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["sit-late"] = "sit-late"


@dataclass(frozen=True, slots=True)
class MakeMove(_Command):
    """Make or change the move of a seat in the open round."""

    IS_REPEATABLE: ClassVar[bool] = True
    seat: int
    round: int
    move: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class TakeBack(_Command):
    """Undo the move of a seat in the open round."""

    IS_REPEATABLE: ClassVar[bool] = True
    seat: int
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["take-back"] = "take-back"


@dataclass(frozen=True, slots=True)
class ComputerMove(_ServerCommand):
    """A computer's move for a seat it plays."""

    seat: int
    round: int
    move: str
    roll: str = ""  # that it was thought out for
    type: Literal["computer-move"] = "computer-move"


@dataclass(frozen=True, slots=True)
class TakeHint(_Command):
    """What the coach would do in the open round, for somebody who plays alone. It is noted."""

    IS_REPEATABLE: ClassVar[bool] = True
    seat: int
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class Next(_Command):
    """Close the round (0 before the first) and roll, or finish. Real dice bring their roll."""

    IS_REPEATABLE: ClassVar[bool] = True
    round: int
    roll: str | None = None
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True)
class CorrectRoll(_Command):
    """Real dice were typed wrongly; the moves made on them are taken back."""

    IS_REPEATABLE: ClassVar[bool] = True
    round: int
    roll: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["correct-roll"] = "correct-roll"


@dataclass(frozen=True, slots=True)
class Pause(_Command):
    """Stop the clock, or let it go on."""

    paused: bool = True
    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True)
class StandIn(_Command):
    """Let a computer play for somebody who is away, or no longer."""

    seat: int
    on: bool = True
    type: Literal["stand-in"] = "stand-in"


@dataclass(frozen=True, slots=True)
class MoreTime(_Command):
    """Twice the time for a seat in every timed round, from now on, or no longer."""

    seat: int
    on: bool = True
    type: Literal["more-time"] = "more-time"


@dataclass(frozen=True, slots=True)
class React(_Command):
    """Say one of a few things to everybody, from one's own seat."""

    seat: int
    kind: Reaction
    type: Literal["react"] = "react"


@dataclass(frozen=True, slots=True)
class Abandon(_Command):
    """End the game before its end."""

    type: Literal["abandon"] = "abandon"


@dataclass(frozen=True, slots=True)
class Rematch(_Completed):
    """The same people again, with new dice, of which this is the secret, or the same."""

    secret: str
    same_dice: bool = False
    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class Connect(_Completed):
    """A device is there, at a process of the server."""

    worker: str = ""
    type: Literal["connect"] = "connect"


@dataclass(frozen=True, slots=True)
class Disconnect(_Completed):
    """A device is gone from a process of the server. Nothing happens if it is at another one."""

    worker: str = ""
    type: Literal["disconnect"] = "disconnect"


@dataclass(frozen=True, slots=True)
class Leave(_Command):
    """Go for good with this device: its seats are freed, or played on by a computer."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Claim(_Command):
    """I am the person of this seat, on another device; the host has to confirm."""

    seat: int
    type: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class AnswerClaim(_Command):
    """The host confirms that a device belongs to the person of the seat it claims, or does not."""

    device: str
    yes: bool
    type: Literal["answer-claim"] = "answer-claim"


@dataclass(frozen=True, slots=True)
class HandOver(_Command):
    """Give the role of the host to another device."""

    device: str
    type: Literal["hand-over"] = "hand-over"


@dataclass(frozen=True, slots=True)
class DismissHost(_Command):
    """Take the role of a further host from a device; the link that it came by ends."""

    device: str
    type: Literal["dismiss-host"] = "dismiss-host"


@dataclass(frozen=True, slots=True)
class Tick(_ServerCommand):
    """Something the table waited for may be due."""

    type: Literal["tick"] = "tick"


LobbyCommand: TypeAlias = (
    Join | Sit | SeatComputer | Remove | Rename | Reorder | Change | GiveNonce | Start
)
PaperCommand: TypeAlias = (
    SitPaper | ToPaper | FromPaper | RemovePaper | RenamePaper | AnnounceFull | TypeSheet
)
RoundCommand: TypeAlias = (
    SitLate | MakeMove | TakeBack | TakeHint | ComputerMove | Next | CorrectRoll | React
)
_AboutHosts: TypeAlias = Lock | MakeHostLink | DismissHost | AnswerClaim | HandOver
HostCommand: TypeAlias = _AboutHosts | MoreTime | Pause | StandIn | Abandon | Rematch
ConnectionCommand: TypeAlias = Connect | Disconnect | Leave | Claim | Tick

Command: TypeAlias = LobbyCommand | PaperCommand | RoundCommand | HostCommand | ConnectionCommand
