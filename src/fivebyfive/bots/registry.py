"""Players by name: a level, a level with an aim, or a file with a user's own player."""

from collections.abc import Callable, Mapping
from typing import Final, TypeGuard

from fivebyfive.bots.errors import BotCode, BotError, LevelError
from fivebyfive.bots.heuristic.beginner import Beginner
from fivebyfive.bots.heuristic.casual import Casual
from fivebyfive.bots.heuristic.random_bot import RandomBot
from fivebyfive.bots.interface import Adviser, Aim, Bot
from fivebyfive.bots.loader import load_bot, parse_bot_source
from fivebyfive.rules.text import sanitize_text


def _expert(aim: Aim) -> Bot:
    from fivebyfive.bots.learned.learned_bot import expert  # noqa: PLC0415 -- imports Numba

    return expert(aim)


def _coach(aim: Aim) -> Bot:
    from fivebyfive.bots.learned.learned_bot import coach  # noqa: PLC0415 -- imports Numba

    return coach(aim)


def _master(aim: Aim) -> Bot:
    from fivebyfive.bots.learned.learned_bot import master  # noqa: PLC0415 -- imports Numba

    return master(aim)


# In ascending strength. The learned levels import Numba only when one is made. The heuristic ones
# know only their own points, so they have no aim to choose.
LEVELS: Final[Mapping[str, Callable[[Aim], Bot]]] = {
    "random": lambda _: RandomBot(),
    "beginner": lambda _: Beginner(),
    "casual": lambda _: Casual(),
    "expert": _expert,
    "master": _master,
}

# Evaluates positions of people best. It plays like an expert, so it is not offered as a level.
COACH: Final = "coach"
_NAMED: Final[Mapping[str, Callable[[Aim], Bot]]] = {**LEVELS, COACH: _coach}

LEARNED_LEVELS: Final = frozenset(
    {"expert", "master"}
)  # they import Numba, and take longer for a move


def check_level(level: str) -> None:
    """Raises `LevelError` (unknown-level). Imports no Numba, whatever the level."""
    if level not in LEVELS:
        raise LevelError(
            BotCode.UNKNOWN_LEVEL, level=sanitize_text(level), levels=", ".join(LEVELS)
        )


def find_level(level: str, aim: Aim = Aim.WIN) -> Bot:
    """A player of the level. Raises `LevelError` (unknown-level).

    For names from untrusted sources: it opens no file.
    """
    check_level(level)
    return LEVELS[level](aim)


def find_bot(name: str, aim: Aim = Aim.WIN) -> Bot:
    """A player by name: `casual`, `casual/points` with an aim of its own, or `path/file.py:Class`.

    Such a file is executed, so the name must come from somebody who may run programs here. Raises
    `LevelError`, and `BotLoadError` if the file cannot be used.
    """
    source = parse_bot_source(name)
    if source is not None:
        return load_bot(source)
    level, aim = split_aim(name, aim)
    return _NAMED[level](aim) if level in _NAMED else find_level(level, aim)


def split_aim(name: str, aim: Aim) -> tuple[str, Aim]:
    """Split `level/aim`; without an aim in the name, the one given."""
    level, slash, own_aim = name.rpartition("/")
    if slash and level in _NAMED and own_aim in list(Aim):
        return level, Aim(own_aim)
    return name, aim


def find_adviser(name: str, aim: Aim = Aim.WIN) -> Adviser:
    """A player who can also value moves. Raises `BotError` (level-cannot-advise) otherwise."""
    bot = find_bot(name, aim)
    if not _is_adviser(bot):
        raise BotError(BotCode.CANNOT_ADVISE, level=sanitize_text(name))
    return bot


def _is_adviser(bot: Bot) -> TypeGuard[Adviser]:
    return callable(getattr(bot, "weigh", None))


def bot_label(name: str) -> str:
    """The name as a record has it in brackets: of a path only the file name and the class."""
    source = parse_bot_source(name)
    label = name if source is None else f"{source.path.name}:{source.class_name}"
    return "".join(char if char.isprintable() and char not in ",;[]{}" else "_" for char in label)
