"""Everything by keyboard, and what is said to those who do not see the sheet."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from support.browser.announcements import read_announcements, record_announcements
from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.timed_pages import ARMING, DOUBLE_TAP, freeze_time
from support.server.records import fetch_totals
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server


def said(person: Person, text: str | re.Pattern[str]) -> Locator:
    """The announcement, if this is it."""
    return person.page.locator("p[role=status].visually-hidden", has_text=text)


def roll_by_letter(person: Person) -> None:
    before = person.round
    expect(person.roll_button).to_have_attribute("aria-disabled", "false")
    person.press("r")
    expect(person.page.locator(f"[data-round='{before}']")).to_have_count(0)


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_whole_game_without_tab(
    game: str, invite: Invite, server: Server, tmp_path: Path
) -> None:
    """By keys alone, with what a screen reader says meanwhile."""
    me = invite()
    record_announcements(me)
    me.open_home()
    me.tab_to(me.button(f"Play {game.capitalize()}"))
    me.press("Enter")  # the last Tab was before this
    me.wait_for_round(0)
    expect(me.roll_button).to_be_focused()
    expected: list[str] = []  # how each announcement begins
    while True:
        roll_by_letter(me)
        # The screen of the end is fetched: between the two there may be neither.
        expect(me.page.locator("[data-ended], .own-sheet").first).to_be_visible()
        if me.is_over():
            break
        expect(me.page.locator(".own-sheet [data-cell].playable, .nothing").first).to_be_visible()
        expected.append(f"Round {me.round}: ")
        expected += move_by_keys(me)
        if me.round == 2:
            me.press("u")
            expect(me.page.locator(".own-sheet")).to_have_attribute("data-state", "open")
            expected += ["Taken back.", *move_by_keys(me)]
    expect(me.page.get_by_role("heading", level=1)).to_be_focused()
    assert me.totals() == fetch_totals(server.url, me.code)

    announced = read_announcements(me)
    log = tmp_path / f"{game}.txt"  # to be read through
    log.write_text("\n".join(announced), encoding="utf-8")
    assert "The last roll!" in "".join(announced)
    in_game = announced[: len(expected)]
    pairs = zip(in_game, expected, strict=True)
    assert [begins for said_, begins in pairs if not said_.startswith(begins)] == []
    assert in_game[-1].endswith("That was it. Finish the game.")
    assert not any("play-" in one or "{" in one for one in announced)


@pytest.fixture
def timed(invite: Invite) -> Person:
    """Somebody alone after a first move, whose time stands still."""
    person = invite()
    freeze_time(person.page)
    person.open_home().start_solo_game("knister")
    person.page.clock.run_for(DOUBLE_TAP)
    person.roll()
    person.tap("a1")
    person.wait_until_stored()
    return person


def test_a_letter_before_the_button_is_armed_is_not_lost(timed: Person) -> None:
    expect(timed.roll_button).to_have_text("Roll")
    timed.page.clock.run_for(ARMING - 1)
    timed.press("r")
    expect(timed.roll_button).to_have_attribute("aria-disabled", "true")
    assert timed.round == 1
    timed.page.clock.run_for(1)
    timed.wait_for_round(2)
    timed.tap("b1")
    timed.press("r")  # the move may be under way
    timed.wait_until_stored()
    timed.page.clock.run_for(ARMING)
    timed.wait_for_round(3)


def test_a_letter_counts_for_the_move_that_was_there(timed: Person) -> None:
    timed.press("r")
    timed.tap("b1")
    timed.wait_until_stored()
    timed.page.clock.run_for(10 * ARMING)
    timed.tap("c1")  # what was sent before this would be carried out before it
    timed.wait_until_stored()
    timed.press("r", "u")
    expect(timed.page.locator(".own-sheet")).to_have_attribute("data-state", "open")
    timed.press("r")  # there is nothing to wait for
    timed.tap("c1")
    timed.wait_until_stored()
    timed.page.clock.run_for(10 * ARMING)
    timed.tap("d1")
    timed.wait_until_stored()
    assert timed.round == 1


def move_by_keys(person: Person) -> list[str]:
    """The first move that is offered, with the first circles that are lit: how it is announced."""
    announced: list[str] = []
    cells = person.list_tappable_cells()
    if not cells:
        person.press("n")
    else:
        enter_grid(person)
        person.walk_to(cells[0])
        person.press("Enter")
    own = person.page.locator(".own-sheet")
    while True:
        settled = person.page.locator("[data-state=stored], [data-state=choosing]")
        expect(own.and_(settled)).to_be_visible()
        wish = own.get_attribute("data-wish") or ""
        if own.get_attribute("data-state") == "stored":
            if wish == "-":
                return ["Nothing done."]
            if wish.startswith("("):
                return [f"Circle at {wish[1:3]}."]
            number = person.numbers()[ALL_CELLS.index(wish[:2])]
            return [*announced, f"{number} in {wish[:2]}"]
        several = "Circles in several" if wish.endswith(" ") else ""
        number = person.numbers()[ALL_CELLS.index(wish[:2])]
        announced.append(several if announced else f"{number} in {wish[:2]}. {several}")
        before = own.get_attribute("data-wish") or ""
        expect(person.page.locator("[data-cell].lit:focus")).to_have_count(1)  # led into the line
        person.press("Enter")
        expect(own).not_to_have_attribute("data-wish", before)


def enter_grid(person: Person) -> None:
    """From wherever the focus is."""
    if not person.page.evaluate("document.activeElement.dataset.cell ?? null"):
        person.press("ArrowDown")
    expect(person.page.locator("[data-cell]:focus")).to_have_count(1)


def test_letters_work_anywhere_at_the_table(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = invite().sit_down_as(ScriptedGame("knister", ["3+4"], []).set_up(server.url, stack))
    me.tap("c3")
    me.wait_until_stored()
    me.button("Menu").focus()
    me.press("l")
    expect(said(me, "row 3: empty, empty, 7, empty, empty.")).to_have_count(1)
    me.press("Control+u", "Shift+U")  # with a modifier they are somebody else's
    me.press("u")
    expect(me.cell("c3")).to_have_accessible_name("c3, free")
    me.tap("c3")
    me.wait_until_stored()
    me.page.get_by_label("Type a move").focus()
    me.press("u", "l")  # two letters in a field
    expect(me.page.get_by_label("Type a move")).to_have_value("ul")
    me.page.get_by_label("Type a move").fill("")
    me.button("Menu").click()
    me.press("u")
    me.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.cell("c3")).to_have_accessible_name("c3, 7, pencilled")


def test_arrows_enter_the_grid_from_the_page_and_its_bar_alone(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    position = ScriptedGame("knister", ["3+4"], [], ["Tim"])
    me = invite().sit_down_as(position.set_up(server.url, stack), alone=False)
    bar = [f"document.querySelector('.bar {one}').focus()" for one in (".roll", ".back")]
    for start in ("document.activeElement.blur()", *bar):
        me.page.evaluate(start)
        me.press("ArrowLeft")
        expect(me.cell("c3")).to_be_focused()
    for button in (me.button("Menu"), me.line_box("a")):
        button.focus()
        me.press("ArrowDown", "ArrowLeft")
        expect(button).to_be_focused()
    me.button("Menu").press("Enter")
    theme = me.page.get_by_role("group", name="Single keys").get_by_role("radio", checked=True)
    theme.focus()
    me.press("ArrowRight")
    expect(me.page.locator("[data-cell]:focus")).to_have_count(0)
    expect(me.page.get_by_role("radio", name="Off").last).to_be_focused()


def test_arrows_do_not_leave_the_tabs(invite: Invite) -> None:
    both = invite().open_table("Emma")
    both.add_player("Ola")
    both.start()
    both.page.get_by_role("tab", name="Emma").focus()
    both.press("ArrowRight")
    expect(both.page.get_by_role("tab", name="Ola")).to_be_focused()


def test_a_question_mark_shows_the_keys(invite: Invite, server: Server, stack: ExitStack) -> None:
    me = invite().sit_down_as(ScriptedGame("knister", ["3+4"], []).set_up(server.url, stack))
    me.press("?")
    keys = me.page.get_by_role("dialog", name="Keys")
    for letter in "RUHL?":
        expect(keys.locator("kbd", has_text=re.compile(f"^[{letter}]$"))).to_be_visible()
    me.tab_to(keys.get_by_role("radio", checked=True))
    me.press("ArrowRight")  # off
    me.press("Escape")
    expect(keys).to_have_count(0)
    me.press("?", "l", "ArrowDown")  # what was pressed before this would be seen before it
    expect(me.cell("c3")).to_be_focused()
    expect(keys).to_have_count(0)
    assert not said(me, "row 3").count()


def test_only_keys_that_work_are_listed(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["3+4"], [], ["Tim"])
    me = invite().sit_down_as(position.set_up(server.url, stack))  # alone, but for a computer
    me.press("?")
    keys = me.page.get_by_role("dialog", name="Keys")
    expect(keys.locator("kbd", has_text=re.compile("^L$"))).to_be_visible()
    expect(keys.locator("kbd", has_text=re.compile("^[HN]$"))).to_have_count(0)


def test_keys_at_the_end(invite: Invite, server: Server, stack: ExitStack) -> None:
    device = ScriptedGame("knister", ["3+4"], []).set_up(server.url, stack)
    me = invite().sit_down_as(device)
    me.press_in_menu("End the game", "Yes")
    expect(me.page.locator("[data-ended]")).to_be_visible()
    me.press("?")
    keys = me.page.get_by_role("dialog", name="Keys")
    expect(keys.locator("div", has=me.page.locator("kbd", has_text="R")).last).to_contain_text(
        "Play again"
    )
    me.press("Escape")
    expect(keys).to_have_count(0)
    expect(me.button("Play again")).to_have_attribute("aria-disabled", "false")
    me.press("r")
    me.wait_for_round(0)


def test_a_line_with_nothing_is_told(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["2", "4", "6", "8", "11"], ["a3", "b3", "c3", "d3"])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.tap("e3")
    expect(said(me, "11 in e3. row 3: nothing, 0 points.")).to_have_count(1)


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
    letters = me.page.get_by_role("group", name="Single keys")
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
    expect(said(me, ", empty. 0 points.")).to_have_count(1)
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
    expect(said(me, "7 in c3. row 3, full house: circle 2 of 5 numbers.")).to_have_count(1)
    expect(me.cell("a3")).to_be_focused()  # into the line
    expect(me.cell("a3")).to_have_accessible_name("a3, 7, can be circled")
    me.press("Enter")
    expect(said(me, "row 3, full house: circle 1 of 4 numbers.")).to_have_count(1)
    expect(me.cell("b3")).to_be_focused()
    me.press("u")
    expect(said(me, "Taken back. row 3, full house: circle 2 of 5 numbers.")).to_have_count(1)
    me.press("Escape")
    expect(me.cell("c3")).to_have_accessible_name("c3, free")
    expect(said(me, re.compile("^Taken back"))).to_have_count(1)
    expect(me.cell("a3")).to_have_accessible_name("a3, 7, can be circled")
    expect(me.cell("d3")).to_have_accessible_name("d3, 5")
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
