"""What the simulation of many people takes a request to cost, from the runs of scale_costs.py."""

from dataclasses import dataclass
from typing import Any, Final

PEOPLE: Final = 4  # at a table
SMALLEST: Final = 1e-9


@dataclass(frozen=True)
class Costs:
    """Measured, in seconds of a core."""

    request: float  # of a worker, for a move or a roll of people who are all there
    batch: float  # of a worker, for each batch that it commits
    hearing: float  # of a worker, for what another one has committed
    row: float  # of the database, for each request
    commit: float  # of the database, for each commit
    reading: float  # of the database, for what another worker reads of a commit
    flush: float  # of the disk; this one is no processor time

    @classmethod
    def load(cls, measured: dict[str, Any]) -> "Costs":
        """Derive them from the runs of scale_costs.py; a batch costs, and each request in it."""
        plays = measured["plays"]
        alone = sorted((one for one in plays if one["workers"] == 1), key=count_sockets)
        spread = [play for play in plays if play["workers"] > 1]
        # Of the commits that took least: others may have used the machine in the meantime.
        waits = [one["median_ms"] - one["database_processor_ms"] for one in measured["commits"]]
        request, batch = _fit(alone, "server_ms_a_move")
        row, commit = _fit(alone, "database_ms_a_move")
        return cls(
            request=request,
            batch=batch,
            hearing=_find_hearing(spread, "server_ms_a_move", request, batch),
            row=row,
            commit=commit,
            reading=_find_hearing(spread, "database_ms_a_move", row, commit),
            flush=max(SMALLEST, min(waits) / 1000),
        )


def _find_rates(play: dict[str, Any], name: str) -> tuple[float, float, float]:
    """The requests and the batches a second of a run, and the cores that they took."""
    moves = float(play["moves_a_second"])
    requests, workers = moves * (PEOPLE + 1) / PEOPLE, int(play["workers"])
    seconds = play["move_to_answer_ms"]["p50"] / 1000  # about the time of a batch
    batches = workers * count_batches(requests / workers, seconds)
    return requests, batches, float(play[name]) * moves / 1000


def count_batches(requests: float, seconds: float) -> float:
    """Batches a second of a worker: the first request begins one, and it takes so long."""
    return requests / (1 + requests * seconds)


def _fit(alone: list[dict[str, Any]], name: str) -> tuple[float, float]:
    """The costs of a request and of a batch that explain the smallest and the largest run."""
    few, few_batches, small = _find_rates(alone[0], name)
    many, many_batches, large = _find_rates(alone[-1], name)
    batch = (many * small - few * large) / (many * few_batches - few * many_batches)
    request = (small - few_batches * batch) / few
    return max(SMALLEST, request), max(SMALLEST, batch)


def _find_hearing(spread: list[dict[str, Any]], name: str, request: float, batch: float) -> float:
    """How much more a request costs for each other worker that hears of it, on average."""
    found: list[float] = []
    for play in spread:
        requests, batches, cores = _find_rates(play, name)
        more = cores - batches * batch - requests * request
        found.append(more / requests / count_others(play["workers"]))
    return max(0.0, sum(found) / len(found))


def count_others(workers: int) -> float:
    """How many other workers have people of a table, on average, if each comes to any of them."""
    return workers * (1 - (1 - 1 / workers) ** PEOPLE) - 1


def count_sockets(play: dict[str, Any]) -> int:
    """How many people played in a run."""
    return int(play["tables"]) * PEOPLE
