"""Waiting for what `expect` cannot look at."""

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

TIMEOUT_SECONDS: Final = 20  # seconds, as long as `expect` waits in tests of the page


def wait_until(page: Page, holds: Callable[[], object]) -> None:
    """Ask again and again, as `expect` does; a page goes on meanwhile.

    `page.wait_for_function` is none: the policy of the page lets it evaluate its text only once.
    """
    until = time.monotonic() + TIMEOUT_SECONDS
    while not holds():
        assert time.monotonic() < until, "it did not happen"
        page.wait_for_timeout(50)
