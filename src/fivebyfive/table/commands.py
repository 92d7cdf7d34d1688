"""What devices, timers and computer players ask of a table.

Plain data of strings and numbers: moves and rolls in the words of the record (`c3`, `3+6`), seats
by their place in the rolling order. What depends on a round carries its number, so that a command
that comes late or twice is noticed. `type` names a command on the wire.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from fivebyfive.table.settings import Reaction

# In the lobby


@dataclass(frozen=True, slots=True)
class Join:
    """A new device at the table: it watches until it takes a seat. Only the server sends this."""

    device: str
    token_hash: str
    nonce: str = ""
    key_hash: str = ""  # of the key in the link that makes a device a host
    type: Literal["join"] = "join"


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a further seat for a person on this device."""

    name: str
    type: Literal["sit"] = "sit"


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Give a computer player a seat."""

    name: str
    level: str
    type: Literal["seat-computer"] = "seat-computer"


@dataclass(frozen=True, slots=True)
class Remove:
    """Free a seat: one's own, or by the host any. In a game a computer plays on for it."""

    seat: int
    type: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class Rename:
    """Another name for a seat: one's own, or by the host any."""

    seat: int
    name: str
    type: Literal["rename"] = "rename"


@dataclass(frozen=True, slots=True)
class Reorder:
    """The seats in another rolling order, each given by its place so far."""

    order: list[int]
    type: Literal["reorder"] = "reorder"


@dataclass(frozen=True, slots=True)
class Change:
    """Change settings in the lobby."""

    settings: dict[str, str | int | bool | None]
    type: Literal["change"] = "change"


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Give this device's part in the dice of the next game."""

    nonce: str
    type: Literal["nonce"] = "nonce"


@dataclass(frozen=True, slots=True)
class Lock:
    """Let nobody else join, or again."""

    locked: bool = True
    type: Literal["lock"] = "lock"


@dataclass(frozen=True, slots=True)
class MakeHostLink:
    """Make a link that makes a device a host; the one before is worth nothing any more.

    The server makes its key and tells it once; the table keeps a hash.
    """

    key_hash: str = field(default="", metadata={"internal": True})
    type: Literal["host-link"] = "host-link"


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game."""

    type: Literal["start"] = "start"


# On paper. Who plays there has a number of their own, which nobody else gets at this table


@dataclass(frozen=True, slots=True)
class SitPaper:
    """Somebody plays along on paper, before or in a game: never waited for, typed in at its end."""

    name: str
    type: Literal["sit-paper"] = "sit-paper"


@dataclass(frozen=True, slots=True)
class ToPaper:
    """Before a game the person of a seat goes over to paper: one's own, or by the host any."""

    seat: int
    type: Literal["to-paper"] = "to-paper"


@dataclass(frozen=True, slots=True)
class FromPaper:
    """Before a game somebody on paper takes a seat, the last in rolling order."""

    paper: int
    type: Literal["from-paper"] = "from-paper"


@dataclass(frozen=True, slots=True)
class RemovePaper:
    """Somebody on paper does not play along any more: one's own, or by the host anybody."""

    paper: int
    type: Literal["remove-paper"] = "remove-paper"


@dataclass(frozen=True, slots=True)
class RenamePaper:
    """Another name for somebody on paper: one's own, or by the host anybody's."""

    paper: int
    name: str
    type: Literal["rename-paper"] = "rename-paper"


@dataclass(frozen=True, slots=True)
class AnnounceFull:
    """A sheet of paper was filled in the open round of Knaster, or was not after all."""

    paper: int
    round: int
    on: bool = True
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["paper-full"] = "paper-full"


@dataclass(frozen=True, slots=True)
class TypeSheet:
    """The sheet of somebody on paper, when the game is over: 25 words as `7`, `(7)` or `.`."""

    paper: int
    sheet: str
    game: int = 0  # of the table, from 1; 0 for whichever was played last
    type: Literal["paper-sheet"] = "paper-sheet"


# In a game


@dataclass(frozen=True, slots=True)
class SitLate:
    """Take a seat in a running game of Knister: one move for each closed round, in their order."""

    name: str
    moves: list[str]
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["sit-late"] = "sit-late"


@dataclass(frozen=True, slots=True)
class MakeMove:
    """Make or change the move of a seat in the open round."""

    seat: int
    round: int
    move: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the move of a seat in the open round."""

    seat: int
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["take-back"] = "take-back"


@dataclass(frozen=True, slots=True)
class ComputerMove:
    """A computer's move for a seat it plays. Only the server sends this."""

    seat: int
    round: int
    move: str
    roll: str = ""  # that it was thought out for
    type: Literal["computer-move"] = "computer-move"


@dataclass(frozen=True, slots=True)
class TakeHint:
    """What the coach would do in the open round, for somebody who plays alone. It is noted."""

    seat: int
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True)
class Next:
    """Close the round (0 before the first) and roll, or finish. Real dice bring their roll."""

    round: int
    roll: str | None = None
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["next"] = "next"


@dataclass(frozen=True, slots=True)
class CorrectRoll:
    """Real dice were typed wrongly; the moves made on them are taken back."""

    round: int
    roll: str
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["correct-roll"] = "correct-roll"


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock, or let it go on."""

    paused: bool = True
    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a computer play for somebody who is away, or no longer."""

    seat: int
    on: bool = True
    type: Literal["stand-in"] = "stand-in"


@dataclass(frozen=True, slots=True)
class MoreTime:
    """Twice the time for a seat in every timed round, from now on, or no longer."""

    seat: int
    on: bool = True
    type: Literal["more-time"] = "more-time"


@dataclass(frozen=True, slots=True)
class React:
    """Say one of a few things to everybody, from one's own seat."""

    seat: int
    kind: Reaction
    type: Literal["react"] = "react"


@dataclass(frozen=True, slots=True)
class Abandon:
    """End the game before its end."""

    type: Literal["abandon"] = "abandon"


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people again, with new dice or the same. The server adds the new secret."""

    same_dice: bool = False
    secret: str = field(default="", metadata={"internal": True})
    type: Literal["rematch"] = "rematch"


# Coming and going


@dataclass(frozen=True, slots=True)
class Connect:
    """A device is there, at a process of the server. Only the server sends this."""

    worker: str = ""
    type: Literal["connect"] = "connect"


@dataclass(frozen=True, slots=True)
class Disconnect:
    """A device is gone from a process of the server, perhaps only for a moment.

    Only the server sends this. If the device is at another process by now, nothing happens.
    """

    worker: str = ""
    type: Literal["disconnect"] = "disconnect"


@dataclass(frozen=True, slots=True)
class Leave:
    """Go for good with this device: its seats are freed, or played on by a computer."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Claim:
    """I am the person of this seat, on another device; the host has to confirm."""

    seat: int
    type: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """The host confirms that a device belongs to the person of the seat it claims, or does not."""

    device: str
    yes: bool
    type: Literal["answer-claim"] = "answer-claim"


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give the role of the host to another device."""

    device: str
    type: Literal["hand-over"] = "hand-over"


@dataclass(frozen=True, slots=True)
class Tick:
    """Something the table waited for may be due. Only the server sends this."""

    type: Literal["tick"] = "tick"


Command: TypeAlias = (
    Join
    | Sit
    | SeatComputer
    | Remove
    | Rename
    | Reorder
    | Change
    | GiveNonce
    | Lock
    | MakeHostLink
    | Start
    | SitPaper
    | ToPaper
    | FromPaper
    | RemovePaper
    | RenamePaper
    | AnnounceFull
    | TypeSheet
    | SitLate
    | MakeMove
    | TakeBack
    | TakeHint
    | ComputerMove
    | Next
    | CorrectRoll
    | Pause
    | StandIn
    | MoreTime
    | React
    | Abandon
    | Rematch
    | Connect
    | Disconnect
    | Leave
    | Claim
    | AnswerClaim
    | HandOver
    | Tick
)
