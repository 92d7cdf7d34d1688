"""What the coach says, as it goes over the socket and is kept with the game."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer

from fivebyfive.analysis import GameReview, ReviewedMove
from fivebyfive.table import sheet_view
from fivebyfive.table.views.models import SheetView

# More digits would say more than the coach knows; with these all still adds up.
Points = Annotated[float, PlainSerializer(lambda points: round(points, 6))]


class CoachModel(BaseModel):
    """Nothing that is not known is let through."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class CoachedMove(CoachModel):
    """A move that was made: what it cost, and the luck of its roll, in points to be expected."""

    round: int
    roll: int
    move: str
    best: str
    cost: Points
    luck: Points
    stand_in: bool


class DearMove(CoachModel):
    """One of the moves that cost most, with the sheet as it was before it."""

    round: int
    roll: int
    move: str
    best: str
    cost: Points
    sheet: SheetView


class CoachingView(CoachModel):
    """A whole game: total = start + luck - cost. `expert` is an expert's total on the same dice."""

    name: str
    total: int
    start: Points
    luck: Points
    cost: Points
    expert: int
    moves: list[CoachedMove]
    dearest: list[DearMove]


class CoachView(CoachModel):
    """The answer to `coach`: how far it is, and in the end what it says."""

    done: int = 0
    of: int = 0
    coaching: CoachingView | None = None


class HintedMove(CoachModel):
    """A move with the points to be expected, and how many fewer than with the best one."""

    move: str
    expected: Points
    lost: Points


class HintView(CoachModel):
    """The answer to `hint`: the best moves of the round, the best first; none while it thinks."""

    round: int
    moves: list[HintedMove] = Field(max_length=10)


def make_coaching_view(found: GameReview, expert: int) -> CoachingView:
    """What the coach found, to be told."""
    return CoachingView(
        name=found.name,
        total=found.total,
        start=found.start,
        luck=found.luck,
        cost=found.cost,
        expert=expert,
        moves=[_move(one) for one in found.moves],
        dearest=[_dear(one) for one in found.costliest()],
    )


def _move(one: ReviewedMove) -> CoachedMove:
    return CoachedMove(**_made(one), luck=one.luck, stand_in=one.stand_in)


def _dear(one: ReviewedMove) -> DearMove:
    return DearMove(**_made(one), sheet=sheet_view(one.sheet))


def _made(one: ReviewedMove) -> dict[str, Any]:
    made, best = str(one.move), str(one.best)
    return {"round": one.round, "roll": one.roll, "move": made, "best": best, "cost": one.cost}
