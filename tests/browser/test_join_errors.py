"""Coming to a table where something is in the way: a sentence and a way on, never a blank page."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, Route, expect

from fivebyfive.server import Limits
from fivebyfive.words import Language, explain
from support.browser.invitations import Invite
from support.browser.person import Person
from support.server.stopped_clock import StoppedClock

NO_TABLE = "000000"


@pytest.fixture
def emma(invite: Invite) -> Person:
    """The host of a table in its lobby."""
    return invite().open_table("Emma")


@pytest.fixture
def ola(invite: Invite) -> Iterator[Person]:
    """Somebody at the door; the browser's console notes what the server refuses."""
    ola = invite()
    yield ola
    assert all("status of 4" in one for one in ola.complaints)
    ola.complaints.clear()


@pytest.mark.parametrize("path", ["", NO_TABLE])
def test_a_wrong_code(path: str, emma: Person, ola: Person) -> None:
    ola.go(path)
    if not path:
        ola.type_code(NO_TABLE)
    expect(alert(ola, f"There is no table “{NO_TABLE}”.")).to_be_visible()
    ola.page.get_by_label("Join with a code").fill("")
    ola.type_code(emma.code)
    ola.give_name("Ola", "Join")
    expect(emma.seat("Ola")).to_be_visible()


def test_no_such_page(ola: Person) -> None:
    ola.go("somewhere")
    expect(ola.page.get_by_text("There is nothing at this address.")).to_be_visible()
    ola.page.get_by_role("link", name="Home").click()
    expect(ola.button("Play Knister")).to_be_visible()


def test_a_locked_table(emma: Person, ola: Person) -> None:
    ola.go(emma.code)
    expect(ola.page.get_by_label("Your name")).to_be_visible()
    emma.page.get_by_role("button", name="Lock", exact=True).click()
    expect(emma.page.get_by_text("nobody else can join")).to_be_visible()
    ola.give_name("Ola", "Join")  # too late
    locked = ola.page.get_by_text("The table is locked. Ask the host to let you in.")
    expect(locked.first).to_be_visible()
    ola.button("Try again").click()
    expect(locked.first).to_be_visible()
    emma.button("Unlock").click()
    expect(emma.page.get_by_text("nobody else can join")).to_have_count(0)
    ola.button("Try again").click()
    ola.give_name("Ola", "Join")
    expect(emma.seat("Ola")).to_be_visible()


def test_a_finished_table(emma: Person, ola: Person) -> None:
    emma.add_player("Kim")
    emma.start()
    emma.roll()
    emma.press_in_menu("End the game", "Yes")
    expect(emma.page.locator("[data-ended]")).to_be_visible()
    ola.go(emma.code)
    expect(ola.page.get_by_text("This game is over.")).to_be_visible()
    ola.button("Just watch").click()
    assert ola.totals() == [0, 0]


def test_a_taken_name(emma: Person, ola: Person) -> None:
    ola.go(emma.code)
    ola.give_name("Emma", "Join")
    expect(alert(ola, "The name Emma is taken.")).to_be_visible()
    ola.button("Take “Emma 2”").click()
    expect(ola.seat("Emma 2")).to_contain_text("you")
    expect(emma.seat("Emma 2")).to_be_visible()


def test_a_name_that_is_taken_meanwhile(emma: Person, ola: Person) -> None:
    address = f"{emma.url}/api/tables/{emma.code}"
    seen = [httpx.get(address).json()]  # what Ola's page knows until it tries to join

    def join(route: Route) -> None:
        seen.clear()
        route.continue_()

    ola.page.route(address, lambda to: to.fulfill(json=seen[0]) if seen else to.continue_())
    ola.page.route("**/devices", join)
    ola.go(emma.code)
    emma.add_player("Kim")
    ola.give_name("Kim", "Join")
    expect(alert(ola, "The name Kim is taken.")).to_be_visible()
    ola.button("Take “Kim 2”").click()
    expect(emma.seat("Kim 2")).to_be_visible()


def test_a_full_table(emma: Person, ola: Person) -> None:
    """Two thousand seats take long to fill: the server's answer is played to the page."""
    facts = {"seats": 2000}
    sentence = explain(Language.EN, "table-full", facts)
    answer = {"code": "table-full", "message": sentence, "facts": facts}
    ola.page.route("**/devices", lambda route: route.fulfill(status=409, json=answer))
    ola.go(emma.code)
    expect(ola.button("Just watch")).to_be_visible()
    ola.page.route(f"**/tables/{emma.code}", lambda _: None)  # a slow network: no answer comes
    ola.give_name("Ola", "Join")
    expect(alert(ola, "The table is full: it has 2,000 seats.")).to_be_visible()
    ola.page.unroute("**/devices")
    ola.button("Just watch").click()
    expect(ola.page.get_by_text("Waiting for Emma to start.")).to_be_visible()


def test_on_another_device(emma: Person, ola: Person, invite: Invite) -> None:
    old = invite().join(emma.link, "Ola")
    emma.start()
    emma.roll()
    old.make_random_move()
    numbers = old.numbers()
    old.close_browser()
    expect(emma.player_button("Ola")).to_have_accessible_name("Ola, 0 points, away")

    ola.go(emma.code)
    ola.button("I am Ola").click()
    expect(
        ola.page.get_by_text("Waiting for the host to confirm that you are Ola.")
    ).to_be_visible()
    asked = emma.page.get_by_text("Somebody says: “I am Ola, on another device.” Is that right?")
    expect(asked.last).to_be_visible()
    emma.page.get_by_role("button", name="No", exact=True).click()
    expect(ola.page.get_by_text("The host did not confirm it.")).to_be_visible()
    expect(ola.page.locator(".own-sheet")).to_have_count(0)

    kims = invite().go(emma.code)
    kims.button("I am Ola").click()
    emma.button("Yes, let them in").click()
    expect(kims.page.get_by_role("grid", name="Sheet of Ola")).to_be_visible()
    assert kims.numbers() == numbers
    emma.make_random_move()
    kims.roll()


def alert(person: Person, words: str) -> Locator:
    return person.page.get_by_role("alert").filter(has_text=words)


def test_a_name_is_only_text(invite: Invite) -> None:
    name = "<img src=x onerror=f()>"
    emma, ola = invite(), invite()
    for person in (emma, ola):
        person.page.add_init_script("window.f = () => { window.struck = true; }")
    emma.open_table(name)
    ola.join(emma.link, "Ola")

    def shown_to_everybody() -> None:
        for person in (emma, ola):
            expect(
                person.page.get_by_text(name).or_(person.player_button(name)).first
            ).to_be_visible()
            assert person.page.locator("img[src=x]").count() == 0
            assert person.page.evaluate("window.struck") is None

    shown_to_everybody()
    emma.start()
    emma.roll()
    ola.wait_for_round(1)
    shown_to_everybody()
    emma.press_in_menu("End the game", "Yes")
    expect(ola.page.locator("[data-ended]")).to_be_visible()
    shown_to_everybody()


def test_where_nothing_happens_the_page_rests(timed_invite: Invite, clock: StoppedClock) -> None:
    emma = timed_invite().open_table("Emma")
    asleep = emma.page.get_by_text(explain(Language.EN, "idle", {}))
    clock.now += Limits().idle_after + 1
    expect(asleep).to_be_visible()
    httpx.get(f"{emma.url}/api/tables/{emma.code}")
    expect(asleep).to_be_visible()
    emma.page.mouse.click(5, 5)
    expect(emma.seat("Emma")).to_be_visible()
