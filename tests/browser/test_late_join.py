"""Somebody opens the link of a game that has begun."""

from contextlib import ExitStack
from typing import Any

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.timed_pages import freeze_time
from support.server.devices import open_device
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server

ROLLS = ["3+4", "2+6", "5+5"]


def place(person: Person, cell: str) -> None:
    person.page.locator(f"[data-late] [data-cell='{cell}']").click()


def place_next(person: Person, cell: str) -> None:
    """Place the number that is asked for, once it is known which one that is."""
    expect(person.page.locator("[data-missed] strong")).to_be_visible()
    place(person, cell)


def shown(person: Person) -> dict[str, str]:
    """The numbers on the sheet of the missed ones, by cell."""
    texts = person.page.locator("[data-late] [data-cell]").all_text_contents()
    return {cell: text.strip() for cell, text in zip(ALL_CELLS, texts, strict=True) if text.strip()}


def test_the_missed_numbers_come_first(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ROLLS, ["c3", "d4"])
    host = position.set_up(server.url, stack, "Ola")
    tim = invite().go(host.code)
    tim.button("Play along").click()
    task = tim.page.locator("[data-missed] p")
    expect(task).to_have_text("Number 1 of 2: where do you write the 7?")
    place(tim, "a1")
    expect(task).to_have_text("Number 2 of 2: where do you write the 8?")
    place(tim, "a2")
    tim.button("Take back").click()
    expect(task).to_have_text("Number 2 of 2: where do you write the 8?")
    tim.page.reload()
    expect(task).to_have_text("Number 2 of 2: where do you write the 8?")
    assert shown(tim) == {"a1": "7"}
    place(tim, "b2")
    expect(task).to_contain_text("All placed.")
    place(tim, "a1")  # changed
    expect(task).to_have_text("Where does the 7 go instead?")
    place(tim, "e5")
    assert shown(tim) == {"b2": "8", "e5": "7"}

    # While Tim looks for a name the others go on: the next number is placed, too.
    tim.page.get_by_label("Your name").fill("Tim")
    host.move(0, 3, "a1")
    host.ask("next", round=3, roll="6+6")
    expect(task).to_have_text("Number 3 of 3: where do you write the 10?")
    place(tim, "c1")
    assert shown(tim) == {"b2": "8", "e5": "7", "c1": "10"}
    tim.give_name("Tim", "Take a seat")
    tim.wait_for_round(4)
    assert [number for number in tim.numbers() if number] == [10, 8, 7]
    tim.make_random_move()

    host.move(0, 4, "a2")
    [late] = [seat for seat in host.refresh().table["seats"] if seat["late"]]
    assert (late["name"], late["late"]) == ("Tim", 3)
    watcher = invite().join_as_spectator(host.code)
    watcher.button("Play along").click()  # who watches may change their mind, and again
    expect(watcher.page.locator("[data-missed='3']")).to_be_visible()
    watcher.button("Just watch").click()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    host.ask("abandon")
    expect(tim.page.locator("[data-ended] button", has_text="Tim")).to_contain_text("late")
    expect(tim.page.locator("[data-ended] button", has_text="Ola")).not_to_contain_text("late")


def test_a_round_closed_in_the_same_moment_loses_nothing(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    """The news of it comes when everything was sent already: the number is asked for then."""
    host = ScriptedGame("knister", ROLLS[:2], ["c3", "d4"]).set_up(server.url, stack, "Ola")
    tim = invite()
    freeze_time(tim.page)  # what is refused is said for some seconds only
    held: list[Any] = []  # what the server says while nobody hears it

    def deaf(browser: Any) -> None:
        table = browser.connect_to_server()
        table.on_message(
            lambda text: (
                held.append(text) if held and '"table"' in str(text) else browser.send(text)
            )
        )
        held.clear()
        tim.page.expose_function("hearAgain", lambda: [browser.send(text) for text in held[1:]])

    tim.page.route_web_socket("**/api/live", deaf)
    tim.go(host.code).button("Play along").click()
    place_next(tim, "a1")
    expect(tim.page.get_by_text("All placed.").first).to_be_visible()
    held.append("from now on")
    host.ask("next", round=2, roll="5+5")
    tim.give_name("Tim", "Take a seat")
    expect(tim.page.get_by_role("alert").locator("button")).to_be_visible()
    tim.page.evaluate("hearAgain()")
    held.clear()
    expect(tim.page.locator("[data-missed='2'][data-placed='1']")).to_be_visible()
    place_next(tim, "b2")
    tim.give_name("Tim", "Take a seat")
    tim.wait_for_round(3)
    assert [number for number in tim.numbers() if number] == [7, 8]


def test_knaster_is_watched_until_the_next_game(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    host = ScriptedGame("knaster", ROLLS, ["c3", "d4"]).set_up(server.url, stack, "Ola")
    tim = invite().go(host.code)
    expect(tim.page.get_by_text("You can play along in the next game.")).to_be_visible()
    expect(tim.button("Play along")).to_have_count(0)
    tim.button("Just watch").click()
    expect(tim.page.get_by_text("You are watching")).to_be_visible()
    host.ask("abandon")
    host.ask("rematch")
    tim.give_name("Tim", "Take a seat")
    expect(tim.seat("Tim")).to_contain_text("you")


def test_a_locked_table_offers_no_seat(invite: Invite, server: Server, stack: ExitStack) -> None:
    host = stack.enter_context(open_device(server.url, names=["Ola"]))
    host.ask("start")
    tim = invite().join_as_spectator(host.code)
    expect(tim.button("Play along")).to_be_visible()
    host.ask("lock", locked=True)
    expect(tim.button("Play along")).to_have_count(0)
