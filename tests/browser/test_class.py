"""What a host does for a class: silly names, more time, latecomers, a second device."""

import re
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.timed_pages import advance_time, freeze_time
from support.browser.viewports import DESKTOP
from support.server.devices import Device, join_device, open_device
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock


def names(device: Device) -> list[str]:
    return [seat["name"] for seat in device.refresh().table["seats"]]


def test_a_silly_name_is_taken_off_with_a_tap(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    pupil = stack.enter_context(join_device(server.url, teacher.code, "Ada", "Poo", "Cem"))
    teacher.button("Another name for Poo").click()
    back = teacher.button("Give the name “Poo” back")
    expect(back).to_be_visible()
    assert names(pupil)[0::2] == ["Ada", "Cem"]
    assert names(pupil)[1] != "Poo"
    back.click()
    expect(teacher.button("Another name for Poo")).to_be_visible()
    assert names(pupil) == ["Ada", "Poo", "Cem"]

    teacher.start()  # in the game, on the big screen too
    teacher.press_in_menu()
    teacher.button("Another name for Poo").click()
    expect(back).to_be_visible()
    given = names(pupil)[1]
    assert given != "Poo"
    teacher.page.get_by_role("link", name="Big screen").click()
    teacher.press_in_menu()
    expect(teacher.page.get_by_role("dialog").get_by_text(given, exact=True)).to_be_visible()
    back.click()
    expect(teacher.button("Another name for Poo")).to_be_visible()
    assert names(pupil) == ["Ada", "Poo", "Cem"]
    # Everybody looks at this screen: the link to lead is made elsewhere.
    expect(teacher.button("Lock the table")).to_be_visible()
    expect(teacher.button("Lead from a second device")).to_have_count(0)


def test_a_name_that_was_taken_off_is_allowed_again(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    pupil = stack.enter_context(join_device(server.url, teacher.code, "Poo", "Pee"))
    for seat, name in enumerate(("Poo", "Pee")):  # in the lobby, then from the menu of the game
        teacher.button(f"Another name for {name}").click()
        expect(teacher.button(f"Give the name “{name}” back")).to_be_visible()
        refusal = pupil.wait_for_answer(pupil.send("rename", seat=seat, name=name))
        assert refusal["code"] == "name-kept"
        teacher.button(f"Allow “{name}” again").click()
        expect(teacher.button(f"Allow “{name}” again")).to_have_count(0)
        if seat == 0:
            teacher.start()
            teacher.press_in_menu()


def test_a_name_that_was_taken_off_is_not_on_the_big_screen(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    stack.enter_context(join_device(server.url, teacher.code, "Ada", "Poo"))
    teacher.button("Another name for Poo").click()
    expect(teacher.button("Allow “Poo” again")).to_be_visible()
    teacher.start()
    teacher.page.get_by_role("button", name="Menu").click()
    teacher.page.get_by_role("link", name="Big screen").click()
    teacher.press_in_menu()
    expect(teacher.button("Another name for Ada")).to_be_visible()
    expect(teacher.page.get_by_role("dialog")).not_to_contain_text("Poo")


def test_more_time_for_one_seat(timed_invite: Invite, clock: StoppedClock) -> None:
    """Only hosts see who has it; the clock on the pupil's device is the pupil's own."""
    teacher = timed_invite(viewport=DESKTOP).open_home()
    settings: dict[str, Any] = {"seconds": 600, "untimed": 0}
    with open_device(teacher.url, preset="class", settings=settings) as host:
        teacher.keep_ticket(host.ticket())
        ben, cem = (timed_invite().join(f"{host.url}/{host.code}", name) for name in ("Ben", "Cem"))
        teacher.go(host.code)
        teacher.button("Change Cem").click()
        more = teacher.page.get_by_role("dialog").get_by_role("button", name="More time")
        more.click()
        expect(more).to_have_attribute("aria-pressed", "true")
        teacher.press("Escape")
        expect(teacher.seat("Cem")).to_contain_text("More time")
        expect(ben.seat("Cem")).not_to_contain_text("More time")
        teacher.start()
        teacher.roll()
        for pupil, most in ((ben, "600"), (cem, "1200")):
            expect(pupil.page.get_by_role("timer")).to_have_text(most)
        advance_time(clock, 590, teacher)
        for pupil, left in ((ben, "10"), (cem, "610")):
            expect(pupil.page.get_by_role("timer")).to_have_text(left)
        teacher.press_in_menu("More time for Cem")
        expect(teacher.button("More time for Cem")).to_have_attribute("aria-pressed", "false")
        assert host.refresh().yours["more_time"] == []


def test_who_is_slow_is_for_hosts_to_know(invite: Invite, server: Server, stack: ExitStack) -> None:
    settings: dict[str, Any] = {"seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    ben = invite().join(f"{server.url}/{host.code}", "Ben")
    cem = stack.enter_context(join_device(server.url, host.code, "Cem"))
    teacher = invite()
    teacher.remember("tickets", [host.ticket()])
    teacher.go(host.code)
    teacher.start()
    teacher.roll()
    cem.ask("move", seat=1, round=1, move="a1")
    expect(teacher.player_button("Cem")).to_have_accessible_name("Cem, 0 points, has moved")
    ben.make_random_move()
    expect(ben.player_button("Ben")).to_have_accessible_name("Ben, 0 points, has moved")
    expect(ben.player_button("Cem")).to_have_accessible_name("Cem, 0 points")


def test_a_second_device_leads(invite: Invite, server: Server, stack: ExitStack) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    pupil = stack.enter_context(join_device(server.url, teacher.code, "Ada"))
    link = made_link(teacher)
    tablet = invite().go(link.removeprefix(server.url + "/"))
    expect(tablet.button("Start")).to_be_visible()
    assert tablet.page.url == f"{server.url}/{teacher.code}"  # the key is gone from the address
    teacher.button("Lock").click()
    second = invite().go(link.removeprefix(server.url + "/"))  # also at a locked table
    expect(second.button("Start")).to_be_visible()
    second.start()
    tablet.roll()
    teacher.wait_for_round(1)
    pupil.ask("move", seat=0, round=1, move="c3")
    second.roll()
    tablet.page.reload()  # the device is a host without the link
    tablet.wait_for_round(2)
    tablet.press_in_menu("Pause")
    expect(teacher.page.get_by_text("Paused").first).to_be_visible()

    teacher.press_in_menu()
    newer = made_link(teacher)
    assert newer != link
    late = invite().go(link.removeprefix(server.url + "/"))
    late.expected.append("403")
    expect(late.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    expect(late.button("Roll")).to_have_count(0)


def test_a_further_host_is_sent_away(invite: Invite, server: Server) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    ada = invite().join(teacher.link, "Ada")
    link = made_link(teacher)
    tablet = invite().go(link.removeprefix(server.url + "/"))
    expect(tablet.button("Start")).to_be_visible()
    tablet.start()
    teacher.press_in_menu()
    dismiss = "Stop leading: Device without a player"
    teacher.button(dismiss).click()
    expect(teacher.button(dismiss)).to_have_count(0)
    expect(tablet.button("Roll")).to_have_count(0)
    expect(ada.page.locator(".own-sheet")).to_be_visible()


def made_link(host: Person) -> str:
    host.button("Lead from a second device").click()
    return host.page.get_by_label("Link to lead the game").input_value()


def test_a_host_link_takes_no_seat_away(invite: Invite, server: Server) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    ola = invite()
    freeze_time(ola.page)  # what is said there goes by itself
    ola.join(f"{server.url}/{teacher.code}", "Ola")
    link = made_link(teacher)
    ola.page.goto(link)
    expect(ola.page.get_by_text("This device plays along.")).to_be_visible()
    expect(ola.seat("Ola")).to_contain_text("you")
    expect(ola.button("Start")).to_have_count(0)
    teacher.page.goto(link)  # whoever leads already goes on
    expect(teacher.button("Start")).to_be_visible()
    expect(teacher.page.get_by_text("You lead the game without a seat.")).to_be_visible()
