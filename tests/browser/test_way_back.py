"""The browser's own way back closes a dialog first, and only then leaves the screen."""

from contextlib import ExitStack

from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.screens.home import store_history
from support.browser.screens.stage import Stage
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server

# A browser takes a step back later, on a slow device much later: here when the test says so.
HOLD_STEPS_BACK = """() => {
  const { back } = History.prototype;
  window.steps = [];
  History.prototype.back = function () { steps.push(() => back.call(this)); };
}"""
TAKE_STEPS_BACK = """() => new Promise((done) => {
  addEventListener("popstate", () => done(steps.length), { once: true });
  for (const take of steps) take();
})"""


def close_by_going_back(person: Person) -> None:
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    address = person.page.url
    person.page.go_back()
    expect(dialog).to_have_count(0)
    assert person.page.url == address


def wait_for_own_step_back(person: Person) -> None:
    wait_until(person.page, lambda: not person.page.evaluate("history.state?.over"))


def wait_for_own_entry(dialog: Locator) -> None:
    expect(dialog).to_be_visible()
    wait_until(dialog.page, lambda: dialog.page.evaluate("history.state?.over"))


def test_on_the_home_page(invite: Invite) -> None:
    me = invite().open_home()
    for _ in range(2):
        me.button("Knister against the computer").click()
        close_by_going_back(me)
        expect(me.button("Play Knister")).to_be_visible()
    me.button("Knister against the computer").click()
    me.button("Close").click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    wait_for_own_step_back(me)
    me.page.go_forward()  # where the dialog was: there is nothing to see
    wait_for_own_step_back(me)
    expect(me.button("Play Knister")).to_be_visible()


def test_dialogs_that_open_before_the_step_back_is_taken(invite: Invite) -> None:
    me = invite().open_home()
    me.page.evaluate(HOLD_STEPS_BACK)
    dialog = me.page.get_by_role("dialog")
    for game in ("Knister", "Knaster"):
        me.button(f"{game} against the computer").click()
        expect(dialog).to_be_visible()
        me.button("Close").click()
        expect(dialog).to_have_count(0)
    wait_until(me.page, lambda: me.page.evaluate("steps.length"))
    me.button("Knaster against the computer").click()
    expect(dialog).to_be_visible()
    assert me.page.evaluate(TAKE_STEPS_BACK) == 1
    wait_for_own_entry(dialog)
    close_by_going_back(me)
    expect(me.button("Play Knister")).to_be_visible()


def test_in_the_list_of_games_and_at_the_end_of_one(invite: Invite, server: Server) -> None:
    me = invite()
    with ExitStack() as stack:
        store_history(Stage(server.url, stack), me)
        me.open_home().page.get_by_role("link", name="Your games").click()
        me.page.locator("main li button").first.click()
        close_by_going_back(me)
        expect(me.page.get_by_role("heading", level=1, name="Your games")).to_be_visible()

        position = ScriptedGame.from_bot_game("knister", 0, finished=True)
        device = position.set_up(server.url, stack)
        me.remember("tickets", [device.ticket(alone=True)])
        me.go(device.code)
    expect(me.page.locator("[data-ended]")).to_be_visible()
    me.press("?")
    close_by_going_back(me)
    expect(me.page.locator("[data-ended]")).to_be_visible()


def test_closing_a_dialog_leaves_the_page_where_it_was_scrolled_to(invite: Invite) -> None:
    me = invite().open_home()
    me.button("Language and colours").click()
    wait_for_own_entry(me.page.get_by_role("dialog"))
    me.page.evaluate("scrollTo(0, 200)")  # as a screen does that shows what the dialog changed
    me.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    wait_for_own_step_back(me)
    assert me.page.evaluate("scrollY") == 200
