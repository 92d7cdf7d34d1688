"""The table in windows of every size: cells grow with it, nothing is cut, covered or wrapped."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from fivebyfive.table.timers import STAND_IN_AFTER_MS
from support.browser.animation_frames import TWO_FRAMES_LATER
from support.browser.invitations import Invite
from support.browser.layout_checks import (
    CELL_WIDTHS,
    FIND_CLASHES,
    FIND_COVERED,
    FIND_WRAPPED,
    enlarge_text,
    resize_and_wait,
)
from support.browser.person import Person
from support.browser.screens.navigation import open_running_game
from support.browser.screens.stage import Stage
from support.browser.timed_pages import advance_time
from support.browser.viewports import SIZES, TABLETS, name_size
from support.server.devices import join_device, open_device
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock

# The least width of a cell in pixels: what fits, less a little.
ONE_SHEET: Final = dict(zip(map(name_size, SIZES), (44, 50, 54, 46, 108, 86, 80, 104), strict=True))
TWO_SHEETS: Final = {"820x1180": 74, "1180x820": 74, "1280x720": 64, "1440x900": 88}
TABLES: Final = (
    *("knister", "knaster", "two_sheets", "two_sheets_knaster"),
    *("knister_others", "knaster_others", "knister_many", "full_sheet"),
)


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with ExitStack() as stack:
        yield Stage(server.url, stack)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_in_every_window(name: str, stage: Stage, invite: Invite) -> None:
    person = invite(locale="pl-PL", has_touch=True)
    stage.show(name, person)
    least = TWO_SHEETS if name.startswith("two") else {}
    found: dict[str, Any] = {}
    for window in SIZES:
        size = name_size(window)
        resize_and_wait(person.page, window)
        smallest = min(person.page.evaluate(CELL_WIDTHS))
        if smallest < least.get(size, 44 if least else ONE_SHEET[size]):
            found[f"{size}: smallest cell"] = smallest
        found[f"{size}: beside the window"] = [one for one in person.measure_overflow() if one]
        found[f"{size}: clashes"] = person.page.evaluate(FIND_CLASHES)
        found[f"{size}: wrapped"] = person.page.evaluate(FIND_WRAPPED)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


# What is said at a table goes after six seconds; here it stays.
KEEP_ALERTS: Final = """(() => {
  const start = window.setTimeout;
  window.setTimeout = (run, after, ...facts) => (after === 6000 ? 0 : start(run, after, ...facts));
})();"""


@pytest.mark.parametrize("company", ["crossing", "two here", "four"])
def test_what_is_said_covers_no_sheet_and_moves_none(
    company: str, invite: Invite, server: Server, stack: ExitStack
) -> None:
    person = invite(locale="de-DE", has_touch=True)
    person.page.add_init_script(KEEP_ALERTS)
    if company == "crossing":
        Stage(server.url, stack).show("which_line", person)
        refused = "c3"  # is on two lines that owe circles
    else:
        names = ["Ola", "Kim"] if company == "two here" else ["Ola"]
        host = stack.enter_context(
            open_device(server.url, names=names, settings={"dice": "real", "rolls": "host"})
        )
        others = () if company == "two here" else ("Kim", "Ben", "Iga")
        guests = [stack.enter_context(join_device(server.url, host.code, one)) for one in others]
        host.ask("start")
        host.ask("next", round=0, roll="3+4")
        for seat in range(len(names) + len(guests)):
            (guests[seat - 1] if seat and guests else host).move(seat, 1, "c3")
        host.ask("next", round=1, roll="2+6")
        open_running_game(person, host, alone=False)
        refused = "c3"  # has a number
    found: dict[str, Any] = {}
    alert = person.page.locator("[role=alert] button")
    for window in SIZES:
        resize_and_wait(person.page, window)
        before = find_places(person)
        person.cell(refused).click()
        expect(alert).to_be_visible()
        person.page.evaluate(TWO_FRAMES_LATER)
        size = name_size(window)
        found[f"{size}: covered"] = person.page.evaluate(FIND_COVERED)
        after = find_places(person)
        found[f"{size}: moved"] = (before, after) if after != before else None
        found[f"{size}: below the window by"] = person.measure_overflow()[1]
        enlarge_text(person.page, 200)
        found[f"{size}: covered with large text"] = person.page.evaluate(FIND_COVERED)
        enlarge_text(person.page, 100)
        alert.click()
        expect(alert).to_have_count(0)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("window", TABLETS, ids=name_size)
def test_a_notice_fits_beside_two_sheets(
    window: ViewportSize, timed_invite: Invite, clock: StoppedClock
) -> None:
    both = timed_invite(viewport=window, locale="pl-PL", has_touch=True)
    with open_device(both.url, names=["Ola", "Kim"], settings={"rolls": "host"}) as host:
        with join_device(both.url, host.code, "Maximiliane Wilhelmine") as guest:
            host.ask("start")
            host.ask("next", round=0)
            open_running_game(both, host, alone=False)
            guest.socket.close()
        expect(both.button("poza stołem")).to_be_visible()
        advance_time(clock, STAND_IN_AFTER_MS / 1000, both)
        expect(both.page.locator(".notice button")).to_have_count(2)
        both.page.evaluate(TWO_FRAMES_LATER)
        assert both.measure_overflow() == (0, 0)
        assert both.page.evaluate(FIND_COVERED) == []


def find_places(person: Person) -> list[Any]:
    """Where the sheets and the button to roll are."""
    places = [one.bounding_box() for one in person.page.locator(".own-sheet .sheet").all()]
    return [*places, person.roll_button.bounding_box()]


# Digits that leave their white box. A font's box is higher than its digits, which are about as high
# as the font is said to be.
FIND_SPILLED: Final = """() => [...document.querySelectorAll(".own-sheet .slot")].flatMap(slot => {
  const text = document.createTreeWalker(slot, 4).nextNode();
  if (!text?.data.trim()) return [];
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width } = range.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(slot).fontSize);
  const fits = width <= slot.clientWidth && height <= slot.clientHeight;
  return fits ? [] : [`${text.data}: ${width} x ${height} in ${slot.clientWidth} x ` +
    `${slot.clientHeight}`];
})"""


@pytest.mark.parametrize("name", ["full_sheet", "knister_others", "two_sheets_knaster"])
def test_digits_stay_in_their_white_boxes(name: str, stage: Stage, invite: Invite) -> None:
    person = invite()
    stage.show(name, person)
    found: dict[str, Any] = {}
    for window in SIZES:
        resize_and_wait(person.page, window)
        for percent in (100, 200):
            enlarge_text(person.page, percent)
            found[f"{name_size(window)} at {percent} %"] = person.page.evaluate(FIND_SPILLED)
        enlarge_text(person.page, 100)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


# Whose names of combinations are cut by their region, as `straight with 7` at the end of a column.
FIND_CUT_NAMES: Final = """() => {
  const region = document.querySelector(".info").getBoundingClientRect();
  return [...document.querySelectorAll(".strip .name")].flatMap((name) => {
    const { right, bottom, width } = name.getBoundingClientRect();
    const fits = width > 1 && right <= region.right + 0.5 && bottom <= region.bottom + 0.5;
    return fits ? [] : [name.textContent];
  });
}"""


def test_large_text_leaves_the_roll_button_in_large_windows(stage: Stage, invite: Invite) -> None:
    found: dict[str, Any] = {}
    for name in ("knister", "knister_others"):
        person = invite(locale="pl-PL", has_touch=True)
        stage.show(name, person)
        for window in SIZES[4:]:
            resize_and_wait(person.page, window)
            enlarge_text(person.page, 200)
            size = f"{name}, {name_size(window)}"
            found[f"{size}: beside the window"] = [one for one in person.measure_overflow() if one]
            if name == "knister" and window == TABLETS[0]:
                found[f"{size}: cut"] = person.page.evaluate(FIND_CUT_NAMES)
            enlarge_text(person.page, 100)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("window", TABLETS, ids=name_size)
def test_two_people_at_a_tablet_sit_head_to_head(
    window: ViewportSize, stage: Stage, invite: Invite
) -> None:
    person = invite(viewport=window, has_touch=True, reduced_motion="reduce")
    stage.show("two_sheets", person)
    assert [is_turned(person, sheet) for sheet in (0, 1)] == [False, True]
    near, far = (person.cell("c3", sheet).bounding_box() for sheet in (0, 1))
    assert far
    assert near
    if window["height"] > window["width"]:
        assert far["y"] + far["height"] < near["y"]
    # Both read the sum the right way round.
    expect(person.page.locator(".current-roll .sum")).to_have_count(2)
    person.button("Turn this sheet round").click()
    expect(person.page.locator(".current-roll .sum")).to_have_count(1)
    assert not is_turned(person, 1)


def test_a_laptop_turns_no_sheet(stage: Stage, invite: Invite) -> None:
    """It stands in front of both."""
    person = invite(viewport={"width": 1280, "height": 720})
    stage.show("two_sheets", person)
    assert [is_turned(person, sheet) for sheet in (0, 1)] == [False, False]


def is_turned(person: Person, sheet: int) -> bool:
    """Whether the first cell of a sheet is seen at the lower right."""
    first, last = (person.cell(cell, sheet).bounding_box() for cell in ("a1", "e5"))
    assert first
    assert last
    assert (first["x"] > last["x"]) == (first["y"] > last["y"])
    return first["x"] > last["x"]


@pytest.mark.parametrize("name", ["knister_others", "knaster_others"])
def test_a_small_phone_names_the_combinations(name: str, stage: Stage, invite: Invite) -> None:
    """Dots alone are a riddle; with other players there is little room."""
    person = invite(viewport=SIZES[0], locale="pl-PL")
    stage.show(name, person)
    names = person.page.locator(".strip .name")
    expect(names.first).to_be_visible()
    widths = names.evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert min(widths) > 1
    assert person.page.evaluate(FIND_CLASHES) == []


def test_a_wide_window_says_what_lines_can_become(stage: Stage, invite: Invite) -> None:
    person = invite(viewport={"width": 1280, "height": 720})
    stage.show("knister", person)
    lines = person.page.get_by_role("region", name="What your lines can still become")
    expect(lines.locator("dt")).to_have_count(12)
    best = lines.locator("dl > div", has_text="column e")
    expect(best).to_contain_text("full house")  # made already
    open_line = lines.locator("dl > div", has_text="row 2")
    expect(open_line).to_contain_text("full house")
    person.tap("c2")  # a third number that fits no full house any more
    expect(open_line).not_to_contain_text("full house")
    tally = person.page.locator(".tally")
    expect(tally.locator("i")).to_have_count(15)
