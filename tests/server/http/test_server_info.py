"""What a server says of itself and of the games, before any table is opened."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from fivebyfive.rules import GAMES, classify_numbers
from fivebyfive.server import ServerConfig, Shared, make_app
from fivebyfive.store import open_store


def about(path: Path, shared: Shared | None = None) -> dict[str, Any]:
    app = make_app(open_store(str(path / "log.sqlite")), ServerConfig(shared))

    async def ask() -> dict[str, Any]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return dict((await http.get("/api/about")).json())

    return asyncio.run(ask())


def test_how_the_games_score(tmp_path: Path) -> None:
    games = about(tmp_path)["games"]
    assert list(games) == ["knister", "knaster"]
    knister, knaster = games["knister"], games["knaster"]
    assert (knister["rolls"], knister["doubled"], knister["boxes"]) == (25, ["\\", "/"], None)
    assert (knaster["rolls"], knaster["doubled"]) == (None, [])
    boxes = dict(zip("12345abcde\\/", [9, 8, 7, 6, 5, 9, 8, 7, 6, 5, 10, 10], strict=True))
    assert knaster["boxes"] == boxes
    for name, game in games.items():
        assert game["more_than"] == {"good": 50, "brilliant": 80, "spectacular": 100}
        sheet = GAMES[name]
        assert [one["combination"] for one in game["gives"]] == list(sheet.GIVES)
        for one in game["gives"]:
            assert one["gives"] == sheet.GIVES[one["combination"]]
            assert sheet.combination_of(one["example"]) == one["combination"]
            assert classify_numbers(one["example"]).startswith(one["combination"])


def test_where_others_reach_it(tmp_path: Path) -> None:
    alone = about(tmp_path)
    assert (alone["address"], alone["nearby"]) == (None, False)
    shared = about(tmp_path, Shared("http://192.168.1.5:8555", nearby=True))
    assert (shared["address"], shared["nearby"]) == ("http://192.168.1.5:8555", True)
