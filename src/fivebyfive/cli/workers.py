"""Several worker processes behind one address, for `serve --workers`; dead ones are replaced."""

import asyncio
import logging
import multiprocessing
import os
import signal
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import uvicorn
from uvicorn.supervisors import Multiprocess

from fivebyfive.cli.server_runner import ServePlan, make_uvicorn_config, tune_interpreter
from fivebyfive.cli.stop_deadline import LAST_SECONDS, STOP_SECONDS, StopDeadline
from fivebyfive.cli.store_opening import open_unless_stopped, open_when_available
from fivebyfive.server import Limits, ServerConfig, make_app, set_up_logs
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import MULTIPROC_DIR_VARIABLE, forget_process
from fivebyfive.server.ops.sd_notify import READY, READY_WITHIN, notify_systemd
from fivebyfive.store import Store, open_store

if TYPE_CHECKING:
    import socket

    from starlette.types import ASGIApp, Receive, Scope, Send

READY_SECONDS: Final = 60  # a worker that gives no sign of life for so long is replaced
# A worker ends itself within its deadline; one that was frozen cannot, and is killed.
JOIN_SECONDS: Final = STOP_SECONDS + LAST_SECONDS + 1

T = TypeVar("T")

log = logging.getLogger(__name__)


def run_workers(
    plan: ServePlan, workers: int, listener: "socket.socket", ready: Callable[[], None]
) -> None:
    """Serve until Ctrl-C with so many worker processes. Raises `StoreError`."""
    set_up_logs(plan.log_json, plan.log_level)
    # A problem with the database is reported once, before any worker is started.
    asyncio.run(_check_store(open_store(plan.database), plan.wait_for_database))
    config = make_uvicorn_config(
        WorkerApp(plan),
        plan,
        workers=workers,
        interface="asgi3",
        timeout_worker_healthcheck=READY_SECONDS,
    )
    with tempfile.TemporaryDirectory(prefix="fivebyfive-") as folder:
        os.environ[MULTIPROC_DIR_VARIABLE] = folder  # where all workers write their metrics
        _Supervisor(config, [listener], ready).run()


async def _check_store(store: Store, seconds: float) -> None:
    await open_when_available(store, seconds)
    await store.close()


class _Supervisor(Multiprocess):
    """Uvicorn's supervisor, which also calls `ready` when all workers are."""

    def __init__(
        self, config: uvicorn.Config, sockets: "list[socket.socket]", ready: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self._ready = ready
        self._known_pids: set[int] = set()

    def init_processes(self) -> None:
        """Start all workers, and wait until they are ready."""
        super().init_processes()
        # One may die before they are looked after for the first time.
        self._known_pids = self._find_pids()
        if all(
            worker.wait_until_ready(READY_SECONDS, self.should_exit) for worker in self.processes
        ):
            self._ready()
            notify_systemd(READY, within=READY_WITHIN)

    def keep_subprocess_alive(self) -> None:
        """Replace workers that died, and drop their gauges from the metrics."""
        for worker in self.processes:
            # Close our copy of the worker's end of the pipe. With it open, the pipe would not
            # break when the worker dies: the supervisor would wait for its answer to a health
            # check until the timeout, and not look after the other workers meanwhile.
            worker.child_conn.close()
        super().keep_subprocess_alive()
        pids = self._find_pids()
        for pid in self._known_pids - pids:
            log.warning("worker gone, there is a new one", extra=facts(process=pid))
            forget_process(pid, os.environ[MULTIPROC_DIR_VARIABLE])
        self._known_pids = pids

    def restart_all(self) -> None:
        """Replace all workers, one after the other, as SIGHUP asks for: none of them has died."""
        log.info("workers are replaced", extra=facts(count=len(self.processes)))
        super().restart_all()
        pids = self._find_pids()
        for pid in self._known_pids - pids:
            log.info("worker replaced", extra=facts(process=pid))
            forget_process(pid, os.environ[MULTIPROC_DIR_VARIABLE])
        self._known_pids = pids

    def join_all(self) -> None:
        """Wait until all workers have ended; who takes too long is killed."""
        until = time.monotonic() + JOIN_SECONDS
        for worker in self.processes:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                log.critical("worker did not stop, it is killed", extra=facts(process=worker.pid))
                worker.process.kill()
                worker.process.join()

    def _find_pids(self) -> set[int]:
        return {worker.pid for worker in self.processes if worker.pid is not None}


@dataclass(slots=True)
class WorkerApp:
    """The ASGI application of one worker. It is made in the worker: only the plan is sent there."""

    plan: ServePlan
    _app: "ASGIApp | None" = field(default=None, init=False)

    def __getstate__(self) -> dict[str, Any]:
        """What is sent: values by name. After an upgrade, new workers have newer classes."""
        setup = self.plan.setup
        return {
            "plan": _get_values(self.plan),
            "setup": _get_values(setup),
            "limits": _get_values(setup.limits),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Fields that the supervisor does not know yet have their defaults."""
        limits = _make(Limits, state["limits"])
        setup = _make(ServerConfig, state["setup"] | {"limits": limits})
        self.plan = _make(ServePlan, state["plan"] | {"setup": setup})
        self._app = None

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Open the store when the worker starts, close it when it ends."""
        if scope["type"] != "lifespan":
            assert self._app is not None  # noqa: S101 -- the lifespan comes first
            await self._app(scope, receive, send)
            return
        set_up_logs(self.plan.log_json, self.plan.log_level)
        stop = StopDeadline()
        stop.watch_signals()
        _exit_with_parent()
        store = open_store(self.plan.database)
        await open_unless_stopped(store, stop)
        self._app = make_app(store, self.plan.setup)
        tune_interpreter()
        try:
            await self._app(scope, receive, send)
        finally:
            await store.close()


def _get_values(instance: Any) -> dict[str, Any]:
    """The fields of a dataclass that are no dataclasses themselves."""
    values = {one.name: getattr(instance, one.name) for one in fields(instance)}
    return {name: value for name, value in values.items() if not is_dataclass(value)}


def _make(kind: Callable[..., T], values: dict[str, Any]) -> T:
    """A dataclass of those of the values that it knows."""
    known = {one.name for one in fields(cast("Any", kind))}
    return kind(**{name: value for name, value in values.items() if name in known})


def _exit_with_parent() -> None:
    """End this worker when its parent is killed: else it would keep the port."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    loop = asyncio.get_running_loop()

    def end() -> None:
        loop.remove_reader(sentinel)
        signal.raise_signal(signal.SIGTERM)

    sentinel: Any = parent.sentinel
    loop.add_reader(sentinel, end)
