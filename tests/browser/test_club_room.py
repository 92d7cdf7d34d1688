"""A club with a room of its own: the same link every week, a new table each time."""

import httpx
from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.polling import wait_until
from support.browser.screens.navigation import pretend_public_address
from support.browser.timed_pages import freeze_time

LOOKS_AGAIN = 4000  # milliseconds; as screens/clubRoom/ClubRoom.svelte has it


def test_a_room_is_made_and_has_its_link(invite: Invite) -> None:
    host = invite()
    pretend_public_address(host)
    host.open_home()
    host.page.get_by_role("link", name="A room for your club").click()
    host.page.get_by_label("Name of the club room").fill("Our Club")
    host.button("To the club room").click()
    expect(host.page.get_by_role("heading", level=1)).to_contain_text("our-club")
    expect(host.page.get_by_role("status").filter(has_text="Nobody is there yet")).to_be_visible()
    link = host.page.get_by_role("textbox", name="Link to this club room")
    expect(link).to_have_value("http://192.168.7.7:8555/r/our-club")
    expect(host.page.get_by_role("img", name="QR code with the link")).to_be_visible()
    host.button("Open a table").click()
    expect(host.button("Start")).to_be_visible()
    expect(link).to_have_value("http://192.168.7.7:8555/r/our-club")
    expect(host.page.get_by_text("Club room: our-club")).to_be_visible()


def test_a_club_evening(invite: Invite) -> None:
    host = invite().go("r/Chess-Club")
    link = f"{host.url}/r/chess-club"
    # Two of the club look at the same time; when one opens a table the other sees it.
    guest = invite()
    freeze_time(guest.page)
    guest.page.goto(link)
    expect(guest.button("Open a table")).to_be_visible()
    host.choose("Knaster")
    host.choose("Far apart")
    host.button("Open a table").click()
    expect(host.button("Start")).to_be_visible()
    first = host.code
    guest.page.clock.run_for(LOOKS_AGAIN)
    expect(guest.page.locator("[data-room] [role=status]")).to_contain_text(
        "A table is open: Knaster, one person"
    )
    guest.page.get_by_role("link", name="Join").click()
    guest.give_name("Tim", "Join")
    expect(guest.seat("Tim")).to_contain_text("you")
    assert guest.code == first

    host.start()
    late = invite()
    freeze_time(late.page)
    late.page.goto(link)
    expect(late.page.locator("[data-room] [role=status]")).to_contain_text(
        "A game is being played: Knaster, 2"
    )
    late.page.get_by_role("link", name="Watch").click()
    expect(late.button("Just watch")).to_be_visible()
    guest.page.goto(link)
    guest.page.get_by_role("link", name="Back to the table").click()
    guest.wait_for_round(0)

    # The game is over and everybody has gone home: next week there is a new table.
    with host.connect_device() as device:
        device.ask("abandon")
    expect(host.page.locator("[data-ended]")).to_be_visible()
    late.page.goto(link)
    expect(late.page.locator("[data-room] [role=status]")).to_contain_text("has just ended")
    for person in (host, guest):
        person.page.context.close()
    room = f"{late.url}/api/rooms/chess-club"
    wait_until(late.page, lambda: not httpx.get(room).json()["code"])  # the server has noticed
    late.page.clock.run_for(LOOKS_AGAIN)
    expect(late.button("Open a table")).to_be_visible()
    late.choose("Class")
    late.button("Open a table").click()
    expect(late.button("Start")).to_be_visible()
    expect(late.page.get_by_text("You lead the game without a seat.")).to_be_visible()
    assert late.code != first
    late.go("r")
    late.page.get_by_role("link", name="chess-club").click()
    expect(late.page.get_by_role("link", name="Back to the table")).to_be_visible()


def test_two_press_at_the_same_moment(invite: Invite) -> None:
    """The second learns it by pressing, before the page has looked again."""
    one, two = invite(), invite()
    for person in (one, two):
        freeze_time(person.page)
        person.go("r/moment")
        expect(person.button("Open a table")).to_be_visible()
    one.button("Open a table").click()
    expect(one.button("Start")).to_be_visible()
    two.button("Open a table").click()
    two.page.get_by_role("link", name="Join").click()
    two.give_name("Tim", "Join")
    assert two.code == one.code


def test_what_is_no_name_of_a_room(invite: Invite) -> None:
    person = invite()
    person.expected.append("422")
    person.go("r")
    person.page.get_by_label("Name of the club room").fill("a!")
    person.button("To the club room").click()
    expect(person.page.get_by_role("alert")).to_contain_text("3 to 32 letters")
    person.page.get_by_label("Name of the club room").fill("Kółko")
    person.button("To the club room").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("kółko")

    person.go("r/no_name")
    expect(person.page.get_by_role("alert")).to_contain_text("3 to 32 letters")
    person.page.get_by_role("link", name="Another club room").click()
    expect(person.page.get_by_label("Name of the club room")).to_be_visible()
