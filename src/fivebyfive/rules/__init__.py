"""The rules of both games. Pure: no I/O, clock, logging or randomness; a roll is an argument."""

from fivebyfive.rules.combinations import COMBINATION_EXAMPLES, Combination, classify_numbers
from fivebyfive.rules.errors import CodedError, GameError, MoveError, RulesCode, RulesError
from fivebyfive.rules.game import GAMES, Game, Round
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
    SeatIndex,
)
from fivebyfive.rules.knaster import KnasterSheet
from fivebyfive.rules.knister import KnisterSheet
from fivebyfive.rules.moves import NOTHING, Circle, Move, Nothing, Write, parse_move
from fivebyfive.rules.ranking import Rank, is_ranked_apart, mean_points, rank_players, ranks
from fivebyfive.rules.record import PaperPlayer, Player, Record, RecordError, Result
from fivebyfive.rules.record_reader import parse_record, read_record
from fivebyfive.rules.sheet import LineScore, Score, Sheet, Verdict, verdict
from fivebyfive.rules.throw import Throw, parse_throw, thrown
from fivebyfive.rules.transcribe import (
    Doubt,
    DoubtCode,
    TranscribedSheet,
    split_sheet_text,
    transcribe_sheet,
)

__all__ = [
    "CELLS",
    "CELL_NAMES",
    "COMBINATION_EXAMPLES",
    "GAMES",
    "LINES",
    "LINE_NAMES",
    "NOTHING",
    "ROLLS",
    "SYMMETRIES",
    "Cell",
    "Circle",
    "CodedError",
    "Combination",
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
    "PaperPlayer",
    "Player",
    "Rank",
    "Record",
    "RecordError",
    "Result",
    "Roll",
    "Round",
    "RulesCode",
    "RulesError",
    "Score",
    "SeatIndex",
    "Sheet",
    "Throw",
    "TranscribedSheet",
    "Verdict",
    "Write",
    "classify_numbers",
    "is_ranked_apart",
    "mean_points",
    "parse_move",
    "parse_record",
    "parse_throw",
    "rank_players",
    "ranks",
    "read_record",
    "split_sheet_text",
    "thrown",
    "transcribe_sheet",
    "verdict",
]
