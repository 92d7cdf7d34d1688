"""Several processes behind one address, for `serve --workers`; a new one for each that dies."""

import asyncio
import logging
import multiprocessing
import os
import signal
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from fivebyfive.cli.server_runner import ServePlan, make_uvicorn_config, tune_interpreter
from fivebyfive.server import make_app, set_up_logs
from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.ops.metrics import MULTIPROC_DIR_VARIABLE, forget_process
from fivebyfive.store import Store, StoreError, open_store

if TYPE_CHECKING:
    import socket

    from starlette.types import ASGIApp, Receive, Scope, Send

RETRY_SECONDS: Final = 1.0  # seconds
READY_SECONDS: Final = 60  # seconds; one that says nothing for so long is replaced

log = logging.getLogger(__name__)


def run_workers(
    plan: ServePlan, workers: int, listener: "socket.socket", ready: Callable[[], None]
) -> None:
    """Serve until Ctrl-C with so many processes. Raises `StoreError`."""
    set_up_logs(plan.log_json, plan.log_level)
    # Once, here: what is wrong with the database is said before anything is started.
    asyncio.run(_check_store(open_store(plan.database)))
    config = make_uvicorn_config(
        WorkerApp(plan),
        plan,
        workers=workers,
        interface="asgi3",
        timeout_worker_healthcheck=READY_SECONDS,
    )
    with tempfile.TemporaryDirectory(prefix="fivebyfive-") as folder:
        os.environ[MULTIPROC_DIR_VARIABLE] = folder  # where they all write their figures
        _Supervisor(config, [listener], ready).run()


async def _check_store(store: Store) -> None:
    await store.open()
    await store.close()


class _Supervisor(Multiprocess):
    """Uvicorn's own, which says when all of them are ready."""

    def __init__(
        self, config: uvicorn.Config, sockets: "list[socket.socket]", ready: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self._ready = ready
        self._known_pids: set[int] = set()

    def init_processes(self) -> None:
        """Start them all, and wait for them."""
        super().init_processes()
        if all(one.wait_until_ready(READY_SECONDS, self.should_exit) for one in self.processes):
            self._ready()

    def keep_subprocess_alive(self) -> None:
        """A new one for each that died; what the dead one had open is not counted any more."""
        for one in self.processes:
            # It has its own end of the pipe. Were ours open too, its death would not be heard, and
            # an answer that it still owed us would be waited for, with no eye for the others.
            one.child_conn.close()
        super().keep_subprocess_alive()
        now = {one.pid for one in self.processes if one.pid is not None}
        for pid in self._known_pids - now:
            log.warning("worker gone, there is a new one", extra=facts(process=pid))
            forget_process(pid, os.environ[MULTIPROC_DIR_VARIABLE])
        self._known_pids = now


@dataclass(slots=True)
class WorkerApp:
    """The application of one process, made there: only the plan travels to it."""

    plan: ServePlan
    _app: "ASGIApp | None" = field(default=None, init=False)

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Open the store when the process starts, close it when it ends."""
        if scope["type"] != "lifespan":
            assert self._app is not None  # noqa: S101 -- the lifespan comes first
            await self._app(scope, receive, send)
            return
        set_up_logs(self.plan.log_json, self.plan.log_level)
        _exit_with_parent()
        store = open_store(self.plan.database)
        await _open_with_retry(store)
        self._app = make_app(store, self.plan.setup)
        tune_interpreter()
        try:
            await self._app(scope, receive, send)
        finally:
            await store.close()


async def _open_with_retry(store: Store) -> None:
    """A process that is started while the database is away waits for it."""
    while True:
        try:
            await store.open()
        except StoreError as error:
            log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return


def _exit_with_parent() -> None:
    """Nobody else would stop a process whose parent was killed, and it would keep the port."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    loop = asyncio.get_running_loop()

    def end() -> None:
        loop.remove_reader(sentinel)
        signal.raise_signal(signal.SIGTERM)

    sentinel: Any = parent.sentinel
    loop.add_reader(sentinel, end)
