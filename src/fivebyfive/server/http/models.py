"""What the routes of the HTTP side have in common: bodies that are sent, and refusals."""

from typing import Annotated, Any

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field

Code = Annotated[str, Field(description="The six digits of the table", pattern="^[0-9]{6}$")]
GameNumber = Annotated[int | None, Query(ge=1, le=10**9)]


class Body(BaseModel):
    """What is sent to us; nothing that is not known is let through."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """A refusal: a stable code, and a sentence in the language asked for."""

    code: str
    message: str
    facts: dict[str, str | int] = {}


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (403, 404, 409, 413, 422, 429, 503)
}
# The same for a route whose answer is text.
PROBLEMS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for status in PROBLEMS
}
