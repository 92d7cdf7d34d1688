"""A page that was open while its server got another version, and a server older than the page."""

import json
from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from fivebyfive.client import messages_in
from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.screens.navigation import rewrite_server_messages
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server

OTHER_PAGE: Final = "index-ofTomorrow.js"
SAID: Final = "A new version is here. Reload when you like."


def with_other_page(text: str) -> str:
    messages = messages_in(text)
    for message in messages:
        if message["type"] == "welcome":
            assert message["page"].startswith("index-")
            message["page"] = OTHER_PAGE
    return json.dumps(messages)


def describe_other_page(route: Route) -> None:
    route.fulfill(json={**route.fetch().json(), "page": OTHER_PAGE})


def strip(person: Person) -> Locator:
    return person.page.locator("[data-new-version]")


def test_nothing_is_said_of_the_same_version(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    me.roll()
    me.make_random_move()
    expect(me.page.get_by_text(SAID)).to_have_count(0)


def test_a_game_goes_on_and_the_page_is_reloaded_when_one_likes(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = invite()
    rewrite_server_messages(me, with_other_page)
    me.page.route("**/api/about", describe_other_page)
    position = ScriptedGame("knister", ["7", "5"], ["a1"])
    me.sit_down_as(position.set_up(server.url, stack))
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text(SAID)
    me.tap("b2")
    me.wait_until_stored()
    notice.get_by_role("button", name="Later").click()
    expect(notice).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(strip(me)).to_contain_text(SAID)
    with me.page.expect_event("load"):
        strip(me).get_by_role("button", name="Reload").click()


def test_a_screen_that_the_new_version_does_not_have(invite: Invite) -> None:
    """The end is not there any more: the page reloads once, and shows it."""
    me = invite()
    me.expected.append("404")
    me.page.route("**/assets/End-*.js", lambda route: route.fulfill(status=404))
    me.open_home()
    me.start_solo_game("knister")
    me.roll()
    me.make_random_move()
    me.page.route("**/api/about", describe_other_page)
    with me.page.expect_event("load"):
        me.press_in_menu("End the game", "Yes")
    # Still missing, which is not the rule: it is said, and nothing reloads for ever.
    expect(me.page.get_by_role("alert").filter(has_text=SAID)).to_be_visible()
    me.page.unroute("**/assets/End-*.js")
    me.page.get_by_role("main").get_by_role("button", name="Reload").click()
    expect(me.page.locator("[data-ended]")).to_be_visible()


def test_a_server_from_before_there_were_versions(invite: Invite) -> None:
    """It refuses a hello that says more than it knows, and tells less than the page asks for."""
    me = invite()
    hellos: list[dict[str, Any]] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                hellos.append(message)
                if set(message) - {"type", "token", "lang", "changes"}:
                    bye = {"type": "bye", "code": "bad-message", "message": "What?"}
                    browser.send(json.dumps(bye))
                    browser.close(code=1008)
                    return
            server.send(text)

        browser.on_message(from_page)
        server.on_message(lambda text: browser.send(as_before(str(text))))

    me.page.route_web_socket("**/api/live", between)
    me.page.route("**/api/about", lambda route: route.fulfill(json=about_before(route)))
    me.open_home()
    me.start_solo_game("knister")
    me.roll()
    me.make_random_move()
    assert ["protocol" in hello for hello in hellos] == [True, False]
    play_without_taps(25, [me])
    me.roll()
    expect(me.page.locator("[data-ended]")).to_be_visible()
    expect(me.page.get_by_text(SAID)).to_have_count(0)
    me.open_home().button("Knister against the computer").click()
    me.page.locator("[data-level=casual]").click()
    expect(me.roll_button).to_be_visible()
    me.open_table("Ada")
    expect(me.seat("Ada")).to_be_visible()
    me.add_player("Ben")
    me.start()
    expect(me.roll_button).to_be_visible()
    me.press_in_menu()
    expect(me.page.get_by_role("dialog")).to_contain_text("Ben")


NEW_FIELDS: Final = {
    "welcome": ["protocol", "page"],
    "table": ["ranks", "computer_rounds", "apart", "roster", "roster_only", "teams"],
    "result": ["stand_ins", "apart", "mean"],
    "moved": ["may_close"],
    "settings": ["stand_in_level"],
    "yours": ["barred_names"],
}


def as_before(text: str) -> str:
    messages = messages_in(text)
    for message in messages:
        table = message.get("table") or {}
        parts: dict[str, Any] = {
            message["type"]: message,
            **{name: table.get(name) for name in ("result", "moved", "settings")},
            "table": table,
            "yours": message.get("yours"),
        }
        for part, names in NEW_FIELDS.items():
            for name in names if parts.get(part) else ():
                parts[part].pop(name, None)
    return json.dumps(messages)


def about_before(route: Route) -> dict[str, Any]:
    about: dict[str, Any] = route.fetch().json()
    for name in ("page", "computer_names"):
        del about[name]
    for game in about["games"].values():
        del game["usual"]
    for preset in about["presets"].values():
        preset.pop("stand_in_level", None)
    return about


def test_a_running_game_has_what_it_needs_until_the_next_one(invite: Invite) -> None:
    """A newer server has nothing of this page any more: nobody has to reload."""
    me = invite().open_home()
    me.start_solo_game("knister")
    me.roll()
    me.make_random_move()
    names = "performance.getEntriesByType('resource').map((one) => one.name)"
    last = "PaperSheetDialog-"  # of what is loaded in advance
    wait_until(me.page, lambda: any(last in one for one in me.page.evaluate(names)))
    me.page.route("**/assets/*", lambda route: route.fulfill(status=404))
    me.page.route("**/api/about", describe_other_page)
    me.page.evaluate("window.isSamePage = true")
    me.press_in_menu("End the game", "Yes")
    expect(me.page.locator("[data-ended]")).to_be_visible()
    me.button("Play again").click()
    me.wait_for_round(0)
    assert me.page.evaluate("window.isSamePage")
