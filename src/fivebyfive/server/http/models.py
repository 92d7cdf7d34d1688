"""Bodies of requests and answers, and the refusals that every route may answer with."""

from dataclasses import dataclass, fields
from typing import Annotated, Any

from fastapi import Header, Query
from pydantic import BaseModel, ConfigDict, Field

from fivebyfive.bots import check_level
from fivebyfive.rules import Record
from fivebyfive.server.problems import Problem
from fivebyfive.server.tables.tokens import split_token
from fivebyfive.table import commands
from fivebyfive.table.views.models import PublicView

Code = Annotated[str, Field(description="The six digits of the table", pattern="^[0-9]{6}$")]
TableTokenHeader = Annotated[
    str, Header(alias="Table-Token", max_length=200, description="The token of a device")
]
GameNumber = Annotated[int | None, Query(ge=1, le=10**9)]


class Body(BaseModel):
    """What is sent to us; nothing that is not known is let through."""

    model_config = ConfigDict(extra="forbid")


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (403, 404, 409, 413, 422, 429, 503)
}
# The same for a route whose answer is text.
PROBLEMS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for status in PROBLEMS
}
# The same for one that only hosts may ask for at a class table.
PROBLEMS_OF_LIST: dict[int | str, dict[str, Any]] = {**PROBLEMS_OF_TEXT, 401: PROBLEMS_OF_TEXT[403]}
DONE: dict[int | str, dict[str, Any]] = {204: {"description": "Done"}}
Name = Annotated[str, Field(max_length=100)]
Names = Annotated[list[Name], Field(max_length=50, description="People on this device")]


class Computer(Body):
    """A computer player."""

    name: str = Field(max_length=100)
    level: str = Field(max_length=100)


class NewTable(Body):
    """How to play, and who plays on this device."""

    preset: str = Field("family", max_length=20, description="family, far or class")
    settings: dict[str, str | int | bool | None] = Field(
        default_factory=dict, max_length=20, description="Changes to the preset, such as the game"
    )
    names: Names = Field(default_factory=list)
    computers: list[Computer] = Field(default_factory=list, max_length=50)
    rehearsal: str = Field(
        "", max_length=200, description="A seed for the dice, at a server for tests (--rehearsal)"
    )


class NewDevice(Body):
    """A further device at a table; without names it only watches."""

    names: Names = Field(default_factory=list)
    nonce: str = Field("", max_length=64, description="This device's part in the dice")
    host_key: str = Field("", max_length=100, description="From a link that makes a device a host")


class Ticket(BaseModel):
    """What a device needs from now on. The token is its key: keep it, tell nobody."""

    code: str
    device: str
    token: str


@dataclass(slots=True)
class TableLook(PublicView):
    """What a spectator sees of a table, and when somebody rolled or moved last (0: nobody yet)."""

    played_at: int

    @classmethod
    def of(cls, view: PublicView, played_at: int) -> "TableLook":
        """A public view with its time."""
        return cls(
            **{one.name: getattr(view, one.name) for one in fields(view)}, played_at=played_at
        )


class RoomMemoryView(BaseModel):
    """What everybody may know of what a club room remembers: no names."""

    on: bool
    games: int
    keep_days: int | None = Field(
        description="Days after which a table that nobody uses is deleted; null for never"
    )
    keep_records_days: int | None = Field(
        description="Days that a game whose table is gone is remembered; null for ever"
    )


class RoomTable(BaseModel):
    """A club room, and the table that goes on there."""

    name: str
    code: str | None


class RoomView(RoomTable):
    """A club room, its table, and what is remembered."""

    memory: RoomMemoryView


class RoomTicket(RoomTable):
    """The table of a club room; whoever opened it gets the ticket of its host."""

    ticket: Ticket | None


class FinishedGame(BaseModel):
    """A game of a table that is over: its number there, and what it was. Nobody is named."""

    game: int
    kind: str
    date: str = Field(description="When it was begun")
    rounds: int = Field(description="Closed ones")
    players: int = Field(description="At seats and on paper")
    abandoned: bool

    @classmethod
    def of(cls, number: int, record: Record) -> "FinishedGame":
        """A game from its record."""
        headers = dict(record.headers)
        return cls(
            game=number,
            kind=record.game.kind,
            date=headers.get("Date", ""),
            rounds=len(record.game.rounds),
            players=len(record.players) + len(record.papers),
            abandoned=headers.get("Ended") == "abandoned",
        )


def list_first_commands(new: NewTable) -> list[commands.Command]:
    """What the host of a new table wants at once. Raises `BotError` for an unknown level."""
    for computer in new.computers:
        check_level(computer.level)
    people = [commands.Sit(name) for name in new.names]
    return [*people, *(commands.SeatComputer(one.name, one.level) for one in new.computers)]


def make_ticket(token: str) -> Ticket:
    """What a device needs, from its token."""
    code, device = split_token(token)
    return Ticket(code=code, device=device, token=token)
