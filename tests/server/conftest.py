"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock, stop_clock
from support.server.threaded_server import run_server_in_thread


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """No time passes for servers of this process, but when the test says so."""
    return stop_clock(monkeypatch)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module; tables do not know each other."""
    with run_server_in_thread(str(tmp_path_factory.mktemp("db") / "log.sqlite")) as running:
        yield running
