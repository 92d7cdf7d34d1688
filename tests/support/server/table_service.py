"""The hub on a real store, without sockets."""

from pathlib import Path
from typing import Any

from fivebyfive.server.tables.service import TableService
from fivebyfive.store import open_store


async def run_with_service(path: Path, work: Any) -> None:
    """Let a coroutine work on a hub whose log is in a folder."""
    store = open_store(str(path / "log.sqlite"))
    await store.open()
    hub = TableService(store)
    await hub.start()
    try:
        await work(hub)
    finally:
        await hub.stop()
        await store.close()
