"""Club rooms: their names, and when a table in one goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import example, given

from fivebyfive.server.errors import ServerError
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.server.tables.club_rooms import (
    ABSENCE_LIMIT_MS,
    IDLE_LIMIT_MS,
    ClubRooms,
    parse_room_name,
)
from fivebyfive.store.maintenance import delete_table
from fivebyfive.table import commands as c
from fivebyfive.table.requests import AskRematch
from support.server.bare_worker import BareWorker, run_with_worker

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
        await worker.submit(code, c.Disconnect(worker.id), device)
        assert await rooms.find_table("club") is None
        await worker.submit(code, c.Connect("4711"), device)  # at a process that died since
        assert await rooms.find_table("club") is None

    run_in_club_room(tmp_path, work)


def test_a_tablet_left_on_at_the_end_does_not_keep_a_room(tmp_path: Path) -> None:
    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        await worker.submit(code, c.Start(), device)
        await worker.submit(code, c.Abandon(), device)
        touched = (await worker.store.read_heads([code]))[code].updated_at
        worker.clock = lambda: touched + IDLE_LIMIT_MS
        assert await rooms.find_table("club") == code
        worker.clock = lambda: touched + IDLE_LIMIT_MS + 1
        assert await rooms.find_table("club") is None

    run_in_club_room(tmp_path, work)


@pytest.mark.parametrize("again", [False, True])
def test_a_screen_that_got_the_role_of_the_host_does_not_keep_a_room(
    tmp_path: Path, again: bool
) -> None:
    """With a rematch and without one: nobody is there who would start it."""

    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        screen = (await worker.join(code, "")).split(".")[1]
        await worker.submit(code, c.Connect(worker.id), screen)
        await worker.submit(code, c.Start(), device)
        await worker.submit(code, c.Abandon(), device)
        if again:
            await worker.submit(code, AskRematch(), device)
        await worker.submit(code, c.Disconnect(worker.id), device)
        left = worker.clock()
        worker.clock = lambda: left + ABSENCE_LIMIT_MS + 1
        await worker.submit(code, c.Tick(), None)
        assert (await worker.get(code)).host == screen
        assert await rooms.find_table("club") is None

    run_in_club_room(tmp_path, work)


@pytest.mark.parametrize("passes", [False, True])
def test_whoever_is_left_keeps_a_room_where_they_may_play_again(
    tmp_path: Path, passes: bool
) -> None:
    """In a class the role of the host passes to nobody, so nobody could go on."""

    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        await worker.submit(code, c.Change({"host_passes": passes}), device)
        guest = (await worker.join(code, "")).split(".")[1]
        await worker.submit(code, c.Connect(worker.id), guest)
        await worker.submit(code, c.Sit("Tim"), guest)
        await worker.submit(code, c.Start(), device)
        await worker.submit(code, c.Abandon(), device)
        await worker.submit(code, c.Disconnect(worker.id), device)
        assert await rooms.find_table("club") == (code if passes else None)

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


@pytest.mark.parametrize("over", [False, True])
def test_another_worker_deleted_the_table_just_now(tmp_path: Path, over: bool) -> None:
    """Nobody has told this one yet, so the table is still in its memory."""

    async def work(worker: BareWorker, rooms: ClubRooms, code: str, device: str) -> None:
        if over:
            await worker.submit(code, c.Start(), device)
            await worker.submit(code, c.Abandon(), device)
        assert await rooms.find_table("club") == code
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(TableCache, "evict", lambda *_: None)
            assert await delete_table(worker.store, code)
            assert worker.cache.peek(code)
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
