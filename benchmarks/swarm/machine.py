"""The machine under a load test: its limits, its load, and pauses of this process."""

import contextlib
import gc
import os
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


@contextlib.contextmanager
def garbage_collection_paused() -> Iterator[None]:
    """Avoid pauses of the load generator: nothing here makes cyclic garbage."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def summarize_ms(durations: list[float]) -> dict[str, Any]:
    """Return count, median, p99 and maximum of durations in seconds, in milliseconds."""
    if not durations:
        return {"count": 0}
    ordered = sorted(durations)
    return {
        "count": len(ordered),
        "p50": round(1000 * statistics.median(ordered), 1),
        "p99": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "max": round(1000 * ordered[-1], 1),
    }


def raise_file_limit(wanted: int) -> str | None:
    """Raise the limit of open files of this process and its children.

    Returns a message where the hard limit is too low.
    """
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 -- Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if hard != resource.RLIM_INFINITY and hard < wanted:
        return f"Only {hard} files may be open here, {wanted} are needed: raise `ulimit -Hn`."
    return None


class StealTime:
    """CPU time that the hypervisor gave to others, since this object was made.

    Where much was stolen, the latencies say nothing about the server.
    """

    def __init__(self) -> None:
        self._before = self._read()

    def share(self) -> float | None:
        """Return the share of all CPU time; None where the system does not say."""
        if not self._before:
            return None
        passed = [now - before for now, before in zip(self._read(), self._before, strict=True)]
        return round(passed[7] / max(1, sum(passed[:8])), 3)

    def _read(self) -> list[int]:
        with contextlib.suppress(OSError):  # only Linux has this file
            first = Path("/proc/stat").read_text().splitlines()[0]
            return [int(word) for word in first.split()[1:]]
        return []


def load_average() -> float:
    """Return the load average of the last minute; 0 where the system does not say."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0
