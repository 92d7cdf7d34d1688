"""Workers on one PostgreSQL are notified of the tables that somebody follows there."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from fivebyfive.client import Client, join_table
from fivebyfive.server.live.followed_tables import FollowedTables
from fivebyfive.server.live.presence import OpenSockets
from fivebyfive.store import StoreCode, StoreError, open_store
from fivebyfive.table import commands
from support.plugins.rehearsal import open_table
from support.server.bare_worker import BareWorker, EventRecorder
from support.server.metrics import fetch_metrics
from support.server.server_process import Server
from support.server.threaded_server import run_server_in_thread


def count_notifications(server: Server) -> tuple[float, float]:
    """Those sent and those heard by a server."""
    figures = fetch_metrics(server)
    return (
        figures.get(("notifications_total", "sent"), 0),
        figures.get(("notifications_total", "heard"), 0),
    )


def test_a_worker_hears_only_of_tables_that_somebody_follows_there(postgres_url: str) -> None:
    async def play(first: Server, second: Server) -> None:
        ola = await open_table(first.url, names=["Ola"])
        async with Client(first.url, ola) as alone:
            await alone.ask("rename", seat=0, name="Ida")
        assert count_notifications(first) == count_notifications(second) == (0, 0)
        eva = await open_table(first.url, names=["Eva"])
        tim = await join_table(second.url, eva.split(".")[0], names=["Tim"])
        async with Client(first.url, eva) as here, Client(second.url, tim) as there:
            await here.ask("rename", seat=0, name="Una")
            await there.until(lambda: there.table["seats"][0]["name"] == "Una")
            await there.ask("rename", seat=1, name="Tom")
            await here.until(lambda: here.table["seats"][1]["name"] == "Tom")
        for server in (first, second):
            while not all(count_notifications(server)):  # what it was told may have come otherwise
                await asyncio.sleep(0.05)

    with run_server_in_thread(postgres_url) as first, run_server_in_thread(postgres_url) as second:
        asyncio.run(play(first, second))


def test_both_workers_of_a_device_with_two_sockets_are_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log has one of them only; the other hears all the same, without comparing."""
    monkeypatch.setattr("fivebyfive.server.tables.cache.COMPARE_INTERVAL", 10**6)

    async def play(first: Server, second: Server) -> None:
        token = await open_table(first.url, names=["Ola"])
        async with Client(first.url, token) as here, Client(second.url, token) as there:
            await there.ask("rename", seat=0, name="Ida")
            await here.until(lambda: here.table["seats"][0]["name"] == "Ida")
            await here.ask("rename", seat=0, name="Eva")
            await there.until(lambda: there.table["seats"][0]["name"] == "Eva")

    with run_server_in_thread(postgres_url) as first, run_server_in_thread(postgres_url) as second:
        asyncio.run(play(first, second))


def test_what_nobody_was_notified_of_is_found_by_comparing(postgres_url: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            workers = []
            for _ in range(2):
                store = open_store(postgres_url)
                await store.open()
                stack.push_async_callback(store.close)
                worker = BareWorker(store)
                worker.start_batches()
                stack.push_async_callback(worker.stop)
                sent = worker.metrics.notifications.labels("sent").inc
                await store.follow(worker.id, worker.cache.on_notification, sent)
                workers.append(worker)
            first, second = workers
            token = await first.open("family", {})
            code, device, _ = token.split(".")
            await second.get(code)  # in memory, and nobody follows it
            told = EventRecorder()
            second.observers.add(told)
            await first.submit(code, commands.Sit("Ola"), device)
            assert first.metrics.notifications.labels("sent")._value.get() == 0
            assert told.events == []
            await second.cache.compare_with_log()
            await second.cache.catch_up_stale()
            assert len(told.events) == 1
            assert (await second.get(code)).seats[0].name == "Ola"

    asyncio.run(work())


class ForgetfulStore:
    """What `FollowedTables` needs of a store; it fails when it is told to."""

    def __init__(self) -> None:
        self.followed: set[str] = set()
        self.is_away = False
        self.calls = 0

    async def follow_tables(self, added: set[str], dropped: set[str]) -> None:
        self.calls += 1
        for _ in range(3 if dropped else 1):  # a later call may be faster
            await asyncio.sleep(0)
        if self.is_away:
            raise StoreError(StoreCode.UNAVAILABLE, reason="away")
        self.followed = (self.followed | set(added)) - set(dropped)


def test_tables_are_followed_for_as_long_as_they_have_sockets() -> None:
    async def work() -> None:
        store, sockets = ForgetfulStore(), OpenSockets()
        followed = FollowedTables(store, sockets)  # type: ignore[arg-type]
        for code in ("a", "b"):
            sockets.add(code, "device")
        store.is_away = True
        await followed.add("a")  # nobody is refused because of it
        store.is_away = False
        await followed.add("b")
        assert store.followed == {"b"}
        await followed.update()
        assert store.followed == {"a", "b"}
        sockets.remove("b", "device")
        await followed.update()
        assert store.followed == {"a"}

    asyncio.run(work())


def test_who_comes_while_a_table_is_dropped_follows_it() -> None:
    async def work() -> None:
        store, sockets = ForgetfulStore(), OpenSockets()
        followed = FollowedTables(store, sockets)  # type: ignore[arg-type]
        await followed.add("a")
        dropping = asyncio.create_task(followed.update())
        await asyncio.sleep(0)  # it has begun
        sockets.add("a", "device")
        await followed.add("a")
        await dropping
        assert store.followed == {"a"}

    asyncio.run(work())


def test_a_table_that_could_not_be_dropped_is_dropped_later() -> None:
    async def work() -> None:
        store, sockets = ForgetfulStore(), OpenSockets()
        followed = FollowedTables(store, sockets)  # type: ignore[arg-type]
        for code in ("a", "b"):
            await followed.add(code)
        store.is_away = True
        with pytest.raises(StoreError):
            await followed.update()
        store.is_away = False
        sockets.add("b", "device")  # somebody is back
        await followed.add("b")
        await followed.update()
        assert store.followed == {"b"}

    asyncio.run(work())


def test_tables_that_come_together_are_followed_together() -> None:
    """As after a reload, when all pages connect to the new worker: none waits for each other."""

    async def work() -> None:
        store, sockets = ForgetfulStore(), OpenSockets()
        followed = FollowedTables(store, sockets)  # type: ignore[arg-type]
        codes = {str(number) for number in range(50)}
        await asyncio.gather(*map(followed.add, codes))
        assert store.followed == codes
        assert store.calls <= 2

    asyncio.run(work())


def test_who_waits_is_followed_though_another_is_cancelled() -> None:
    async def work() -> None:
        store, sockets = ForgetfulStore(), OpenSockets()
        followed = FollowedTables(store, sockets)  # type: ignore[arg-type]
        first, second, third = (asyncio.create_task(followed.add(code)) for code in "abc")
        while store.calls < 2:  # the second tells of itself and the third
            await asyncio.sleep(0)
        second.cancel()
        await asyncio.wait([first, second, third])
        assert second.cancelled()
        assert {"a", "c"} <= store.followed

    asyncio.run(work())
