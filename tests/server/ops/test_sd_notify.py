"""What systemd is told by a real server: that it is ready, and again and again that it lives."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from fivebyfive.server.ops import sd_notify
from support.cli_runner import CLEAN_ENVIRON
from support.plugins.postgres import create_database
from support.server.server_process import Server


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket that systemd would listen on."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        yield listener


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_is_ready_and_lives(systemd: socket.socket, workers: str) -> None:
    told = {
        sd_notify.SOCKET_VARIABLE: systemd.getsockname(),
        sd_notify.WATCHDOG_VARIABLE: "200000",  # microseconds
    }
    server = Server(create_database(), options=["--workers", workers], environ=CLEAN_ENVIRON | told)
    server.start()
    try:
        heard: list[str] = []
        while "READY=1" not in heard or heard[-3:] != ["WATCHDOG=1"] * 3:
            heard += systemd.recv(4096).decode().splitlines()
        assert heard.count("READY=1") == 1
    finally:
        server.close()


def test_what_is_said_once_waits_for_room(
    systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(sd_notify.SOCKET_VARIABLE, systemd.getsockname())
    for _ in range(1000):  # far more than the socket holds
        sd_notify.notify_systemd(sd_notify.ALIVE)
    saying = threading.Thread(
        target=lambda: sd_notify.notify_systemd(sd_notify.READY, within=sd_notify.READY_WITHIN)
    )
    saying.start()
    while systemd.recv(4096) != b"READY=1":
        pass
    saying.join()


def test_an_abstract_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind("")  # Linux chooses a name
        name = listener.getsockname()
        monkeypatch.setenv(sd_notify.SOCKET_VARIABLE, "@" + name[1:].decode())
        sd_notify.notify_systemd(sd_notify.READY, sd_notify.ask_for_time(1.5))
        assert listener.recv(4096) == b"READY=1\nEXTEND_TIMEOUT_USEC=1500000"


@pytest.mark.parametrize(
    ("text", "seconds"), [("", None), ("0", None), ("x", None), ("3000000", 1.5)]
)
def test_how_often(monkeypatch: pytest.MonkeyPatch, text: str, seconds: float | None) -> None:
    monkeypatch.setenv(sd_notify.WATCHDOG_VARIABLE, text)
    assert sd_notify.find_watchdog_interval() == seconds


def test_nobody_to_tell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(sd_notify.SOCKET_VARIABLE, raising=False)
    sd_notify.notify_systemd(sd_notify.READY)
    monkeypatch.setenv(sd_notify.SOCKET_VARIABLE, str(tmp_path / "nobody"))
    sd_notify.notify_systemd(sd_notify.READY)
