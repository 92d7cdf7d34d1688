"""The reaper: idle devices are sent home, and tables without subscribers leave memory."""

import asyncio
import threading
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from fivebyfive.client import Client, join_table
from fivebyfive.server import Limits
from fivebyfive.server.live import reaper
from fivebyfive.server.live.reaper import Reaper
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.store import open_store
from support.plugins.rehearsal import open_table
from support.server.bare_worker import BareWorker
from support.server.recording_transport import RecordingTransport
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


@dataclass
class ReaperRuns:
    """Lets a test wait until the server has looked at everybody."""

    done: threading.Event = field(default_factory=threading.Event)

    def wait_for_full_run(self) -> None:
        for _ in range(2):  # the first may have begun before
            self.done.clear()
            self.done.wait()


@pytest.fixture
def reaper_runs(monkeypatch: pytest.MonkeyPatch) -> ReaperRuns:
    """The reaper runs all the time, as far as the clock goes that a test has stopped."""
    runs, reap = ReaperRuns(), Reaper.reap

    def reap_and_tell(self: Reaper, now: float) -> None:
        reap(self, now)
        runs.done.set()

    monkeypatch.setattr(reaper, "REAP_INTERVAL", 0.01)
    monkeypatch.setattr(Reaper, "reap", reap_and_tell)
    return runs


def test_where_nothing_happens_everybody_is_sent_home(
    clock: StoppedClock, reaper_runs: ReaperRuns, tmp_path: Path
) -> None:
    async def stay(server: Server) -> None:
        token = await open_table(server.url, names=["Ola"])
        async with Client(server.url, token) as ola:
            watcher = await join_table(server.url, ola.code)
            async with Client(server.url, watcher) as silent:
                # Whoever does something stays, and so does everybody at the same table.
                for doing in ({"type_": "rename", "name": "Ida"}, {"type_": "look"}):
                    clock.now += 60
                    await ola.ask(**doing, seat=0)
                clock.now += 60
                await asyncio.to_thread(reaper_runs.wait_for_full_run)
                for client in (ola, silent):
                    await client.ask("ping")  # a page that nobody looks at knocks all the time
                    assert client.ended is None
                clock.now += 1
                for client in (ola, silent):
                    await client.until(lambda client=client: client.ended is not None)  # type: ignore[misc]
                    assert client.ended is not None
                    assert client.ended.code == "idle"
        async with Client(server.url, token) as ola:  # and may come back
            assert ola.connected

    with run_server_in_thread(str(tmp_path / "log.sqlite"), Limits(idle_after=60)) as server:
        asyncio.run(stay(server))


def test_tables_that_nobody_listens_to_leave_memory(tmp_path: Path) -> None:
    async def forget() -> None:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        worker = BareWorker(store)
        await worker.start()
        audiences = worker.audiences
        idle_reaper = Reaper(worker.cache, audiences, Limits(memory_after=10))
        tokens = [await worker.open("family", {}) for _ in range(2)]
        full, empty = [token.split(".")[0] for token in tokens]
        for code in (full, empty):
            await worker.get(code)
        audiences.subscribe(
            full, Subscriber("somebody", RecordingTransport()), await worker.get(full)
        )
        idle_reaper.reap(0)
        idle_reaper.reap(10)
        assert set(worker.cache.codes()) == {full, empty}
        idle_reaper.reap(11)
        assert worker.cache.codes() == [full]
        assert (await worker.get(empty)).code == empty  # the log has it
        await worker.stop()
        await store.close()

    asyncio.run(forget())
