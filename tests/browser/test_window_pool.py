"""Windows that are used again: the next person finds nothing of the one before."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from support.browser.invitations import open_invitations
from support.browser.person import Person
from support.browser.viewports import DESKTOP, PHONE
from support.server.server_process import Server

# Whatever somebody can leave behind, as a page sees it.
STATE: Final = """() => ({
  kept: Object.keys(localStorage),
  drafts: Object.keys(sessionStorage).filter((one) => one !== "window-pool"),
  width: innerWidth,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
  print: matchMedia("print").matches,
  calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
  online: navigator.onLine,
  left: window.left ?? null,
})"""


def state(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(STATE)
    return found


def leave_traces(page: Page) -> None:
    page.add_init_script("window.left = 1")
    page.reload()
    page.evaluate("localStorage.left = sessionStorage.left = 1")
    page.route("**/api/**", lambda route: route.abort())
    page.set_viewport_size(DESKTOP)
    page.emulate_media(media="print", color_scheme="dark", reduced_motion="no-preference")
    page.context.set_offline(True)


def test_nothing_is_left(browser: Browser, server: Server) -> None:
    with open_invitations(browser, server.url) as invite:
        first = invite().open_home()
        before = state(first)
        leave_traces(first.page)
        assert all(state(first)[what] != before[what] for what in before)
    with open_invitations(browser, server.url) as invite:
        second = invite().open_home()  # with answers of the server: the route is gone
        assert second.page is first.page
        assert state(second) == before
        assert second.page.viewport_size == PHONE


@pytest.mark.parametrize(
    "replace",
    [
        lambda page: page.clock.install(),
        lambda page: page.route_web_socket("**/api/live", lambda _: None),
        lambda page: page.context.new_page(),
        lambda page: page.context.close(),
        lambda page: page.expose_function("left", lambda: None),
    ],
    ids=["clock", "sockets", "tab", "closed", "function"],
)
def test_what_cannot_be_taken_back_ends_a_window(
    replace: Callable[[Page], None], browser: Browser, server: Server
) -> None:
    def open_after(page: Page) -> None:
        replace(page)
        if not page.is_closed():
            page.reload()

    with open_invitations(browser, server.url) as invite:
        first = invite().open_home().page
        open_after(first)
    with open_invitations(browser, server.url) as invite:
        assert invite().page is not first
