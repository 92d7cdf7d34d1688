"""A clock that stands still until a test moves it, for servers in the process of the test."""

import time
from dataclasses import dataclass
from typing import Final

import pytest

from fivebyfive.server import periodic
from fivebyfive.server.live import broadcast, reaper
from fivebyfive.server.ops import store_check, write_health
from fivebyfive.server.security import rate_limit

# Everything of a server that looks at a clock. Timers of the event loop go on as they always do.
PATCHED_MODULES: Final = (rate_limit, periodic, store_check, write_health, broadcast, reaper)
EPOCH: Final = 1_800_000_000  # seconds


@dataclass
class StoppedClock:
    """What those modules take for the module `time`."""

    now: float = 1000.0  # seconds; add to it what should pass

    def monotonic(self) -> float:
        return self.now

    def time_ns(self) -> int:
        return round((EPOCH + self.now) * 1000) * 1_000_000

    def perf_counter(self) -> float:
        return time.perf_counter()  # only metrics look at it


def stop_clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """From now on no time passes for servers of this process, but when the test says so."""
    stopped = StoppedClock()
    for module in PATCHED_MODULES:
        monkeypatch.setattr(module, "time", stopped)
    return stopped
