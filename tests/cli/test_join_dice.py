"""`fivebyfive join` checks the dice with what it noted, and catches a server that cheats."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive import client as client_module
from fivebyfive import parse_record
from fivebyfive.bots import Budget, find_bot
from fivebyfive.cli.bot_client import BotClient
from fivebyfive.client import Client
from fivebyfive.dice import DeviceNotes, DiceCode, Outcome, verify
from fivebyfive.words import Language
from support.server.cheating_proxy import run_cheating_proxy
from support.server.dice_cheats import (
    Honest,
    NonceSwapper,
    PartDropper,
    RollChanger,
    SecretGrinder,
)
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock, stop_clock
from support.server.threaded_server import run_server_in_thread

ROUNDS = 2


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    return stop_clock(monkeypatch)


@pytest.fixture
def fair_server(clock: StoppedClock, tmp_path: Path) -> Iterator[Server]:
    """As people have it; a part has a second, which does not pass by itself."""
    with run_server_in_thread(str(tmp_path / "log.sqlite"), rehearsal=False) as running:
        yield running


class Reporter(BotClient):
    """Keeps what it reports."""

    reports: list[dict[str, Any]]
    is_over: asyncio.Event
    has_given_nonce: asyncio.Event

    async def play(self, client: Client) -> None:
        async def watch_nonce() -> None:
            await client.until(lambda: client.yours["nonce_given"])
            self.has_given_nonce.set()

        async with asyncio.TaskGroup() as tasks:
            watching = tasks.create_task(watch_nonce())
            await super().play(client)
            watching.cancel()

    def report_event(self, event: str, **facts: Any) -> None:
        super().report_event(event, **facts)
        self.reports.append({"event": event, **facts})
        if event == "over":
            self.is_over.set()


class SlowChecker(Reporter):
    """Is still busy with a game that is over when its seat is taken away."""

    async def _announce_game(self, client: Client, seat: int) -> None:
        await super()._announce_game(client, seat)
        if self.is_over.is_set():
            await client.until(lambda: not client.table["seats"])


def make_player(kind: type[Reporter] = Reporter) -> Reporter:
    player = kind(find_bot("random"), Budget(ms=500), 0.0, Language.EN)
    player.reports = []
    player.is_over, player.has_given_nonce = asyncio.Event(), asyncio.Event()
    return player


async def play(
    server: Server, url: str, dice: str = "app", kind: type[Reporter] = Reporter
) -> Reporter:
    """A host without a seat lets a player play some rounds, ends the game and removes it."""
    player = make_player(kind)
    settings = {"rolls": "host", "dice": dice, "game": "knister", "seconds": None}
    token = await client_module.open_table(server.url, settings=settings)
    async with asyncio.TaskGroup() as tasks, Client(server.url, token) as host:
        playing = tasks.create_task(player.join(url, host.code, "Otto"))
        await host.until(lambda: "Otto" in [seat["name"] for seat in host.table["seats"]])
        await player.has_given_nonce.wait()
        await host.until(lambda: host.yours["nonce_given"])
        await host.ask("start")
        for number in range(ROUNDS + 1):
            roll = "3+4" if dice == "real" else None
            await host.ask("next", round=number, roll=roll)
            await host.until(lambda now=number: host.table["round"] == now + 1)  # type: ignore[misc]
            await host.until(lambda: host.table["moved"]["seats"] == [0])
        await host.ask("abandon")
        await player.is_over.wait()  # it checks the dice before it looks at the table again
        await host.ask("rematch")
        names = [seat["name"] for seat in host.table["seats"]]
        await host.ask("remove", seat=names.index("Otto"))
        await playing
    return player


def dice_reports(player: Reporter) -> list[dict[str, Any]]:
    return [one for one in player.reports if one["event"].startswith("dice")]


def test_an_honest_game(fair_server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with run_cheating_proxy(fair_server.url, Honest()) as url:
        player = asyncio.run(play(fair_server, url))
    expected = {"event": "dice-checked", "game_number": 1, "rolls": ROUNDS}
    assert dice_reports(player) == [expected]
    assert "Dice checked: all 2 rolls were computed again and fit" in capsys.readouterr().out
    assert not player.has_wrong_dice


def test_a_seat_that_is_lost_while_the_dice_are_checked(fair_server: Server) -> None:
    player = asyncio.run(play(fair_server, fair_server.url, kind=SlowChecker))
    assert player.reports[-1]["event"] == "removed"


@pytest.mark.parametrize(
    ("cheat", "code"),
    [
        (RollChanger, DiceCode.ROLL_ALTERED),
        (NonceSwapper, DiceCode.NONCE_MISSING),
        (SecretGrinder, DiceCode.OTHER_COMMITMENT),
        (PartDropper, DiceCode.PART_UNUSED),
    ],
)
def test_a_server_that_cheats(
    fair_server: Server,
    clock: StoppedClock,
    capsys: pytest.CaptureFixture[str],
    cheat: type[Honest],
    code: DiceCode,
) -> None:
    cheating = PartDropper(clock) if cheat is PartDropper else cheat()
    with run_cheating_proxy(fair_server.url, cheating) as url:
        player = asyncio.run(play(fair_server, url))
    [found] = dice_reports(player)
    assert (found["event"], found["code"]) == ("dice-wrong", code)
    assert player.has_wrong_dice
    out, trouble = capsys.readouterr()
    assert "SOMETHING IS WRONG WITH THE DICE of game 1." in trouble
    assert "Dice checked" not in out


def test_other_dice_in_the_record_than_at_the_table(fair_server: Server) -> None:
    class ShowsOthers(Honest):
        def rewrite_view(self, view: dict[str, Any]) -> None:
            RollChanger().rewrite_view(view)

    with run_cheating_proxy(fair_server.url, ShowsOthers()) as url:
        [found] = dice_reports(asyncio.run(play(fair_server, url)))
    assert found["code"] == DiceCode.OTHER_ROLL


def test_no_record_at_all(fair_server: Server) -> None:
    class Mumbles(Honest):
        def rewrite_record(self, text: str) -> str:
            return text.replace("Nonces", "Nonsense") + "mumble"

    with run_cheating_proxy(fair_server.url, Mumbles()) as url:
        player = asyncio.run(play(fair_server, url))
    assert [one["event"] for one in dice_reports(player)] == ["dice-wrong"]


def test_a_client_without_notes_says_so(fair_server: Server) -> None:
    """As another program with the same token, which came after the start."""

    async def come_late() -> Reporter:
        player = make_player()
        token = await client_module.open_table(fair_server.url, names=["Otto"])
        async with Client(fair_server.url, token) as first:
            await first.until(lambda: first.yours["nonce_given"])
            await first.ask("start")
            await first.ask("next", round=0)
            await first.until(lambda: first.table["round"] == 1)
        async with Client(fair_server.url, token) as late:
            await late.ask("abandon")
            await late.until(lambda: late.table["phase"] == "over")
            playing = asyncio.create_task(player.play(late))
            await player.is_over.wait()
            await late.ask("rematch")
            await late.ask("remove", seat=0)
            await playing
        return player

    player = asyncio.run(come_late())
    assert dice_reports(player) == [{"event": "dice-unchecked", "game_number": 1}]


def test_real_dice_have_nothing_to_check(fair_server: Server) -> None:
    player = asyncio.run(play(fair_server, fair_server.url, dice="real"))
    assert dice_reports(player) == []
    assert player.is_over.is_set()


def test_a_client_gives_its_parts(fair_server: Server) -> None:
    """Two witnesses: that of the host, which has no seat, and that of the player."""

    async def find_record() -> str:
        player = await play(fair_server, fair_server.url)
        code = player.reports[0]["table"]
        async with httpx.AsyncClient() as http:
            path = f"{fair_server.url}/api/tables/{code}/record"
            return (await http.get(path, params={"game": 1})).text

    record = parse_record(asyncio.run(find_record()))
    headers = dict(record.headers)
    assert headers["Dice"] == "per-roll"
    assert [one.split(":")[::2] for one in headers["Parts"].split()] == [["1", "1-2"], ["2", "1-2"]]
    assert verify(record).outcome is Outcome.VERIFIED
    noted = DeviceNotes(started_with=tuple(reversed(headers["Nonces"].split())))
    error = verify(record, noted).error
    assert error
    assert error.code == DiceCode.OTHER_NONCES
