"""A club of five over three evenings: the season is that of the exported records."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from fivebyfive.analysis.rating import START
from fivebyfive.store import Statement
from support.plugins.postgres import create_database
from support.server.club_evenings import (
    ClubDevices,
    build_table_of_export,
    build_table_of_season,
    export_results,
)
from support.server.server_process import Server, run_server
from support.server.threaded_server import run_server_in_thread
from support.stores import connect_store

CLUB = ["Ola", "Tim", "Eva", "Jan", "Zoë"]
MONTH_MS = 31 * 24 * 3600 * 1000


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """One process with a file, two with a database server."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            serving = run_server_in_thread(str(tmp_path / "log.sqlite"))
        else:
            serving = run_server(create_database(), "--workers", "2")
        yield stack.enter_context(serving)


def let_a_month_pass(server: Server) -> None:
    async def shift() -> None:
        async with connect_store(server.database) as store:
            later = Statement("UPDATE records SET ended_at = ended_at - ?", (MONTH_MS,))
            await store.run_statements(later)

    asyncio.run(shift())


def test_the_season_of_a_club_is_that_of_its_records(server: Server, tmp_path: Path) -> None:
    club = ClubDevices(server.url)
    asyncio.run(club.meet(CLUB, games=2, settings={"game": "knister"}))
    let_a_month_pass(server)
    robot = [{"name": "Robo", "level": "random"}]
    asyncio.run(club.meet(["Tim", "OLA", "Eva"], settings={"game": "knister"}, computers=robot))
    let_a_month_pass(server)
    asyncio.run(club.meet(["Zoë", "Jan", "Ola"], settings={"game": "knaster"}))
    assert set(club.keys) == {*CLUB, "OLA"}
    assert club.keepers == {"Ola"}

    rows = export_results(server.database, tmp_path / "export")
    assert {row["room"] for row in rows} == {"chess-club"}
    months = sorted({row["ended"][:7] for row in rows})
    assert len(months) == 3
    for kind in ("knister", "knaster"):
        for month in ("", *months):
            season = club.read_season("Jan", kind, month)
            expected = build_table_of_export(rows, "chess-club", kind, month)
            assert build_table_of_season(season) == expected
    season = club.read_season("Jan", "knister")
    assert season["months"] == months[1::-1]
    by_name = {row["person"]["name"]: row for row in season["rows"]}
    assert set(by_name) == {*CLUB}  # in the last spelling
    assert by_name["Ola"]["games"] == 3
    assert {name: row["rating"]["games"] for name, row in by_name.items()} == {
        **dict.fromkeys(("Ola", "Tim", "Eva"), 3),
        **dict.fromkeys(("Jan", "Zoë"), 2),
    }
    # Every game narrows a rating; by how much depends on who won it.
    assert all(row["rating"]["uncertainty"] < START.uncertainty for row in season["rows"])

    # Each game with its record, and each person with a page.
    for game in season["games"]:
        path = f"games/{game['table']}/{game['game']}/record"
        record = (tmp_path / "export" / f"{game['table']}-{game['game']}.5x5").read_text()
        assert club.ask("Jan", path).text == record
    page = club.ask("Jan", f"people/{by_name['Ola']['person']['id']}").json()
    assert [one["kind"] for one in page["kinds"]] == ["knister", "knaster"]
    assert len(page["kinds"][0]["ratings"]) == 3
    assert len(page["games"]) == 4
