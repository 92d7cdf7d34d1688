"""A game against a computer player, from the home page."""

import json
import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from fivebyfive.bots import USUAL_POINTS
from fivebyfive.words import Language, say
from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person

FIRST_NAMES = [name.strip() for name in say(Language.EN, "computer-names").split(",")]


def levels(person: Person, game: str = "Knister") -> Locator:
    """What there is to choose from, once it is asked for."""
    person.button(f"{game} against the computer").click()
    return person.page.get_by_role("dialog").locator("[data-level]")


def test_the_last_level_is_remembered_and_each_says_its_points(invite: Invite) -> None:
    me = invite().open_home()
    offered = levels(me, "Knaster")
    expect(offered).to_have_count(5)
    for level, points in USUAL_POINTS["knaster"].items():
        expect(me.page.locator(f"[data-level={level}]")).to_contain_text(
            f"Usually about {points} points"
        )
    expect(me.page.get_by_text("last time")).to_have_count(0)
    expect(me.page.locator(".computer").first).to_have_text("Against the computer")
    me.page.locator("[data-level=beginner]").click()
    expect(me.roll_button).to_be_visible()
    me.go()
    cards = me.page.locator(".computer")
    expect(cards).to_have_text(["Against the computer", "Against the computer beginner"])
    expect(cards.last).to_have_accessible_name("Knaster against the computer, beginner")
    expect(levels(me)).to_have_count(5)
    expect(me.page.get_by_text("last time")).to_have_count(0)  # in this game there was none
    me.press("Escape")
    expect(levels(me, "Knaster").first).to_have_attribute("data-level", "random")  # the weakest
    expect(me.page.locator("[data-level=beginner]")).to_contain_text("last time")
    expect(me.page.locator("[data-level=beginner]")).to_contain_text(
        f"Usually about {USUAL_POINTS['knaster']['beginner']} points"
    )


def test_levels_with_the_same_points_are_told_apart(invite: Invite) -> None:
    me = invite().open_home()
    expect(levels(me)).to_have_count(5)
    assert USUAL_POINTS["knister"]["expert"] == USUAL_POINTS["knister"]["master"]
    means = say(Language.EN, "level-master-means")
    expect(me.page.locator("[data-level=master]")).to_contain_text(f"{means} Usually about")
    expect(me.page.locator("[data-level=expert] .points")).to_have_text("Usually about 71 points.")


# How many lines each text of a button takes.
LINES_OF_TEXTS = """button => {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (texts.nextNode()) {
    if (!texts.currentNode.data.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size);
  }
  return lines;
}"""


@pytest.mark.parametrize("language", list(Language))
def test_the_last_level_stands_on_a_line_of_its_own(language: Language, invite: Invite) -> None:
    """On the narrowest phone no word of the card's button is wrapped."""
    me = invite(locale=language, viewport=ViewportSize(width=320, height=568))
    me.remember("prefs", {"level": "casual"})
    me.open_home()
    for button in me.page.locator(".computer").all():
        expect(button).to_contain_text(say(language, "level-casual"))
        assert button.evaluate(LINES_OF_TEXTS) == [1, 1]
        box = button.bounding_box()
        assert box
        assert 44 <= box["height"] <= 48


def test_a_game_against_the_computer_waits_for_nobody(invite: Invite) -> None:
    """The person has every roll, as soon as the computer has moved."""
    me = invite().open_home()
    levels(me).and_(me.page.locator("[data-level=casual]")).click()
    expect(me.roll_button).to_be_visible()
    with me.connect_device() as device:
        table = device.table
        assert (table["settings"]["rolls"], table["settings"]["game"]) == ("host", "knister")
        assert [seat["bot"] for seat in table["seats"]] == [None, "casual"]
        assert table["seats"][1]["name"] == FIRST_NAMES[2]  # the third level
    for _ in range(3):
        me.roll()
        me.make_random_move()
    play_without_taps(25, [me])
    me.roll()
    expect(me.page.locator("[data-ended]")).to_be_visible()
    [kept] = json.loads(me.page.evaluate("localStorage['fivebyfive.history']"))
    assert (kept["name"], kept["of"], kept["alone"], kept["uncounted"]) == ("", 2, False, [])
    me.button("Play again").click()  # without a lobby
    me.wait_for_round(0)


def test_one_that_was_never_rolled_is_used_again(invite: Invite) -> None:
    me = invite().open_home()
    codes = []
    for level in ("beginner", "beginner", "casual"):
        levels(me).and_(me.page.locator(f"[data-level={level}]")).click()
        expect(me.roll_button).to_be_visible()
        codes.append(me.code)
        me.go()
        expect(me.button("Play Knister")).to_be_visible()
    assert codes[0] == codes[1] != codes[2]
    me.start_solo_game("knister")
    assert me.code not in codes


@pytest.mark.parametrize("language", list(Language))
def test_computers_have_names_of_the_language(language: Language, invite: Invite) -> None:
    me = invite(locale=language).open_home()
    names = [name.strip() for name in say(language, "computer-names").split(",")]
    assert len(set(names)) == 10
    me.button(say(language, "home-friends")).click()
    add = me.page.get_by_role("button", name=say(language, "lobby-add-computer"), exact=True)
    for number in range(2):
        add.click()
        me.page.get_by_role("dialog").get_by_text(
            re.compile(rf"^{say(language, 'level-beginner')}$", re.IGNORECASE)
        ).click()
        me.button(say(language, "lobby-add")).last.click()
        expect(me.seat(names[1 + number])).to_be_visible()
