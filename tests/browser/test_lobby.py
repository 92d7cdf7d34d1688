"""What the host chooses before a game."""

from playwright.sync_api import expect

from fivebyfive.bots import LEVELS, USUAL_POINTS
from support.browser.invitations import Invite
from support.browser.screens.navigation import REVIEW_TIMEOUT


def test_choices_say_what_they_mean(invite: Invite) -> None:
    emma = invite()
    emma.open_table("Emma")
    how = emma.page.get_by_role("group", name="How you play")
    expect(how.locator("p")).to_have_text("Around one table: the dice go round, nobody is hurried.")
    emma.choose("Class")
    expect(how.locator("p")).to_contain_text("You lead and roll; you need no seat.")
    emma.page.get_by_text("More settings").click()
    emma.choose("30 s")  # another way to play, without a name
    expect(how.locator("p")).to_have_count(0)

    emma.button("Computer player").click()
    levels = emma.page.get_by_role("group", name="Level")
    said = set()
    for level in reversed(list(LEVELS)):
        emma.choose(level)
        said.add(levels.locator("p").inner_text())
    assert len(said) == 5
    points = USUAL_POINTS["knister"]["expert"]
    means = "Counts the chances of all lines; hard to beat."
    assert f"{means} Usually about {points} points." in said


def test_a_copied_link_has_what_a_preview_needs(invite: Invite) -> None:
    emma = invite(permissions=["clipboard-read", "clipboard-write"])
    emma.open_table("Emma")
    emma.choose("Knaster")
    expect(emma.page.locator("[data-game=knaster]").first).to_be_attached()  # stored
    emma.button("Copy").click()
    copied = emma.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{emma.link}?game=knaster&lang=en"
    ola = invite().join(copied, "Ola")  # and it leads to the table
    assert ola.code == emma.code


def test_an_expert_takes_a_seat_and_moves(invite: Invite) -> None:
    emma = invite()
    emma.open_table("Emma")
    emma.button("Computer player").click()
    emma.choose("expert")
    emma.button("Add").click()
    emma.start()
    emma.roll()
    emma.make_random_move()
    # Everybody has moved, and the dice have gone on to the computer.
    expect(emma.page.locator("[data-round='2']")).to_be_attached(timeout=REVIEW_TIMEOUT)
    emma.make_random_move()
    emma.roll()
