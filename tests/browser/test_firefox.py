"""The same page in Firefox: a game alone, two at a table, a lost connection."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Playwright, expect

import firefox
from fivebyfive.server.security import headers
from support.browser.invitations import Invite, open_invitations, play_without_taps
from support.browser.tcp_proxy import run_proxy
from support.server.devices import Device
from support.server.records import fetch_totals
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server
from support.server.threaded_server import run_server_in_thread

pytestmark = pytest.mark.soak

OPEN_ROUND = ScriptedGame("knister", ["7", "5"], ["a1"])
# What Firefox says of its own accord while the connection is cut.
NETWORK = [
    "can’t establish a connection",
    "was interrupted while the page was loading",
    "download failed (font-family",
]


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Instead of Chromium."""
    launched = playwright.firefox.launch(**firefox.launch_options())
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose policy lets Playwright evaluate its questions to a page; the rest of it holds."""
    database = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        policy = headers.CONTENT_SECURITY_POLICY
        allowing = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
        assert allowing != policy
        patch.setattr(headers, "CONTENT_SECURITY_POLICY", allowing)
        yield stack.enter_context(run_server_in_thread(str(database)))


def test_it_is_firefox(invite: Invite) -> None:
    me = invite().open_home()
    assert "Firefox/" in me.page.evaluate("navigator.userAgent")


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_game_alone(game: str, invite: Invite, server: Server) -> None:
    me = invite().open_home()
    me.start_solo_game(game)
    for _ in range(3):
        me.roll()
        me.make_random_move()
    play_without_taps(24, [me])
    me.play_alone_to_the_end()
    assert me.totals() == fetch_totals(server.url, me.code)
    me.page.reload()
    assert me.totals() == fetch_totals(server.url, me.code)


def test_two_at_a_table(invite: Invite, server: Server) -> None:
    emma, ola = invite(), invite()
    emma.open_table("Emma")
    ola.join(emma.link, "Ola")
    emma.start()
    ola.wait_for_round(0)
    people = [emma, ola]
    for round_ in range(4):
        people[round_ % 2].roll()
        for person in people:
            person.wait_for_round(round_ + 1)
            person.make_random_move()
    play_without_taps(24, people)
    emma.roll()
    for person in people:
        person.wait_for_round(25)
        person.make_random_move()
    ola.roll()
    assert emma.totals() == ola.totals() == fetch_totals(server.url, emma.code)


def test_a_lost_connection(browser: Browser, server: Server, stack: ExitStack) -> None:
    device = OPEN_ROUND.set_up(server.url, stack)
    proxy = stack.enter_context(run_proxy(server.port))
    invite = stack.enter_context(open_invitations(browser, proxy.url))
    me = invite()
    me.expected += NETWORK
    me.sit_down_as(device)
    proxy.cut()
    expect(me.page.get_by_text("Reconnecting …", exact=True)).to_be_visible()
    me.tap("c3")
    expect(me.page.get_by_text("Not sent yet").first).to_be_visible()
    expect(me.cell("c3")).to_have_text("5")
    proxy.mend()
    me.wait_until_stored()
    expect(me.page.get_by_text("Reconnecting")).to_have_count(0)
    with Device(server.url, device.token) as other:
        assert other.yours["seats"][0]["move"] == "c3"
