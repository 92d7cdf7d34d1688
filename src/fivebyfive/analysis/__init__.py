"""Simulation, comparison of bots, advice and game reviews. Numbers only: no messages, no output."""

from fivebyfive.analysis.advise import Advice, AdvisedMove, advise, find_named_seat, find_open_seat
from fivebyfive.analysis.compare import Comparison, compare
from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.analysis.match import FinishedGame, make_record, play_game
from fivebyfive.analysis.parallel import GameResult, Series, play_many
from fivebyfive.analysis.review import (
    GameReview,
    ReviewedMove,
    replay_seat,
    review_game,
    review_with_reference,
)
from fivebyfive.analysis.simulate import SeatResult, Simulation, simulate

__all__ = [
    "Advice",
    "AdvisedMove",
    "AnalysisCode",
    "AnalysisError",
    "Comparison",
    "FinishedGame",
    "GameResult",
    "GameReview",
    "ReviewedMove",
    "SeatResult",
    "Series",
    "Simulation",
    "advise",
    "compare",
    "find_named_seat",
    "find_open_seat",
    "make_record",
    "play_game",
    "play_many",
    "replay_seat",
    "review_game",
    "review_with_reference",
    "simulate",
]
