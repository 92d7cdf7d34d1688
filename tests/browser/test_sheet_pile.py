"""Several sheets of paper with names, one after the other: ranked at once, kept, printed."""

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import DESKTOP
from support.pdf_pages import read_pdf_text

ROW = ["7"] * 5
BETTER = [*ROW, *ROW, *["."] * 15]
WORSE = [*ROW, *["."] * 20]


def copy_sheet(person: Person, name: str, words: list[str]) -> None:
    person.page.get_by_label("Name on the sheet").fill(name)
    person.page.locator("[data-cell=a1]").focus()
    for word in words:
        person.press(word)


def ranking(person: Person) -> list[str]:
    rows = person.page.locator("[data-sheet] .row").all_inner_texts()
    return [" ".join(row.split()) for row in rows]


def test_three_sheets_are_ranked_kept_and_printed(invite: Invite) -> None:
    person = invite(viewport=DESKTOP).go("score")
    copy_sheet(person, "Ola", WORSE)
    expect(person.page.locator("[data-total]")).to_have_text("10")
    expect(person.page.locator("[data-sheet]")).to_have_count(0)
    person.button("Next sheet").click()
    expect(person.page.get_by_label("Name on the sheet")).to_be_focused()
    copy_sheet(person, "Tim", BETTER)
    person.button("Next sheet").click()
    copy_sheet(person, "", WORSE)
    rows = person.page.locator("[data-sheet] .row")
    expect(rows).to_have_count(3)
    expect(rows.last).to_contain_text("10")
    best = person.page.locator("[data-sheet='1'] .total").inner_text()
    assert ranking(person) == [f"1. Tim {best}", "2. Ola 10", "2. Sheet 3 10"]

    person.page.reload()
    expect(rows).to_have_count(3)
    expect(person.page.locator("[data-sheet='2'] .row")).to_have_attribute("aria-pressed", "true")
    rows.nth(1).click()
    expect(person.page.get_by_label("Name on the sheet")).to_have_value("Ola")
    expect(person.page.locator("[data-total]")).to_have_text("10")
    with person.page.expect_download() as started:
        person.button("Print ranking and sheets").click()
    text = read_pdf_text(started.value.path().read_bytes())
    assert [word for word in ("Results", "Ola", "Tim", "Sheet 3") if word not in text] == []
    person.button("Remove the sheet of Tim").click()
    expect(rows).to_have_count(2)
    assert ranking(person) == ["1. Ola 10", "1. Sheet 2 10"]


def test_a_sheet_of_an_older_page_is_the_first_of_the_pile(invite: Invite) -> None:
    person = invite()
    person.remember("paper", {"game": "knister", "cells": WORSE})
    person.go("score")
    expect(person.page.locator("[data-total]")).to_have_text("10")
    expect(person.page.locator("[data-cell=a1]")).to_have_value("7")
