"""A real Chromium, a real server with a real file, and people with browsers of their own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from chromium import launch_options
from fivebyfive.server import Limits
from fivebyfive.server.config import STATIC_FOLDER
from fivebyfive.server.http.static_page import INDEX
from support.browser.invitations import Invite, open_invitations
from support.browser.person import Person
from support.browser.timed_pages import freeze_date
from support.server.server_process import Server, run_server
from support.server.stopped_clock import StoppedClock, stop_clock
from support.server.threaded_server import run_server_in_thread

expect.set_options(timeout=20_000)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For this folder only: no other event loop can run in a thread beside Playwright's."""
    assert (STATIC_FOLDER / INDEX).exists(), "The page is not built: `make test` builds it first."
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The Chromium of all tests of the folder."""
    launched = playwright.chromium.launch(**launch_options())
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of the folder; tables do not know each other."""
    folder: Path = tmp_path_factory.mktemp("server")
    with run_server(str(folder / "tables.sqlite")) as running:
        yield running


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Call it for everybody who comes to the server of this folder."""
    with open_invitations(browser, server.url) as inviting_people:
        yield inviting_people


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What is entered here is there until the test is over."""
    with ExitStack() as entered:
        yield entered


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """No time passes for servers of this process, but when the test says so."""
    return stop_clock(monkeypatch)


@pytest.fixture
def timed_server(clock: StoppedClock, tmp_path: Path) -> Iterator[Server]:
    """A server whose clock stands still until the test moves it."""
    # In no time at all nobody may say more than what may be said at once.
    limits = Limits(messages_at_once=10**6)
    with run_server_in_thread(str(tmp_path / "tables.sqlite"), limits) as running:
        yield running


@pytest.fixture
def timed_invite(browser: Browser, timed_server: Server) -> Iterator[Invite]:
    """Call it for everybody who comes to that server; their pages have no time of their own."""
    with open_invitations(browser, timed_server.url) as invite:

        def invite_timed(**options: Any) -> Person:
            person = invite(**options)
            freeze_date(person.page)
            return person

        yield invite_timed
