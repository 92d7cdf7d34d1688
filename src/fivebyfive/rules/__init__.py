"""The games themselves. Pure: no I/O, clock, logging or randomness; a roll is an argument."""

from fivebyfive.rules.combinations import EXAMPLES, Combination, combination
from fivebyfive.rules.errors import Code, CodedError, GameError, MoveError, RulesError
from fivebyfive.rules.game import GAMES, Game, Round, Throw, parse_throw, ranks, thrown
from fivebyfive.rules.grid import (
    CELL_NAMES,
    CELLS,
    LINE_NAMES,
    LINES,
    ROLLS,
    SYMMETRIES,
    Cell,
    Line,
    Roll,
    Seat,
)
from fivebyfive.rules.knaster import KnasterSheet
from fivebyfive.rules.knister import KnisterSheet
from fivebyfive.rules.moves import NOTHING, Circle, Move, Nothing, Write, parse_move
from fivebyfive.rules.record import Paper, Player, Record, RecordError, Result
from fivebyfive.rules.record_reader import parse_record, read_record
from fivebyfive.rules.sheet import LineScore, Score, Sheet, Verdict, verdict
from fivebyfive.rules.transcribe import Copied, Doubt, DoubtCode, copied_words, copy_sheet

__all__ = [
    "CELLS",
    "CELL_NAMES",
    "EXAMPLES",
    "GAMES",
    "LINES",
    "LINE_NAMES",
    "NOTHING",
    "ROLLS",
    "SYMMETRIES",
    "Cell",
    "Circle",
    "Code",
    "CodedError",
    "Combination",
    "Copied",
    "Doubt",
    "DoubtCode",
    "Game",
    "GameError",
    "KnasterSheet",
    "KnisterSheet",
    "Line",
    "LineScore",
    "Move",
    "MoveError",
    "Nothing",
    "Paper",
    "Player",
    "Record",
    "RecordError",
    "Result",
    "Roll",
    "Round",
    "RulesError",
    "Score",
    "Seat",
    "Sheet",
    "Throw",
    "Verdict",
    "Write",
    "combination",
    "copied_words",
    "copy_sheet",
    "parse_move",
    "parse_record",
    "parse_throw",
    "ranks",
    "read_record",
    "thrown",
    "verdict",
]
