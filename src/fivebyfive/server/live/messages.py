"""What goes over the socket: one union in each direction, documented from its JSON Schema.

A device sends `hello` first, with its token; then commands of the table and questions, each with an
`id` of its own choice that comes back in the answer.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from fivebyfive.rules.free_circles import Owed
from fivebyfive.server.players.coach_views import CoachView, HintView
from fivebyfive.table import commands as c
from fivebyfive.table.views.models import (
    LookView,
    PaperLookView,
    PrivateView,
    PublicView,
    RollsView,
)


class WireModel(BaseModel):
    """Nothing that is not known is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(WireModel):
    """The first message of a socket: who it is."""

    type: Literal["hello"] = "hello"
    token: str = Field(min_length=1, max_length=100)
    lang: str = Field("en", max_length=35, description="The language of error messages")


class Look(WireModel):
    """Somebody's sheet as the closed rounds left it."""

    type: Literal["look"] = "look"
    seat: int


class LookPaper(WireModel):
    """The sheet of somebody on paper, once it was typed in."""

    type: Literal["look-paper"] = "look-paper"
    paper: int


class AskOwed(WireModel):
    """What a Knaster move of one's own seat still owes; it may lack free circles."""

    type: Literal["owed"] = "owed"
    seat: int
    round: int
    move: str = Field(max_length=100)


class AskRolls(WireModel):
    """All rolls of the game so far."""

    type: Literal["rolls"] = "rolls"


class AskCoach(WireModel):
    """What the coach says of the game that is over, for one's own seat; asked until it is done."""

    type: Literal["coach"] = "coach"
    seat: int


class HostLinkWish(WireModel):
    """Make a link that makes a device a host; the one before is worth nothing any more."""

    type: Literal["host-link"] = "host-link"


class HostLink(WireModel):
    """The answer to `host-link`: its key, told this once. It goes behind `#host=` in an address."""

    key: str


class Ping(WireModel):
    """Asks whether the server is there."""

    type: Literal["ping"] = "ping"


class Pong(WireModel):
    """The answer to `ping`."""

    now: int


class AgainWish(WireModel):
    """The same people again, with new dice or the same."""

    type: Literal["rematch"] = "rematch"
    same_dice: bool = False


Ask = Annotated[
    c.Sit
    | c.SeatComputer
    | c.Remove
    | c.Rename
    | c.Reorder
    | c.Change
    | c.GiveNonce
    | c.Lock
    | c.Start
    | c.SitPaper
    | c.ToPaper
    | c.FromPaper
    | c.RemovePaper
    | c.RenamePaper
    | c.AnnounceFull
    | c.TypeSheet
    | c.SitLate
    | c.MakeMove
    | c.TakeBack
    | c.TakeHint
    | c.Next
    | c.CorrectRoll
    | c.Pause
    | c.StandIn
    | c.MoreTime
    | c.React
    | c.Abandon
    | c.Leave
    | c.Claim
    | c.AnswerClaim
    | c.HandOver
    | AgainWish
    | HostLinkWish
    | Look
    | LookPaper
    | AskRolls
    | AskCoach
    | AskOwed
    | Ping,
    Field(discriminator="type"),
]


class Request(WireModel):
    """A command or a question, with an id that the answer repeats."""

    type: Literal["ask"] = "ask"
    id: int = Field(ge=0, le=2**53)
    ask: Ask


class Welcome(WireModel):
    """The answer to `hello`: everything this device may know. The same comes after a reconnect."""

    type: Literal["welcome"] = "welcome"
    table: PublicView
    yours: PrivateView
    now: int = Field(description="The server's clock, in milliseconds since the epoch")


if TYPE_CHECKING:
    PublicChanges = dict[str, Any]
else:
    PublicChanges = TypedDict("PublicChanges", get_type_hints(PublicView), total=False)
    PublicChanges.__doc__ = "The fields of PublicView that have changed; the others are as before."


class TableNews(WireModel):
    """What has changed of the public state, the same for everybody.

    Who has moved may be told half a second later.
    """

    type: Literal["table"] = "table"
    table: PublicChanges
    now: int


class YourNews(WireModel):
    """What only this device may see."""

    type: Literal["yours"] = "yours"
    yours: PrivateView


# What a question is answered with.
AnswerBody: TypeAlias = (
    LookView | PaperLookView | Owed | RollsView | CoachView | HintView | HostLink | Pong
)


class Answer(WireModel):
    """A request was carried out and stored, or a question answered."""

    type: Literal["answer"] = "answer"
    id: int
    answer: AnswerBody | None = None


class Refusal(WireModel):
    """A request was refused: a stable code, and a sentence in the language of `hello`."""

    type: Literal["refusal"] = "refusal"
    id: int | None = None
    code: str
    message: str
    facts: dict[str, str | int] = {}


class Bye(WireModel):
    """The last message before the server closes the socket."""

    type: Literal["bye"] = "bye"
    code: str
    message: str


FromDevice = Annotated[Hello | Request, Field(discriminator="type")]
ToDevice = Annotated[
    Welcome | TableNews | YourNews | Answer | Refusal | Bye,
    Field(discriminator="type"),
]

from_device: TypeAdapter[Hello | Request] = TypeAdapter(FromDevice)
to_device: TypeAdapter[Any] = TypeAdapter(ToDevice)
