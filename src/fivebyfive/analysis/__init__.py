"""Games in numbers: play many, compare players, weigh moves. No words for people, no printing."""

from fivebyfive.analysis.advise import Advice, Advised, advise, named_seat, open_seat
from fivebyfive.analysis.compare import Comparison, compare
from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.analysis.match import Played, play_game, record_of
from fivebyfive.analysis.parallel import Result, Series, play_many
from fivebyfive.analysis.review import Coached, Coaching, coach, go_through, same_dice
from fivebyfive.analysis.simulate import SeatResult, Simulation, simulate

__all__ = [
    "Advice",
    "Advised",
    "AnalysisCode",
    "AnalysisError",
    "Coached",
    "Coaching",
    "Comparison",
    "Played",
    "Result",
    "SeatResult",
    "Series",
    "Simulation",
    "advise",
    "coach",
    "compare",
    "go_through",
    "named_seat",
    "open_seat",
    "play_game",
    "play_many",
    "record_of",
    "same_dice",
    "simulate",
]
