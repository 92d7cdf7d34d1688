"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.server.server_process import Server, run_server
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


@pytest.fixture(params=["sqlite", "postgresql"])
def process_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server process on either database; on PostgreSQL there are two workers."""
    database, options = str(tmp_path / "games.sqlite"), list[str]()
    if request.param == "postgresql":
        database, options = str(request.getfixturevalue("postgres_url")), ["--workers", "2"]
    with run_server(database, *options) as running:
        yield running
