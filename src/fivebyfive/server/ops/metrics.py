"""What a server counts and measures, for Prometheus. No label comes from what people send.

Several processes that serve one address share a folder, `PROMETHEUS_MULTIPROC_DIR`: it must be set
before this file is imported, and empty when the first of them starts.
"""

import contextlib
import logging
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from fivebyfive.server.ops.write_health import WriteHealth
from fivebyfive.store import StoreCode, StoredEvent, StoreError

MULTIPROC_DIR_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
GAUGE_INTERVAL: Final = 1.0  # seconds between two counts of what is there
ANSWERED: Final = "answer"
UNREADABLE: Final = "?"  # the type of a request that could not be read
WRITES: Final = ("commit", "create")  # uses of the store that tell whether it takes writes

# Seconds. Most moves take 5 to 50 ms; above a quarter of a second people notice.
ANSWER: Final = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.04, 0.06, 0.1, 0.15, 0.25, 0.5, 1, 5)
COMMIT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
BATCH: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LAG: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
THINK: Final = (0.0001, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5)

# How the gauges of several processes become one: their sum, or that of one of them.
OfAll: TypeAlias = Literal["livesum", "livemax", "livemin"]

disable_created_metrics()  # type: ignore[no-untyped-call] # when each began: nobody reads it


log = logging.getLogger(__name__)


class Metrics:
    """The figures of one application, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()

        def counter(name: str, what: str, *labels: str) -> Counter:
            return Counter(f"fivebyfive_{name}", what, labels, registry=registry)

        def gauge(name: str, what: str, *labels: str, of_all: OfAll = "livesum") -> Gauge:
            # Of several processes only those that are alive count.
            name = f"fivebyfive_{name}"
            return Gauge(name, what, labels, registry=registry, multiprocess_mode=of_all)

        def histogram(name: str, what: str, buckets: Sequence[float], *labels: str) -> Histogram:
            return Histogram(f"fivebyfive_{name}", what, labels, buckets=buckets, registry=registry)

        self.tables = gauge("tables_in_memory", "Tables that are kept in memory")
        self.tables_open = gauge("tables_open", "Tables that somebody is connected to")
        self.sockets = gauge("sockets", "Open sockets that have said hello")
        self.memory = gauge("memory_bytes", "Resident memory of the process")
        self.queues = gauge("queue_length", "What waits or is being worked on", "queue")
        files = "of the process that has most"
        self.files = gauge("open_files", f"Open files and sockets {files}", of_all="livemax")
        self.files_limit = gauge("open_files_limit", "Files it may open", of_all="livemin")
        self.ready = gauge("ready", "1 where every process can store, else 0", of_all="livemin")
        self.loop_lag = histogram(
            "loop_lag_seconds", "How much later than asked the event loop comes back", LAG
        )
        self.stored_bytes = counter("stored_bytes", "Bytes of events that were stored")
        self.writes = WriteHealth()
        self.opened = counter("tables_opened", "Tables that were opened")
        self.games = counter("games", "Games that started, ended or were abandoned", "what")
        self.moves = counter("moves", "Moves accepted and stored, also of computers")
        self.requests = counter("requests", "Requests over sockets", "type", "outcome")
        self._requests: dict[tuple[str, str], Counter] = {}  # to look one up takes long
        self.http = counter("http_requests", "HTTP requests", "route", "status")
        self.move_latency = histogram(
            "move_seconds", "From the request of a move to its answer", ANSWER
        )
        self.batch_size = histogram("commit_requests", "Requests gathered for a commit", BATCH)
        self.store_latency = histogram(
            "store_seconds", "Uses of the database that came to an end", COMMIT, "use"
        )
        self.store_errors = counter("store_errors", "Uses of the database that failed", "use")
        self.thinking_time = histogram(
            "thinking_seconds", "From the turn of a computer to its move", THINK, "level"
        )
        self.slow_readers = counter("slow_readers", "Sockets dropped because they did not read")
        self.deleted = counter("deleted", "Tables and records deleted as too old", "what")
        self.deletions_refused = counter(
            "deletions_refused", "Times that nothing was deleted because the clock is doubted"
        )
        self.notifications = counter(
            "notifications", "Of events, sent to other processes and heard from them", "what"
        )
        self.budget_refusals = counter(
            "budget_refusals", "Refused because an address has spent its budget", "budget", "where"
        )
        self.banned = counter("banned", "Requests and sockets of banned addresses")

    @contextlib.contextmanager
    def measure_store(self, use: str) -> Iterator[None]:
        """Around a use of the store."""
        start = time.perf_counter()
        try:
            yield
        except StoreError as error:
            if error.code != StoreCode.NO_SUCH_TABLE:
                self.store_errors.labels(use).inc()
                if use in WRITES:
                    self.writes.note_failure(error)
            raise
        self.store_latency.labels(use).observe(time.perf_counter() - start)

    def count_request(self, type_: str, outcome: str, start: float = 0.0) -> None:
        """A request was answered or refused; it came at a time of `time.perf_counter`."""
        counted = self._requests.get((type_, outcome))
        if counted is None:
            counted = self._requests[type_, outcome] = self.requests.labels(type_, outcome)
        counted.inc()
        if type_ == "move" and outcome == ANSWERED:
            self.move_latency.observe(time.perf_counter() - start)

    def count_budget_refusal(self, budget: str, is_spent_elsewhere: bool) -> None:
        """An address has spent a budget, at this process or at others."""
        where = "elsewhere" if is_spent_elsewhere else "here"
        self.budget_refusals.labels(budget, where).inc()

    def count_stored(self, events: Iterable[StoredEvent]) -> None:
        """Events were appended to the log of a table."""
        self.count_bytes(event.body for event in events)

    def count_bytes(self, bodies: Iterable[str]) -> None:
        """The same, of events in their encoded form, which is nearly always ASCII."""
        size = sum(map(len, bodies))
        self.stored_bytes.inc(size)
        if size:  # a commit that wrote nothing says nothing about a full disk
            self.writes.note_success()

    def update_gauges(
        self, tables: int, open_tables: int, sockets: int, queues: Mapping[str, int]
    ) -> None:
        """What is there now: other processes can read only what was set."""
        self.tables.set(tables)
        self.tables_open.set(open_tables)
        self.sockets.set(sockets)
        for queue, length in queues.items():
            self.queues.labels(queue).set(length)
        self._update_process_gauges()

    def _update_process_gauges(self) -> None:
        with contextlib.suppress(OSError):  # only Linux has these files
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            self.memory.set(pages * os.sysconf("SC_PAGE_SIZE"))
            # The size of the folder is the number of its entries, on kernels before 6.2 it is 0.
            self.files.set(os.stat("/proc/self/fd").st_size or len(os.listdir("/proc/self/fd")))
        with contextlib.suppress(ImportError):  # Windows has no such limit
            import resource  # noqa: PLC0415

            self.files_limit.set(resource.getrlimit(resource.RLIMIT_NOFILE)[0])

    def as_text(self) -> bytes:
        """Everything as Prometheus reads it: of all processes if there are several."""
        folder = os.environ.get(MULTIPROC_DIR_VARIABLE)
        return collect_all_processes(folder) if folder else generate_latest(self.registry)


def collect_all_processes(folder: str | Path) -> bytes:
    """The figures of all processes that use a folder."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, path=str(folder))  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_process(pid: int, folder: str | Path) -> None:
    """A process has ended: what it had open is not counted any more, what it did still is."""
    mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
