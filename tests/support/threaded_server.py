"""A server in a thread of the test's own process.

It is served just as `fivebyfive serve` does it. A test can reach into it, such as to its clock, and
nobody waits for a process to start; what is about processes, signals and logs needs a real one.
"""

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import uvicorn

from fivebyfive.cli.running import PROXIES, Plan, configured, listen, url_of
from fivebyfive.server import Limits, Setup, make_app
from fivebyfive.store import open_store
from live import Server

if TYPE_CHECKING:
    import socket


@contextlib.contextmanager
def serving_in_thread(
    database: str,
    limits: Limits = Limits(),  # noqa: B008 -- it is frozen
    proxies: tuple[str, ...] = PROXIES,
    **setup: Any,
) -> Iterator[Server]:
    """A server for the time of a test; it has no process that could be stopped or killed."""
    plan = Plan(Setup(limits=limits, rehearsal=True, **setup), database, proxies=proxies)
    listener = listen("127.0.0.1", 0)
    ready: Future[uvicorn.Server] = Future()
    with ThreadPoolExecutor(1, "server") as thread:
        serving = thread.submit(asyncio.run, _serve(plan, listener, ready))
        serving.add_done_callback(lambda _: ready.cancel())  # it ended before it was ready
        running = ready.result()
        try:
            yield Server(database, listener.getsockname()[1], url=url_of("127.0.0.1", listener))
        finally:
            running.should_exit = True
            serving.result()


async def _serve(plan: Plan, listener: "socket.socket", ready: "Future[uvicorn.Server]") -> None:
    store = open_store(plan.database)
    await store.open()
    try:
        server = uvicorn.Server(configured(make_app(store, plan.setup), plan))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0)
        ready.set_result(server)
        await serving
    finally:
        await store.close()
