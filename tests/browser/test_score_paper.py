"""Sheets of paper: typed, tapped and pasted as people do, and scored on the way."""

import json
import re

from playwright.sync_api import Locator, expect

from fivebyfive.rules import split_sheet_text, transcribe_sheet
from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.viewports import DESKTOP
from support.paths import GOLDEN

EXAMPLES = json.loads((GOLDEN / "examples.json").read_text(encoding="utf-8"))
KNISTER = [str(number) for row in EXAMPLES["knister_sheets"][0]["rows"] for number in row]
KNASTER = " ".join(EXAMPLES["knaster_sheets"][0]["sheet"]).split()
FULL_HOUSE = ["5", "5", "7", "7", "5"]


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-cell={name}]")


def has_points(person: Person, total: int) -> None:
    expect(person.page.locator("[data-total]")).to_have_text(str(total))


def doubts(person: Person) -> Locator:
    return person.page.locator("[data-doubt]")


def typed(person: Person) -> list[str]:
    fields = person.page.locator("input[data-cell]")
    return [str(text) for text in fields.evaluate_all("all => all.map(field => field.value)")]


def test_the_golden_sheets_by_keyboard_alone(invite: Invite) -> None:
    person = invite(viewport=DESKTOP).open_home()
    person.page.get_by_role("link", name="Score a paper sheet").click()
    has_points(person, 0)
    person.tab_to(cell(person, "a1"))
    person.press(*"".join(KNISTER))
    has_points(person, 53)
    assert typed(person) == KNISTER
    expect(person.page.get_by_text("A good result: 53 points.")).to_be_visible()
    row = person.page.get_by_role("row", name="row 2")
    expect(row).to_have_text(re.compile(r"full house.*8$", re.DOTALL))

    person.tab_to(person.page.get_by_role("radio", name="Knister"), back=True)
    person.press("ArrowRight")
    assert typed(person) == KNISTER  # another game is the same numbers
    person.tab_to(cell(person, "a1"))
    for word in KNASTER:
        person.press(*word.strip("()"), *("o" if "(" in word else ""))
    has_points(person, 41)
    expect(doubts(person)).to_have_count(0)
    expect(cell(person, "c3")).to_have_accessible_name("c3, circled")
    expect(person.page.get_by_role("row", name="diagonal \\")).to_have_text(re.compile("10$"))


def test_keys_that_leave_go_back_and_correct(invite: Invite) -> None:
    person = invite().go("score")
    cell(person, "a1").focus()
    with person.page.expect_response("**/api/score"):
        person.press("7", "1")
    expect(doubts(person)).to_have_count(0)  # a 1 may become a 12
    person.press("ArrowDown")
    expect(doubts(person)).to_have_text("b1: two dice cannot show “1”, so it does not count.")
    person.press("ArrowUp", "1", "3")
    expect(cell(person, "c1")).to_be_focused()
    expect(doubts(person)).to_have_text("b1: two dice cannot show “13”, so it does not count.")
    expect(cell(person, "b1")).to_have_attribute("aria-invalid", "true")
    expect(cell(person, "b1")).to_have_accessible_description(re.compile("^b1: two dice"))
    person.press("Backspace", "1", "2")  # back to what was wrong, and over it
    expect(doubts(person)).to_have_count(0)
    person.press(".", "Space", "Enter", "x", "9", "ArrowUp", "8", "ArrowDown", "Delete")
    expected = ["7", "12", "", "", "", "9", *[""] * 19]
    assert typed(person) == ["7", "8", *expected[2:]]
    expect(cell(person, "c2")).to_be_focused()


def test_forgotten_circles_by_touch(invite: Invite) -> None:
    person = invite(has_touch=True, is_mobile=True).go("score")
    person.choose("Knaster")
    cell(person, "a4").tap()
    # As the keyboards of phones do it: text comes in, keys are not named.
    for number in FULL_HOUSE:
        person.page.keyboard.insert_text(number)
    hint = doubts(person).get_by_role("button", name="row 4 owed 2 circles, but has none.")
    expect(hint).to_be_visible()
    hint.tap()
    expect(cell(person, "a4")).to_be_focused()
    expect(cell(person, "a4")).to_have_attribute("aria-pressed", "false")
    cell(person, "b4").tap()
    expect(doubts(person)).to_have_text("row 4 owed 2 circles, but has only 1.")
    cell(person, "e4").tap()
    expect(doubts(person)).to_have_count(0)
    has_points(person, 2)
    cell(person, "a1").tap(force=True)
    expect(person.page.get_by_text("a1 is free: type its number first.").first).to_be_visible()
    cell(person, "b4").tap()
    expect(doubts(person)).to_have_count(1)
    sizes = person.page.locator("[data-cell], [data-doubt] button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(r => Math.min(r.width, r.height))"
    )
    assert min(sizes) >= 44
    person.choose("Numbers")
    expect(cell(person, "e4")).to_have_value("5")


def test_pasted_kept_cleared_and_brought_back(invite: Invite) -> None:
    person = invite(permissions=["clipboard-read", "clipboard-write"]).go("score")
    person.choose("Knaster")
    text = "; Ola\n" + "\n".join(EXAMPLES["knaster_sheets"][0]["sheet"]).replace("12", ".")
    cell(person, "c3").focus()
    person.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    person.press("Control+v")
    has_points(person, 41)
    expect(person.page.get_by_text("One cell is free.")).to_be_visible()
    assert typed(person)[21] == ""
    person.page.reload()
    has_points(person, 41)
    person.choose("Knister")
    has_points(person, transcribe_sheet("knister", split_sheet_text(text)).sheet.score().total)
    expect(doubts(person)).to_have_count(0)  # its circles are not spoken of
    person.choose("Knaster")
    has_points(person, 41)
    person.button("Clear").click()
    has_points(person, 0)
    expect(person.button("Undo")).to_be_focused()
    person.press("Enter")
    has_points(person, 41)
    expect(person.button("Undo")).to_have_count(0)


def test_without_a_connection_nothing_is_lost(invite: Invite) -> None:
    person = invite().go("score")
    person.expected.append("ERR_INTERNET_DISCONNECTED")
    cell(person, "a1").focus()
    person.press(*"77777")
    has_points(person, 10)
    person.page.context.set_offline(True)
    person.press(*"77777")
    expect(person.page.get_by_text("No connection: the points are not up to date")).to_be_visible()
    has_points(person, 10)
    person.page.context.set_offline(False)
    has_points(person, 20)
    expect(person.page.get_by_text("No connection")).to_have_count(0)
    assert typed(person)[:11] == [*["7"] * 10, ""]


def test_what_somebody_else_wrote_is_no_sheet(invite: Invite) -> None:
    person = invite()
    person.remember("paper", {"game": "chess", "cells": [7] * len(ALL_CELLS)})
    person.go("score")
    has_points(person, 0)
    expect(person.page.get_by_role("radio", name="Knister")).to_be_checked()
