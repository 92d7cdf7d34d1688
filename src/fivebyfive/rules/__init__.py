"""The games themselves. Pure: no I/O, clock, logging or randomness; a roll is an argument."""

from .combinations import EXAMPLES, Combination, combination
from .errors import Code, CodedError, GameError, MoveError, RulesError
from .game import GAMES, Game, Round, Throw, parse_throw, ranks, thrown
from .grid import CELL_NAMES, CELLS, LINE_NAMES, LINES, ROLLS, SYMMETRIES, Cell, Line, Roll, Seat
from .knaster import KnasterSheet
from .knister import KnisterSheet
from .moves import NOTHING, Circle, Move, Nothing, Write, parse_move
from .paper import Copied, Doubt, DoubtCode, copied_words, copy_sheet
from .reader import parse_record, read_record
from .record import Paper, Player, Record, RecordError, Result
from .sheet import LineScore, Score, Sheet, Verdict, verdict

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
