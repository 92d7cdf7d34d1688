"""The table in windows of every size: cells grow with it, nothing is cut, covered or wrapped."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from support.browser.animation_frames import TWO_FRAMES_LATER, resize
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.screens.stage import Stage
from support.browser.viewports import SIZES, TABLETS, name_size
from support.server.server_process import Server

# The least width of a cell in pixels: what fits, less a little.
ONE_SHEET: Final = dict(zip(map(name_size, SIZES), (44, 50, 54, 46, 108, 86, 80, 104), strict=True))
TWO_SHEETS: Final = {"820x1180": 74, "1180x820": 74, "1280x720": 64, "1440x900": 88}
TABLES: Final = (
    *("knister", "knaster", "two_sheets", "two_sheets_knaster"),
    *("knister_others", "knaster_others", "knister_many", "full_sheet"),
)

CELL_WIDTHS: Final = """() => [...document.querySelectorAll(".own-sheet [data-cell]")]
  .map((cell) => Math.min(cell.offsetWidth, cell.offsetHeight))"""
# Texts that are seen, two of which overlap, or one of which is cut or beside the window.
FIND_CLASHES: Final = """() => {
  const walker = document.createTreeWalker(document.querySelector(".play"), 4);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: one, data } = walker.currentNode;
    if (!data.trim() || !one.checkVisibility() || one.closest(".visually-hidden, .cells"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (one.offsetWidth > 1) texts.push({ text: data.trim(), box, one });
  }
  const found = [];
  for (const [at, { text, box, one }] of texts.entries()) {
    if (box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`${text} is beside the window`);
    const region = one.closest(".info, .left, .top, .bottom")?.getBoundingClientRect();
    if (region && (box.bottom > region.bottom + 0.5 || box.right > region.right + 0.5))
      found.push(`${text} is cut`);
    for (const other of texts.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Letters are lower than their box.
      if (across > 1 && down > 0.4 * Math.min(box.height, other.box.height))
        found.push(`${text} and ${other.text} overlap`);
    }
  }
  return found;
}"""
# Rows of a list that has one row by its design.
FIND_WRAPPED: Final = """() => [".strip", ".player-strip", ".bar", ".tabs"].flatMap((list) =>
  [...document.querySelectorAll(list)].filter((one) => one.checkVisibility()).flatMap((one) => {
    if (getComputedStyle(one).display === "grid") return [];
    const tops = [...one.children]
      .filter((child) => child.checkVisibility() && child.offsetWidth > 1)
      .map((child) => child.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2);
    return Math.max(...tops) - Math.min(...tops) > 12 ? [`${list} has two rows`] : [];
  }))"""


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


def resize_and_wait(page: Page, window: ViewportSize) -> None:
    """Until what this size shows is loaded and drawn."""
    resize(page, window)
    page.wait_for_load_state("networkidle")
    page.evaluate(TWO_FRAMES_LATER)


@pytest.mark.parametrize("window", TABLETS, ids=name_size)
def test_two_people_at_a_tablet_sit_head_to_head(
    window: ViewportSize, stage: Stage, invite: Invite
) -> None:
    person = invite(viewport=window, has_touch=True, reduced_motion="reduce")
    stage.show("two_sheets", person)
    assert [is_turned(person, sheet) for sheet in (0, 1)] == [True, False]
    far, near = (person.cell("c3", sheet).bounding_box() for sheet in (0, 1))
    assert far
    assert near
    if window["height"] > window["width"]:
        assert far["y"] + far["height"] < near["y"]
    # Both read the sum the right way round.
    expect(person.page.locator(".current-roll .sum")).to_have_count(2)
    person.button("Turn this sheet round").click()
    expect(person.page.locator(".current-roll .sum")).to_have_count(1)
    assert not is_turned(person, 0)


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
