"""The list of a class: pasted by whoever leads, tapped by the pupils."""

from contextlib import ExitStack

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import DESKTOP
from support.server.devices import join_device
from support.server.server_process import Server

PASTED = "1. Kowalska, Ada\n2. Ben\n3. Ben\n4. [?]\n"


def paste_list(teacher: Person, text: str, only: bool = False) -> None:
    teacher.button("List of names").click()
    dialog = teacher.page.get_by_role("dialog")
    dialog.get_by_label("Names", exact=True).fill(text)
    dialog.get_by_label("Only names on the list").set_checked(only)
    teacher.button("Use this list").click()
    expect(dialog).to_have_count(0)


def test_pupils_tap_their_names(invite: Invite, server: Server, stack: ExitStack) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    teacher.button("List of names").click()
    dialog = teacher.page.get_by_role("dialog")
    dialog.get_by_label("Names", exact=True).fill(PASTED)
    expect(dialog.locator("[data-read]")).to_contain_text("3 names")
    expect(dialog.locator("[data-read]")).to_contain_text("Line 4 gives no name: 4. [?]")
    teacher.button("Use this list").click()
    expect(teacher.page.locator("[data-roster]")).to_have_text("On the list: 3, here: 0")

    pupil = invite().go(teacher.code)
    pupil.button("Ada Kowalska").click()
    expect(pupil.seat("Ada Kowalska")).to_contain_text("you")
    expect(teacher.page.locator("[data-roster]")).to_have_text("On the list: 3, here: 1")

    second = invite().go(teacher.code)
    taken = second.button("Ada Kowalska, taken")
    expect(taken).to_have_attribute("aria-disabled", "true")
    taken.click(force=True)
    stack.enter_context(join_device(server.url, teacher.code, "Ben"))  # a moment before
    second.button("My name is not on the list").click()
    second.give_name("Cem", "Join")
    expect(second.seat("Cem")).to_contain_text("you")


def test_only_names_on_the_list(invite: Invite) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    paste_list(teacher, "Ada\nBen", only=True)
    pupil = invite().go(teacher.code)
    expect(pupil.page.get_by_text("Is your name missing?")).to_be_visible()
    expect(pupil.page.get_by_label("Your name", exact=True)).to_have_count(0)
    expect(pupil.button("My name is not on the list")).to_have_count(0)
    pupil.button("Ben").click()
    expect(pupil.seat("Ben")).to_contain_text("you")

    teacher.button("List of names").click()
    expect(teacher.page.get_by_label("Names", exact=True)).to_have_value("Ada\nBen")
    teacher.button("Remove the list").click()
    late = invite().go(teacher.code)
    expect(late.page.get_by_label("Your name", exact=True)).to_be_visible()
