"""What a club room remembers, over HTTP: who sees it, and who may change it."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive.server import Limits
from fivebyfive.server.periodic import now_ms
from fivebyfive.store import StoredRecord
from support.server.club_evenings import ClubDevices
from support.server.devices import Device
from support.server.refusal_codes import status_and_code
from support.server.remembered_games import GAMES, fill, record
from support.server.server_process import Server
from support.server.threaded_server import run_server_in_thread
from support.stores import connect_store


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with run_server_in_thread(
        str(tmp_path / "log.sqlite"), keep_days=30, keep_records_days=400
    ) as running:
        yield running


@pytest.fixture
def club(server: Server) -> ClubDevices:
    """Ola is the keeper, Tim is known, and four games are remembered."""
    devices = ClubDevices(server.url)
    token = devices.open("Ola")
    with Device(server.url, token):
        join(devices, token, "Tim")
    fill(server)
    return devices


def join(club: ClubDevices, host_token: str, *names: str) -> str:
    """Sit down at a table, and become known if possible."""
    code, _, _ = host_token.partition(".")
    body = {"names": list(names)}
    answer = httpx.post(f"{club.url}/api/tables/{code}/devices", json=body)
    token = str(answer.json()["token"])
    club.claim(names[0] if names else "watcher", token)
    return token


def names_of(season: dict[str, Any]) -> list[str]:
    return sorted(row["person"]["name"] for row in season["rows"])


# Who sees what


def test_everybody_sees_how_many_games_there_are_and_no_names(club: ClubDevices) -> None:
    answer = httpx.get(club.api)
    assert answer.json()["memory"] == {
        "on": True,
        "games": 4,
        "keep_days": 30,
        "keep_records_days": 400,
    }
    for path in ("season", "people", "people/0123456789abcdef", "games/900001/1/record"):
        assert status_and_code(httpx.get(f"{club.api}/{path}")) == (403, "wrong-room-key")
    wrong = {"Room-Key": "x" * 32}
    assert status_and_code(httpx.get(f"{club.api}/season", headers=wrong)) == (
        403,
        "wrong-room-key",
    )


def test_a_key_is_that_of_one_room(club: ClubDevices) -> None:
    other = ClubDevices(club.url, "other-club", keys=dict(club.keys))
    assert status_and_code(other.ask("Ola", "season")) == (403, "wrong-room-key")
    elsewhere = httpx.post(f"{club.url}/api/tables", json={"names": ["Ola"]}).json()["token"]
    claim = httpx.post(f"{club.api}/keys", json={"token": elsewhere})
    assert status_and_code(claim) == (401, "wrong-token")
    made_up = httpx.post(f"{club.api}/keys", json={"token": "123456.abcdefgh.x"})
    assert status_and_code(made_up) == (401, "wrong-token")


def test_whoever_sits_down_alone_is_a_stranger(server: Server) -> None:
    """Else everybody who knows the name of a room could see who plays there."""
    first = ClubDevices(server.url)
    first.open("Ola")
    fill(server)
    asyncio.run(delete_tables(server))
    stranger = ClubDevices(server.url)
    other = stranger.open("Eve")
    assert stranger.keys == {}
    join(stranger, other, "Accomplice")
    assert stranger.keys == {}
    # Once somebody whom the room knows sits with them, they are known.
    with Device(server.url, join(first, other, "Ola")):
        assert stranger.claim("Eve", other)
    assert stranger.keepers == set()
    assert stranger.read_season("Eve", "knister")["keeper"] is False


def test_whoever_sits_down_where_all_have_gone_is_a_stranger(server: Server) -> None:
    """Everybody is told the code of the table: that known devices were there does not do."""
    club = ClubDevices(server.url)
    token = club.open("Ola")
    with Device(server.url, token):
        tim = join(club, token, "Tim")
    with Device(server.url, join(club, token)) as watcher:
        watcher.until(lambda: watcher.table["seats"][0]["gone_since"] is not None)
        join(club, token, "Eve")
        assert set(club.keys) == {"Ola", "Tim"}
        with Device(server.url, tim):
            join(club, token, "Jan")
    assert set(club.keys) == {"Ola", "Tim", "Jan"}


async def delete_tables(server: Server) -> None:
    """All tables are gone; their records are not."""
    async with connect_store(server.database) as store:
        await store.delete_before(now_ms() + 1)


def test_whoever_only_watches_is_not_known(club: ClubDevices) -> None:
    code = httpx.get(club.api).json()["code"]
    token = httpx.post(f"{club.url}/api/tables/{code}/devices", json={}).json()["token"]
    assert club.claim("watcher", token) is None
    assert club.keepers == {"Ola"}


# The season


def test_the_season_by_game_and_month(club: ClubDevices) -> None:
    season = club.read_season("Tim", "knister")
    assert (season["on"], season["keeper"], season["hidden"]) == (True, False, [])
    assert names_of(season) == ["Eva", "Jan", "Ola", "Ola K", "Tim", "Łukasz"]
    rows = {row["person"]["name"]: row for row in season["rows"]}
    assert {name: row["games"] for name, row in rows.items()} == {
        "Eva": 2,
        "Jan": 2,
        "Ola": 2,
        "Ola K": 1,
        "Tim": 3,
        "Łukasz": 1,
    }
    assert season["months"] == ["2026-04", "2026-03"]
    march = club.read_season("Tim", "knister", "2026-03")
    assert names_of(march) == ["Eva", "Jan", "Ola", "Tim"]
    assert {game["table"] for game in march["games"]} == {"900001"}
    assert [game["game"] for game in march["games"]] == [2, 1]  # the newest first
    knaster = club.read_season("Tim", "knaster")
    assert names_of(knaster) == ["Eva", "Ola", "Tim"]
    assert status_and_code(club.ask("Tim", "season?game=chess"))[0] == 422
    assert status_and_code(club.ask("Tim", "season?month=March"))[0] == 422


def test_names_to_choose_from(club: ClubDevices) -> None:
    people = [one["name"] for one in club.ask("Tim", "people").json()["people"]]
    assert people[:3] == ["Eva", "Ola", "Tim"]  # who was there last
    assert set(people) == {"Eva", "Ola", "Tim", "Ola K", "Łukasz", "Jan"}


def test_the_record_of_a_game_whose_table_is_gone(club: ClubDevices) -> None:
    assert club.ask("Tim", "games/900002/1/record").text == GAMES[2].text
    for path in ("games/900002/9/record", "games/900009/1/record", f"games/900002/{2**40}/record"):
        assert status_and_code(club.ask("Tim", path)) == (404, "no-such-table")


def test_a_record_that_nobody_can_read_is_left_out(club: ClubDevices, server: Server) -> None:
    fill(server, games=[StoredRecord("900003", 1, 5, "no record")])
    assert names_of(club.read_season("Tim", "knaster")) == ["Eva", "Ola", "Tim"]


def test_luck_is_taken_out_of_ratings_where_all_were_reviewed(
    club: ClubDevices, server: Server
) -> None:
    season = club.read_season("Tim", "knaster")
    assert (season["rated"], season["rated_without_luck"]) == (1, 0)
    assert [game["without_luck"] for game in season["games"]] == [False]
    rows = season["rows"]
    before = {row["person"]["name"]: row["rating"]["value"] for row in rows}
    assert before["Tim"] == before["Eva"] > before["Ola"]

    async def review() -> None:
        async with connect_store(server.database) as store:
            for seat, luck in enumerate((9.0, -9.0, 0.0)):
                await store.save_review("900002", 2, seat, f'{{"luck": {luck}}}', now=1)

    asyncio.run(review())
    season = club.read_season("Tim", "knaster")
    assert (season["rated"], season["rated_without_luck"]) == (1, 1)
    assert [game["without_luck"] for game in season["games"]] == [True]
    rows = season["rows"]
    after = {row["person"]["name"]: row["rating"]["value"] for row in rows}
    assert after["Ola"] > after["Eva"] > after["Tim"]


# What keepers may do

CHANGES: list[Callable[[ClubDevices, str, str], httpx.Response]] = [
    lambda club, by, who: club.ask(by, f"people/{who}/merge", "POST", into=who),
    lambda club, by, who: club.ask(by, f"people/{who}/separate", "POST", name=who),
    lambda club, by, who: club.ask(by, f"people/{who}/hide", "POST", hidden=True),
    lambda club, by, who: club.ask(by, f"people/{who}", "DELETE"),
    lambda club, by, who: club.ask(by, "memory", "PUT", on=False),
    lambda club, by, who: club.ask(by, "keepers", "POST"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_nobody_else_may(
    club: ClubDevices, change: Callable[[ClubDevices, str, str], httpx.Response]
) -> None:
    who = club.find_id("Eva", by="Tim")
    assert status_and_code(change(club, "Tim", who)) == (403, "not-keeper")
    assert status_and_code(change(club, "stranger", who)) == (403, "wrong-room-key")
    assert len(club.read_season("Tim", "knister")["rows"]) == 6


@pytest.mark.parametrize("change", CHANGES[:4])
def test_somebody_who_is_not_there(
    club: ClubDevices, change: Callable[[ClubDevices, str, str], httpx.Response]
) -> None:
    nobody = "0123456789abcdef"
    assert status_and_code(change(club, "Ola", nobody)) == (404, "no-such-person")
    assert change(club, "Ola", "Eva").status_code == 422


def test_two_names_become_one_person_and_two_again(club: ClubDevices) -> None:
    extra, ola = club.find_id("Ola K", by="Ola"), club.find_id("Ola", by="Ola")
    assert club.ask("Ola", f"people/{extra}/merge", "POST", into=ola).status_code == 204
    season = club.read_season("Tim", "knister")
    rows = {row["person"]["name"]: row for row in season["rows"]}
    assert "Ola K" not in rows
    assert rows["Ola"]["games"] == 3
    assert status_and_code(club.ask("Tim", f"people/{extra}")) == (404, "no-such-person")
    page = club.ask("Ola", f"people/{ola}").json()
    assert page["also"] == [{"id": extra, "name": "Ola K", "hidden": False}]
    assert club.ask("Tim", f"people/{ola}").json()["also"] == []
    # Whoever was merged goes along when the person is merged again.
    tim = club.find_id("Tim", by="Ola")
    club.ask("Ola", f"people/{ola}/merge", "POST", into=tim)
    rows = {row["person"]["name"]: row for row in club.read_season("Tim", "knister")["rows"]}
    assert rows["Tim"]["games"] == 3  # they sat together: the better result counts
    for name in (ola, extra):
        club.ask("Ola", f"people/{tim}/separate", "POST", name=name)
    assert len(club.read_season("Tim", "knister")["rows"]) == 6


def test_a_person_is_hidden_and_shown(club: ClubDevices) -> None:
    eva = club.find_id("Eva", by="Ola")
    club.ask("Ola", f"people/{eva}/hide", "POST", hidden=True)
    season = club.read_season("Tim", "knister")
    assert "Eva" not in names_of(season)
    assert "Eva" not in str(season)
    assert status_and_code(club.ask("Tim", f"people/{eva}")) == (404, "no-such-person")
    assert "Eva" not in club.ask("Tim", "people").text
    path = "games/900002/1/record"
    assert "Seats: N.N., Ola K, Tim, Łukasz\n" in club.ask("Tim", path).text
    assert "Eva" not in club.ask("Tim", path).text
    assert club.ask("Ola", path).text == GAMES[2].text
    for_keeper = club.read_season("Ola", "knister")
    assert [one["name"] for one in for_keeper["hidden"]] == ["Eva"]
    assert club.ask("Ola", f"people/{eva}").json()["person"]["hidden"]
    club.ask("Ola", f"people/{eva}/hide", "POST", hidden=False)
    assert "Eva" in names_of(club.read_season("Tim", "knister"))


def test_a_hidden_name_that_stands_only_in_headers(club: ClubDevices, server: Server) -> None:
    """Teams and the running total of a class also name people who were not there."""
    headers = "\nTeams: Red [Ola, EVA]\nSeries: Ola 2 1 93, Eva 1 0 41\n\n"
    text = record("Ola, Jan, Tim, Łukasz").replace("\n\n", headers, 1)
    fill(server, games=[StoredRecord("900003", 1, 1_775_001_800_000, text)])
    eva = club.find_id("Eva", by="Ola")
    club.ask("Ola", f"people/{eva}/hide", "POST", hidden=True)
    shown = club.ask("Tim", "games/900003/1/record").text
    assert "eva" not in shown.lower()
    assert "Teams: Red [Ola, N.N.]\nSeries: Ola 2 1 93, N.N. 2 1 0 41\n" in shown


def test_the_record_that_nobody_can_read_is_said_to_be_damaged(
    club: ClubDevices, server: Server
) -> None:
    """While somebody is hidden: the text might name them."""
    fill(server, games=[StoredRecord("900003", 1, 5, "no record")])
    path = "games/900003/1/record"
    assert club.ask("Tim", path).text == "no record"
    eva = club.find_id("Eva", by="Ola")
    club.ask("Ola", f"people/{eva}/hide", "POST", hidden=True)
    assert status_and_code(club.ask("Tim", path)) == (500, "unreadable-record")
    assert club.ask("Ola", path).text == "no record"


def test_a_person_is_deleted_everywhere(club: ClubDevices, server: Server) -> None:
    tim = club.find_id("Tim", by="Ola")
    before = club.read_season("Ola", "knister")
    assert club.ask("Ola", f"people/{tim}", "DELETE").status_code == 204
    after = club.read_season("Ola", "knister")
    assert "tim" not in str(after).lower()
    assert names_of(after) == ["Eva", "Jan", "Ola", "Ola K", "Łukasz"]
    rest = [row for row in before["rows"] if row["person"]["id"] != tim]
    assert {row["person"]["name"]: (row["games"], row["mean"], row["best"]) for row in rest} == {
        row["person"]["name"]: (row["games"], row["mean"], row["best"]) for row in after["rows"]
    }
    assert httpx.get(club.api).json()["memory"]["games"] == 4

    async def texts() -> list[str]:
        async with connect_store(server.database) as store:
            return [one.text async for one in store.iter_records()]

    stored = asyncio.run(texts())
    assert len(stored) == 4
    assert not any("tim" in text.lower() for text in stored)


def test_a_person_is_deleted_from_teams_of_games_without_them(
    club: ClubDevices, server: Server
) -> None:
    text = record("Ola, Eva, Jan, Łukasz").replace("\n\n", "\nTeams: Red [Ola, Tim]\n\n", 1)
    fill(server, games=[StoredRecord("900003", 1, 1_775_001_800_000, text)])
    tim = club.find_id("Tim", by="Ola")
    assert club.ask("Ola", f"people/{tim}", "DELETE").status_code == 204
    fetched = club.ask("Ola", "games/900003/1/record").text
    assert "Teams: Red [Ola, N.N.]" in fetched


def test_a_person_is_deleted_at_a_table_that_is_there(server: Server) -> None:
    """Also from its log, and from the record of the game that has just ended."""
    club = ClubDevices(server.url)
    code = asyncio.run(club.meet(["Ola", "Eve"]))
    eve = club.find_id("Eve", by="Ola")
    assert club.ask("Ola", f"people/{eve}", "DELETE").status_code == 204
    assert [one["name"] for one in club.ask("Ola", "people").json()["people"]] == ["Ola"]
    assert "Eve" not in httpx.get(f"{server.url}/api/tables/{code}/record").text

    async def read_log() -> list[str]:
        async with connect_store(server.database) as store:
            return [one.body for one in await store.read(code)]

    assert not any("Eve" in body for body in asyncio.run(read_log()))


def test_off_forgets_and_on_begins_anew(club: ClubDevices, server: Server) -> None:
    assert club.ask("Ola", "memory", "PUT", on=False).status_code == 204
    memory = httpx.get(club.api).json()["memory"]
    assert (memory["on"], memory["games"]) == (False, 0)
    assert status_and_code(club.ask("Tim", "season")) == (403, "wrong-room-key")
    season = club.read_season("Ola", "knister")
    assert (season["on"], season["rows"], season["games"]) == (False, [], [])
    fill(server, games=[GAMES[0]._replace(table="900007")])
    assert httpx.get(club.api).json()["memory"]["games"] == 0
    assert club.ask("Ola", "memory", "PUT", on=True).status_code == 204
    fill(server, games=[GAMES[0]._replace(table="900008")])
    assert httpx.get(club.api).json()["memory"]["games"] == 1


def test_a_link_makes_a_keeper(club: ClubDevices) -> None:
    key = club.ask("Ola", "keepers", "POST").json()["key"]
    club.keys["Eva"] = key
    assert club.read_season("Eva", "knister")["keeper"] is True
    jan = club.find_id("Jan", by="Eva")
    assert club.ask("Eva", f"people/{jan}/hide", "POST", hidden=True).status_code == 204


def test_wrong_keys_are_counted(tmp_path: Path) -> None:
    limits = Limits(wrong_at_once=3, wrong_a_minute=1)
    with run_server_in_thread(str(tmp_path / "log.sqlite"), limits) as server:
        club = ClubDevices(server.url)
        club.open("Ola")
        codes = [
            status_and_code(httpx.get(f"{club.api}/season", headers={"Room-Key": f"{n}"}))
            for n in range(4)
        ]
        assert codes == [(403, "wrong-room-key")] * 3 + [(429, "too-many-tries")]
