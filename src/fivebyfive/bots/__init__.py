"""Computer players behind one protocol, from `random` upwards, and its conformance test."""

from fivebyfive.bots.conformance import check_bot
from fivebyfive.bots.errors import BotCode, BotError, BotLoadError, ConformanceError, LevelError
from fivebyfive.bots.heuristic.beginner import Beginner
from fivebyfive.bots.heuristic.casual import Casual
from fivebyfive.bots.heuristic.random_bot import RandomBot
from fivebyfive.bots.interface import Adviser, Aim, Bot, Budget, Position, Weighed
from fivebyfive.bots.registry import (
    COACH,
    LEARNED_LEVELS,
    LEVELS,
    bot_label,
    check_level,
    find_adviser,
    find_bot,
    find_level,
    split_aim,
)
from fivebyfive.bots.usual_points import USUAL_POINTS

__all__ = [
    "COACH",
    "LEARNED_LEVELS",
    "LEVELS",
    "USUAL_POINTS",
    "Adviser",
    "Aim",
    "Beginner",
    "Bot",
    "BotCode",
    "BotError",
    "BotLoadError",
    "Budget",
    "Casual",
    "ConformanceError",
    "LevelError",
    "Position",
    "RandomBot",
    "Weighed",
    "bot_label",
    "check_bot",
    "check_level",
    "find_adviser",
    "find_bot",
    "find_level",
    "split_aim",
]
