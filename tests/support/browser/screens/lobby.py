"""Screens before a game or on the way into it: lobbies, hosts, latecomers, club rooms."""

import httpx
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.screens.navigation import (
    open_as_device,
    open_running_game,
    pretend_public_address,
    wait_for_visible,
)
from support.browser.screens.stage import Stage, register_screen
from support.server.club_evenings import ClubDevices, play_quickly
from support.server.devices import Device, join_device, open_device


@register_screen
def lobby_few(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.waiting_table(2), alone=False)
    expect(person.page.locator("ol li")).to_have_count(4)
    wait_for_visible(person, ".about section:last-child")


@register_screen
def lobby_many(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.waiting_table(10), alone=False)
    expect(person.page.locator("ol li")).to_have_count(12)


@register_screen
def club_rooms(_: Stage, person: Person) -> None:
    person.remember("rooms", ["chess-club", "w" * 32])
    person.go("r")
    wait_for_visible(person, "form input")


@register_screen
def class_lobby(stage: Stage, person: Person) -> None:
    """A host without a seat, and pupils who have come."""
    if "class lobby" not in stage.devices:
        host = stage.stack.enter_context(open_device(stage.url, preset="class", rehearsal="class"))
        stage.devices["class lobby"] = host
        stage.stack.enter_context(join_device(stage.url, host.code, *stage.names[:6]))
        host.ask("more-time", seat=2, on=True)
        host.refresh()
    open_as_device(person, stage.devices["class lobby"], alone=False)
    expect(person.page.locator("main ol li")).to_have_count(6)


def _list_names(stage: Stage) -> Device:
    """The table of a class whose list has more names than have come."""
    if "roster" not in stage.devices:
        host = stage.stack.enter_context(open_device(stage.url, preset="class", rehearsal="list"))
        stage.devices["roster"] = host
        names = [f"{name} {number}"[-24:] for number in (1, 2, 3) for name in stage.names[:10]]
        host.ask("roster", names=names)
        stage.stack.enter_context(join_device(stage.url, host.code, *names[:3]))
    return stage.devices["roster"]


@register_screen
def roster_choice(stage: Stage, person: Person) -> None:
    """A pupil's names to tap, three of which are taken."""
    person.go(_list_names(stage).code)
    expect(person.page.locator("[data-name]")).to_have_count(30)


@register_screen
def roster_dialog(stage: Stage, person: Person) -> None:
    """The list of a class, with a line that gives no name."""
    open_as_device(person, _list_names(stage), alone=False)
    person.page.locator("[data-roster-open]").click()
    person.page.locator("dialog textarea").fill("1. Ada\n[?]")
    wait_for_visible(person, "[data-read] li")


def _set_up_teams(stage: Stage) -> Device:
    """A class of twelve in its lobby, in three teams, with a game behind it."""
    if "teams" not in stage.devices:
        host = open_device(stage.url, preset="class", rehearsal="teams")
        stage.devices["teams"] = stage.stack.enter_context(host)
        stage.stack.enter_context(join_device(stage.url, host.code, *stage.names))
        teams = {f"{at}. {stage.names[at]}"[:24]: list(stage.names[at::3]) for at in range(3)}
        host.ask("teams", teams=teams)
        for ask in ("start", "abandon", "rematch"):
            host.ask(ask)
        host.refresh()
    return stage.devices["teams"]


@register_screen
def class_teams(stage: Stage, person: Person) -> None:
    """A class whose seats stand side by side."""
    open_as_device(person, _set_up_teams(stage), alone=False)
    wait_for_visible(person, "[data-teams]")
    # At the end of the page the bar with the button covers no half of a name.
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


@register_screen
def teams_dialog(stage: Stage, person: Person) -> None:
    """Teams with a name that two of them have."""
    class_teams(stage, person)
    person.page.locator("[data-teams-open]").click()
    names = person.page.locator("dialog .names input")
    names.first.fill("A")
    names.last.fill("a")
    person.page.locator("dialog .primary").click()
    wait_for_visible(person, "dialog .inside > [role=alert]")


@register_screen
def delete_dialog(stage: Stage, person: Person) -> None:
    """Asks before a table is deleted."""
    class_teams(stage, person)
    person.page.locator("[data-delete-table]").click()
    wait_for_visible(person, "dialog input")


@register_screen
def host_list(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.class_game(), alone=False)
    person.page.locator(".top button").first.click()
    expect(person.page.locator("dialog li")).to_have_count(30)


@register_screen
def host_link(stage: Stage, person: Person) -> None:
    pretend_public_address(person)
    host_list(stage, person)
    person.page.locator("dialog .create-host-link").click()
    wait_for_visible(person, "[data-host-link] svg")


@register_screen
def join_late(stage: Stage, person: Person) -> None:
    person.go(stage.class_game().code)
    wait_for_visible(person, "button.primary")


@register_screen
def late(stage: Stage, person: Person) -> None:
    """Three of five missed numbers are placed."""
    join_late(stage, person)
    person.page.locator("button.primary").click()
    wait_for_visible(person, ".now strong")  # the first number: before it is known, none is placed
    for cell in ("c3", "b2", "d4"):
        person.page.locator(f"[data-late] [data-cell='{cell}']").click()
    expect(person.page.locator("[data-placed='3']")).to_be_visible()


@register_screen
def late_done(stage: Stage, person: Person) -> None:
    late(stage, person)
    for cell in ("a1", "e5"):
        person.page.locator(f"[data-late] [data-cell='{cell}']").click()
    wait_for_visible(person, "form input")


@register_screen
def club_room(_: Stage, person: Person) -> None:
    """Nobody is there yet."""
    person.go("r/" + "kółko-gier-w-bibliotece-miejskiej"[:32])
    wait_for_visible(person, "[data-room=empty] fieldset:nth-of-type(2)")


@register_screen
def club_room_open(stage: Stage, person: Person) -> None:
    """A table is open."""
    if "room" not in stage.devices:
        opened = httpx.post(f"{stage.url}/api/rooms/board-games", json={"names": ["Ola", "Tim"]})
        device = Device(stage.url, opened.json()["ticket"]["token"])
        stage.devices["room"] = stage.stack.enter_context(device)
    pretend_public_address(person)
    person.go("r/board-games")
    wait_for_visible(person, "[data-room=lobby]")
    wait_for_visible(person, ".qr svg")


@register_screen
def club_room_season(stage: Stage, person: Person) -> None:
    """Twelve people, for a keeper of the room."""
    if "season" not in stage.devices:
        club = ClubDevices(stage.url, "season-club")
        people = ["Małgorzata Brzęczyszczyk", *stage.names]
        playing = play_quickly(club, people, games=2)
        stage.devices["season"] = stage.stack.enter_context(playing)
        stage.room_key = club.keys[people[0]]
    person.remember("roomkeys", [["season-club", stage.room_key]])
    person.go("r/season-club")
    wait_for_visible(person, "[data-season] tbody tr:nth-child(12)")
    wait_for_visible(person, "[data-keeper]")


@register_screen
def club_room_person(stage: Stage, person: Person) -> None:
    """The page of one of them."""
    club_room_season(stage, person)
    person.page.locator("[data-season] tbody a").first.click()
    wait_for_visible(person, "dialog .keeper")


@register_screen
def lobby_paper(stage: Stage, person: Person) -> None:
    if "lobby with paper" not in stage.devices:
        host = open_device(stage.url, names=["Ola"], rehearsal="alone")
        stage.devices["lobby with paper"] = stage.stack.enter_context(host)
        guest = stage.stack.enter_context(join_device(stage.url, host.code))
        host.ask("sit-paper", name=stage.names[0])
        guest.ask("sit-paper", name=stage.names[1])
        host.refresh()
    device = stage.devices["lobby with paper"]
    open_as_device(person, device, alone=False)
    wait_for_visible(person, "[data-paper]")
