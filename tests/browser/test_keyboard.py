"""Everything by keyboard, and what is said to those who do not see the sheet."""

import re
from contextlib import ExitStack

from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.server.records import fetch_totals
from support.server.scripted_game import ScriptedGame
from support.server.scripted_rounds import write_cells_in_order
from support.server.server_process import Server

BY_KEYS = (0, 1, 2, 3, 23, 24)  # rounds of a whole game; the others are like them


def said(person: Person, text: str) -> Locator:
    """The announcement, if this is it."""
    return person.page.locator("p[role=status].visually-hidden", has_text=text)


def roll_by_letter(person: Person) -> None:
    before = person.round
    expect(person.roll_button).to_have_attribute("aria-disabled", "false")
    person.press("r")
    expect(person.page.locator(f"[data-round='{before}']")).to_have_count(0)


def test_a_whole_game_without_a_mouse(invite: Invite, server: Server) -> None:
    me = invite().open_home()
    me.tab_to(me.button("Play Knister"))
    me.press("Enter")
    me.wait_for_round(0)
    me.tab_to(me.cell("c3"))
    for number, cell in enumerate(ALL_CELLS):
        if number in BY_KEYS:
            roll_by_letter(me)
            me.walk_to(cell)
            me.press("Enter" if number % 2 else "Space")
            me.wait_until_stored()
        elif number + 1 in BY_KEYS:
            with me.connect_device() as device:
                write_cells_in_order(device, number + 1)
            me.wait_for_round(number + 1)
            me.wait_until_stored()
    assert 0 not in me.numbers()
    me.tab_to(me.button("Finish"))
    expect(me.button("Finish")).to_have_attribute("aria-disabled", "false")
    me.press("Enter")
    expect(me.page.get_by_role("heading", level=1)).to_be_focused()
    assert me.totals() == fetch_totals(server.url, me.code)


def test_letters_take_back_and_can_be_off(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["3+4"], [])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.tab_to(me.cell("c3"))
    me.press("Enter")
    me.wait_until_stored()
    me.press("u")
    expect(me.cell("c3")).to_have_accessible_name("c3, free")

    me.tab_to(me.button("Menu"), back=True)
    me.press("Enter")
    letters = me.page.get_by_role("group", name="Single letters")
    me.tab_to(letters.get_by_role("radio", checked=True))
    me.press("ArrowRight")
    expect(letters.get_by_role("radio", name="Off")).to_be_checked()
    me.press("Escape")
    me.tab_to(me.cell("c3"))
    me.press("Enter")
    me.wait_until_stored()
    me.press("u", "l")
    me.press("ArrowRight", "Enter")  # what was sent before this would be carried out before it
    expect(me.cell("d3")).to_have_accessible_name("d3, 7, pencilled")
    assert not said(me, "row 3").count()


def test_lines_are_read_aloud(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["7", "5", "9"], ["a3", "c1"])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.tab_to(me.cell("c3"))
    me.press("l")
    told = "row 3: 7, empty, empty, empty, empty. column c: 5, empty, empty, empty, empty. diagonal"
    expect(said(me, told)).to_have_count(1)
    me.tab_to(me.button("Lines of this cell"))
    me.press("Enter")
    expect(said(me, told)).to_have_count(1)


def test_the_move_field_and_the_names_of_cells(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    position = ScriptedGame("knaster", ["9", "9", "4"], ["d4", "(d4)"])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    cells = me.page.get_by_role("grid", name="Sheet of Ola")
    expect(cells.get_by_role("gridcell", name="d4, 9, circled", exact=True)).to_be_visible()
    expect(cells.get_by_role("gridcell", name="c3, free", exact=True)).to_be_visible()

    field = me.page.get_by_label("Type a move")
    me.tab_to(field)
    me.page.keyboard.type("C3")
    me.press("Enter")
    me.wait_until_stored()
    expect(cells.get_by_role("gridcell", name="c3, 4, pencilled", exact=True)).to_be_visible()
    me.page.keyboard.type("c9")
    me.press("Enter")
    expect(me.page.get_by_text("This is not a move.")).to_be_visible()

    me.press("Backspace", "Backspace")
    me.tab_to(me.button(re.compile("^4$")))
    me.press("Enter")
    me.wait_for_round(4)
    me.tab_to(field)
    me.page.keyboard.type("( c3 )")
    me.press("Enter")
    me.wait_until_stored()
    expect(cells.get_by_role("gridcell", name="c3, 4, circled", exact=True)).to_be_visible()


def test_circles_by_keyboard(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knaster", ["7", "7", "5", "5", "7"], ["a3", "b3", "d3", "e3"])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.tab_to(me.cell("c3"))
    me.press("Enter")
    expect(said(me, "row 3, full house: circle 2 of 5 numbers.")).to_have_count(1)
    expect(me.cell("a3")).to_be_focused()  # into the line
    me.press("Enter")
    expect(said(me, "row 3, full house: circle 1 of 4 numbers.")).to_have_count(1)
    expect(me.cell("b3")).to_be_focused()
    me.press("Escape")
    expect(me.cell("c3")).to_have_accessible_name("c3, free")
    expect(me.cell("a3")).to_have_accessible_name("a3, 7")
    assert me.list_lit_cells() == []

    me.walk_to("c3")
    me.press("Enter")
    expect(me.cell("a3")).to_be_focused()
    me.press("ArrowRight", "ArrowRight", "Space")
    expect(me.cell("c3")).to_have_accessible_name(re.compile("circled"))
    expect(me.cell("a3")).to_be_focused()
    me.press("Space")
    me.wait_until_stored()
    expect(me.cell("a3")).to_have_accessible_name("a3, 7, circled")
