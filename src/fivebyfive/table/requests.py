"""What devices ask besides commands: queries, and drafts of commands.

A query is answered from the state and changes nothing. A draft becomes a command when the server
has added what only it may know: the secret of new dice, or the key of a link.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias


class _Query:
    """Facts about a query, as commands have them."""

    __slots__ = ()
    IS_REPEATABLE: ClassVar[bool] = True  # it changes nothing


@dataclass(frozen=True, slots=True)
class Look(_Query):
    """Somebody's sheet as the closed rounds left it."""

    seat: int
    type: Literal["look"] = "look"


@dataclass(frozen=True, slots=True)
class LookPaper(_Query):
    """The sheet of somebody on paper, once it was typed in."""

    paper: int
    type: Literal["look-paper"] = "look-paper"


@dataclass(frozen=True, slots=True)
class AskOwed(_Query):
    """What a Knaster move of one's own seat still owes; it may lack free circles."""

    seat: int
    round: int
    move: str
    type: Literal["owed"] = "owed"


@dataclass(frozen=True, slots=True)
class AskRolls(_Query):
    """All rolls of the game so far."""

    type: Literal["rolls"] = "rolls"


@dataclass(frozen=True, slots=True)
class AskPossible(_Query):
    """What the lines of one's own sheet can still become, the pencilled move included."""

    seat: int
    type: Literal["possible"] = "possible"


@dataclass(frozen=True, slots=True)
class ReadRoster(_Query):
    """What a pasted list of names comes to, before it becomes the list of the table."""

    text: str
    type: Literal["read-roster"] = "read-roster"


@dataclass(frozen=True, slots=True)
class Ping(_Query):
    """Asks whether the server is there."""

    type: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True)
class AskRematch:
    """The same people again, with new dice or the same."""

    IS_REPEATABLE: ClassVar[bool] = False
    same_dice: bool = False
    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class AskHostLink:
    """Make a link that makes a device a host; the one before is worth nothing any more."""

    IS_REPEATABLE: ClassVar[bool] = False
    type: Literal["host-link"] = "host-link"


Query: TypeAlias = Look | LookPaper | AskOwed | AskRolls | AskPossible | ReadRoster | Ping
DraftCommand: TypeAlias = AskRematch | AskHostLink
TableRequest: TypeAlias = Query | DraftCommand
