"""What a server can do, and how its games score: all of it as the rules say."""

from pydantic import BaseModel, Field

import fivebyfive
from fivebyfive.bots import LEVELS, USUAL_POINTS
from fivebyfive.rules import (
    COMBINATION_EXAMPLES,
    GAMES,
    LINE_NAMES,
    ROLLS,
    Combination,
    Sheet,
    Verdict,
)
from fivebyfive.rules.sheet import VERDICT_THRESHOLDS
from fivebyfive.server.config import Shared
from fivebyfive.table import PRESETS, Settings
from fivebyfive.words import Language, say


class Given(BaseModel):
    """What a combination gives: points, or free circles where a game has white boxes."""

    combination: Combination
    gives: int
    example: list[int] = Field(min_length=5, max_length=5)


class GameInfo(BaseModel):
    """How a game scores."""

    gives: list[Given] = Field(description="In the order in which people are shown them")
    boxes: dict[str, int] | None = Field(description="The white boxes by line, where printed")
    doubled: list[str] = Field(description="The lines that give twice the points")
    more_than: dict[Verdict, int] = Field(description="Alone, more points than these are ...")
    rolls: int | None = Field(description="The rolls of a game, where they are always as many")
    usual: dict[str, int] = Field(description="What each level scores alone, on average")


class About(BaseModel):
    """What this server can do."""

    version: str
    page: str = Field(description="The built page, by the name of its script; empty without one")
    sums: list[int] = Field(description="What two dice can show")
    games: dict[str, GameInfo]
    presets: dict[str, Settings]
    levels: list[str]
    computer_names: list[str] = Field(
        description="Names for computer players, in the language that was asked for"
    )
    address: str | None = Field(description="Where other devices reach it; null if they cannot")
    nearby: bool = Field(description="Whether they have to be in the same network")


def describe_server(shared: Shared | None, language: Language, page: str) -> About:
    """Everything a page needs to know before a table is opened."""
    return About(
        version=fivebyfive.__version__,
        page=page,
        sums=list(ROLLS),
        games={name: _game_info(name, sheet) for name, sheet in GAMES.items()},
        presets=dict(PRESETS),
        levels=list(LEVELS),
        computer_names=[name.strip() for name in say(language, "computer-names").split(",")],
        address=shared.address if shared else None,
        nearby=shared.nearby if shared else False,
    )


def _game_info(name: str, sheet: type[Sheet]) -> GameInfo:
    boxes = sheet.WHITE_BOXES
    return GameInfo(
        gives=[
            Given(combination=made, gives=given, example=list(COMBINATION_EXAMPLES[made]))
            for made, given in sheet.GIVES.items()
        ],
        boxes=dict(zip(LINE_NAMES, boxes, strict=True)) if boxes else None,
        doubled=[LINE_NAMES[line] for line in sheet.DOUBLED],
        more_than=dict(VERDICT_THRESHOLDS),
        rolls=sheet.LENGTH,
        usual=dict(USUAL_POINTS[name]),
    )
