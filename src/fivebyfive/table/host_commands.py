"""The commands of hosts: who is let in under which name, how a game goes on and ends."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from fivebyfive.table.command_base import BaseCommand, CompletedCommand


@dataclass(frozen=True, slots=True)
class Lock(BaseCommand):
    """Let nobody else join, or again."""

    locked: bool = True
    type: Literal["lock"] = "lock"


@dataclass(frozen=True, slots=True)
class MakeHostLink(CompletedCommand):
    """Make a link that makes a device a host, with a new key of which the table keeps a hash."""

    key_hash: str
    type: Literal["host-link"] = "host-link"


@dataclass(frozen=True, slots=True)
class Pause(BaseCommand):
    """Stop the clock, or let it go on."""

    paused: bool = True
    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True)
class StandIn(BaseCommand):
    """Let a computer play for somebody who is away, or no longer."""

    seat: int
    on: bool = True
    type: Literal["stand-in"] = "stand-in"


@dataclass(frozen=True, slots=True)
class MoreTime(BaseCommand):
    """Twice the time for a seat in every timed round, from now on, or no longer."""

    seat: int
    on: bool = True
    type: Literal["more-time"] = "more-time"


@dataclass(frozen=True, slots=True)
class Abandon(BaseCommand):
    """End the game before its end."""

    type: Literal["abandon"] = "abandon"


@dataclass(frozen=True, slots=True)
class Rematch(CompletedCommand):
    """The same people again, with new dice, of which this is the secret, or the same."""

    secret: str
    same_dice: bool = False
    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class AnswerClaim(BaseCommand):
    """The host confirms that a device belongs to the person of the seat it claims, or does not."""

    device: str
    yes: bool
    type: Literal["answer-claim"] = "answer-claim"


@dataclass(frozen=True, slots=True)
class HandOver(BaseCommand):
    """Give the role of the host to another device."""

    device: str
    type: Literal["hand-over"] = "hand-over"


@dataclass(frozen=True, slots=True)
class DismissHost(BaseCommand):
    """Take the role of a further host from a device; the link that it came by ends."""

    device: str
    type: Literal["dismiss-host"] = "dismiss-host"


@dataclass(frozen=True, slots=True)
class CloseRound(BaseCommand):
    """Let a computer move for every seat that has not moved in the open round."""

    IS_REPEATABLE: ClassVar[bool] = True
    round: int
    game: int = 0  # of the table, from 1; 0 for whichever is being played
    type: Literal["close-round"] = "close-round"


@dataclass(frozen=True, slots=True)
class AllowName(BaseCommand):
    """Let people take a name again that a host has taken off."""

    name: str
    type: Literal["allow-name"] = "allow-name"


_AboutHosts: TypeAlias = MakeHostLink | DismissHost | AnswerClaim | HandOver
_AboutPeople: TypeAlias = Lock | AllowName | MoreTime | StandIn
HostCommand: TypeAlias = _AboutHosts | _AboutPeople | CloseRound | Pause | Abandon | Rematch
