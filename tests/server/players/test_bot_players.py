"""Computer players beside the server: none waits for a slower one, and nobody for a compiler."""

import asyncio
import contextlib
import fcntl
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from fivebyfive.bots import LEARNED_LEVELS, LEVELS
from fivebyfive.kernels import jit_cache
from fivebyfive.server.players import precompile
from fivebyfive.server.players.bot_players import STRONG_THREADS, BotPlayers
from fivebyfive.server.players.precompile import Precompiler, StoppedError
from fivebyfive.store import open_store
from fivebyfive.table import PRESETS
from fivebyfive.table import commands as c
from support.cli_runner import CLEAN_ENVIRON
from support.server.bare_worker import BareWorker
from support.server.server_process import Server

WAITS = (sys.executable, "-c", "import sys; sys.stdin.read()")
FAILS = (sys.executable, "-c", "raise OSError")


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompile, "is_precompiled", lambda: False)


def test_the_levels_are_what_they_should_be() -> None:
    assert set(LEVELS) > LEARNED_LEVELS
    assert {preset.stand_in_level for preset in PRESETS.values()} == {"casual", "random"}
    assert PRESETS["class"].stand_in_level == "random"


def test_strong_levels_wait_and_quick_ones_do_not(tmp_path: Path) -> None:
    asyncio.run(_one_waits(tmp_path))


async def _one_waits(folder: Path) -> None:
    store = open_store(str(folder / "log.sqlite"))
    await store.open()
    worker = BareWorker(store)
    await worker.start()
    computers = BotPlayers(worker.tables, worker.cache, worker.now, worker.metrics, Precompiler())
    worker.observers.add(computers)
    busy = threading.Event()
    others = [  # as long as masters think at other tables
        asyncio.ensure_future(computers.strong.run(f"other {n}", busy.wait))
        for n in range(STRONG_THREADS)
    ]
    try:
        seated = (c.SeatComputer("Ex", "expert"), c.SeatComputer("Ca", "casual"))
        token = await worker.open("family", {}, [c.Sit("Ola"), *seated])
        code, device, _ = token.split(".")
        await worker.submit(code, c.Connect(worker.id), device)  # nobody plays at an empty table
        await worker.submit(code, c.Start(), device)
        await worker.submit(code, c.Next(0), device)
        await _until_moved(worker, code, 2)
        busy.set()
        await _until_moved(worker, code, 1)
    finally:
        busy.set()
        await asyncio.gather(*others)
        computers.stop()
        await worker.stop()
        await store.close()


async def _until_moved(worker: BareWorker, code: str, seat: int) -> None:
    while True:
        game = (await worker.get(code)).game
        assert game is not None
        assert game.open_round is not None
        if seat not in game.open_round.waiting_for:
            return
        await asyncio.sleep(0.01)


def test_whoever_waits_when_the_server_stops(cold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompile, "COMMAND", WAITS)
    compiling = Precompiler()
    compiling.start()
    ends = []

    def wait() -> None:
        try:
            compiling.wait()
        except StoppedError:
            ends.append("stopped")

    threads = [threading.Thread(target=wait) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert not ends
    compiling.stop()
    for thread in threads:
        thread.join()
    assert ends == ["stopped"] * 2


@pytest.mark.parametrize("command", [FAILS, ("/no/such/python",)])
def test_a_compiler_that_fails_is_waited_for_no_longer(
    cold: None, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(precompile, "COMMAND", command)
    compiling = Precompiler()
    compiling.start()
    compiling.wait()
    compiling.stop()


def test_nothing_is_started_where_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precompile, "is_precompiled", lambda: True)
    compiling = Precompiler()
    compiling.start()
    assert compiling.process is None
    compiling.wait()


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
def test_the_compiler_ends_with_the_server(tmp_path: Path, end: Callable[[Server], None]) -> None:
    environ = CLEAN_ENVIRON | {jit_cache.CACHE_DIR_VARIABLE: str(tmp_path)}
    with contextlib.closing(Server(str(tmp_path / "log.sqlite"), environ=environ)) as server:
        server.start()  # and answers, before anything can be compiled
        while not (found := list(tmp_path.glob("kernels-*/lock"))) or not _is_locked(found[0]):
            time.sleep(0.01)
        end(server)
        while _is_locked(found[0]):
            time.sleep(0.01)
    assert not (found[0].parent / "warm").exists()


def _is_locked(file: Path) -> bool:
    with file.open() as lock:
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return False
        return True
