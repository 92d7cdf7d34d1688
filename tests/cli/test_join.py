"""`fivebyfive join`: computer players at live tables of a real server."""

import asyncio
import contextlib
import json
import signal
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import httpx
import pytest

from fivebyfive.bots import Budget, find_bot
from fivebyfive.cli.bot_client import BotClient, TrackedSheets
from fivebyfive.cli.commands.join import JoinCode, JoinError, default_name, parse_table_address
from fivebyfive.client import Client
from fivebyfive.rules import Sheet, parse_record
from fivebyfive.words import Language
from support.cli_runner import CLEAN_ENVIRON, COMMAND, run_in_process
from support.custom_bots import Crashes, bot_spec
from support.paths import EXAMPLES
from support.plugins.rehearsal import open_table
from support.server.server_process import Server, run_server
from support.server.socket_players import choose_random_move, play_random_game
from support.server.threaded_server import run_server_in_thread
from support.totals import compute_totals

FIRST = f"{EXAMPLES / 'first_bot.py'}:FirstBot"


def hears_ctrl_c() -> None:
    """Also where the tests themselves were started so that they do not hear it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with run_server_in_thread(str(tmp_path_factory.mktemp("db") / "log.sqlite")) as running:
        yield running


def player(bot: str, pause: float = 0.0) -> BotClient:
    return BotClient(find_bot(bot), Budget(ms=500), pause, Language.EN)


async def open_host(
    server: Server, kind: str, names: Sequence[str] = ("Ola",), **settings: str
) -> Client:
    """The host of a new table."""
    token = await open_table(server.url, names=names, settings={"game": kind, **settings})
    return await Client(server.url, token).__aenter__()


async def seats(host: Client, count: int) -> None:
    await host.until(lambda: len(host.table["seats"]) == count)


async def phase(host: Client, wanted: str) -> None:
    await host.until(lambda: bool(host.table["phase"] == wanted))


def start_join(server: Server, host: Client, *options: str) -> "subprocess.Popen[str]":
    """The command as people call it, by the link of the table."""
    return subprocess.Popen(
        [COMMAND, "join", f"{server.url}/{host.code}", "--bot", FIRST, "--pause", "0", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=CLEAN_ENVIRON,
        preexec_fn=hears_ctrl_c,  # noqa: PLW1509 -- it touches nothing that threads share
    )


async def a_game_and_a_rematch(server: Server, kind: str, *options: str) -> tuple[str, list[str]]:
    """The record of the first game, and what was said until Ctrl-C in the second."""
    host = await open_host(server, kind, names=[])
    process = start_join(server, host, *options)
    await seats(host, 1)
    await host.ask("start")
    await phase(host, "over")
    lines = await asyncio.to_thread(lines_until, process, "over")
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{server.url}/api/tables/{host.code}/record")
    await host.ask("rematch")
    await phase(host, "lobby")
    await host.ask("change", settings={"rolls": "host"})  # else it may be over before we look
    await host.ask("start")
    await roll_until(host, 3)
    process.send_signal(signal.SIGINT)
    said, trouble = await asyncio.to_thread(process.communicate)
    assert (process.returncode, trouble) == (0, "")
    await host.until(lambda: host.table["seats"][0]["device"] is None)  # it has left the seat
    await host.__aexit__(None, None, None)
    return answer.text, [*lines, *said.splitlines()]


def lines_until(process: "subprocess.Popen[str]", word: str) -> list[str]:
    """What it says until it has seen something that would else be over before it looks."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or word not in lines[-1]:
        line = process.stdout.readline()
        assert line, "it has ended"
        lines.append(line.removesuffix("\n"))
    return lines


async def roll_until(host: Client, last: int) -> None:
    """Roll by the hand of the host until everybody has moved in a round."""
    await phase(host, "playing")
    for round_ in range(host.table["round"], last + 1):
        if round_:
            await host.until(lambda now=round_: host.table["round"] == now and _all_moved(host))  # type: ignore[misc]
        if round_ < last:
            await host.ask("next", round=round_)


@pytest.mark.parametrize("kind", ["knister", "knaster"])
def test_a_whole_game_and_a_rematch(server: Server, kind: str) -> None:
    record, lines = asyncio.run(a_game_and_a_rematch(server, kind))
    [total] = compute_totals(record)
    assert lines[0].startswith("FirstBot has a seat at table ")
    assert lines[1:] == [
        "Game 1 has begun.",
        f"The game is over: {total} points, place 1.",
        "Game 2 has begun.",
        "The seat has been left.",
    ]


@pytest.mark.parametrize("kind", ["knister", "knaster"])
def test_the_same_for_programs(server: Server, kind: str) -> None:
    text, lines = asyncio.run(a_game_and_a_rematch(server, kind, "--json"))
    [total] = compute_totals(text)
    rounds = parse_record(text).game.rounds
    events = [json.loads(line) for line in lines]
    joined = {"event": "joined", "table": events[0]["table"], "name": "FirstBot"}
    begun = {"event": "begun", "game_number": 1, "game": kind, "names": ["FirstBot"]}
    moved = [
        {
            "event": "moved",
            "game_number": 1,
            "round": number,
            "roll": one.throw.sum,
            "move": str(one.moves[0]),
        }
        for number, one in enumerate(rounds, 1)
    ]
    over = {"event": "over", "game_number": 1, "total": total, "place": 1, "totals": [total]}
    assert events[: len(moved) + 3] == [joined, begun, *moved, over]
    rest = events[len(moved) + 3 :]
    assert rest[0] == begun | {"game_number": 2}
    assert {(one["event"], one["game_number"]) for one in rest[1:-1]} == {("moved", 2)}
    assert rest[-1] == {"event": "left"}


def test_a_reader_who_goes(server: Server) -> None:
    """Each line is there at once; without a reader the seat is left, and nothing else is said."""

    async def host() -> tuple[int, str]:
        ola = await open_host(server, "knister", names=[])
        process = start_join(server, ola, "--json")
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        assert json.loads(line)["event"] == "joined"
        process.stdout.close()
        await seats(ola, 1)
        await ola.ask("start")
        await ola.until(lambda: ola.table["seats"][0]["device"] is None)
        _, said = await asyncio.to_thread(process.communicate)
        await ola.__aexit__(None, None, None)
        return process.returncode, said

    assert asyncio.run(host()) == (1, "")


async def at_table(server: Server, host: Client, *bots: BotClient) -> list["asyncio.Task[None]"]:
    tasks = []
    people = len(host.table["seats"])
    for number, bot in enumerate(bots, 1):
        tasks.append(asyncio.create_task(bot.join(server.url, host.code, f"Bot {number}")))
        await seats(host, people + number)
    return tasks


class Forgetful(TrackedSheets):
    """As if rounds were missed before every move."""

    async def at(self, client: Client) -> tuple[Sheet, ...] | None:
        self.rounds = -1
        return await super().update_from(client)


def test_several_with_real_dice_and_one_who_lost_the_thread(server: Server) -> None:
    """Bots throw dice of their own; and one who has missed rounds looks at every sheet."""

    async def host() -> list[list[int]]:
        ola = await open_host(server, "knaster", dice="real")
        forgetful = player("beginner")
        forgetful.sheets = Forgetful()
        tasks = await at_table(server, ola, player("casual"), forgetful)
        await ola.ask("start")
        await phase(ola, "playing")
        rng = Random(3)
        while ola.table["round"] < 8:
            assert not any(task.done() for task in tasks)
            if ola.table["roller"] == 0 and (ola.table["round"] == 0 or _all_moved(ola)):
                roll = f"{rng.randint(1, 6)}+{rng.randint(1, 6)}"
                await ola.ask("next", round=ola.table["round"], roll=roll)
            elif ola.yours["round"] == ola.table["round"] and ola.yours["seats"][0]["move"] is None:
                await _any_move(ola, rng)
            else:
                await asyncio.sleep(0.01)
        looks = [await ola.ask("look", seat=seat) for seat in range(3)]
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await ola.__aexit__(None, None, None)
        return [look["sheet"]["numbers"] for look in looks]

    for numbers in asyncio.run(host()):
        assert sum(map(bool, numbers)) >= 4


def _all_moved(client: Client) -> bool:
    moved = client.table["moved"]
    return bool(len(moved["seats"]) == moved["of"] and moved["round"] == client.table["round"])


async def _any_move(client: Client, rng: Random) -> None:
    round_ = client.table["round"]
    move = await choose_random_move(client, client.yours["seats"][0], round_, rng)
    await client.ask("move", seat=0, round=round_, move=move)


def test_a_freed_seat_ends_it(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async def host() -> None:
        ola = await open_host(server, "knister")
        [task] = await at_table(server, ola, player("random"))
        await ola.ask("remove", seat=1)
        await task
        await ola.__aexit__(None, None, None)

    asyncio.run(host())
    assert capsys.readouterr().out.endswith("so there is nothing left to do.\n")


def test_a_bot_that_fails_leaves_the_table(server: Server) -> None:
    async def host() -> tuple[str, int]:
        ola = await open_host(server, "knister")
        process = await asyncio.create_subprocess_exec(
            *(COMMAND, "join", ola.code, "--server", server.url),
            *("--bot", bot_spec(Crashes), "--name", "Otto", "--pause", "0"),
            stderr=subprocess.PIPE,
            env=CLEAN_ENVIRON,
        )
        await seats(ola, 2)
        assert ola.table["seats"][1]["name"] == "Otto"
        await ola.ask("start")
        await phase(ola, "playing")
        playing = asyncio.create_task(play_random_game(ola, Random(1)))
        _, err = await process.communicate()
        await ola.until(lambda: ola.table["seats"][1]["device"] is None)
        playing.cancel()
        await ola.__aexit__(None, None, None)
        return err.decode(), process.returncode or 0

    said, status = asyncio.run(host())
    assert said.startswith("Crashes failed in round 5: LookupError: nothing found.")
    assert status == 1


def test_it_comes_back_after_a_lost_connection(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def host(server: Server) -> None:
        ola = await open_host(server, "knister", names=[], rolls="host")
        speaks, writes = player("casual"), player("beginner")
        writes.as_json = True
        tasks = await at_table(server, ola, speaks, writes)
        await ola.ask("start")
        await roll_until(ola, 3)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await roll_until(ola, 5)  # both have come back, and move
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await ola.__aexit__(None, None, None)

    with run_server(str(tmp_path / "log.sqlite")) as server:
        asyncio.run(host(server))
    lines = capsys.readouterr().out.splitlines()
    said = [line for line in lines if line.startswith("The connection")]
    assert said == ["The connection is lost; it is tried again.", "The connection is back."]
    events = [json.loads(line)["event"] for line in lines if line.startswith("{")]
    assert [event for event in events if event in ("lost", "back")] == ["lost", "back"]


def test_what_the_server_refuses(server: Server) -> None:
    def join(code: str, *options: str, lang: str = "en") -> str:
        url = ("--server", server.url, "--lang", lang)
        out, err = run_in_process("join", code, "--bot", "random", *url, *options, status=1)
        assert out == ""
        return err

    async def host() -> None:
        ola = await open_host(server, "knister")
        taken = await asyncio.to_thread(join, ola.code, "--name", "Ola")
        assert taken.startswith("The name “Ola” is taken.")
        bad = await asyncio.to_thread(join, ola.code, "--name", "a, b")
        assert bad.startswith("“a, b” cannot be a name.")
        await ola.ask("start")
        late = await asyncio.to_thread(join, ola.code)
        assert late.startswith("The game has begun.")
        await ola.ask("lock", locked=True)
        locked = await asyncio.to_thread(join, ola.code, lang="de")
        assert locked.startswith("Der Tisch ist gesperrt.")
        await ola.__aexit__(None, None, None)

    assert join("000000").startswith("There is no table “000000”.")
    asyncio.run(host())


@pytest.mark.parametrize(
    ("table", "server", "address"),
    [
        ("123456", None, ("http://127.0.0.1:8555", "123456")),
        (" 123 456 ", None, ("http://127.0.0.1:8555", "123456")),
        ("123456", "http://there:1/", ("http://there:1", "123456")),
        ("123456", "there:1", ("http://there:1", "123456")),
        ("https://there/123456", None, ("https://there", "123456")),
        ("https://there/five/123456/", None, ("https://there/five", "123456")),
        ("192.168.1.5:8555/123456", None, ("http://192.168.1.5:8555", "123456")),
        ("https://there/123456", "http://here", ("http://here", "123456")),
    ],
)
def test_codes_and_links(table: str, server: str | None, address: tuple[str, str]) -> None:
    assert parse_table_address(table, server) == address


@pytest.mark.parametrize("table", ["", "12345", "1234567", "abcdef", "https://there/", "a/b"])
def test_neither_code_nor_link(table: str) -> None:
    with pytest.raises(JoinError) as caught:
        parse_table_address(table)
    assert caught.value.code == JoinCode.BAD_TABLE_CODE


def test_nobody_there() -> None:
    _, err = run_in_process("join", "http://127.0.0.1:9/123456", "--bot", "random", status=1)
    assert err.startswith("There is no Five by Five at http://127.0.0.1:9.")
    assert "neither the code" in run_in_process("join", "12", "--bot", "random", status=1)[1]
    assert "no level" in run_in_process("join", "123456", "--bot", "genius", status=1)[1]


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("casual", "Casual"),
        ("casual/points", "Casual"),
        (FIRST, "FirstBot"),
        ("x.py:" + "B" * 30, "B" * 24),
    ],
)
def test_a_name_for_the_seat(bot: str, name: str) -> None:
    assert default_name(bot) == name
