"""Five by Five: Knister and Knaster, exactly."""

from fivebyfive.rules import (
    GAMES,
    NOTHING,
    Circle,
    Game,
    GameError,
    KnasterSheet,
    KnisterSheet,
    MoveError,
    Player,
    Record,
    RecordError,
    RulesError,
    Throw,
    Write,
    parse_move,
    parse_record,
    ranks,
    thrown,
)

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "NOTHING",
    "Circle",
    "Game",
    "GameError",
    "KnasterSheet",
    "KnisterSheet",
    "MoveError",
    "Player",
    "Record",
    "RecordError",
    "RulesError",
    "Throw",
    "Write",
    "__version__",
    "parse_move",
    "parse_record",
    "ranks",
    "thrown",
]
