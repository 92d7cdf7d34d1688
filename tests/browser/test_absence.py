"""People who go away and come back."""

import re

from playwright.sync_api import Locator, expect

from fivebyfive.table.timers import AUTO_ROLL_AFTER_MS, ROLL_FOR_ABSENT_AFTER_MS, STAND_IN_AFTER_MS
from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.timed_pages import advance_time
from support.browser.viewports import SMALL_PHONE
from support.server.devices import join_device
from support.server.records import fetch_record
from support.server.stopped_clock import StoppedClock


def expect_away(seen_by: Person, *names: str) -> None:
    """The server knows it, so that their time begins to count."""
    for name in names:
        expect(seen_by.player_button(name)).to_have_accessible_name(re.compile("away"))


def expect_below(lower: Locator, upper: Locator) -> None:
    """Neither covers the other."""
    under, over = lower.bounding_box(), upper.bounding_box()
    assert under
    assert over
    assert under["y"] >= over["y"] + over["height"]


def test_the_computer_plays_until_they_are_back(timed_invite: Invite, clock: StoppedClock) -> None:
    emma = timed_invite(viewport=SMALL_PHONE).open_table("Emma")
    olas, kims = (join_device(emma.url, emma.code, name) for name in ("Ola", "Kim"))
    expect(emma.seat("Kim")).to_be_visible()
    emma.start()
    emma.roll()
    emma.make_random_move()
    for seat, device in enumerate((olas, kims), 1):
        device.move(seat, 1, "c3")
        device.socket.close()

    expect_away(emma, "Ola", "Kim")
    expect(emma.roll_button).to_have_text("Ola rolls next")
    advance_time(clock, ROLL_FOR_ABSENT_AFTER_MS / 1000, emma)
    expect(emma.roll_button).to_have_text("Roll for Ola")
    emma.roll()
    emma.make_random_move()
    expect(emma.roll_button).to_have_text("Waiting for 2 moves")

    advance_time(clock, (STAND_IN_AFTER_MS - ROLL_FOR_ABSENT_AFTER_MS) / 1000, emma)
    away = emma.page.get_by_text("Ola is away.")
    expect(away).to_be_visible()
    expect_below(away, emma.cell("a5"))
    emma.button("Let the computer play").click()
    expect(emma.roll_button).to_have_text("Waiting for one move")
    expect(emma.page.get_by_text("Kim is away.")).to_be_visible()
    emma.page.get_by_role("button", name="Wait", exact=True).click()
    expect(emma.page.get_by_text("Kim is away.")).to_have_count(0)

    kim = timed_invite().sit_down_as(kims, alone=False)
    kim.make_random_move()
    expect(kim.page.get_by_text("While you were away")).to_have_count(0)
    kim.roll()
    kim.make_random_move()
    emma.wait_for_round(3)
    emma.make_random_move()
    emma.roll()

    ola = timed_invite()
    ola.remember("tickets", [olas.ticket()])
    ola.open_home().page.get_by_role("link", name="Knister, round 4").click()
    expect(emma.player_button("Ola")).not_to_have_accessible_name(re.compile("away"))
    played = [
        line.split()[3].rstrip("*")
        for line in fetch_record(emma.url, emma.code, None).splitlines()[-2:]
    ]
    expect(ola.page.get_by_role("status").filter(has_text="While you were away")).to_contain_text(
        re.compile(rf"the computer played {played[0]},? (and )?{played[1]}(, and \w\w)? for you")
    )
    ola.button("Got it").click()
    expect(ola.page.get_by_text("While you were away")).to_have_count(0)
    ola.make_random_move()
    for person in (emma, kim):
        person.wait_for_round(4)
        person.make_random_move()
    ola.roll()


def test_the_host_who_rolls_is_gone(timed_invite: Invite, clock: StoppedClock) -> None:
    emma = timed_invite().open_table("Emma")
    emma.page.get_by_text("More settings").click()
    emma.choose("The host")
    ola = timed_invite().join(emma.link, "Ola")
    emma.start()
    emma.roll()
    ola.wait_for_round(1)
    for person in (emma, ola):
        person.make_random_move()
    expect(ola.roll_button).to_have_text("The host rolls next")
    emmas = emma.close_browser()
    expect_away(ola, "Emma")
    expect(ola.roll_button).to_have_text("The host rolls next")
    advance_time(clock, ROLL_FOR_ABSENT_AFTER_MS / 1000, ola)
    expect(ola.roll_button).to_have_text("Roll")
    ola.roll()
    ola.make_random_move()
    emma = timed_invite(storage_state=emmas).go(ola.code)
    emma.make_random_move()
    emma.roll()


def test_the_host_leaves_for_good(timed_invite: Invite, clock: StoppedClock) -> None:
    emma = timed_invite().open_table("Emma")
    ola = timed_invite().join(emma.link, "Ola")
    kims = join_device(emma.url, emma.code, "Kim")
    expect(emma.seat("Kim")).to_be_visible()
    emma.start()
    emma.roll()
    emma.make_random_move()
    emma.press_in_menu("Leave the table", "Yes")
    expect(emma.button("Play Knister")).to_be_visible()
    emma.press_browser_back()  # a stranger now
    expect(emma.page.get_by_text("The game is under way; you can watch.")).to_be_visible()

    # Rounds 2 to 4: one roll each, and one by the computer that plays for who has left.
    for number in range(1, 5):
        ola.wait_for_round(number)
        ola.make_random_move()
        kims.move(2, number, ALL_CELLS[number])
        if number == 2:
            kims.ask("next", round=2)
        elif number == 3:
            expect(ola.roll_button).to_have_text("Emma rolls next")
            clock.now += AUTO_ROLL_AFTER_MS / 1000
        else:
            ola.roll()
    kim = timed_invite().sit_down_as(kims, alone=False)
    ola.press_in_menu("End the game", "Yes")  # Ola is the host now
    ola.button("Same people again").click()
    expect(kim.page.get_by_text("Waiting for Ola to start.")).to_be_visible()
