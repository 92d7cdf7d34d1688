"""Who is told what, and how often: the rooms on a real store, without sockets."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live import broadcast as rooms_module
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
    """A listener that remembers what a device would know."""

    def __init__(self, worker: BareWorker, token: str) -> None:
        self.rooms, self.hub = worker.audiences, worker
        self.code, self.device, _ = token.split(".")
        self.transport = RecordingTransport()
        self.listener = Subscriber(self.device, self.transport)
        self.public: dict[str, Any] = {}
        self.private: dict[str, Any] = {}
        self.count = 0

    async def enter(self) -> None:
        table = await self.hub.get(self.code)
        public = self.rooms.subscribe(self.code, self.listener, table)
        self.listener.send_welcome(
            public, encode_private_view(table, self.device), self.hub.clock()
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
        table = await self.hub.get(self.code)
        assert self.public == to_jsonable_python(public_view(table))
        assert self.private == to_jsonable_python(private_view(table, self.device))


def make_broadcast(hub: BareWorker) -> Audiences:
    """Audiences that are told of all that happens."""
    hub.observers.add(hub.audiences)
    return hub.audiences


# Seconds: while a test runs, nothing is told later unless the test says so.
LATER, SOONER, SELDOM = 7200.0, 3600.0, 100.0


@pytest.fixture(autouse=True)
def _later_is_when_a_test_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MOVE_DELAY", LATER)
    monkeypatch.setattr(rooms_module, "LAST_MOVE_DELAY", SOONER)
    monkeypatch.setattr(rooms_module, "CROWD_DELAY_EACH", SELDOM)


def seconds_until_due(rooms: Audiences, code: str) -> float:
    """The seconds until everybody at a table is told."""
    due = rooms._audiences[code].timer
    assert due is not None
    return due.when() - asyncio.get_running_loop().time()


async def flush_broadcast(rooms: Audiences, code: str) -> None:
    """What is told a little later is told now; to a crowd in slices."""
    room = rooms._audiences[code]
    if room.timer:
        room.broadcast()
    if room.private_task:
        await room.private_task


def test_changes_lead_to_the_whole_whenever_somebody_came(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        rooms = make_broadcast(hub)
        first = RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))
        code = first.code
        await first.enter()
        await hub.submit(code, c.Lock(True), first.device)
        await hub.submit(code, c.Lock(False), first.device)
        second = RecordingSubscriber(hub, await hub.join(code, "n2"))
        await second.enter()
        await hub.submit(code, c.Sit("Tim"), second.device)
        await hub.submit(code, c.Start(), first.device)
        await hub.submit(code, c.Next(0), first.device)
        await hub.submit(code, c.MakeMove(0, 1, "c3"), first.device)
        assert SOONER < seconds_until_due(rooms, code) <= LATER
        # While the news of the move wait.
        third = RecordingSubscriber(hub, await hub.join(code, ""))
        await third.enter()
        await hub.submit(code, c.TakeBack(0, 1), first.device)
        await flush_broadcast(rooms, code)
        for ear in (first, second, third):
            await ear.check_views()
        await hub.submit(code, c.MakeMove(0, 1, "c3"), first.device)
        await hub.submit(code, c.MakeMove(1, 1, "a1"), second.device)
        await hub.submit(code, c.Next(1), second.device)
        for ear in (first, second, third):  # a roll is told at once
            await ear.check_views()
        assert first.public["closed"]["moves"] == ["c3", "a1"]

    asyncio.run(run_with_worker(tmp_path, work))


def test_who_has_moved_is_told_in_the_few_fields_that_changed(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        make_broadcast(hub)
        ear = RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))
        await hub.submit(ear.code, c.Start(), ear.device)
        await hub.submit(ear.code, c.Next(0), ear.device)
        await ear.enter()
        await ear.take_messages()
        await hub.submit(ear.code, c.MakeMove(0, 1, "c3"), ear.device)
        heard = await ear.read()
        assert [message["type"] for message in heard] == ["yours", "table"]
        assert heard[1]["table"] == {"moved": {"round": 1, "seats": [0], "of": 1}}

    asyncio.run(run_with_worker(tmp_path, work))


def test_others_are_told_who_has_moved_a_little_later_and_with_the_roll(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        rooms = make_broadcast(hub)
        ear = RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))
        other = RecordingSubscriber(hub, await hub.join(ear.code, "n"))
        await hub.submit(ear.code, c.Start(), ear.device)
        await hub.submit(ear.code, c.Next(0), ear.device)
        await ear.enter()
        await other.enter()
        for each in (ear, other):
            await each.take_messages()
        await hub.submit(ear.code, c.MakeMove(0, 1, "c3"), ear.device)
        assert [message["type"] for message in await ear.read()] == ["yours", "table"]
        assert await other.read() == []
        await hub.submit(ear.code, c.Next(1), ear.device)
        for each in (ear, other):
            heard = await each.read()
            assert [message["type"] for message in heard] == ["table", "yours"]
            assert heard[0]["table"]["round"] == 2
            assert heard[0]["table"]["moved"] == {"round": 2, "seats": [], "of": 1}
        await hub.submit(ear.code, c.MakeMove(0, 2, "a1"), ear.device)
        assert seconds_until_due(rooms, ear.code) <= SOONER  # everybody has moved
        await flush_broadcast(rooms, ear.code)
        [told] = await other.read()
        assert told["table"] == {"moved": {"round": 2, "seats": [0], "of": 1}}

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_crowd_hears_seldom_who_comes_and_at_once_of_a_roll(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        rooms = make_broadcast(hub)
        host = RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))
        code = host.code
        ears = [host]
        for number in range(CROWD + 10):
            ears.append(RecordingSubscriber(hub, await hub.join(code, f"n{number}")))
            await ears[-1].enter()
            await hub.submit(code, c.Sit(f"P{number}"), ears[-1].device)
        await flush_broadcast(rooms, code)
        early = ears[CROWD + 2]
        await early.take_messages()
        early.count = 0
        for number in range(20):
            await hub.submit(code, c.Rename(5, f"Q{number}"), host.device)
        await early.take_messages()
        assert early.count == 0
        await flush_broadcast(rooms, code)
        await early.take_messages()
        assert early.count == 1
        for ear in ears[1:]:
            await ear.check_views()
        await hub.submit(code, c.Start(), host.device)
        await hub.submit(code, c.Next(0), host.device)
        await early.take_messages()
        assert early.public["round"] == 1
        await flush_broadcast(rooms, code)
        for ear in ears[1:]:
            await ear.check_views()
            assert len(ear.private["seats"]) == 1

    asyncio.run(run_with_worker(tmp_path, work))


def test_what_waits_before_the_end_is_sent_before_it() -> None:
    async def work() -> None:
        notebook = RecordingTransport()
        listener = Subscriber("x", notebook)
        listener.send_text('{"a":1}')
        listener.send_text('{"a":2}')
        listener.close(ServerError(ServerCode.WRONG_TOKEN))
        listener.send_text('{"a":3}')  # such as the answer to whoever asked to leave
        listener.close(ServerError(ServerCode.LEFT))
        await listener.drained.wait()
        listener.send_text('{"a":4}')
        await asyncio.sleep(0)
        assert notebook.frames == ['[{"a":1},{"a":2},{"a":3}]']
        assert listener.close_reason is not None
        assert listener.close_reason.code == ServerCode.LEFT

    asyncio.run(work())


def test_who_does_not_read_is_dropped_and_sent_nothing_more() -> None:
    async def work() -> None:
        notebook = RecordingTransport()
        listener = Subscriber("x", notebook, backlog=1000)
        notebook.unread_bytes = 1000
        listener.send_text('{"a":1}')
        await asyncio.sleep(0)
        assert not listener.is_too_slow
        notebook.unread_bytes = 1001
        listener.send_text('{"a":2}')
        await listener.drained.wait()
        assert listener.is_too_slow
        assert notebook.frames == ['{"a":1}']

    asyncio.run(work())


def test_a_reader_that_is_always_behind_is_cut_off(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        slow, quick = [RecordingSubscriber(hub, await hub.open("family", {})) for _ in range(2)]
        for ear in (slow, quick):
            await ear.enter()
            ear.transport.unread_bytes = 1
        sweep = Reaper(hub.cache, hub.audiences, Limits(read_within=60))
        sweep.reap(100.0)
        quick.transport.unread_bytes = 0
        sweep.reap(101.0)
        quick.transport.unread_bytes = 1
        for now in (102.0, 160.0, 161.0):
            sweep.reap(now)
        assert (slow.transport.aborted, quick.transport.aborted) == (True, False)

    asyncio.run(run_with_worker(tmp_path, work))


def test_who_listens_hears_what_was_stored_although_the_answer_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: BareWorker) -> None:
        make_broadcast(hub)
        ear = RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))
        await hub.submit(ear.code, c.Start(), ear.device)
        await ear.enter()
        commit = hub.store.commit

        async def unsure(works: Sequence[TableUpdate], now: int) -> list[UpdateResult | Exception]:
            await commit(works, now)
            raise StoreError(StoreCode.UNAVAILABLE, reason="the line is dead")

        with monkeypatch.context() as dead:
            dead.setattr(hub.store, "commit", unsure)
            with pytest.raises(StoreError):
                await hub.submit(ear.code, c.Next(0), ear.device)
        while ear.public.get("round") != 1:
            await asyncio.sleep(0.01)
            await ear.take_messages()
        await ear.check_views()

    asyncio.run(run_with_worker(tmp_path, work))


def test_who_listens_to_a_table_that_was_let_go_is_told_when_it_is_read(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        rooms = make_broadcast(hub)
        ear = RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))
        await hub.submit(ear.code, c.Start(), ear.device)
        await ear.enter()
        hub.cache.evict(ear.code)

        async def elsewhere(other: BareWorker) -> None:
            await other.submit(ear.code, c.Next(0), ear.device)

        await run_with_worker(tmp_path, elsewhere)
        await Reaper(hub.cache, rooms, Limits())._reload_evicted()
        await ear.check_views()
        assert ear.public["round"] == 1

    asyncio.run(run_with_worker(tmp_path, work))


def test_a_crowd_that_moves_in_one_moment_is_told_so(tmp_path: Path) -> None:
    async def work(hub: BareWorker) -> None:
        rooms = make_broadcast(hub)
        ears = [RecordingSubscriber(hub, await hub.open("family", {}, [c.Sit("Ola")]))]
        code = ears[0].code
        for number in range(CROWD + 1):
            ears.append(RecordingSubscriber(hub, await hub.join(code, f"n{number}")))
            await hub.submit(code, c.Sit(f"P{number}"), ears[-1].device)
        for ear in ears:
            await ear.enter()
        await hub.submit(code, c.Start(), ears[0].device)
        await hub.submit(code, c.Next(0), ears[0].device)
        moves = [(seat, ear.device) for seat, ear in enumerate(ears)]
        await asyncio.gather(
            *(hub.submit(code, c.MakeMove(seat, 1, "c3"), device) for seat, device in moves)
        )
        await flush_broadcast(rooms, code)
        await ears[0].take_messages()
        assert len(ears[0].public["moved"]["seats"]) == len(ears)

    asyncio.run(run_with_worker(tmp_path, work))
