"""A host deletes a table for good: over HTTP, on either database, under those who are there."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from fivebyfive.store import Statement
from support.plugins.postgres import create_database
from support.server.club_evenings import ClubDevices
from support.server.devices import Device, join_device, open_device
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server, run_server
from support.stores import connect_store

# Where something of a table may be, and the column that has its code.
PLACES = {
    "tables": "name",
    "events": "table_name",
    "snapshots": "table_name",
    "coachings": "table_name",
    "records": "table_name",
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """One worker, or two on PostgreSQL, for all tests: tables do not know each other."""
    database, options = str(tmp_path_factory.mktemp("db") / "games.sqlite"), list[str]()
    if request.param == "postgresql":
        database, options = create_database(), ["--workers", "2"]
    with run_server(database, *options) as running:
        yield running


def delete(server: Server, code: str, token: str) -> httpx.Response:
    """Ask for a deletion; the token is that of a device."""
    headers = {"Table-Token": token}
    return httpx.delete(f"{server.url}/api/tables/{code}", headers=headers, timeout=30)


def list_places(server: Server, code: str) -> set[str]:
    """Where the database has something of a table."""

    async def read() -> set[str]:
        async with connect_store(server.database) as store:
            queries = [
                Statement(f"SELECT 1 FROM {place} WHERE {column} = ?", (code,))
                for place, column in PLACES.items()
            ]
            found = await store.run_statements(*queries)
        return {place for place, rows in zip(PLACES, found, strict=True) if rows}

    return asyncio.run(read())


def hear_bye(device: Device) -> str:
    """Why the server closes a socket."""
    while (message := device._hear())["type"] != "bye":
        pass
    return str(message["code"])


def end_class_game(server: Server) -> tuple[Device, Device]:
    """Whoever leads without a seat, and a pupil, after a game that was ended."""
    settings = {"dice": "real", "seconds": None}
    host = open_device(server.url, preset="class", settings=settings)
    pupil = join_device(server.url, host.code, "Ada")
    host.ask("roster", names=["Ada", "Ben"])
    host.ask("start")
    host.ask("abandon")
    return host, pupil


def test_nothing_is_left_and_everybody_is_told(server: Server) -> None:
    host, pupil = end_class_game(server)
    other = open_device(server.url, names=["Ida"])
    with host, pupil, other:
        assert list_places(server, host.code) >= {"tables", "events", "records"}
        assert delete(server, host.code, host.token).status_code == 204
        assert list_places(server, host.code) == set()
        assert [hear_bye(device) for device in (host, pupil)] == ["no-such-table"] * 2
        for path in ("", "/record?game=1", "/results.csv?game=1", "/games"):
            gone = httpx.get(f"{server.url}/api/tables/{host.code}{path}")
            assert status_and_code(gone) == (404, "no-such-table"), path
        other.ask("rename", seat=0, name="Eva")  # the others play on
    assert delete(server, host.code, host.token).status_code in (401, 404)
    assert list_places(server, host.code) == set()  # nor has anything come back since


def test_only_hosts_may(server: Server) -> None:
    host, pupil = end_class_game(server)
    other = open_device(server.url, names=["Ida"])
    with host, pupil, other:
        refused = delete(server, host.code, pupil.token)
        assert status_and_code(refused) == (403, "not-host")
        for token in ("", "x", other.token, f"{host.code}.{host.device_id}.guessed"):
            refused = delete(server, host.code, token)
            assert status_and_code(refused) == (401, "wrong-token"), token
        assert host.refresh().table["phase"] == "over"


def test_a_further_host_may(server: Server) -> None:
    host, pupil = end_class_game(server)
    with host, pupil:
        key = host.ask("host-link")["key"]
        wish = {"names": [], "host_key": key}
        answer = httpx.post(f"{server.url}/api/tables/{host.code}/devices", json=wish)
        assert delete(server, host.code, answer.json()["token"]).status_code == 204
        assert hear_bye(host) == "no-such-table"


def test_the_role_of_the_host_is_what_counts(server: Server) -> None:
    host = open_device(server.url, names=["Ola"])
    guest = join_device(server.url, host.code, "Tim")
    with host, guest:
        host.ask("hand-over", device=guest.device_id)
        assert status_and_code(delete(server, host.code, host.token)) == (403, "not-host")
        assert delete(server, host.code, guest.token).status_code == 204  # it is theirs for good


def test_a_club_room_forgets_the_games_of_a_deleted_table(server: Server) -> None:
    club = ClubDevices(server.url)
    token = club.open("Ola", settings={"dice": "real"})
    with Device(server.url, token) as host:
        host.ask("start")
        host.ask("next", round=0, roll="7")
        host.refresh().move(0, 1, "a1")
        host.ask("next", round=1, roll="7")
        host.ask("abandon")
        assert httpx.get(club.api).json()["memory"]["games"] == 1
        assert delete(server, host.code, token).status_code == 204
    assert httpx.get(club.api).json()["memory"]["games"] == 0
    assert httpx.get(club.api).json()["code"] is None
