"""Snapshots: a table comes back from one as from its log, and nothing else does."""

import asyncio
import pickle
import zlib
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.server.tables import cache, snapshots
from fivebyfive.server.tables.cache import _fold_stored
from fivebyfive.server.tables.snapshots import CachedTable, decode_table, encode_table
from fivebyfive.store import Snapshot, StoredEvent
from fivebyfive.store.erase_names import count_erasures, find_named_events, replace_events
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import Table, events, fold
from fivebyfive.table import commands as c
from support.cli_runner import run_in_process
from support.plugins.postgres import create_database
from support.server.bare_worker import BareWorker, run_with_worker
from support.stores import connect_store
from support.table_harness import start_game


async def play_some(worker: BareWorker, renames: int = 0) -> tuple[str, str]:
    """A table with a game under way, and a long log."""
    seated = [c.Sit("Ola"), c.SeatComputer("Otto", "casual"), c.SitPaper("Jan")]
    code, device, _ = (await worker.open("family", {"game": "knaster"}, seated)).split(".")
    for number in range(renames):
        await worker.submit(code, c.Rename(0, f"Ola {number}"), device)
    for command in (c.Connect(worker.id), c.Start(), c.Next(0), c.MakeMove(0, 1, "c3")):
        await worker.submit(code, command, device)
    return code, device


async def fold_log(worker: BareWorker, code: str) -> Table:
    return fold([decode_event(event.body) for event in await worker.store.read(code)])


async def wait_for_snapshot(worker: BareWorker, code: str) -> Snapshot:
    while True:
        found = await worker.store.read_snapshot(code, snapshots.code_version())
        if found and not worker.cache.snapshots._saving:
            return found
        await asyncio.sleep(0)


def test_a_state_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        code, _ = await play_some(worker)
        table = await worker.get(code)
        assert decode_table(encode_table(table)) == table

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_table_is_read_from_its_snapshot_and_what_came_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_INTERVAL", 20)
    folded: list[int] = []
    fold_slice = cache._fold_stored

    def fold_counted(*args: Any) -> Any:
        folded.append(len(args[1]))
        return fold_slice(*args)

    monkeypatch.setattr(cache, "_fold_stored", fold_counted)

    async def work(worker: BareWorker) -> None:
        code, device = await play_some(worker, renames=30)
        saved = await wait_for_snapshot(worker, code)
        await worker.submit(code, c.TakeBack(0, 1), device)
        worker.cache.evict(code)
        folded.clear()
        assert await worker.get(code) == await fold_log(worker, code)
        known = worker.cache.peek(code)
        assert known is not None
        assert 20 <= saved.seq == known.seq - sum(folded)
        log = await worker.store.read(code)
        assert known.seq == len(log)
        assert known.log_bytes == sum(len(event.body) for event in log)
        assert known.created_at == log[0].at

    asyncio.run(run_with_worker(tmp_path, work))


def spoil(saved: Snapshot, how: str) -> Snapshot:
    if how == "other version":
        return saved._replace(version="another")
    if how == "other table":
        return saved._replace(created_at=saved.created_at - 1)
    return saved._replace(body=b"broken")


@pytest.mark.parametrize("how", ["other version", "other table", "broken"])
def test_a_snapshot_that_is_no_good_is_not_used(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_INTERVAL", 20)

    async def work(worker: BareWorker) -> None:
        code, _ = await play_some(worker, renames=30)
        saved = await wait_for_snapshot(worker, code)
        bad = spoil(saved, how)._replace(seq=saved.seq - 1)  # its state would be a wrong one
        await worker.store.save_snapshot(code, bad, erasures=0)
        monkeypatch.setattr(snapshots, "SNAPSHOT_INTERVAL", 10**9)
        worker.cache.evict(code)
        assert await worker.get(code) == await fold_log(worker, code)

    asyncio.run(run_with_worker(tmp_path, work))


def test_names_with_dots_lead_nowhere() -> None:
    """From protocol 4 on, they would reach whatever our modules have imported."""
    module, name = b"fivebyfive.rules.game", b"GAMES.__class__"
    parts = [b"\x80\x04", b"\x8c", bytes([len(module)]), module, b"\x8c", bytes([len(name)]), name]
    with pytest.raises(pickle.UnpicklingError, match="no part of a state"):
        decode_table(zlib.compress(b"".join([*parts, b"\x93."])))


class Runs:
    """What a pickle can do that is no state."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return eval, ("1 + 1",)


@pytest.mark.parametrize("what", [Runs(), Path("x"), snapshots, [1]])
def test_nothing_but_a_state_is_made(what: object) -> None:
    try:
        body = zlib.compress(pickle.dumps(what))
    except TypeError:  # a module: its name is enough
        body = zlib.compress(b"cos\nsystem\n(S'true'\ntR.")
    with pytest.raises(pickle.UnpicklingError):
        decode_table(body)


def test_others_have_their_turn_while_a_long_log_is_read(tmp_path: Path) -> None:
    """By count, not by time: between any two slices everybody else may go on."""
    slices = 12
    turns = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def work(worker: BareWorker) -> None:
        code, device, _ = (await worker.open("family", {}, [c.Sit("Ola")])).split(".")
        renamed = encode_event(events.SeatRenamed(0, 0, "Ida"))
        first = (await worker.store.read(code))[0].body
        many = [first, encode_event(events.SeatTaken(0, "Ola", device))]
        many += [renamed] * (slices * cache.SLICE_SIZE)
        await worker.store.create("long", many, now=0)
        read = worker.store.read

        async def read_then_count(*args: object) -> object:
            nonlocal turns
            found = await read(*args)  # type: ignore[arg-type]
            turns = 0
            return found

        worker.store.read = read_then_count  # type: ignore[method-assign,assignment]
        counting = asyncio.create_task(count_turns())
        table = await worker.get("long")
        counting.cancel()
        assert table.seats[0].name == "Ida"
        assert turns >= len(many) % cache.PAGE_SIZE // cache.SLICE_SIZE

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_log_of_several_pages_leaves_half_of_the_time_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It pauses after each slice of a later page, for as long as the slice took."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def work(worker: BareWorker) -> None:
        code, device, _ = (await worker.open("family", {}, [c.Sit("Ola")])).split(".")
        first = (await worker.store.read(code))[0].body
        many = [first, encode_event(events.SeatTaken(0, "Ola", device))]
        many += [encode_event(events.SeatRenamed(0, 0, "Ida"))] * (2 * cache.PAGE_SIZE - 2)
        await worker.store.create("long", many, now=0)

        async def note_pause(seconds: float) -> None:
            if asyncio.current_task() is worker.cache._loading.get("long"):
                pauses.append(seconds)
            await sleep(seconds)

        monkeypatch.setattr(asyncio, "sleep", note_pause)
        assert (await worker.get("long")).seats[0].name == "Ida"
        monkeypatch.undo()
        of_a_page = cache.PAGE_SIZE // cache.SLICE_SIZE
        assert [pause > 0 for pause in pauses] == [False] * of_a_page + [True] * of_a_page

    asyncio.run(run_with_worker(tmp_path, work))


def test_it_is_read_once_for_all_who_want_it(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        code, _ = await play_some(worker)
        worker.cache.evict(code)
        reads = 0
        read = worker.store.read

        async def read_counted(*args: object) -> object:
            nonlocal reads
            reads += 1
            return await read(*args)  # type: ignore[arg-type]

        worker.store.read = read_counted  # type: ignore[method-assign,assignment]
        tables = await asyncio.gather(*(worker.get(code) for _ in range(30)))
        assert reads == 1
        assert all(table is tables[0] for table in tables)

    asyncio.run(run_with_worker(tmp_path, work))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_snapshots_go_with_their_table(database: str, tmp_path: Path) -> None:
    url = str(tmp_path / "log.sqlite") if database == "sqlite" else create_database()
    saved = Snapshot(created_at=5, seq=1, log_bytes=9, version="v", body=b"\x00state")

    async def run() -> None:
        async with connect_store(url) as store:
            await store.create("t", ["a"], now=5)
            await store.save_snapshot("t", saved, erasures=0)
            assert await store.read_snapshot("t", "v") == saved
            assert await store.read_snapshot("t", "other") is None
            newer = saved._replace(seq=2)
            await store.save_snapshot("t", newer, erasures=0)
            assert await store.read_snapshot("t", "v") == newer
            await store.save_snapshot("none", saved, erasures=0)
            assert await store.read_snapshot("none", "v") is None
            await store.delete_before(10)
            assert await store.create("t", ["b"], now=5)  # even at the same time as the old one
            assert await store.read_snapshot("t", "v") is None

    asyncio.run(run())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_snapshot_from_before_a_name_was_erased_is_not_stored(
    database: str, tmp_path: Path
) -> None:
    url = str(tmp_path / "log.sqlite") if database == "sqlite" else create_database()
    old = Snapshot(created_at=5, seq=1, log_bytes=9, version="v", body=b"Ola")

    async def run() -> None:
        async with connect_store(url) as worker, connect_store(url) as operator:
            named = encode_event(events.SeatTaken(5, "Ola", "d"))
            await worker.create("t", [named], now=5)
            known = await count_erasures(worker, "t")
            assert await replace_events(
                operator, "t", await find_named_events(operator, "t", "Ola")
            )
            await worker.save_snapshot("t", old, known)
            assert await worker.read_snapshot("t", "v") is None
            clean = old._replace(body=b"N.N.")
            await worker.save_snapshot("t", clean, await count_erasures(worker, "t"))
            assert await worker.read_snapshot("t", "v") == clean

    asyncio.run(run())


def test_a_worker_that_has_not_heard_of_an_erasure_brings_no_name_back(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        code, _ = await play_some(worker)
        found = await find_named_events(worker.store, code, "Ola")
        await replace_events(worker.store, code, found)
        known = worker.cache.peek(code)
        assert known is not None
        assert known.table.seats[0].name == "Ola"  # it has the table in memory
        await worker.cache.snapshots._save(code, known)
        assert await worker.store.read_snapshot(code, snapshots.code_version()) is None
        worker.cache.evict(code)
        assert (await worker.get(code)).seats[0].name == "N.N."
        known = worker.cache.peek(code)
        assert known is not None
        await worker.cache.snapshots._save(code, known)
        assert await worker.store.read_snapshot(code, snapshots.code_version()) is not None

    asyncio.run(run_with_worker(tmp_path, work))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_worker_that_has_not_heard_of_an_erasure_writes_no_name_into_a_record(
    database: str, tmp_path: Path
) -> None:
    url = str(tmp_path / "log.sqlite") if database == "sqlite" else create_database()

    async def run() -> None:
        async with connect_store(url) as store, connect_store(url) as operator:
            worker = BareWorker(store)
            worker.start_batches()  # and nothing that would tell it of what others do
            code, device = await play_some(worker)
            await asyncio.to_thread(
                run_in_process, "admin", "erase-name", "Ola", "--yes", "--database", url
            )
            assert (await worker.get(code)).seats[0].name == "Ola"
            await worker.submit(code, c.Abandon(), device)
            record = await operator.read_record(code)
            assert record is not None
            assert "Seats: N.N., Otto" in record
            assert "Ola" not in record
            await worker.stop()

    asyncio.run(run())


def test_what_is_known_of_a_log_stays_when_it_grows() -> None:
    known = CachedTable(start_game("Sara").table, 7, 1000, 500, snapshot_seq=3, erasures=2)
    after = _fold_stored(known, [StoredEvent(8, 2000, "{}")], known.table)
    assert after == known._replace(seq=8, log_bytes=502)
