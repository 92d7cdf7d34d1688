"""The results of a class over HTTP: everything for whoever leads, nothing for anybody else."""

import csv
import io
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from fivebyfive.rules import CELL_NAMES
from support.server.devices import Device, join_device, open_device
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server

LISTS = ("results.csv", "results.pdf", "certificates.pdf")


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def fetch(server: Server, code: str, name: str, token: str = "", game: int = 1) -> httpx.Response:
    headers = {"Table-Token": token} if token else {}
    url = f"{server.url}/api/tables/{code}/{name}"
    return httpx.get(url, params={"game": game, "lang": "en"}, headers=headers, timeout=60)


def play_game(host: Device, pupils: Device) -> None:
    """A whole game, in which Ada and Ben fill their sheets with sevens and eights."""
    host.ask("start")
    for round_, cell in enumerate(CELL_NAMES):
        host.ask("next", round=round_, roll="7" if round_ % 3 else "8")
        for seat in (0, 1):
            pupils.move(seat, round_ + 1, cell)
    host.ask("next", round=len(CELL_NAMES))


def test_only_whoever_leads_gets_the_list_of_a_class(server: Server, stack: ExitStack) -> None:
    settings = {"dice": "real", "seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    pupils = stack.enter_context(join_device(server.url, host.code, "Ada", "Ben"))
    other = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    play_game(host, pupils)
    for name in LISTS:
        refused = [fetch(server, host.code, name, token) for token in ("", "no token", other.token)]
        assert {status_and_code(one) for one in refused} == {(401, "wrong-token")}, name
        told = fetch(server, host.code, name, pupils.token)
        assert status_and_code(told) == (403, "not-host"), name
        assert fetch(server, host.code, name, host.token).status_code == 200, name
    # Nobody is ranked in these.
    for name in ("worksheet.pdf", "record", "sheets.pdf", "games"):
        assert fetch(server, host.code, name).status_code == 200, name
    host.ask("rematch")
    assert fetch(server, host.code, "results.csv").status_code == 401
    assert fetch(server, host.code, "results.csv", host.token).status_code == 200


def test_elsewhere_everybody_gets_it(server: Server, stack: ExitStack) -> None:
    host = stack.enter_context(
        open_device(server.url, names=["Ada", "Ben"], settings={"dice": "real"})
    )
    play_game(host, host)
    for name in LISTS:
        assert fetch(server, host.code, name).status_code == 200, name


def test_teams_and_the_running_total_have_columns(server: Server, stack: ExitStack) -> None:
    settings = {"dice": "real", "seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    pupils = stack.enter_context(join_device(server.url, host.code, "Ada", "Ben"))
    host.ask("teams", teams={"Red": ["Ada"], "Blue": ["Zoe"]})
    play_game(host, pupils)
    host.ask("rematch")
    play_game(host, pupils)

    def read(game: int) -> list[dict[str, str]]:
        text = fetch(server, host.code, "results.csv", host.token, game).content.decode("utf-8-sig")
        return list(csv.DictReader(io.StringIO(text)))

    first, second = read(1), read(2)
    assert [(row["Name"], row["Team"]) for row in first] == [("Ada", "Red"), ("Ben", "")]
    assert list(second[0])[-3:] == ["Team", "Games", "Points in all games"]
    assert list(first[0]) == list(second[0])[:-2]
    assert {row["Games"] for row in second} == {"2"}
    for one, two in zip(first, second, strict=True):
        assert int(two["Points in all games"]) == int(one["Points"]) + int(two["Points"])
