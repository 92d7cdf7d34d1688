"""A server in a thread of the test's own process.

It is served just as `fivebyfive serve` does it. A test can reach into it, such as to its clock, and
nobody waits for a process to start; what is about processes, signals and logs needs a real one.
"""

import asyncio
import contextlib
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from fivebyfive.cli.server_runner import (
    DEFAULT_PROXIES,
    ServePlan,
    format_url,
    listen,
    make_uvicorn_config,
)
from fivebyfive.server import Limits, ServerConfig, make_app
from fivebyfive.store import open_store
from support.server.server_process import Server

if TYPE_CHECKING:
    import socket

SWITCH_INTERVAL: Final = 0.0005  # seconds; as in a real server, else every answer waits for a turn


@contextlib.contextmanager
def run_server_in_thread(
    database: str,
    limits: Limits = Limits(),  # noqa: B008 -- it is frozen
    proxies: tuple[str, ...] = DEFAULT_PROXIES,
    rehearsal: bool = True,
    **setup: Any,
) -> Iterator[Server]:
    """A server for the time of a test; it has no process that could be stopped or killed."""
    config = ServerConfig(limits=limits, rehearsal=rehearsal, **setup)
    plan = ServePlan(config, database, proxies=proxies)
    listener = listen("127.0.0.1", 0)
    ready: Future[uvicorn.Server] = Future()
    with ThreadPoolExecutor(1, "server") as thread:
        serving = thread.submit(_serve, plan, listener, ready)
        serving.add_done_callback(lambda _: ready.cancel())  # it ended before it was ready
        running = ready.result()
        before = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_INTERVAL)
        try:
            yield Server(database, listener.getsockname()[1], url=format_url("127.0.0.1", listener))
        finally:
            sys.setswitchinterval(before)
            running.should_exit = True
            serving.result()


def _serve(plan: ServePlan, listener: "socket.socket", ready: "Future[uvicorn.Server]") -> None:
    store = open_store(plan.database)
    server = uvicorn.Server(make_uvicorn_config(make_app(store, plan.setup), plan))

    async def serve() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0)
        if not server.started:
            await serving
            raise RuntimeError("the server did not start")
        ready.set_result(server)
        await serving

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(store.open())
        try:
            runner.run(serve())
        finally:
            runner.run(store.close())
