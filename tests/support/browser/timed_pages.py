"""Pages and a server whose time is the test's: nothing is over before the test says so.

There are two ways to have a page. With `freeze_date`, which the fixture `timed_invite` uses, only
its date stands still, and its timers go on: what it takes for the time of the server came with the
last news. With `freeze_time` its timers stand still as well, until `page.clock.run_for`.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from playwright.sync_api import Page

from support.browser.person import Person
from support.server.devices import join_device
from support.server.stopped_clock import StoppedClock

START: Final = datetime(2027, 5, 5, 17, 5, tzinfo=UTC)
# Milliseconds from a stored move until the roll button can be pressed; rollButton.svelte.ts.
ARMING: Final = 250
# Milliseconds that a button which has appeared ignores taps; arming.svelte.ts.
DOUBLE_TAP: Final = 500
# Each tab has a date of its own, which stays when its page is left for another one.
_STILL: Final = f"""
  Date.now = () => {START.timestamp() * 1000:.0f} + Number(sessionStorage.passed ?? 0);"""


def freeze_time(page: Page) -> None:
    """Before a page is opened: no time passes in it, but by `page.clock.run_for`."""
    page.clock.install(time=START - timedelta(hours=1))  # from then on it goes,
    page.clock.pause_at(START)  # and must not have gone past this


def freeze_date(page: Page) -> None:
    """Before a page is opened: its date stands still, but for `advance_date`; its timers go on."""
    page.add_init_script(_STILL)


def advance_date(page: Page, by: timedelta) -> None:
    """Let the date of a page be later."""
    passed = by.total_seconds() * 1000
    page.evaluate("by => sessionStorage.passed = Number(sessionStorage.passed ?? 0) + by", passed)


def advance_time(clock: StoppedClock, seconds: float, person: Person) -> None:
    """Let time pass; whoever looks in at a table is news there, and news tell pages the time."""
    clock.now += seconds
    join_device(person.url, person.code).socket.close()
