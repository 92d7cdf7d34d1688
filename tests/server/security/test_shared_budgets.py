"""The budgets of an address at several workers on one PostgreSQL: it has them once, not at each."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle

import httpx
import pytest

from fivebyfive.client import Client, join_table
from fivebyfive.server.security.admission import BYTES_OF_ARRIVAL
from fivebyfive.server.security.shared_budgets import (
    SHARE,
    BudgetSharing,
    SharedRateLimit,
)
from fivebyfive.store import Spending, Store
from fivebyfive.store.interface import Statement
from fivebyfive.store.spendings import delete_refilled_spendings
from support.plugins.postgres import create_database
from support.plugins.rehearsal import open_table
from support.server.metrics import fetch_metrics
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server, limit_options, run_server
from support.server.stopped_clock import StoppedClock
from support.stores import connect_store

BUDGET = 100
REFILL = 60  # of each budget: of tables and bytes in an hour, of guesses in a minute
BYTES = 2**16
LIMITS = {
    "tables_at_once": BUDGET,
    "tables_an_hour": REFILL,
    "wrong_at_once": BUDGET,
    "wrong_a_minute": REFILL,
    "written_at_once": BYTES,
    "written_an_hour": BYTES,
}


@pytest.fixture(scope="module")
def servers() -> Iterator[list[Server]]:
    """Two processes, as they would be on two machines."""
    database = create_database()
    with ExitStack() as stack:
        options = limit_options(**LIMITS)
        yield [stack.enter_context(run_server(database, *options)) for _ in range(2)]


def spend(
    servers: list[Server],
    address: str,
    ask: Callable[[httpx.Client, Server, int], httpx.Response],
    code: str,
    is_success: bool = True,
) -> tuple[int, float]:
    """Ask the servers in turns until both refuse; how often they did not, and for how long.

    The address is that of this test alone.
    """
    start, done, refused = time.monotonic(), 0, 0
    with httpx.Client(headers={"X-Forwarded-For": address}) as http:
        for number, server in enumerate(cycle(servers)):
            answer = ask(http, server, number)
            if answer.status_code == 429:
                assert status_and_code(answer) == (429, code)
                refused += 1
            else:
                # A code that is right by chance costs nothing.
                done, refused = done + (answer.is_success == is_success), 0
            if refused == len(servers):
                return done, time.monotonic() - start
    raise AssertionError


def check_budget(done: float, capacity: float, refilled: float) -> None:
    """Never twice as much, and not less than there is."""
    assert capacity <= done <= (1 + 2 * SHARE) * capacity + refilled


def count_elsewhere(servers: list[Server], budget: str) -> float:
    name = ("budget_refusals_total", budget, "elsewhere")
    return sum(fetch_metrics(server).get(name, 0) for server in servers)


def test_codes_are_guessed_once(servers: list[Server]) -> None:
    done, seconds = spend(
        servers,
        "192.0.2.1",
        lambda http, server, number: http.get(f"{server.url}/api/tables/{number:06}"),
        "too-many-tries",
        is_success=False,
    )
    check_budget(done, BUDGET, seconds * REFILL / 60)
    assert count_elsewhere(servers, "guesses") > 0


def test_tables_are_opened_once(servers: list[Server]) -> None:
    done, seconds = spend(
        servers,
        "192.0.2.2",
        lambda http, server, _: http.post(f"{server.url}/api/tables", json={}),
        "too-many-tables",
    )
    check_budget(done, BUDGET, seconds * REFILL / 3600)
    assert count_elsewhere(servers, "tables") > 0


def test_bytes_are_written_once(servers: list[Server]) -> None:
    token = asyncio.run(open_table(servers[0].url, names=["Ola"]))
    path = f"api/tables/{token.split('.')[0]}/devices"
    done, seconds = spend(
        servers,
        "192.0.2.3",
        lambda http, server, _: http.post(f"{server.url}/{path}", json={}),
        "too-much-written",
    )
    check_budget(BYTES_OF_ARRIVAL * done, BYTES, 2 * BYTES_OF_ARRIVAL + seconds * BYTES / 3600)
    assert count_elsewhere(servers, "bytes") > 0


def test_a_school_behind_one_address_joins_two_workers() -> None:
    """200 people, each with a device and a socket, with the limits as they are."""
    database = create_database()

    async def join(server: Server, code: str, number: int) -> Client:
        client = Client(server.url, await join_table(server.url, code, names=[f"P{number}"]))
        await client.__aenter__()
        return client

    async def come(first: Server, second: Server) -> None:
        code = (await open_table(first.url, names=["Ola"])).split(".")[0]
        turns = [(server, number) for number in range(100) for server in (first, second)]
        clients = await asyncio.gather(
            *(join(server, code, 2 * number + (server is second)) for server, number in turns)
        )
        for client in clients:
            await client.until(lambda c=client: len(c.table["seats"]) == 201)  # type: ignore[misc]
        await asyncio.gather(*(client.__aexit__(None, None, None) for client in clients))
        refusals = fetch_metrics(first) | fetch_metrics(second)
        assert not [name for name in refusals if name[0] == "budget_refusals_total"]

    with run_server(database) as first, run_server(database) as second:
        asyncio.run(come(first, second))


async def read_addresses(store: Store) -> list[str]:
    """Those whose spendings are stored."""
    [rows] = await store.run_statements(Statement("SELECT address FROM spendings"))
    return [address for (address,) in rows]


def make_limit(store: Store, refill: float = 1) -> tuple[BudgetSharing, SharedRateLimit]:
    """The same budget of 100 as every other worker on the store has it."""
    sharing = BudgetSharing(store)
    limit = SharedRateLimit(100, refill, 10, budget="guesses", on_due=sharing.note_due)
    return sharing, limit


def test_what_is_left_is_what_all_have_left(postgres_url: str, clock: StoppedClock) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            (here, mine), (there, theirs) = make_limit(store, 0.001), make_limit(store, 0.001)
            for sharing, limit, taken in ((here, mine, 50), (there, theirs, 30)):
                limit.find_bucket("192.0.2.1").take_on_credit(taken)
                await sharing.settle(limit.find_bucket("192.0.2.1"))
            assert mine.find_bucket("192.0.2.1").tokens == 50  # it has not asked again
            assert round(theirs.find_bucket("192.0.2.1").tokens) == 20
            mine.find_bucket("192.0.2.1").take_on_credit(5)
            await here.settle(mine.find_bucket("192.0.2.1"))
            assert round(mine.find_bucket("192.0.2.1").tokens) == 15
            assert mine.find_bucket("192.0.2.2").tokens == 100

    asyncio.run(work())


def test_who_spends_little_is_not_stored(postgres_url: str, clock: StoppedClock) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            sharing, limit = make_limit(store)
            for address in ("192.0.2.1", "192.0.2.2"):
                bucket = limit.find_bucket(address)
                for _ in range(5):
                    assert bucket.try_take()
                    await sharing.settle(bucket)
                    if address == "192.0.2.1":
                        clock.now += 1  # it has run in again
            assert await read_addresses(store) == ["192.0.2.2"]

    asyncio.run(work())


def test_nobody_waits_until_others_are_told_of_moves(postgres_url: str) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            (here, mine), (there, theirs) = make_limit(store, 0.001), make_limit(store, 0.001)
            running = asyncio.create_task(here.run())
            bucket = mine.find_bucket("192.0.2.1")
            bucket.take_on_credit(90)
            while not await read_addresses(store):
                await asyncio.sleep(0.01)
            running.cancel()
            other = theirs.find_bucket("192.0.2.1")
            other.take_on_credit(9)
            await there.settle(other)
            assert round(other.tokens) == 1

    asyncio.run(work())


def test_without_its_database_every_worker_has_a_budget_of_its_own(postgres_url: str) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            sharing, limit = make_limit(store, 0.001)
            bucket = limit.find_bucket("192.0.2.1")
            await store.close()
            assert all(bucket.try_take() for _ in range(100))
            await sharing.settle(bucket)
            assert not bucket.try_take()
            await store.open()  # and what was not told of is told then
            await sharing.settle(bucket)
            assert await read_addresses(store) == ["192.0.2.1"]

    asyncio.run(work())


def test_budgets_that_are_full_again_are_forgotten(postgres_url: str) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            await store.share_spendings([Spending("bytes", "192.0.2.1", 10_000)])
            [left] = await store.share_spendings([Spending("bytes", "192.0.2.1", 10_000)])
            assert 10_000 < left <= 20_000
            [[(refilled_at,)]] = await store.run_statements(
                Statement("SELECT refilled_at FROM spendings")
            )
            await delete_refilled_spendings(store, refilled_at - 1)
            assert await read_addresses(store) == ["192.0.2.1"]
            await delete_refilled_spendings(store, refilled_at)
            assert await read_addresses(store) == []

    asyncio.run(work())


def test_an_address_that_cannot_be_stored_is_counted_here(postgres_url: str) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            sharing, limit = make_limit(store, 0.001)
            for host in ("a\0b", "192.0.2.1"):
                limit.find_bucket(host).take_on_credit(50)
            await sharing.settle(limit.find_bucket("192.0.2.1"))
            assert await read_addresses(store) == ["192.0.2.1"]

    asyncio.run(work())


def test_who_is_cancelled_loses_nothing_of_the_others(postgres_url: str) -> None:
    async def work() -> None:
        async with connect_store(postgres_url) as store:
            sharing, limit = make_limit(store, 0.001)
            mine, theirs = map(limit.find_bucket, ("192.0.2.1", "192.0.2.2"))
            for bucket in (mine, theirs):
                bucket.take_on_credit(50)
            telling = asyncio.create_task(sharing.settle(mine))
            await asyncio.sleep(0)  # it has begun, and tells of both
            telling.cancel()
            await asyncio.wait([telling])
            assert await read_addresses(store) == []
            await sharing.settle(theirs)
            assert sorted(await read_addresses(store)) == ["192.0.2.1", "192.0.2.2"]

    asyncio.run(work())
