"""Who is told what, and how often: the audiences on a real store, without sockets."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live import broadcast
from fivebyfive.server.live.broadcast import CROWD, Audiences
from fivebyfive.server.live.encoding import encode_private_view
from fivebyfive.server.live.messages import to_device
from fivebyfive.server.live.reaper import Reaper
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.store import StoreCode, StoreError, TableUpdate, UpdateResult
from fivebyfive.table import commands as c
from fivebyfive.table import private_view, public_view
from support.server.bare_worker import BareWorker, run_with_worker
from support.server.recording_transport import RecordingTransport


class RecordingSubscriber:
    """A subscriber that remembers what a device would know."""

    def __init__(self, worker: BareWorker, token: str) -> None:
        self.audiences, self.worker = worker.audiences, worker
        self.code, self.device, _ = token.split(".")
        self.transport = RecordingTransport()
        self.subscriber = Subscriber(self.device, self.transport)
        self.public: dict[str, Any] = {}
        self.private: dict[str, Any] = {}
        self.count = 0

    async def enter(self) -> None:
        table = await self.worker.get(self.code)
        public = self.audiences.subscribe(self.code, self.subscriber, table)
        self.subscriber.send_welcome(
            public, encode_private_view(table, self.device), self.worker.clock()
        )

    async def read(self) -> list[dict[str, Any]]:
        await asyncio.sleep(0)  # what comes up in one moment is sent at its end
        return self.transport.take_messages()

    async def take_messages(self) -> None:
        for message in await self.read():
            to_device.validate_python(message)
            self.public |= message.get("table", {})
            self.private |= message.get("yours", {})
            self.count += 1

    async def check_views(self) -> None:
        await self.take_messages()
        table = await self.worker.get(self.code)
        assert self.public == to_jsonable_python(public_view(table))
        assert self.private == to_jsonable_python(private_view(table, self.device))


def make_broadcast(worker: BareWorker) -> Audiences:
    """Audiences that are told of all that happens."""
    worker.observers.add(worker.audiences)
    return worker.audiences


# Seconds: while a test runs, nothing is told later unless the test says so.
LATER, SOONER, SELDOM = 7200.0, 3600.0, 100.0


@pytest.fixture(autouse=True)
def _later_is_when_a_test_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "MOVE_DELAY", LATER)
    monkeypatch.setattr(broadcast, "LAST_MOVE_DELAY", SOONER)
    monkeypatch.setattr(broadcast, "CROWD_DELAY_EACH", SELDOM)


def seconds_until_due(audiences: Audiences, code: str) -> float:
    """The seconds until everybody at a table is told."""
    due = audiences._audiences[code].timer
    assert due is not None
    return due.when() - asyncio.get_running_loop().time()


async def flush_broadcast(audiences: Audiences, code: str) -> None:
    """What is told a little later is told now; to a crowd in slices."""
    audience = audiences._audiences[code]
    if audience.timer:
        audience.broadcast()
    if audience.private_task:
        await audience.private_task


def test_changes_lead_to_the_whole_whenever_somebody_came(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        audiences = make_broadcast(worker)
        first = RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))
        code = first.code
        await first.enter()
        await worker.submit(code, c.Lock(True), first.device)
        await worker.submit(code, c.Lock(False), first.device)
        second = RecordingSubscriber(worker, await worker.join(code, "n2"))
        await second.enter()
        await worker.submit(code, c.Sit("Tim"), second.device)
        await worker.submit(code, c.Start(), first.device)
        await worker.submit(code, c.Next(0), first.device)
        await worker.submit(code, c.MakeMove(0, 1, "c3"), first.device)
        assert SOONER < seconds_until_due(audiences, code) <= LATER
        # While the news of the move wait.
        third = RecordingSubscriber(worker, await worker.join(code, ""))
        await third.enter()
        await worker.submit(code, c.TakeBack(0, 1), first.device)
        await flush_broadcast(audiences, code)
        for subscriber in (first, second, third):
            await subscriber.check_views()
        await worker.submit(code, c.MakeMove(0, 1, "c3"), first.device)
        await worker.submit(code, c.MakeMove(1, 1, "a1"), second.device)
        await worker.submit(code, c.Next(1), second.device)
        for subscriber in (first, second, third):  # a roll is told at once
            await subscriber.check_views()
        assert first.public["closed"]["moves"] == ["c3", "a1"]

    asyncio.run(run_with_worker(tmp_path, work))


def test_who_has_moved_is_told_in_the_few_fields_that_changed(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        make_broadcast(worker)
        subscriber = RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))
        await worker.submit(subscriber.code, c.Start(), subscriber.device)
        await worker.submit(subscriber.code, c.Next(0), subscriber.device)
        await subscriber.enter()
        await subscriber.take_messages()
        await worker.submit(subscriber.code, c.MakeMove(0, 1, "c3"), subscriber.device)
        heard = await subscriber.read()
        assert [message["type"] for message in heard] == ["yours", "table"]
        assert heard[1]["table"] == {
            "moved": {"round": 1, "seats": [0], "of": 1, "may_close": False}
        }

    asyncio.run(run_with_worker(tmp_path, work))


def test_others_are_told_who_has_moved_a_little_later_and_with_the_roll(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        audiences = make_broadcast(worker)
        subscriber = RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))
        other = RecordingSubscriber(worker, await worker.join(subscriber.code, "n"))
        await worker.submit(subscriber.code, c.Start(), subscriber.device)
        await worker.submit(subscriber.code, c.Next(0), subscriber.device)
        await subscriber.enter()
        await other.enter()
        for each in (subscriber, other):
            await each.take_messages()
        await worker.submit(subscriber.code, c.MakeMove(0, 1, "c3"), subscriber.device)
        assert [message["type"] for message in await subscriber.read()] == ["yours", "table"]
        assert await other.read() == []
        await worker.submit(subscriber.code, c.Next(1), subscriber.device)
        for each in (subscriber, other):
            heard = await each.read()
            assert [message["type"] for message in heard] == ["table", "yours"]
            assert heard[0]["table"]["round"] == 2
            assert heard[0]["table"]["moved"] == {
                "round": 2,
                "seats": [],
                "of": 1,
                "may_close": True,
            }
        await worker.submit(subscriber.code, c.MakeMove(0, 2, "a1"), subscriber.device)
        assert seconds_until_due(audiences, subscriber.code) <= SOONER  # everybody has moved
        await flush_broadcast(audiences, subscriber.code)
        [told] = await other.read()
        assert told["table"] == {"moved": {"round": 2, "seats": [0], "of": 1, "may_close": False}}

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_crowd_hears_seldom_who_comes_and_at_once_of_a_roll(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        audiences = make_broadcast(worker)
        host = RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))
        code = host.code
        subscribers = [host]
        for number in range(CROWD + 10):
            subscribers.append(RecordingSubscriber(worker, await worker.join(code, f"n{number}")))
            await subscribers[-1].enter()
            await worker.submit(code, c.Sit(f"P{number}"), subscribers[-1].device)
        await flush_broadcast(audiences, code)
        early = subscribers[CROWD + 2]
        await early.take_messages()
        early.count = 0
        for number in range(20):
            await worker.submit(code, c.Rename(5, f"Q{number}"), host.device)
        await early.take_messages()
        assert early.count == 0
        await flush_broadcast(audiences, code)
        await early.take_messages()
        assert early.count == 1
        for subscriber in subscribers[1:]:
            await subscriber.check_views()
        await worker.submit(code, c.Start(), host.device)
        await worker.submit(code, c.Next(0), host.device)
        await early.take_messages()
        assert early.public["round"] == 1
        await flush_broadcast(audiences, code)
        for subscriber in subscribers[1:]:
            await subscriber.check_views()
            assert len(subscriber.private["seats"]) == 1

    asyncio.run(run_with_worker(tmp_path, work))


def test_what_waits_before_the_end_is_sent_before_it() -> None:
    async def work() -> None:
        transport = RecordingTransport()
        subscriber = Subscriber("x", transport)
        subscriber.send_text('{"a":1}')
        subscriber.send_text('{"a":2}')
        subscriber.close(ServerError(ServerCode.WRONG_TOKEN))
        subscriber.send_text('{"a":3}')  # such as the answer to whoever asked to leave
        subscriber.close(ServerError(ServerCode.LEFT))
        await subscriber.drained.wait()
        subscriber.send_text('{"a":4}')
        await asyncio.sleep(0)
        assert transport.frames == ['[{"a":1},{"a":2},{"a":3}]']
        assert subscriber.close_reason is not None
        assert subscriber.close_reason.code == ServerCode.LEFT

    asyncio.run(work())


def test_who_does_not_read_is_dropped_and_sent_nothing_more() -> None:
    async def work() -> None:
        transport = RecordingTransport()
        subscriber = Subscriber("x", transport, backlog=1000)
        transport.unread_bytes = 1000
        subscriber.send_text('{"a":1}')
        await asyncio.sleep(0)
        assert not subscriber.is_too_slow
        transport.unread_bytes = 1001
        subscriber.send_text('{"a":2}')
        await subscriber.drained.wait()
        assert subscriber.is_too_slow
        assert transport.frames == ['{"a":1}']

    asyncio.run(work())


def test_a_reader_that_is_always_behind_is_cut_off(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        slow, quick = [
            RecordingSubscriber(worker, await worker.open("family", {})) for _ in range(2)
        ]
        for subscriber in (slow, quick):
            await subscriber.enter()
            subscriber.transport.unread_bytes = 1
        reaper = Reaper(worker.cache, worker.audiences, Limits(read_within=60))
        reaper.reap(100.0)
        quick.transport.unread_bytes = 0
        reaper.reap(101.0)
        quick.transport.unread_bytes = 1
        for now in (102.0, 160.0, 161.0):
            reaper.reap(now)
        assert (slow.transport.aborted, quick.transport.aborted) == (True, False)

    asyncio.run(run_with_worker(tmp_path, work))


def test_who_listens_hears_what_was_stored_although_the_answer_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(worker: BareWorker) -> None:
        make_broadcast(worker)
        subscriber = RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))
        await worker.submit(subscriber.code, c.Start(), subscriber.device)
        await subscriber.enter()
        commit = worker.store.commit

        async def unsure(works: Sequence[TableUpdate], now: int) -> list[UpdateResult | Exception]:
            await commit(works, now)
            raise StoreError(StoreCode.UNAVAILABLE, reason="the line is dead")

        with monkeypatch.context() as dead:
            dead.setattr(worker.store, "commit", unsure)
            with pytest.raises(StoreError):
                await worker.submit(subscriber.code, c.Next(0), subscriber.device)
        while subscriber.public.get("round") != 1:
            await asyncio.sleep(0.01)
            await subscriber.take_messages()
        await subscriber.check_views()

    asyncio.run(run_with_worker(tmp_path, work))


def test_who_listens_to_a_table_that_was_let_go_is_told_when_it_is_read(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        audiences = make_broadcast(worker)
        subscriber = RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))
        await worker.submit(subscriber.code, c.Start(), subscriber.device)
        await subscriber.enter()
        worker.cache.evict(subscriber.code)

        async def elsewhere(other: BareWorker) -> None:
            await other.submit(subscriber.code, c.Next(0), subscriber.device)

        await run_with_worker(tmp_path, elsewhere)
        await Reaper(worker.cache, audiences, Limits())._reload_evicted()
        await subscriber.check_views()
        assert subscriber.public["round"] == 1

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_crowd_that_moves_in_one_moment_is_told_so(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        audiences = make_broadcast(worker)
        subscribers = [RecordingSubscriber(worker, await worker.open("family", {}, [c.Sit("Ola")]))]
        code = subscribers[0].code
        for number in range(CROWD + 1):
            subscribers.append(RecordingSubscriber(worker, await worker.join(code, f"n{number}")))
            await worker.submit(code, c.Sit(f"P{number}"), subscribers[-1].device)
        for subscriber in subscribers:
            await subscriber.enter()
        await worker.submit(code, c.Start(), subscribers[0].device)
        await worker.submit(code, c.Next(0), subscribers[0].device)
        moves = [(seat, subscriber.device) for seat, subscriber in enumerate(subscribers)]
        await asyncio.gather(
            *(worker.submit(code, c.MakeMove(seat, 1, "c3"), device) for seat, device in moves)
        )
        await flush_broadcast(audiences, code)
        await subscribers[0].take_messages()
        assert len(subscribers[0].public["moved"]["seats"]) == len(subscribers)

    asyncio.run(run_with_worker(tmp_path, work))
