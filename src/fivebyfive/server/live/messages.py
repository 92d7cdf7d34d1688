"""What goes over the socket: one union in each direction, documented from its JSON Schema.

A device sends `hello` first, with its token; then commands of the table and questions, each with an
`id` of its own choice that comes back in the answer.
"""

from functools import reduce
from operator import or_
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    TypeAlias,
    get_args,
    get_type_hints,
)

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from fivebyfive.rules import CodedError
from fivebyfive.server.players.coach_views import CoachView, HintView
from fivebyfive.server.problems import explain_error
from fivebyfive.table import commands, requests
from fivebyfive.table.session import TableAnswer
from fivebyfive.table.views.models import (
    PrivateView,
    PublicView,
)
from fivebyfive.words import Language

# To be raised when one side has to know what the other one understands. So far everything is added
# in a way that older ones ignore. 0: from before there were versions.
PROTOCOL: Final = 1


class WireModel(BaseModel):
    """Nothing that is not known is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(WireModel):
    """The first message of a socket: who it is. Fields that the server does not know are ignored.

    So a newer page is welcomed by a worker of the version before, while workers are replaced.
    """

    model_config = ConfigDict(extra="ignore")

    type: Literal["hello"] = "hello"
    token: str = Field(min_length=1, max_length=100)
    lang: str = Field("en", max_length=35, description="The language of error messages")
    changes: bool = Field(
        False, description="Send `your-changes` where only some of this device's seats changed"
    )
    protocol: int = Field(
        0, ge=0, le=10**6, description="The version of these messages that the device knows"
    )


class AskCoach(WireModel):
    """What the coach says of the game that is over, for one's own seat; asked until it is done."""

    IS_REPEATABLE: ClassVar[bool] = True
    type: Literal["coach"] = "coach"
    seat: int


# Whatever a device may send, as its class says.
_ASKS: Final[tuple[Any, ...]] = (
    *(one for one in get_args(commands.Command) if one.ON_WIRE),
    *get_args(requests.TableRequest),
    AskCoach,
)


def _type_of(ask: Any) -> str:
    """Its name on the wire."""
    return str(get_args(get_type_hints(ask)["type"])[0])


# Requests that may be sent a second time after a lost connection.
REPEATABLE: Final = sorted(_type_of(one) for one in _ASKS if one.IS_REPEATABLE)
# Those that name the game of their table; 0, which is the default, means the newest.
WITH_GAME: Final = sorted(_type_of(one) for one in _ASKS if "game" in get_type_hints(one))

if TYPE_CHECKING:
    Ask = commands.Command | requests.TableRequest | AskCoach
else:
    Ask = Annotated[reduce(or_, _ASKS), Field(discriminator="type")]


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
    protocol: int = Field(description="The version of these messages that the server knows")
    page: str = Field(
        description="The page that the server has: the name of its script, empty without one."
        " A page with another name is from another version, and may offer to reload."
    )


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


class YourChanges(WireModel):
    """The same, with those of its seats only that have changed. Sent to who asked for it."""

    type: Literal["your-changes"] = "your-changes"
    yours: PrivateView


# What a question is answered with.
AnswerBody: TypeAlias = TableAnswer | CoachView | HintView


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
    """The last message before the server closes the socket.

    The code `closing` means that the server restarts: connect again at once. All answers have been
    sent by then, so a request without an answer was not carried out and may be sent again.
    """

    type: Literal["bye"] = "bye"
    code: str
    message: str


FromDevice = Annotated[Hello | Request, Field(discriminator="type")]
ToDevice = Annotated[
    Welcome | TableNews | YourNews | YourChanges | Answer | Refusal | Bye,
    Field(discriminator="type"),
]

from_device: TypeAdapter[Hello | Request] = TypeAdapter(FromDevice)
to_device: TypeAdapter[Any] = TypeAdapter(ToDevice)


def make_refusal(error: CodedError[Any], language: Language, request: int | None = None) -> Refusal:
    """The refusal of a request over the socket, in the language of its reader."""
    problem = explain_error(error, language)
    return Refusal(id=request, code=problem.code, message=problem.message, facts=problem.facts)
