"""Dice on a real table: somebody types what they show."""

import re

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.viewports import SMALL_PHONE
from support.server.records import fetch_record


def test_typed_rolls_and_a_wrong_one(invite: Invite) -> None:
    emma = invite(viewport=SMALL_PHONE).open_table("Emma")
    emma.page.get_by_text("More settings").click()
    emma.choose("Real dice")
    ola = invite().join(emma.link, "Ola")
    expect(ola.page.get_by_text("Real dice")).to_be_visible()
    emma.start()

    expect(emma.page.get_by_role("group", name="What do your dice show?")).to_be_visible()
    expect(emma.page.locator(".keys .button").filter(has_text=re.compile("^[0-9]+$"))).to_have_text(
        [str(number) for number in range(2, 13)]
    )
    assert emma.measure_overflow() == (0, 0)
    ola.wait_for_round(0)
    expect(ola.page.locator(".keypad")).to_have_count(0)
    emma.button("9").click()
    everybody_moves([emma, ola], "9", round_=1)

    assert emma.measure_overflow() == (0, 0)
    type_dice(ola, 3, 4)
    everybody_moves([emma, ola], "7", round_=2)

    # Ola looks at the dice again: they show 3 and 5. Both move anew, the first round stays.
    ola.button("Wrong number?").click()
    type_dice(ola, 3, 5)
    for person in (emma, ola):
        expect(person.page.locator(".own-sheet[data-state=open]")).to_be_visible()
        assert sorted(person.numbers()) == [0] * 24 + [9]
    everybody_moves([emma, ola], "8", round_=2)

    # The host may say so, too, even while the next roll is asked for; and may be mistaken.
    expect(emma.page.get_by_role("group", name="What do your dice show?")).to_be_visible()
    assert emma.measure_overflow() == (0, 0)
    emma.button("Wrong number?").click()
    assert emma.measure_overflow() == (0, 0)
    emma.button("Cancel").click()
    expect(emma.page.locator(".own-sheet[data-state=stored]")).to_be_visible()
    emma.button("12").click()
    everybody_moves([emma, ola], "12", round_=3)

    emma.press_in_menu("End the game", "Yes")
    expect(ola.page.locator("[data-ended]")).to_be_visible()
    expect(emma.button("Same dice again")).to_have_count(0)
    rounds = re.findall(r"^(\d+)\. (\S+)", fetch_record(emma.url, emma.code), re.MULTILINE)
    assert rounds == [("1", "9"), ("2", "3+5")]


def type_dice(person: Person, first: int, second: int) -> None:
    person.button("Two dice").click()
    for face in (first, second):
        person.page.locator(".keys").get_by_text(str(face), exact=True).click()


def everybody_moves(people: list[Person], sum_: str, round_: int) -> None:
    for person in people:
        person.wait_for_round(round_)
        expect(person.page.get_by_label(f"Sum: {sum_}")).to_be_visible()
        person.make_random_move()
        expect(person.page.locator(".own-sheet .pencil")).to_have_text(sum_)
