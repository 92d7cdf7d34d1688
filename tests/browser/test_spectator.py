"""Somebody who only watches."""

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person


def test_a_spectator(invite: Invite) -> None:
    emma = invite().open_table("Emma")
    ola = invite().join(emma.link, "Ola")
    zoe = invite().join_as_spectator(emma.code)
    expect(zoe.page.get_by_text("You have no seat yet.")).to_be_visible()
    expect(emma.page.get_by_text("One device is watching.")).to_be_visible()
    emma.start()
    emma.roll()
    make_move(emma, "a1", 1)
    for person in (emma, zoe):
        expect(person.page.locator(".current-roll p")).to_have_text("Waiting for Ola")
    make_move(ola, "e5", 1)
    expect_sees(zoe, 1, "Emma", [])
    ola.roll()
    expect_sees(zoe, 2, "Emma", ["a1"])
    zoe.player_button("Ola").click()
    expect_sees(zoe, 2, "Ola", ["e5"])
    make_move(ola, "c3", 2)
    expect(zoe.player_button("Ola")).to_have_accessible_name("Ola, 0 points, has moved")
    expect_sees(zoe, 2, "Ola", ["e5"])

    late = invite().join_as_spectator(emma.code)  # who comes in the middle of a game sees the same
    expect_sees(late, 2, "Emma", ["a1"])
    late.player_button("Ola").click()
    expect_sees(late, 2, "Ola", ["e5"])
    for person in (zoe, late):
        expect(person.page.get_by_text("You are watching")).to_be_visible()
        expect(person.page.locator(".roll, .back, [data-cell], .own-sheet")).to_have_count(0)
        assert person.page.get_by_role("gridcell").count() == 0


def make_move(person: Person, cell: str, number: int) -> None:
    person.wait_for_round(number)
    expect(person.page.locator(".own-sheet .playable").first).to_be_visible()
    person.tap(cell)
    expect(person.page.locator(".own-sheet[data-state=stored]")).to_be_visible()


def expect_sees(person: Person, round_: int, name: str, filled: list[str]) -> None:
    """The sheet of somebody with numbers in these cells only."""
    person.wait_for_round(round_)
    sheet = person.page.get_by_role("img", name=f"Sheet of {name}, row by row")
    expect(sheet).to_be_visible()
    slip = person.page.locator("figure .sheet")  # with the names of columns and rows
    named = [text.split() for text in slip.locator(".letters, .rows").all_inner_texts()]
    assert named == [list("abcde"), list("12345")]
    expect(sheet.locator(".number")).to_have_count(len(filled))
    cells = sheet.locator(".cell").all_inner_texts()
    at = ["abcde"[place % 5] + str(place // 5 + 1) for place, text in enumerate(cells) if text]
    assert at == filled
