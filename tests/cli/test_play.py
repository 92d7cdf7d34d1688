"""`fivebyfive play`: where it can be reached, how it says so, and how it stops."""

import asyncio
import contextlib
import fcntl
import os
import pty
import re
import shlex
import signal
import socket
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import segno
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fivebyfive.cli.commands.play import PORT_ATTEMPTS, listen_on_free_port
from fivebyfive.cli.server_runner import (
    PORT,
    find_network_address,
    find_shared_address,
    is_loopback,
)
from fivebyfive.client import Client, open_table
from fivebyfive.server import Shared
from support.cli_runner import CLEAN_ENVIRON, COMMAND, run_process

NETWORK = find_network_address()
URL = re.compile(r"http://\S+:[0-9]+")


@contextlib.contextmanager
def playing(home: Path, *options: str, **environ: str) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process of its own; its games stay in `home`."""
    process = subprocess.Popen(
        [COMMAND, "play", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=CLEAN_ENVIRON | {"HOME": str(home), "PYTHONUNBUFFERED": "1", **environ},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def read_rest(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """What it still says until it ends, but for what a busy machine makes a server say."""
    out, err = process.communicate()
    lines = err.splitlines(keepends=True)
    slow = ("no answer in time", "ready again")  # its disk took two seconds, and is back
    return out, "".join(line for line in lines if not any(one in line for one in slow))


def said(process: "subprocess.Popen[str]") -> list[str]:
    """Everything up to how to stop it."""
    assert process.stdout is not None
    lines: list[str] = []
    while "Ctrl-C" not in "".join(lines):
        line = process.stdout.readline()
        assert line, process.communicate()[1]
        lines.append(line)
    return lines


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with playing(tmp_path, "--no-browser", "--port", "0") as process:
        lines = said(process)
        assert "\N{ESCAPE}" not in "".join(lines)  # no code for cameras in a file
        urls = URL.findall("".join(lines))
        assert urls[0].startswith("http://localhost:")
        for url in urls:
            about = httpx.get(f"{url}/api/about").json()
            assert about["address"] == (urls[1] if NETWORK else None)
            assert about["nearby"] is (NETWORK is not None)
        assert len(urls) == (2 if NETWORK else 1)
        if NETWORK:
            assert f"http://{NETWORK}:" in urls[1]
        process.send_signal(signal.SIGINT)
        assert read_rest(process) == ("", "")
        assert process.returncode == 0


def test_it_can_be_stopped_impatiently(tmp_path: Path) -> None:
    """Somebody's request never ends, so that the first Ctrl-C takes its time."""

    async def stop(process: "subprocess.Popen[str]", url: str) -> None:
        async with connect(url.replace("http", "ws") + "/api/live") as ws:
            process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):  # it was heard
                await ws.recv()
        process.send_signal(signal.SIGINT)

    with playing(tmp_path, "--no-browser", "--port", "0") as process:
        url = URL.findall("".join(said(process)))[0]
        with socket.create_connection(("127.0.0.1", urlsplit(url).port or 0)) as slow:
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
            asyncio.run(stop(process, url))
            assert read_rest(process) == ("", "")


def test_devices_that_go_and_that_stay_leave_no_trace_in_the_terminal(tmp_path: Path) -> None:
    async def visit(url: str, process: "subprocess.Popen[str]") -> None:
        async with connect(url.replace("http", "ws") + "/api/live"):
            pass  # gone before it said hello
        async with Client(url, await open_table(url, names=["Ola"])) as ola:
            await ola.ask("start")
            process.send_signal(signal.SIGINT)
            await ola.until(lambda: ola._ws is None)

    with playing(tmp_path, "--no-browser", "--port", "0") as process:
        url = URL.findall("".join(said(process)))[0]
        asyncio.run(visit(url, process))
        assert read_rest(process) == ("", "")
        assert process.returncode == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        _, told = run_process("play", "--port", str(port), status=1, HOME=str(tmp_path))
        assert f"port {port}" in told


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        first = taken.getsockname()[1]
        with listen_on_free_port("127.0.0.1", first) as found:
            assert first < found.getsockname()[1] < first + PORT_ATTEMPTS
    # Whether somebody else on this machine has the usual port is not for a test to decide.
    with playing(tmp_path, "--no-browser") as process:
        port = int(URL.findall("".join(said(process)))[0].rsplit(":", 1)[1])
        assert PORT <= port < PORT + PORT_ATTEMPTS


def test_the_browser_is_opened_when_there_is_something_to_see(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(asked))}\n')
    opener.chmod(0o755)
    with playing(tmp_path, "--port", "0", BROWSER=f"{opener} %s") as process:
        url = URL.findall("".join(said(process)))[0]
        while not asked.exists() or not asked.read_text():
            time.sleep(0.05)
        assert asked.read_text() == f"{url}\n"
    asked.unlink()
    with playing(tmp_path, "--port", "0", "--no-browser", BROWSER=f"{opener} %s") as process:
        said(process)
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert not asked.exists()


@pytest.mark.skipif(NETWORK is None, reason="there is no network")
@pytest.mark.parametrize(("rows", "drawn"), [(24, True), (16, False)])
def test_the_code_for_cameras(tmp_path: Path, rows: int, drawn: bool) -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
    environ = {name: value for name, value in CLEAN_ENVIRON.items() if name != "COLUMNS"}
    process = subprocess.Popen(
        [COMMAND, "play", "--no-browser", "--port", "0"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environ | {"HOME": str(tmp_path), "TERM": "xterm-256color"},
    )
    os.close(theirs)
    text = b""
    while b"Ctrl-C" not in text:
        text += os.read(ours, 4096)
    process.kill()
    process.wait()
    os.close(ours)
    lines = text.decode().split("\r\n")
    code = [line for line in lines if "\N{ESCAPE}" in line]
    assert bool(code) is drawn
    if drawn:
        assert len(lines) < rows
        url = URL.findall(text.decode())[1]
        expected = [
            list(map(bool, row)) for row in segno.make_qr(url, error="l").matrix_iter(border=2)
        ]
        assert dots(code)[: len(expected)] == expected


def dots(lines: list[str]) -> list[list[bool]]:
    """The dark and light squares of a code as it was printed."""
    found = []
    for line in lines:
        halves = re.sub(r"\N{ESCAPE}\[[0-9;]*m", "", line)
        found.append([half in "▀█" for half in halves])
        found.append([half in "▄█" for half in halves])
    return found


@pytest.mark.parametrize(
    ("host", "public", "shared"),
    [
        ("127.0.0.1", None, None),
        ("localhost", None, None),
        ("::1", None, None),
        ("127.0.0.1", "https://play.example/five/", Shared("https://play.example/five")),
        ("0.0.0.0", "https://play.example", Shared("https://play.example")),
        ("192.168.7.7", None, Shared("http://192.168.7.7:{port}/five", nearby=True)),
        ("fd00::7", None, Shared("http://[fd00::7]:{port}/five", nearby=True)),
        ("0.0.0.0", None, NETWORK and Shared(f"http://{NETWORK}:{{port}}/five", nearby=True)),
    ],
)
def test_where_others_reach_it(host: str, public: str | None, shared: Shared | None) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        if shared:
            address = shared.address.replace("{port}", str(listener.getsockname()[1]))
            shared = shared._replace(address=address)
        assert find_shared_address(host, listener, "/five", public) == shared


def test_the_network_address_is_never_only_here() -> None:
    assert NETWORK is None or not is_loopback(NETWORK)
    assert is_loopback("127.0.1.1")
    assert not is_loopback("192.168.1.1")
