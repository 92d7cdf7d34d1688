"""Games that go on, as the home page offers them."""

import json
import re
from contextlib import ExitStack
from functools import partial

import httpx
from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.polling import wait_until
from support.server.devices import open_device
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server


def rows(person: Person) -> Locator:
    return person.page.locator("section li")


def count_tickets(person: Person) -> int:
    return len(json.loads(person.page.evaluate("localStorage['fivebyfive.tickets']")))


def go_home(person: Person) -> None:
    """By the button of the browser, as people do."""
    person.press_browser_back()
    expect(person.button("Play Knister")).to_be_visible()


def start_and_move(person: Person, game: str) -> str:
    person.start_solo_game(game)
    person.roll()
    person.make_random_move()
    code = person.code
    go_home(person)
    return code


def test_games_that_were_never_rolled_hide_nothing(invite: Invite) -> None:
    me = invite().open_home()
    real = start_and_move(me, "knister")
    opened = set()
    for _ in range(4):
        me.start_solo_game("knister")
        opened.add(me.code)
        go_home(me)
    me.start_solo_game("knaster")
    go_home(me)
    assert len(opened) == 1
    expect(rows(me)).to_have_count(1)
    expect(rows(me)).to_contain_text("Knister, round 1")
    expect(rows(me)).to_contain_text("0 points · now")
    rows(me).get_by_role("link").click()
    me.wait_for_round(1)
    assert me.code == real


def test_all_running_games_the_last_played_first(invite: Invite, server: Server) -> None:
    """However many there are, and whichever was only looked at last."""
    me = invite()
    tickets = []
    for _ in range(10):
        device = open_device(server.url, names=["You"])
        device.ask("start")
        device.ask("next", round=0)
        device.move(0, 1, "a1")
        tickets.append(device.ticket(alone=True))
        device.socket.close()
    me.remember("tickets", tickets)  # the oldest first, as if they were last seen so
    me.open_home()
    expect(rows(me)).to_have_count(3)
    me.button("Show all 10").click()
    expect(rows(me)).to_have_count(10)
    links = (
        rows(me).get_by_role("link").evaluate_all("all => all.map(one => one.pathname.slice(1))")
    )
    assert links == [ticket["code"] for ticket in reversed(tickets)]


def test_points_with_the_pencilled_move(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["7", "7", "7", "7", "7"], ["a1", "b1", "c1", "d1"])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.tap("e1")
    me.wait_until_stored()
    me.go()
    expect(rows(me)).to_contain_text("10 points")
    rows(me).get_by_role("link").click()
    me.button("Take back").click()
    expect(me.cell("e1")).to_have_accessible_name("e1, free")
    me.go()
    expect(rows(me)).to_contain_text("0 points")
    expect(rows(me)).not_to_contain_text("10 points")


def test_a_game_is_taken_off_the_list_and_put_back(invite: Invite) -> None:
    me = invite().open_home()
    code = start_and_move(me, "knister")
    take_off = me.button("Take “Knister, round 1” off this list")
    take_off.click()
    expect(rows(me)).to_have_count(0)
    expect(me.page.get_by_text(f"The game stays open under {code}.")).to_be_visible()
    expect(me.button("Undo")).to_be_focused()
    me.press("Enter")
    expect(rows(me)).to_have_count(1)

    take_off.click()
    expect(rows(me)).to_have_count(0)
    me.page.reload()
    expect(me.button("Play Knister")).to_be_visible()
    expect(rows(me)).to_have_count(0)
    me.type_code(code)  # still there, with its seat
    me.wait_for_round(1)
    go_home(me)
    expect(rows(me)).to_have_count(1)


def test_a_solo_game_that_has_ended_is_not_asked_for(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    me.roll()
    me.make_random_move()
    code = me.code
    me.press_in_menu("End the game", "Yes")
    expect(me.page.locator("[data-ended]")).to_be_visible()
    [ticket] = json.loads(me.page.evaluate("localStorage['fivebyfive.tickets']"))
    assert (ticket["code"], ticket["over"]) == (code, True)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.go()
    expect(me.button("Play Knister")).to_be_visible()
    assert not [url for url in asked if code in url]
    me.go(code)
    me.button("Play again").click()
    me.wait_for_round(0)
    me.roll()
    me.make_random_move()
    me.go()
    expect(rows(me)).to_have_count(1)


def test_tables_that_are_gone_cost_a_visit_one_wrong_code(invite: Invite, server: Server) -> None:
    """Wrong codes are counted for everybody at an address: a school may have many tablets."""
    device = open_device(server.url, names=["You"])
    device.ask("start")
    device.ask("next", round=0)
    ticket = device.ticket(alone=True)
    device.socket.close()
    tables = f"{server.url}/api/tables/"
    gone = [
        code for code in map("{:06}".format, range(9)) if not httpx.get(tables + code).is_success
    ]
    me = invite()
    me.expected.append("404")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.remember("tickets", [ticket, *({**ticket, "code": code, "token": code} for code in gone)])

    def has_forgotten(count: int) -> bool:
        return count_tickets(me) <= 1 + len(gone) - count

    for visit in (1, 2):
        me.open_home()
        expect(rows(me)).to_have_count(1)
        wait_until(me.page, partial(has_forgotten, visit))
    me.open_home()  # by now everything of the visits before is asked
    codes = [url.removeprefix(tables) for url in asked if url.startswith(tables)]
    assert codes[:4] == [ticket["code"], gone[0], ticket["code"], gone[1]]


def test_a_game_begins_though_the_open_ones_are_not_known(invite: Invite, server: Server) -> None:
    device = open_device(server.url, names=["You"])
    device.socket.close()
    me = invite()
    me.remember("tickets", [device.ticket(alone=True)])
    me.page.route(re.compile(r"/api/tables/\d{6}$"), lambda _: None)  # no answer comes
    me.open_home()
    me.button("Play Knister").click()
    me.wait_for_round(0)
    assert me.code != device.code
