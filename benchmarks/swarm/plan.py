"""The settings of a load test, and what is measured while it runs."""

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class LoadPlan:
    """How everybody plays."""

    pace: float = 2.0  # seconds between two moves of a person
    change_probability: float = 0.0  # how often somebody changes their move
    kills_wanted: int = 0  # of server processes; the last rounds wait for them


@dataclass
class Measurements:
    """What was measured at all tables of one load test."""

    answer_seconds: list[float] = field(default_factory=list)  # a move was due -> acknowledged
    roll_seconds: list[float] = field(default_factory=list)  # roll pressed -> seen, by device
    # Roll pressed -> the device has the view with its own legal moves.
    private_view_seconds: list[float] = field(default_factory=list)
    late: int = 0  # moves that were due before their roll had arrived
    kills: int = 0  # of server processes so far
    failures: list[str] = field(default_factory=list)
    last_progress: float = 0.0  # `time.perf_counter()` of the last acknowledged move

    def acknowledged(self, seconds: float) -> None:
        """A move was answered after so many seconds."""
        self.answer_seconds.append(seconds)
        self.last_progress = time.perf_counter()
