"""One tap says something to everybody."""

from contextlib import ExitStack

from playwright.sync_api import expect

from support.browser.invitations import Invite
from support.browser.timed_pages import freeze_time
from support.browser.viewports import DESKTOP
from support.server.devices import join_device
from support.server.stopped_clock import StoppedClock

SHOWN = 6  # seconds; as table/reactions.ts has it
TOGETHER = 1500  # milliseconds; as play/reactions/reactionAnnouncements.svelte.ts has it


def test_reactions_stand_beside_the_name_for_a_while(
    timed_invite: Invite, clock: StoppedClock
) -> None:
    emma = timed_invite(viewport=DESKTOP).open_table("Emma")
    ola = timed_invite()
    freeze_time(ola.page)
    ola.join(emma.link, "Ola")
    emma.start()
    emma.button("Wow!").click()  # beside the game, where there is room
    there = ola.player_button("Emma").locator("xpath=..").locator("[data-reaction]")
    expect(there).to_have_attribute("data-reaction", "wow")
    ola.page.clock.run_for(TOGETHER)
    expect(ola.page.locator("[role=status]").last).to_contain_text("Emma: Wow!")

    clock.now += SHOWN
    ola.button("Say something").click()
    ola.button("Thanks!").click()
    expect(emma.page.locator(".left [data-reaction='thanks']")).to_be_visible()
    expect(there).to_have_count(0)
    expect(ola.button("Thanks!")).to_have_count(0)  # the dice can be seen again


def test_many_reactions_are_told_at_once(timed_invite: Invite, stack: ExitStack) -> None:
    """Those of others, that is: what one says oneself is no news."""
    emma = timed_invite()
    freeze_time(emma.page)
    emma.open_table("Emma")
    others = [join_device(emma.url, emma.code, name) for name in ("Ola", "Tim")]
    for other in others:
        stack.enter_context(other)
    expect(emma.seat("Tim")).to_be_visible()
    emma.start()
    emma.button("Say something").click()
    emma.button("Wow!").click()
    expect(emma.page.locator("[data-reaction='wow']")).to_be_visible()
    for seat, other in enumerate(others, 1):
        other.ask("react", seat=seat, kind="bravo")
    expect(emma.page.locator("[data-reaction='bravo']")).to_have_count(2)
    emma.page.clock.run_for(TOGETHER)
    expect(emma.page.locator("[role=status]").last).to_contain_text("Ola: Bravo! And one more.")


def test_a_table_may_do_without_them(invite: Invite) -> None:
    emma = invite(viewport=DESKTOP).open_table("Emma")
    emma.add_player("Tim")
    emma.page.get_by_text("More settings").click()
    row = emma.page.get_by_role("group", name="Reactions")
    expect(row.get_by_role("radio", name="On")).to_be_checked()
    row.get_by_text("Off").click()
    expect(row.get_by_role("radio", name="Off")).to_be_checked()
    emma.start()
    expect(emma.button("Menu")).to_be_visible()
    expect(emma.button("Wow!")).to_have_count(0)


def test_what_was_revealed_is_lit_on_the_small_sheets(invite: Invite) -> None:
    emma = invite(viewport=DESKTOP).open_table("Emma")
    ola = invite().join(emma.link, "Ola")
    emma.start()
    emma.roll()
    emma.tap("a1")
    emma.wait_until_stored()
    ola.wait_for_round(1)
    ola.tap("e5")
    ola.wait_until_stored()
    lit = emma.page.locator(".left .cell.newest")
    expect(lit).to_have_count(0)
    ola.roll()
    expect(lit).to_have_count(1)
    cells = emma.page.locator(".left .cell")
    assert cells.nth(24).evaluate("cell => cell.matches('.newest')")
