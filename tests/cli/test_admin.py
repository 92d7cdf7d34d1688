"""`fivebyfive admin` by itself: what it lists, asks, refuses and says."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.cli.commands.admin.bans import parse_duration
from fivebyfive.cli.commands.admin.shared import DAY_MS, AdminError, find_user
from fivebyfive.store import TableUpdate
from fivebyfive.store.clock_guard import check_clock
from fivebyfive.store.operator_log import KEPT_MS, OperatorAct, add_act, read_acts
from fivebyfive.table import commands as c
from support.cli_runner import run_in_process
from support.server.bare_worker import BareWorker, run_with_worker
from support.stores import always_append, connect_store


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@pytest.fixture
def games(tmp_path: Path) -> tuple[str, list[str]]:
    """A database with a lobby, a game and a game that is over, used 1, 20 and 40 days ago."""
    codes: list[str] = []

    kept: list[tuple[int, list[str], list[c.Command]]] = [
        (1, ["Ola"], []),
        (20, ["Ola", "Tim", "Ida"], [c.Start()]),
        (40, ["Tim"], [c.Start(), c.Abandon()]),
    ]

    async def fill(worker: BareWorker) -> None:
        for days, names, wanted in kept:
            at = now_ms() - days * DAY_MS
            worker.clock = lambda at=at: at  # type: ignore[misc]
            token = await worker.open("family", {}, [c.Sit(name) for name in names])
            code, device, _ = token.split(".")
            for command in wanted:
                await worker.submit(code, command, device)
            codes.append(code)

    asyncio.run(run_with_worker(tmp_path, fill))
    return str(tmp_path / "log.sqlite"), codes


def run_admin(
    games: tuple[str, list[str]], *words: str, status: int = 0, stdin: bytes = b""
) -> tuple[str, str]:
    return run_in_process("admin", *words, "--database", games[0], status=status, stdin=stdin)


def list_as_json(games: tuple[str, list[str]], *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run_admin(games, "list", "--json", *words)[0].splitlines()]


def test_tables_are_listed_sorted_and_filtered(games: tuple[str, list[str]]) -> None:
    lobby, playing, over = games[1]
    tables = list_as_json(games)
    assert [one["code"] for one in tables] == [lobby, playing, over]
    assert [one["phase"] for one in tables] == ["lobby", "playing", "over"]
    assert [one["seats"] for one in tables] == [1, 3, 1]
    assert {one["devices"] for one in tables} == {1}
    assert all(one["events"] > 0 and one["size"] > one["events"] for one in tables)
    assert list_as_json(games, "--sort", "size")[0]["code"] == playing
    assert list_as_json(games, "--sort", "created")[0]["code"] == lobby
    assert list_as_json(games, "--sort", "events")[0]["code"] == playing
    assert [one["code"] for one in list_as_json(games, "--phase", "over")] == [over]
    assert [one["code"] for one in list_as_json(games, "--unused-days", "10")] == [playing, over]
    assert [one["code"] for one in list_as_json(games, "--limit", "1")] == [lobby]
    out, _ = run_admin(games, "list", "--lang", "de")
    assert "Zuletzt benutzt" in out
    assert all(code in out for code in games[1])


def test_one_table(games: tuple[str, list[str]]) -> None:
    shown = json.loads(run_admin(games, "show", games[1][1], "--json")[0])
    assert shown["names"] == ["Ola", "Tim", "Ida"]
    assert (shown["records"], shown["game_number"], shown["room"]) == (0, 1, None)
    out, _ = run_admin(games, "show", games[1][2])
    assert "Tim" in out
    assert "Records kept: 1" in out
    _, error = run_admin(games, "show", "000000", status=1)
    assert "000000" in error


def test_nothing_is_deleted_unless_somebody_says_yes(games: tuple[str, list[str]]) -> None:
    code = games[1][0]
    for answer in (b"n\n", b"", b"\n"):
        _, error = run_admin(games, "delete", code, stdin=answer, status=1)
        assert "Nothing was changed." in error
    assert len(list_as_json(games)) == 3
    run_admin(games, "delete", code, stdin=b"y\n")
    assert len(list_as_json(games)) == 2


def test_old_tables_are_pruned(games: tuple[str, list[str]]) -> None:
    out, _ = run_admin(games, "prune-tables", "--older-than", "30", "--yes", "--json")
    assert json.loads(out)["deleted"] == 1
    assert [one["code"] for one in list_as_json(games)] == games[1][:2]
    out, _ = run_admin(games, "prune-records", "--older-than", "30", "--yes")
    assert out == "Records deleted: 1\n"
    assert run_admin(games, "prune-records", "--older-than", "30")[0] == "Records deleted: 0\n"


def test_records_of_tables_that_are_there_are_not_pruned(games: tuple[str, list[str]]) -> None:
    out, _ = run_admin(games, "prune-records", "--older-than", "30", "--yes", "--json")
    assert json.loads(out)["deleted"] == 0


def test_a_doubted_clock_stops_pruning_too(games: tuple[str, list[str]]) -> None:
    async def look_400_days_ago() -> None:
        async with connect_store(games[0]) as store:
            await check_clock(store, now_ms() - 400 * DAY_MS, 30)

    asyncio.run(look_400_days_ago())
    prune = ("prune-tables", "--older-than", "30", "--yes")
    _, error = run_admin(games, *prune, status=1)
    assert "--trust-clock" in error
    assert len(list_as_json(games)) == 3
    run_admin(games, *prune, "--trust-clock")
    assert len(list_as_json(games)) == 2

    async def is_trusted() -> bool:
        async with connect_store(games[0]) as store:
            return (await check_clock(store, now_ms(), 30)).is_trusted

    assert asyncio.run(is_trusted())


def test_a_name_is_erased_everywhere(games: tuple[str, list[str]]) -> None:
    _, error = run_admin(games, "erase-name", "Tim", stdin=b"n\n", status=1)
    assert "“Tim”" in error
    out, _ = run_admin(games, "erase-name", "Tim", "--yes", "--json")
    # The record of the table that is over was stored anew when its person was renamed.
    assert json.loads(out) == {"tables": 2, "records": 0, "unreadable": []}
    names = [json.loads(run_admin(games, "show", code, "--json")[0])["names"] for code in games[1]]
    assert names == [["Ola"], ["Ola", "N.N.", "Ida"], ["N.N."]]
    assert b"Tim" not in Path(games[0]).read_bytes()
    _, error = run_admin(games, "erase-name", "Tim", "--yes", "--json", status=1)
    assert "Nobody is called “Tim” here." in error


def test_an_erased_record_can_still_be_verified(
    games: tuple[str, list[str]], tmp_path: Path
) -> None:
    run_admin(games, "erase-name", "Tim", "--yes")
    run_in_process("export", "--database", games[0], "--out", tmp_path / "games")
    file = tmp_path / "games" / f"{games[1][2]}-1.5x5"
    assert "Seats: N.N.\n" in file.read_text()
    run_in_process("verify", file)  # else its status is 1


def test_a_record_that_cannot_be_read_is_reported(games: tuple[str, list[str]]) -> None:
    async def spoil() -> None:
        async with connect_store(games[0]) as store:
            update = TableUpdate(games[1][0], 0, always_append(records=((1, "Tim was here"),)))
            await store.commit([update], 1)

    asyncio.run(spoil())
    out, error = run_admin(games, "erase-name", "Tim", "--yes", "--json", status=1)
    assert json.loads(out)["unreadable"] == [f"{games[1][0]}-1.5x5"]
    assert f"{games[1][0]}-1.5x5" in error


def test_bans(games: tuple[str, list[str]]) -> None:
    assert run_admin(games, "bans")[0] == "Nobody is banned.\n"
    run_admin(games, "ban", "203.0.113.7", "--for", "2h")
    run_admin(games, "ban", "10.0.0.0/8")
    found = [json.loads(line) for line in run_admin(games, "bans", "--json")[0].splitlines()]
    assert [one["network"] for one in found] == ["203.0.113.7/32", "10.0.0.0/8"]
    assert run_admin(games, "bans")[0].startswith("203.0.113.7/32 until ")
    run_admin(games, "unban", "203.0.113.7")
    _, error = run_admin(games, "unban", "203.0.113.7", status=1)
    assert "203.0.113.7/32" in error


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "0.0.0.0/0", "::/0"])
def test_this_machine_is_not_banned_by_mistake(games: tuple[str, list[str]], address: str) -> None:
    _, error = run_admin(games, "ban", address, status=1)
    assert "--force" in error
    run_admin(games, "ban", address, "--force")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "nonsense"), "nonsense"),
        (("ban", "203.0.113.7", "--for", "soon"), "soon"),
        (("backup", "{tmp}/log.sqlite"), "--force"),
        (("backup", "{tmp}/nowhere/copy.sqlite"), "nowhere"),
    ],
)
def test_what_is_refused(
    games: tuple[str, list[str]], tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    _, error = run_admin(games, *(word.replace("{tmp}", str(tmp_path)) for word in words), status=1)
    assert said in error


@pytest.mark.parametrize(
    ("text", "seconds"), [("30s", 30), ("5m", 300), ("2h", 7200), ("7d", 604_800), (" 1H ", 3600)]
)
def test_lengths_of_time(text: str, seconds: int) -> None:
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "0h", "2", "h", "-1h", "1.5h", "99999d", "２h"])
def test_what_is_no_length_of_time(text: str) -> None:
    with pytest.raises(AdminError, match="bad-duration"):
        parse_duration(text)


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    for words in (("list",), ("bans",), ("show", "123456"), ("backup", str(tmp_path / "copy"))):
        _, error = run_in_process("admin", *words, "--database", tmp_path / "none.sqlite", status=1)
        assert "none.sqlite" in error
    assert not list(tmp_path.iterdir())


def test_postgresql_is_for_pg_dump(tmp_path: Path) -> None:
    _, error = run_in_process(
        "admin", "backup", tmp_path / "copy", "--database", "postgresql:///games", status=1
    )
    assert "pg_dump" in error


def test_a_table_that_only_a_newer_version_can_read(games: tuple[str, list[str]]) -> None:
    async def append() -> None:
        async with connect_store(games[0]) as store:
            body = '{"type":"SeatPainted","at":1}'
            await store.commit([TableUpdate(games[1][0], 0, always_append(body))], now_ms())

    asyncio.run(append())
    assert [one["phase"] for one in list_as_json(games)] == ["?", "playing", "over"]
    for words in (("show",), ("end",)):
        _, error = run_admin(games, *words, games[1][0], status=1)
        assert "newer version" in error
    run_admin(games, "delete", games[1][0], "--yes")
    assert len(list_as_json(games)) == 2


def test_what_was_done_is_kept(games: tuple[str, list[str]]) -> None:
    assert "Nothing has been done yet." in run_admin(games, "log")[0]
    lobby, playing, _ = games[1]
    run_admin(games, "list")  # changes nothing
    run_admin(games, "end", playing)
    run_admin(games, "delete", lobby, "--yes", "--records")
    run_admin(games, "erase-name", "Ida", "--yes")
    run_admin(games, "ban", "203.0.113.7", "--for", "2h")
    run_admin(games, "unban", "203.0.113.7")
    run_admin(games, "prune-tables", "--older-than", "30", "--trust-clock", "--yes")
    run_admin(games, "prune-records", "--older-than", "30", "--yes")
    acts = [json.loads(line) for line in run_admin(games, "log", "--json")[0].splitlines()]
    assert {one["who"] for one in acts} == {find_user()}
    done = [{key: value for key, value in one.items() if key not in ("at", "who")} for one in acts]
    banned = next(one for one in done if one["act"] == "ban")
    assert banned.pop("until") > acts[0]["at"]
    expected = [
        {"act": "end", "table": playing},
        {"act": "delete", "table": lobby, "records": 1},
        {"act": "erase-name", "tables": 1, "records": 0},
        {"act": "ban", "network": "203.0.113.7/32"},
        {"act": "unban", "network": "203.0.113.7/32"},
        {"act": "prune-tables", "days": 30, "deleted": 1, "trust_clock": 1},
        {"act": "prune-records", "days": 30, "deleted": 1},
    ]
    assert sorted(map(str, done)) == sorted(map(str, expected))
    assert [one["at"] for one in acts] == sorted((one["at"] for one in acts), reverse=True)
    out, _ = run_admin(games, "log", "--limit", "20")
    assert f"  {find_user()}  delete  table={lobby} records=1" in out
    assert "Ida" not in out


def test_who_did_it_is_known_behind_sudo(games: tuple[str, list[str]]) -> None:
    ban = ("admin", "ban", "203.0.113.7", "--for", "2h", "--database", games[0])
    run_in_process(*ban, SUDO_USER="ola")
    assert json.loads(run_admin(games, "log", "--json")[0])["who"] == "ola"


def test_acts_are_forgotten_after_a_year(tmp_path: Path) -> None:
    async def act() -> list[str]:
        async with connect_store(str(tmp_path / "log.sqlite")) as store:
            for name, at in (("old", 5), ("newer", 9), ("new", 6 + KEPT_MS)):
                await add_act(store, OperatorAct(at, "me", name, {}))
            return [one.act for one in await read_acts(store, 10)]

    assert asyncio.run(act()) == ["new", "newer"]
