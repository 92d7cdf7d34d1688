"""Standing rooms: names, when a table goes on, and that two who press at once get one table."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import hypothesis.strategies as st
import pytest
from hypothesis import example, given

from fivebyfive.server import Limits
from fivebyfive.server.errors import ServerError
from fivebyfive.server.tables.club_rooms import (
    ABSENCE_LIMIT_MS,
    IDLE_LIMIT_MS,
    ClubRooms,
    parse_room_name,
)
from fivebyfive.table import commands as c
from support.server.bare_worker import BareWorker, run_with_worker
from support.server.club_rooms import check_concurrent_opening
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread

# Names


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("abc", "abc"),
        ("Chess-Club-7", "chess-club-7"),
        ("KÓŁKO", "kółko"),
        ("ko\u0301łko", "kółko"),  # written with an accent of its own
        ("ｃｌｕｂ", "club"),  # wide letters
        ("7-a", "7-a"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("x" * 32, "x" * 32),
    ],
)
def test_a_name(text: str, name: str) -> None:
    assert parse_room_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ab",
        "x" * 33,
        "x" * 10_000,
        "a b c",
        "a_b",
        "a/b",
        "a.b.c",
        "---",
        "a\0b",
        "abc\n",
        "🎲🎲🎲",
    ],
)
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(ServerError) as refused:
        parse_room_name(text)
    assert refused.value.code == "bad-room-name"
    assert refused.value.facts == {"least": 3, "most": 32}


@given(st.text(min_size=3, max_size=34))
@example("İİİ")
@example("ßßß")
@example("ﬀﬀﬀ")
@example("ółñç-straße")
def test_a_name_is_its_own_name(text: str) -> None:
    try:
        name = parse_room_name(text)
    except ServerError:
        return
    assert parse_room_name(name) == name
    if all("a" <= letter <= "z" or letter in "-ßłóñç" for letter in name):
        assert parse_room_name(name.upper()) == name


# When a table goes on


async def open_in_club_room(worker: BareWorker) -> tuple[ClubRooms, str, str]:
    """A room with a table in which the host sits, connected."""
    rooms = worker.club_rooms
    code, token = await rooms.open("club", "family", {}, [c.Sit("Ola")])
    assert token
    device = token.split(".")[1]
    await worker.submit(code, c.Connect(worker.id), device)
    return rooms, code, device


def run_in_club_room(path: Path, work: Callable[[BareWorker, ClubRooms, str, str], Any]) -> None:
    async def begin(worker: BareWorker) -> None:
        await work(worker, *await open_in_club_room(worker))

    asyncio.run(run_with_worker(path, begin))


def test_a_table_knows_its_room(tmp_path: Path) -> None:
    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        assert (await worker.get(code)).club_room == "club"
        worker.cache.evict(code)
        assert (await worker.get(code)).club_room == "club"
        other = (await worker.open("family", {})).split(".")[0]
        assert (await worker.get(other)).club_room is None

    run_in_club_room(tmp_path, work)


@pytest.mark.parametrize("playing", [False, True])
def test_a_table_goes_on_until_nobody_has_used_it_for_long(tmp_path: Path, playing: bool) -> None:
    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        if playing:
            await worker.submit(code, c.Start(), device)
        touched = (await worker.store.read_heads([code]))[code].updated_at
        worker.clock = lambda: touched + IDLE_LIMIT_MS
        assert await rooms.find_table("club") == code
        assert await rooms.open("club", "family", {}, []) == (code, None)
        worker.clock = lambda: touched + IDLE_LIMIT_MS + 1
        assert await rooms.find_table("club") is None
        another, token = await rooms.open("club", "family", {}, [])
        assert token
        assert another != code
        assert await rooms.find_table("club") == another

    run_in_club_room(tmp_path, work)


@pytest.mark.parametrize("playing", [False, True])
def test_a_table_that_was_left_is_nobodys(tmp_path: Path, playing: bool) -> None:
    """In the lobby the host has to be there: else nobody could start."""

    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        if playing:
            await worker.submit(code, c.Start(), device)
        else:
            guest = (await worker.join(code, "")).split(".")[1]
            await worker.submit(code, c.Connect(worker.id), guest)
        now = worker.clock()
        worker.clock = lambda: now
        await worker.submit(code, c.Disconnect(worker.id), device)
        worker.clock = lambda: now + ABSENCE_LIMIT_MS
        assert await rooms.find_table("club") == code
        worker.clock = lambda: now + ABSENCE_LIMIT_MS + 1
        assert await rooms.find_table("club") is None

    run_in_club_room(tmp_path, work)


@pytest.mark.parametrize("plays", [False, True])
def test_a_screen_left_on_does_not_keep_a_room_but_somebody_on_paper_does(
    tmp_path: Path, plays: bool
) -> None:
    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        screen = (await worker.join(code, "")).split(".")[1]
        await worker.submit(code, c.Connect(worker.id), screen)
        if plays:
            await worker.submit(code, c.SitPaper("Grandma"), screen)
        await worker.submit(code, c.Start(), device)
        await worker.submit(code, c.Abandon(), device)
        assert await rooms.find_table("club") == code
        await worker.submit(code, c.Disconnect(worker.id), device)
        assert await rooms.find_table("club") == (code if plays else None)

    run_in_club_room(tmp_path, work)


def test_a_game_that_is_over_goes_on_while_somebody_is_there(tmp_path: Path) -> None:
    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        await worker.submit(code, c.Start(), device)
        await worker.submit(code, c.Abandon(), device)
        assert await rooms.find_table("club") == code
        worker.clock = lambda: 2**42  # however long they look at the end
        assert await rooms.find_table("club") == code
        await worker.submit(code, c.Disconnect(worker.id), device)
        assert await rooms.find_table("club") is None
        await worker.submit(code, c.Connect("4711"), device)  # at a process that died since
        assert await rooms.find_table("club") is None

    run_in_club_room(tmp_path, work)


def test_a_table_that_was_deleted(tmp_path: Path) -> None:
    """Its room may be known for longer: tables are deleted a few at a time."""

    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        assert await rooms.find_table("club") == code
        await worker.store.delete_before(2**42)
        worker.cache.evict(code)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(worker.store), "read_room_table", stub_room_lookup(code))
            assert await rooms.find_table("club") is None

    run_in_club_room(tmp_path, work)


def test_the_code_of_a_deleted_table_is_given_to_another(tmp_path: Path) -> None:
    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        stranger = (await worker.open("family", {})).split(".")[0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(worker.store), "read_room_table", stub_room_lookup(stranger))
            assert await rooms.find_table("club") is None
        assert await rooms.find_table("club") == code

    run_in_club_room(tmp_path, work)


def stub_room_lookup(code: str) -> Callable[..., Any]:
    """A store that remembers this table for every room."""

    async def room(*_: Any) -> str:
        return code

    return room


# Over HTTP


def test_a_room_from_its_first_visitor_on(server: Server) -> None:
    url = f"{server.url}/api/rooms/Chess-Club"
    assert httpx.get(url).json() == {"name": "chess-club", "code": None}
    opened = httpx.post(url, json={"preset": "class", "settings": {"game": "knaster"}})
    assert opened.status_code == 201
    code, ticket = opened.json()["code"], opened.json()["ticket"]
    assert ticket["code"] == code
    assert ticket["token"].startswith(f"{code}.{ticket['device']}.")
    assert httpx.get(url.lower()).json() == {"name": "chess-club", "code": code}
    again = httpx.post(url, json={})
    assert (again.status_code, again.json()) == (
        200,
        {"name": "chess-club", "code": code, "ticket": None},
    )
    table = httpx.get(f"{server.url}/api/tables/{code}").json()
    assert (table["room"], table["settings"]["game"]) == ("chess-club", "knaster")


def test_what_is_refused(server: Server) -> None:
    url = f"{server.url}/api/rooms"
    for ask in (httpx.get(f"{url}/a_b"), httpx.post(f"{url}/a_b", json={})):
        assert status_and_code(ask) == (422, "bad-room-name")
    polish = httpx.get(f"{url}/ab", headers={"Accept-Language": "pl"}).json()
    assert "Nazwa pokoju" in polish["message"]
    for wishes, refusal in [
        ({"settings": {"game": "chess"}}, (422, "bad-setting")),
        ({"computers": [{"name": "R", "level": "genius"}]}, (422, "unknown-level")),
        ({"people": []}, (422, "bad-message")),
    ]:
        assert status_and_code(httpx.post(f"{url}/refused", json=wishes)) == refusal
    assert httpx.get(f"{url}/refused").json()["code"] is None


def test_two_press_at_the_same_moment(server: Server) -> None:
    asyncio.run(check_concurrent_opening(server))


def test_opening_counts_and_looking_does_not(tmp_path: Path, clock: StoppedClock) -> None:
    limits = Limits(tables_at_once=2, wrong_at_once=1)
    with run_server_in_thread(str(tmp_path / "log.sqlite"), limits) as running:
        url = f"{running.url}/api/rooms"
        names = ["one", "two", "three"]
        assert {httpx.get(f"{url}/{name}").status_code for name in names * 3} == {200}
        assert [httpx.post(f"{url}/one", json={}).status_code for _ in range(4)] == [201] + [
            200
        ] * 3
        assert httpx.post(f"{url}/two", json={}).status_code == 201
        assert status_and_code(httpx.post(f"{url}/three", json={})) == (429, "too-many-tables")
        assert httpx.post(f"{url}/one", json={}).status_code == 200
        assert httpx.get(f"{url}/three").json()["code"] is None


def test_addresses_of_the_page(server: Server) -> None:
    for path in ("r", "r/chess-club", "r/kółko", "history"):
        assert httpx.get(f"{server.url}/{path}").status_code in (200, 503), path  # 503: not built
    assert httpx.get(f"{server.url}/r/a/b").status_code == 404
