"""The tables of a worker on a real store, without sockets."""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.server.tables import batcher
from fivebyfive.server.tables.observer import TableObserver
from fivebyfive.store import TableUpdate, UpdateResult
from fivebyfive.store.event_codec import encode_event
from fivebyfive.table import Event, events
from fivebyfive.table import commands as c
from fivebyfive.table.requests import AskRematch
from support.server.bare_worker import BareWorker, EventRecorder, run_with_worker


def test_the_record_of_a_game_that_ends_in_a_batch_with_its_rematch(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        code, device, _ = (await worker.open("family", {}, [c.Sit("Ola")])).split(".")
        await worker.submit(code, c.Start(), device)
        asked: list[Coroutine[Any, Any, Any]] = [
            worker.submit(code, command, device)
            for command in (c.Abandon(), AskRematch(), c.Start())
        ]
        await asyncio.gather(*asked)
        text = await worker.store.read_record(code, 1)
        assert text is not None
        assert "Ended: abandoned" in text
        assert "Secret: " in text
        assert await worker.store.read_record(code, 2) is None

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_listener_that_fails_stops_nothing(tmp_path: Path) -> None:
    class Fails(TableObserver):
        def on_loaded(self, *_: Any) -> None:
            raise RuntimeError

        async def on_events(self, *_: Any) -> None:
            raise RuntimeError

        async def on_committed(self, *_: Any) -> None:
            raise RuntimeError

    async def work(worker: BareWorker) -> None:
        code, device, _ = (await worker.open("family", {})).split(".")
        worker.observers.add(Fails())
        for name in ("Ola", "Tim"):
            await worker.submit(code, c.Sit(name), device)
        worker.cache.evict(code)  # so that it is read from the log again
        assert len((await worker.get(code)).seats) == 2

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_refused_wish_leaves_no_table(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        with pytest.raises(Exception, match="name-taken"):
            await worker.open("family", {}, [c.Sit("Ola"), c.Sit("Ola")])
        assert await worker.store.count_records() == 0
        assert not len(worker.cache)

    asyncio.run(run_with_worker(tmp_path, work))


def test_whoever_asks_sees_what_another_process_has_just_stored(tmp_path: Path) -> None:
    """Nobody has told this one yet, and the next comparison is a second away."""

    async def work(worker: BareWorker) -> None:
        async def others(other: BareWorker) -> None:
            code, device, _ = (await worker.open("family", {}, [c.Sit("Ola")])).split(".")
            assert len((await other.get_latest(code)).seats) == 1
            await worker.submit(code, c.Sit("Tim"), device)
            assert len((await other.get_latest(code)).seats) == 2

        await run_with_worker(tmp_path, others)

    asyncio.run(run_with_worker(tmp_path, work))


async def rolled(worker: BareWorker, name: str = "Ola") -> tuple[str, str]:
    """A table of one person with a roll."""
    code, device, _ = (await worker.open("family", {}, [c.Sit(name)])).split(".")
    await worker.submit(code, c.Start(), device)
    await worker.submit(code, c.Next(0), device)
    return code, device


def test_what_goes_wrong_at_one_table_does_not_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(worker: BareWorker) -> None:
        bad, good = await rolled(worker), await rolled(worker)

        def fail(event: Event) -> str:
            if isinstance(event, events.MoveMade) and event.move == "c3":
                raise KeyError("such as a bug")
            return encode_event(event)

        monkeypatch.setattr(batcher, "encode_event", fail)
        results = await asyncio.gather(
            *(worker.submit(bad[0], c.MakeMove(0, 1, "c3"), bad[1]),),
            *(worker.submit(good[0], c.MakeMove(0, 1, "a1"), good[1]),),
            return_exceptions=True,
        )
        assert isinstance(results[0], KeyError)
        assert [type(event) for event in results[1].events] == [events.MoveMade]  # type: ignore[union-attr]

    asyncio.run(run_with_worker(tmp_path, work))


def test_what_follows_is_done_also_when_news_were_quicker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(worker: BareWorker) -> None:
        code, device = await rolled(worker)
        followed = EventRecorder()
        commit = worker.store.commit

        async def slow(works: Sequence[TableUpdate], now: int) -> list[UpdateResult | Exception]:
            done = await commit(works, now)
            await worker.cache.catch_up([code])
            return done

        worker.observers.add(followed)
        monkeypatch.setattr(worker.store, "commit", slow)
        await worker.submit(code, c.MakeMove(0, 1, "c3"), device)
        assert [type(event) for event in followed.committed] == [events.MoveMade]

    asyncio.run(run_with_worker(tmp_path, work))


def test_more_is_gathered_where_more_comes() -> None:
    """Who is alone waits as short as ever, and nobody longer than the limit."""
    assert batcher.find_gather_seconds(0) == batcher.GATHER_SECONDS
    assert batcher.find_gather_seconds(1) == batcher.GATHER_SECONDS
    assert batcher.find_gather_seconds(2) > batcher.GATHER_SECONDS
    assert batcher.find_gather_seconds(10**6) == batcher.MAX_GATHER_SECONDS
