"""Printed sheets: the page throws, shows and says, and forgets nothing."""

from typing import Any

import pytest
from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person


def caller(invite: Invite, **kept: Any) -> Person:
    """At the caller with a voice, after some rolls."""
    person = invite()
    person.record_speech()
    person.remember("caller", kept)
    return person.go("caller")


def past(person: Person) -> list[str]:
    """The list of rolls: number and sum."""
    return [" ".join(text.split()) for text in person.page.locator("ol li").all_inner_texts()]


def rolled(person: Person, count: int) -> None:
    """Press the button: the next roll is shown and said."""
    button = person.button("Roll")
    expect(button).to_have_attribute("aria-disabled", "false")
    button.click()
    expect(person.page.locator(f"[data-rolls='{count}']")).to_be_attached()
    total = person.page.locator(".current-roll .sum").inner_text()
    assert 2 <= int(total) <= 12
    expect(person.page.locator("ol li")).to_have_count(count)  # when the dice lie still
    assert past(person)[count - 1] == f"{count}. {total}"
    assert person.spoken_texts()[-1] == total


def test_from_home_to_a_list_that_a_reload_keeps(invite: Invite) -> None:
    person = invite()
    person.record_speech()
    person.open_home()
    person.page.get_by_role("link", name="Call the dice").click()
    person.choose("Knister")
    for count in (1, 2, 3):
        rolled(person, count)
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Knister roll 3 of 25")
    before = past(person)
    person.page.reload()
    expect(person.page.locator("[data-rolls='3']")).to_be_visible()
    assert past(person) == before
    assert person.spoken_texts() == []  # nothing is said twice
    rolled(person, 4)

    person.button("New game").click()
    person.button("No").click()
    assert len(past(person)) == 4
    person.button("New game").click()
    person.button("Yes").click()
    expect(person.page.locator("[data-rolls='0']")).to_be_attached()
    person.page.reload()
    expect(person.page.get_by_role("radio", name="Knister")).to_be_checked()
    expect(person.page.locator("ol li")).to_have_count(0)


def test_knister_ends_after_its_rolls(invite: Invite) -> None:
    person = caller(invite, game="knister", of=25, rolls=["3+4"] * 23 + ["6+6"])
    expect(person.page.locator(".current-roll .sum")).to_have_text("12")
    label = person.page.get_by_role("img", name="How often").get_attribute("aria-label") or ""
    assert "7: 23 (4)" in label
    assert "12: 1 (0.7)" in label
    expect(person.button("A sheet is full")).to_have_count(0)
    rolled(person, 25)
    expect(person.page.get_by_text("The last roll!").first).to_be_visible()
    expect(person.button("Roll")).to_have_count(0)
    person.page.reload()
    expect(person.page.locator("[data-rolls='25']")).to_be_visible()
    expect(person.button("Roll")).to_have_count(0)
    expect(person.button("New game")).to_be_visible()


def test_knaster_ends_a_roll_after_a_sheet_is_full(invite: Invite) -> None:
    person = caller(invite, game="knaster", rolls=["3+4"] * 30)
    full = person.button("A sheet is full")
    full.click()
    assert person.spoken_texts() == ["A sheet is full: one last roll."]
    full.click()  # too early
    rolled(person, 31)
    full.click()
    person.page.reload()
    expect(full).to_have_attribute("aria-pressed", "true")
    rolled(person, 32)
    expect(person.button("Roll")).to_have_count(0)
    expect(full).to_have_count(0)


def test_what_somebody_else_wrote_is_no_game(invite: Invite) -> None:
    person = caller(invite, game="knister", rolls=["3+7", 5])
    expect(person.page.locator("[data-rolls='0']")).to_be_attached()
    rolled(person, 1)


def test_no_sheet_is_full_before_the_25th_roll(invite: Invite) -> None:
    person = caller(invite, game="knaster", rolls=["3+4"] * 24)
    expect(person.button("Roll")).to_be_visible()
    expect(person.button("A sheet is full")).to_have_count(0)
    rolled(person, 25)
    person.button("A sheet is full").click()
    assert person.spoken_texts()[-1] == "A sheet is full: one last roll."


def test_the_sum_is_said_again(invite: Invite) -> None:
    person = caller(invite, game="knister", of=25, rolls=["3+4"])
    person.button("Voice").click()  # off: nothing is said unasked
    person.button("Say it again").click()
    assert person.spoken_texts() == ["7"]


def test_a_roll_that_is_taken_back_comes_again(invite: Invite) -> None:
    """Nobody rolls for luck: the same dice come, in the same order."""
    person = caller(
        invite, game="knaster", rolls=["3+4"] * 25 + ["6+6", "1+1"], full=True, last=True
    )
    total = person.page.locator(".current-roll .sum")
    expect(person.button("Roll")).to_have_count(0)
    back = person.button("Take back")
    back.click()
    expect(total).to_have_text("12")
    full = person.button("A sheet is full")
    expect(full).to_have_attribute("aria-pressed", "true")
    back.click()
    expect(total).to_have_text("7")
    expect(full).to_have_attribute("aria-pressed", "false")  # it was announced after that roll
    person.page.reload()
    expect(person.page.locator("[data-rolls='25']")).to_be_visible()
    rolled(person, 26)
    expect(total).to_have_text("12")
    full.click()
    rolled(person, 27)
    expect(total).to_have_text("2")
    expect(person.button("Roll")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "es-ES", "pl-PL", "pt-PT"])
def test_its_heading_is_one_line_on_a_phone(locale: str, invite: Invite) -> None:
    person = invite(viewport={"width": 390, "height": 844}, locale=locale)
    person.remember("caller", {"game": "knister", "of": 25, "rolls": ["3+4"] * 24})
    person.go("caller")
    expect(person.page.locator("[data-rolls='24']")).to_be_visible()
    header = person.page.locator("header")
    heading = header.locator("h1")
    middles = heading.evaluate(
        """heading => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
        }"""
    )
    assert max(middles) - min(middles) < 8
    assert header.evaluate("header => header.offsetHeight") < 60
