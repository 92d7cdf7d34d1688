"""Club rooms over HTTP."""

import asyncio
from pathlib import Path

import httpx

from fivebyfive.server import Limits
from support.server.club_rooms import check_concurrent_opening
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


def test_a_room_from_its_first_visitor_on(server: Server) -> None:
    url = f"{server.url}/api/rooms/Chess-Club"
    memory = {"on": True, "games": 0, "keep_days": None, "keep_records_days": None}
    assert httpx.get(url).json() == {"name": "chess-club", "code": None, "memory": memory}
    opened = httpx.post(url, json={"preset": "class", "settings": {"game": "knaster"}})
    assert opened.status_code == 201
    code, ticket = opened.json()["code"], opened.json()["ticket"]
    assert ticket["code"] == code
    assert ticket["token"].startswith(f"{code}.{ticket['device']}.")
    found = httpx.get(url.lower()).json()
    assert found == {"name": "chess-club", "code": code, "memory": memory}
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
