"""Knaster's circles at the page, and what the page says when something cannot be done."""

from contextlib import ExitStack

from playwright.sync_api import Locator, expect

from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.timed_pages import freeze_time
from support.server.devices import Device
from support.server.records import fetch_totals
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server

# c3 completes row 3 with a full house and column c with three of a kind.
TWO_LINES = ScriptedGame(
    "knaster",
    ["7", "7", "5", "5", "4", "7", "7", "6", "7"],
    ["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"],
)
WHICH_LINE = "Circles in several lines: tap the line to begin with."
ROW = ["a3", "b3", "c3", "d3", "e3"]
COLUMN = ["c1", "c2", "c3", "c4", "c5"]


def line_of(person: Person) -> Locator:
    """The one line beside the dice."""
    return person.page.locator(".current-roll p")


def circled(person: Person) -> list[str]:
    """The cells with a circle, in ink or in pencil."""
    cells = person.page.locator(".own-sheet [data-cell]:has(.circle)")
    return [str(name) for name in cells.evaluate_all("all => all.map(e => e.dataset.cell)")]


def begin_with_the_row(invite: Invite, server: Server, stack: ExitStack) -> tuple[Person, Device]:
    """Somebody whose c3 owes circles in two lines, and who chooses those of its row first."""
    device = TWO_LINES.set_up(server.url, stack)
    me = invite()
    freeze_time(me.page)  # what is said goes by itself
    me.sit_down_as(device)
    me.tap("c3")
    me.line_box("3").click()
    return me, device


def test_two_lines_at_once(invite: Invite, server: Server, stack: ExitStack) -> None:
    device = TWO_LINES.set_up(server.url, stack)
    me = invite().sit_down_as(device)
    me.tap("c3")
    expect(line_of(me)).to_have_text(WHICH_LINE)
    assert sorted(me.list_lit_cells()) == sorted({*ROW, *COLUMN} - {"c3"})  # which is in both
    expect(me.roll_button).to_have_text("Choose the circles")

    # By a white box: the row first.
    me.line_box("3").click()
    expect(line_of(me)).to_have_text("row 3, full house: choose 2 circles")
    assert me.list_lit_cells() == ROW
    me.tap("b3")
    expect(line_of(me)).to_have_text("row 3, full house: 1 left")
    assert me.list_lit_cells() == ["a3", "c3", "d3", "e3"]
    me.tap("c3")
    expect(line_of(me)).to_have_text("column c, three of a kind: choose a circle")
    assert me.list_lit_cells() == ["c1", "c2", "c4", "c5"]  # c3 has its circle
    me.tap("c5")
    me.wait_until_stored()
    assert circled(me) == ["b3", "c3", "c5"]

    # Taken back, and made again the other way round: by a cell, the column first.
    me.button("Take back").click()
    expect(me.cell("c3")).to_have_accessible_name("c3, free")
    assert circled(me) == []
    me.tap("c3")
    expect(line_of(me)).to_have_text(WHICH_LINE)
    me.tap("c1")
    expect(line_of(me)).to_have_text("row 3, full house: choose 2 circles")
    me.tap("d3")
    expect(line_of(me)).to_have_text("row 3, full house: 1 left")
    me.button("Take back").click()  # one step: the circle of d3
    expect(line_of(me)).to_have_text("row 3, full house: choose 2 circles")
    me.tap("a3")
    me.tap("e3")
    me.wait_until_stored()
    assert circled(me) == ["c1", "a3", "e3"]
    with Device(server.url, device.token) as stored:
        assert stored.yours["seats"][0]["move"] == "c3{c:c1,3:a3e3}"


def test_the_crossing_does_not_tell_which_line(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = invite().sit_down_as(TWO_LINES.set_up(server.url, stack))
    me.tap("c3")
    expect(line_of(me)).to_have_text(WHICH_LINE)
    me.tap("c3")  # on both lines
    me.button("Take back").click()
    expect(me.cell("c3")).to_have_accessible_name("c3, free")
    me.tap("a1")  # another cell, without circles
    me.wait_until_stored()
    assert circled(me) == []


def test_a_chosen_circle_tapped_again_is_not_chosen_any_more(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me, device = begin_with_the_row(invite, server, stack)
    me.tap("b3")
    me.tap("c3")
    expect(line_of(me)).to_have_text("column c, three of a kind: choose a circle")
    assert circled(me) == ["b3", "c3"]

    me.tap("b3")  # has the number of the roll: "(b3)" would be another move
    expect(line_of(me)).to_have_text("row 3, full house: 1 left")
    assert circled(me) == ["c3"]
    me.tap("a1")  # free, and would be another move as well
    expect_refusal(me, "First choose the circles. To play something else, take the move back.")
    assert circled(me) == ["c3"]
    expect(me.cell("c3")).to_have_text("7")

    me.tap("d3")
    me.tap("c5")
    me.wait_until_stored()
    assert circled(me) == ["c3", "d3", "c5"]
    me.tap("d3")  # nor is anything thrown away when all are chosen
    expect(line_of(me)).to_have_text("row 3, full house: 1 left")
    assert circled(me) == ["c3", "c5"]
    me.tap("a3")
    me.wait_until_stored()
    with Device(server.url, device.token) as stored:
        assert stored.yours["seats"][0]["move"] == "c3{3:a3c3,c:c5}"


def test_chosen_circles_are_not_lost_by_a_tap(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me, device = begin_with_the_row(invite, server, stack)
    me.tap("d3")
    me.tap("e3")
    me.tap("c5")
    me.wait_until_stored()
    chosen = (
        "Your circles are chosen. Tap one to change it; to play something else, take the move back."
    )
    for cell in ("a3", "c3", "a1"):  # an equal number of the line, the written one, a free cell
        me.tap(cell)
        expect_refusal(me, chosen)
        assert circled(me) == ["d3", "e3", "c5"]
    assert me.list_tappable_cells() == []  # nothing is offered that would be refused
    expect(me.cell("a3")).to_have_accessible_name("a3, 7")
    with Device(server.url, device.token) as stored:
        assert stored.yours["seats"][0]["move"] == "c3{3:d3e3,c:c5}"

    me.button("Take back").click()
    expect(me.cell("c3")).to_have_accessible_name("c3, free")
    me.tap("a3")  # now it is a move
    me.wait_until_stored()
    me.tap("a1")  # and can be changed by a tap, as always
    expect(me.cell("a1")).to_have_text("7")
    me.wait_until_stored()
    assert circled(me) == []


def test_the_newest_circle_is_taken_back_first(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    position = ScriptedGame(
        "knaster",
        ["5", "6", "8", "9", "7", "7", "4", "6", "7"],
        ["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"],
    )
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.tap("c3")
    me.line_box("3").click()
    for cell in ("a3", "b3", "d3", "c5"):
        me.tap(cell)
    me.wait_until_stored()
    for cell in ("a3", "b3"):  # not these after all
        me.tap(cell)
    expect(line_of(me)).to_have_text("row 3, straight: 2 left")
    me.tap("e3")
    expect(line_of(me)).to_have_text("row 3, straight: 1 left")
    me.button("Take back").click()  # e3, although the move names c5 after it
    expect(line_of(me)).to_have_text("row 3, straight: 2 left")
    assert circled(me) == ["d3", "c5"]


def test_owing_lines_look_different(invite: Invite, server: Server, stack: ExitStack) -> None:
    me = invite()
    freeze_time(me.page)
    me.sit_down_as(TWO_LINES.set_up(server.url, stack))
    me.tap("c3")
    expect(line_of(me)).to_have_text(WHICH_LINE)
    looks = {border(me.cell(cell)) for cell in ROW if cell != "c3"}
    others = {border(me.cell(cell)) for cell in COLUMN if cell != "c3"}
    assert len(looks) == len(others) == 1
    assert looks != others
    me.tap("c3")  # on both
    expect_refusal(
        me,
        "c3 is on row 3 and column c. Tap another cell of the line to begin with, or its white "
        "box.",
    )
    assert circled(me) == []

    me.tap("b3")  # the column still owes, and looks it
    expect(line_of(me)).to_have_text("row 3, full house: 1 left")
    assert {border(me.cell(cell)) for cell in ("a3", "e3")} == looks
    assert {border(me.cell(cell)) for cell in ("c1", "c5")} == others
    me.tap("a3")
    expect(line_of(me)).to_have_text("column c, three of a kind: choose a circle")
    assert {border(me.cell(cell)) for cell in ("a3", "e3")} == {"none"}


def border(cell: Locator) -> str:
    """The kind of border by which an owing line is told from others."""
    borders = cell.locator("[data-look]")
    styles = borders.evaluate_all("all => all.map(e => getComputedStyle(e).borderTopStyle)")
    return "".join(styles) or "none"


def test_a_finger_shades_no_lines(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knaster", ["7", "7", "5", "5", "7"], ["a3", "b3", "d3", "e3"])
    me = invite(has_touch=True, is_mobile=True).sit_down_as(position.set_up(server.url, stack))
    me.cell("c3").tap()
    expect(line_of(me)).to_have_text("row 3, full house: choose 2 circles")
    assert me.page.evaluate("document.activeElement.dataset.cell") == "c3"
    assert shaded(me) == 0

    other = invite().sit_down_as(position.set_up(server.url, stack))
    other.cell("b2").hover()
    assert shaded(other) == 12  # of row 2, column b and a diagonal; the cell itself more so
    other.tab_to(other.cell("c3"))
    other.page.mouse.move(1, 1)
    assert shaded(other) == 17


def shaded(person: Person) -> int:
    """How many cells are shaded because a line of theirs is pointed at."""
    return int(
        person.page.locator(".own-sheet [data-cell]").evaluate_all(
            """all => all.filter((cell) => {
                const style = getComputedStyle(cell, "::after");
                return style.content !== "none" && style.opacity === "0.09";
            }).length"""
        )
    )


def test_circles_without_a_choice_draw_themselves(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    rolls = ["7", "7", "7", "6", "7", "7", "7", "6", "5"]
    moves = ["a3", "b3", "d3", "e3", "(a3)", "(b3)", "(d3)", "(e3)"]
    me = invite().sit_down_as(ScriptedGame("knaster", rolls, moves).set_up(server.url, stack))
    me.tap("c3")
    me.wait_until_stored()
    assert circled(me) == ROW
    expect(me.line_box("3")).to_have_accessible_name("row 3: all five circled, 7 points")


def test_nothing_only_on_the_last_roll(invite: Invite, server: Server, stack: ExitStack) -> None:
    rolls = [str(2 + 3 * at % 11) for at in range(24)]
    position = ScriptedGame("knaster", rolls, ALL_CELLS[:24])
    me = invite().sit_down_as(position.set_up(server.url, stack))
    me.type_roll(2)
    expect(me.roll_button).to_have_text("Choose a cell")
    assert not me.button("Do nothing").count()
    me.tap("e5")
    me.choose_circles()
    me.type_roll(12)
    expect(line_of(me)).to_have_text("The last roll!")
    me.button("Do nothing").click()
    me.wait_until_stored()
    expect(me.button("Do nothing")).to_have_count(0)
    me.roll()
    assert me.totals() == fetch_totals(server.url, me.code)


def test_nothing_is_the_way_on_where_nothing_can_be_done(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    rolls = [str(2 + 3 * at % 10) for at in range(25)]  # 2 to 11
    *moves, last = ALL_CELLS
    me = invite().sit_down_as(ScriptedGame("knaster", rolls, moves).set_up(server.url, stack))
    me.tap(last)
    me.choose_circles()
    me.type_roll(12)  # nowhere on the sheet, which is full
    expect(me.roll_button).to_have_text("Do nothing")
    expect(me.roll_button).to_have_attribute("aria-disabled", "false")
    expect(me.button("Do nothing")).to_have_count(1)
    me.roll_button.click()
    me.wait_until_stored()
    expect(me.roll_button).to_have_text("Finish")
    me.roll()
    assert me.totals() == fetch_totals(server.url, me.code)


def expect_refusal(person: Person, sentence: str) -> None:
    expect(person.page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()


def test_what_cannot_be_done_says_why(invite: Invite, server: Server, stack: ExitStack) -> None:
    knister = ScriptedGame("knister", ["7", "5"], ["a1"])
    me = invite()
    freeze_time(me.page)  # what is said goes by itself
    me.sit_down_as(knister.set_up(server.url, stack))
    me.tap("a1")
    expect_refusal(me, "a1 already has 7. Choose a free cell.")
    me.tap("b1")
    me.wait_until_stored()

    knaster = ScriptedGame("knaster", ["7", "7", "5"], ["a1", "(a1)"])
    me = invite()
    freeze_time(me.page)
    me.sit_down_as(knaster.set_up(server.url, stack))
    me.tap("a1")
    expect_refusal(
        me, "a1 has 7, but the roll is 5. Only a number equal to the roll may be circled."
    )
    assert me.numbers() == [7] + [0] * 24
