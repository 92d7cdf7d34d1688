"""How a table is played: presets, each changeable in every part."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, get_args

from fivebyfive.rules import GAMES
from fivebyfive.table.errors import TableCode, TableError

WhoRolls = Literal["turn", "host", "auto"]
DiceKind = Literal["app", "real"]
StandIns = Literal["ask", "auto"]
# All that people can say to each other here: one tap, nothing to type, nothing that hurts.
Reaction = Literal["bravo", "wow", "ouch", "laugh", "thanks"]
REACTIONS: Final[tuple[str, ...]] = get_args(Reaction)


@dataclass(frozen=True, slots=True)
class Settings:
    """Who rolls, with what, how long, and what happens when somebody is gone."""

    game: str = "knister"
    rolls: WhoRolls = "turn"  # the seats in turn, the host only, or by itself
    dice: DiceKind = "app"
    seconds: int | None = None  # for a move, from the roll
    untimed: int = 0  # rounds at the beginning in which nobody is hurried
    stand_ins: StandIns = "ask"  # whether a computer takes an absent seat by itself
    host_passes: bool = True  # whether the role goes on when the host is gone for long
    voice: bool = True  # whether a device that several share says the sum aloud
    reactions: bool = True  # whether people may send each other a bravo
    # How well a computer plays for people: who let the time run out, who is away, who has left.
    stand_in_level: str = "casual"

    @property
    def is_classroom(self) -> bool:
        """Whether somebody leads a class: computers stand in by themselves, or no host follows."""
        return self.stand_ins == "auto" or not self.host_passes

    def with_changes(self, changes: Mapping[str, object]) -> "Settings":
        """These settings with some of them changed. Raises `TableError` (bad-setting)."""
        values = asdict(self)
        for name, value in changes.items():
            if name not in values or not _VALIDATORS[name](value):
                raise TableError(TableCode.BAD_SETTING, name=name[:40])
            values[name] = value
        return Settings(**values)


def _is_count(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


_VALIDATORS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "game": lambda value: value in GAMES,
    "rolls": lambda value: value in ("turn", "host", "auto"),
    "dice": lambda value: value in ("app", "real"),
    "seconds": lambda value: value is None or (_is_count(value, 3600) and value >= 5),
    "untimed": lambda value: _is_count(value, 50),
    "stand_ins": lambda value: value in ("ask", "auto"),
    "host_passes": lambda value: isinstance(value, bool),
    "voice": lambda value: isinstance(value, bool),
    "reactions": lambda value: isinstance(value, bool),
    # Which levels there are the server knows: see `session.check_settings`.
    "stand_in_level": lambda value: isinstance(value, str) and 0 < len(value) <= 100,
}

PRESETS: Final[Mapping[str, Settings]] = {
    "family": Settings(),
    "far": Settings(voice=False),
    "class": Settings(
        rolls="host",
        seconds=20,
        untimed=3,
        stand_ins="auto",
        host_passes=False,
        reactions=False,
        stand_in_level="random",  # or doing nothing would win
    ),
}
