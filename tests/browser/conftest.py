"""A real Chromium, a real server with a real file, and people with browsers of their own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from chromium import launch_options
from fivebyfive.server.config import STATIC_FOLDER
from fivebyfive.server.http.static_page import INDEX
from support.browser.invitations import Invite, open_invitations
from support.server.server_process import Server, run_server

expect.set_options(timeout=20_000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder only: no other event loop can run in a thread beside Playwright's."""
    assert (STATIC_FOLDER / INDEX).exists(), "The page is not built: `make test` builds it first."
    with sync_playwright() as playwright:
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
