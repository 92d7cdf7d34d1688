"""How players are named: by level in rising strength, with an aim, or by a file of one's own."""

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


# A level that is heavy to import does so when it is made. The weak ones know no opponents, so that
# they have no aim to choose.
LEVELS: Final[Mapping[str, Callable[[Aim], Bot]]] = {
    "random": lambda _: RandomBot(),
    "beginner": lambda _: Beginner(),
    "casual": lambda _: Casual(),
    "expert": _expert,
    "master": _master,
}

# Who knows best what the positions of people are worth. It plays like an expert, so that it is no
# level of its own at a table.
COACH: Final = "coach"
_NAMED: Final[Mapping[str, Callable[[Aim], Bot]]] = {**LEVELS, COACH: _coach}

LEARNED_LEVELS: Final = frozenset({"expert", "master"})  # they import Numba, and think longer


def check_level(level: str) -> None:
    """Raises `LevelError` (unknown-level). Imports nothing, however strong the level is."""
    if level not in LEVELS:
        raise LevelError(
            BotCode.UNKNOWN_LEVEL, level=sanitize_text(level), levels=", ".join(LEVELS)
        )


def find_level(level: str, aim: Aim = Aim.WIN) -> Bot:
    """A player of the level. Raises `LevelError` (unknown-level).

    For names that come from elsewhere: it opens no file.
    """
    check_level(level)
    return LEVELS[level](aim)


def find_bot(name: str, aim: Aim = Aim.WIN) -> Bot:
    """A player by name: `casual`, `casual/points` with an aim of its own, or `path/file.py:Class`.

    Such a file is executed, so the name has to come from whoever may run programs here. Raises
    `LevelError`, and `BotLoadError` where there is something wrong with the file.
    """
    own = parse_bot_source(name)
    if own is not None:
        return load_bot(own)
    level, aim = split_aim(name, aim)
    return _NAMED[level](aim) if level in _NAMED else find_level(level, aim)


def split_aim(name: str, aim: Aim) -> tuple[str, Aim]:
    """The level of a name and the aim it has, its own or else the one given."""
    level, slash, wish = name.rpartition("/")
    if slash and level in _NAMED and wish in list(Aim):
        return level, Aim(wish)
    return name, aim


def find_adviser(name: str, aim: Aim = Aim.WIN) -> Adviser:
    """A player who can weigh moves. Raises `BotError` (level-cannot-advise) for one who cannot."""
    bot = find_bot(name, aim)
    if not _is_adviser(bot):
        raise BotError(BotCode.CANNOT_ADVISE, level=sanitize_text(name))
    return bot


def _is_adviser(bot: Bot) -> TypeGuard[Adviser]:
    return callable(getattr(bot, "weigh", None))


def bot_label(name: str) -> str:
    """The name as a record has it in brackets: of a file only its own name and the class."""
    own = parse_bot_source(name)
    label = name if own is None else f"{own.path.name}:{own.class_name}"
    return "".join(char if char.isprintable() and char not in ",;[]{}" else "_" for char in label)
