"""The levels that can be named, in rising strength."""

from collections.abc import Callable, Mapping
from typing import Final

from ..rules.moves import shown
from .beginner import Beginner
from .casual import Casual
from .errors import BotCode, LevelError
from .protocol import Bot
from .unskilled import Unskilled

LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": Unskilled,
    "beginner": Beginner,
    "casual": Casual,
}


def find_bot(level: str) -> Bot:
    """A player of the level. Raises `LevelError` (unknown-level)."""
    if level not in LEVELS:
        raise LevelError(BotCode.UNKNOWN_LEVEL, level=shown(level), levels=", ".join(LEVELS))
    return LEVELS[level]()
