"""A club room that remembers: its season, its people, and what a keeper may do."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.timed_pages import freeze_time
from support.server.club_evenings import ClubDevices, play_quickly
from support.server.server_process import Server

PEOPLE = ["Ola", "Tim", "Eva", "Ola K"]


@pytest.fixture
def club(server: Server, request: pytest.FixtureRequest) -> Iterator[ClubDevices]:
    """Two games of four people, who are still there; Ola is the keeper."""
    name = re.sub("[^a-z]+", "-", request.node.originalname.removeprefix("test_"))[:30]
    devices = ClubDevices(server.url, name)
    with play_quickly(devices, PEOPLE, games=2):
        yield devices


def come_as_keeper(invite: Invite, club: ClubDevices) -> Person:
    person = invite()
    person.remember("roomkeys", [[club.room, club.keys["Ola"]]])
    person.go(f"r/{club.room}")
    expect(rows(person)).to_have_count(4)
    return person


def rows(person: Person) -> Locator:
    return person.page.locator("[data-season] tbody tr")


def row_of(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-season] tr[data-person='{name}']")


def test_a_stranger_sees_how_many_games_there_are(invite: Invite, club: ClubDevices) -> None:
    stranger = invite().go(f"r/{club.room}")
    memory = stranger.page.locator("[data-memory=on]")
    expect(memory).to_contain_text("2 games.")
    expect(memory).to_contain_text("until a keeper")
    expect(memory).to_contain_text("This one is not among them yet.")
    expect(stranger.page.get_by_text("Ola")).to_have_count(0)
    expect(stranger.page.locator("[data-season]")).to_have_count(0)


def test_the_season_as_the_server_tells_it(invite: Invite, club: ClubDevices) -> None:
    keeper = come_as_keeper(invite, club)
    season = club.read_season("Ola", "knister")
    for row in season["rows"]:
        cells = row_of(keeper, row["person"]["name"]).locator("td")
        shown = [str(row["games"]), str(row["wins"]), f"{row['mean']:.1f}", str(row["best"])]
        expect(cells).to_have_text(shown)
        rating = f"rating {row['rating']['value']:.0f} ± {row['rating']['uncertainty']:.0f}"
        expect(row_of(keeper, row["person"]["name"]).locator("th")).to_contain_text(rating)
    keeper.page.get_by_text("What is the rating?").click()
    expect(keeper.page.get_by_text("So far that is so in 0 of 2 games.")).to_be_visible()
    keeper.choose("Knaster")
    expect(keeper.page.get_by_text("No finished game yet.")).to_be_visible()


def test_the_record_of_a_game_is_saved(invite: Invite, club: ClubDevices) -> None:
    keeper = come_as_keeper(invite, club)
    with keeper.page.expect_download() as waiting:
        keeper.page.get_by_role("button", name=re.compile("^Record of")).first.click()
    assert waiting.value.path().read_text().startswith("Game: knister\nSeats: Ola, Tim, Eva, Ola K")


def test_a_keeper_merges_separates_hides_and_deletes(invite: Invite, club: ClubDevices) -> None:
    keeper = come_as_keeper(invite, club)
    page = keeper.page
    row_of(keeper, "Ola K").get_by_role("link").click()
    dialog = page.get_by_role("dialog", name="Ola K")
    dialog.get_by_label("Ola K is the same person as").select_option("Ola")
    dialog.get_by_role("button", name="Merge").click()
    expect(rows(keeper)).to_have_count(3)
    row_of(keeper, "Ola").get_by_role("link").click()
    page.get_by_role("button", name="Ola K is somebody else").click()
    expect(rows(keeper)).to_have_count(4)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()

    row_of(keeper, "Tim").get_by_role("link").click()
    page.get_by_role("button", name="Hide", exact=True).click()
    expect(rows(keeper)).to_have_count(3)
    tools = page.locator("[data-keeper]")
    tools.get_by_role("button", name="Tim").click()
    page.get_by_role("button", name="Show to all again").click()
    expect(rows(keeper)).to_have_count(4)

    row_of(keeper, "Eva").get_by_role("link").click()
    page.get_by_role("button", name="Delete …").click()
    expect(page.get_by_text("This cannot be undone.")).to_be_visible()
    page.get_by_role("button", name="Delete Eva").click()
    expect(rows(keeper)).to_have_count(3)
    expect(page.get_by_text("Eva")).to_have_count(0)


def test_the_page_of_a_person_has_an_address(invite: Invite, club: ClubDevices) -> None:
    keeper = come_as_keeper(invite, club)
    page, room = keeper.page, re.compile(f"/r/{club.room}$")
    link = row_of(keeper, "Tim").get_by_role("link")
    address = str(link.get_attribute("href"))
    dialog = page.get_by_role("dialog", name="Tim")
    link.click()
    expect(dialog).to_be_visible()
    expect(page).to_have_url(re.compile(f"{re.escape(address)}$"))
    page.reload()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(room)
    page.go_forward()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(room)

    other = invite()  # by the link alone: the room is where the way back leads
    freeze_time(other.page)
    other.remember("roomkeys", [[club.room, club.keys["Ola"]]])
    other.go(address.removeprefix("/"))
    expect(other.page.get_by_role("dialog", name="Tim")).to_be_visible()
    other.page.go_back()
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    expect(other.page).to_have_url(room)
    for _ in range(2):  # it stays closed when the room is looked at again
        with other.page.expect_response(club.api):
            other.page.clock.run_for(4_000)
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    expect(rows(other)).to_have_count(4)


def test_what_was_forgotten_is_not_shown_any_more(invite: Invite, club: ClubDevices) -> None:
    """Also where there was no game yet, and where somebody else has switched it off."""
    keeper, guest = come_as_keeper(invite, club), invite()
    guest.remember("roomkeys", [[club.room, club.keys["Tim"]]])
    guest.go(f"r/{club.room}")
    expect(rows(guest)).to_have_count(4)
    guest.expected.append("403")
    keeper.button("Remember nothing").click()
    keeper.button("Forget everything").click()
    for person in (keeper, guest):
        expect(person.page.locator("[data-memory=off]")).to_contain_text("Nothing.")
        expect(rows(person)).to_have_count(0)
        expect(person.page.get_by_text("Eva")).to_have_count(0)
    keeper.button("Remember games from now on").click()
    expect(keeper.page.locator("[data-memory=on]")).to_contain_text("0 games.")
    other = invite()
    other.remember("roomkeys", [[club.room, club.keys["Ola"]]])
    other.go(f"r/{club.room}")
    expect(other.page.get_by_text("No finished game yet.")).to_be_visible()
    other.button("Remember nothing").click()
    other.button("Forget everything").click()
    expect(keeper.button("Remember games from now on")).to_be_visible()


def test_a_link_makes_a_keeper_and_one_switch_forgets(invite: Invite, club: ClubDevices) -> None:
    keeper = come_as_keeper(invite, club)
    keeper.button("Link for another keeper").click()
    link = keeper.page.get_by_role("textbox", name="Link for another keeper").input_value()
    other = invite()
    other.page.goto(club.url + link[link.index("/r/") :])
    expect(rows(other)).to_have_count(4)
    assert "#" not in other.page.url
    other.button("Remember nothing").click()
    other.button("Forget everything").click()
    expect(other.button("Remember games from now on")).to_be_visible()
    expect(rows(other)).to_have_count(0)
    keeper.expected.append("403")
    keeper.page.reload()
    expect(keeper.page.locator("[data-memory=off]")).to_contain_text("Nothing.")
    other.button("Remember games from now on").click()
    expect(other.page.get_by_text("No finished game yet.")).to_be_visible()


def test_whoever_comes_back_taps_their_name(invite: Invite, server: Server) -> None:
    club = ClubDevices(server.url, "coming-back")
    with play_quickly(club, PEOPLE):
        pass  # and everybody goes home
    keys = [[club.room, club.keys["Ola"]]]
    host, guest = invite(), invite()
    host.remember("roomkeys", keys)
    host.go(f"r/{club.room}")
    wait_until(host.page, lambda: not httpx.get(club.api).json()["code"])
    host.choose("Eva")
    host.button("Open a table").click()
    expect(host.seat("Eva")).to_contain_text("you")
    guest.remember("roomkeys", keys)
    guest.go(host.code)
    expect(guest.page.get_by_role("heading", name="Tap your name")).to_be_visible()
    expect(guest.button("Eva, taken")).to_be_visible()
    guest.button("Tim").click()
    expect(guest.seat("Tim")).to_contain_text("you")


def test_a_room_gets_to_know_whoever_sits_with_somebody_it_knows(invite: Invite) -> None:
    host = invite().go("r/first-evening")
    host.button("Open a table").click()
    expect(host.button("Start")).to_be_visible()
    guest = invite().go("r/first-evening")
    guest.page.get_by_role("link", name="Join").click()
    guest.give_name("Tim", "Join")
    expect(guest.seat("Tim")).to_contain_text("you")
    for person, keeps in ((host, True), (guest, False)):
        person.page.wait_for_function("localStorage['fivebyfive.roomkeys']")
        person.go("r/first-evening")
        expect(person.page.get_by_text("No finished game yet.")).to_be_visible()
        expect(person.page.locator("[data-keeper]")).to_have_count(int(keeps))
