"""One tap says something to everybody."""

from playwright.sync_api import expect

from people import DESKTOP, Invite


def test_reactions_stand_beside_the_name_for_a_while(invite: Invite) -> None:
    emma = invite(viewport=DESKTOP).open_table("Emma")
    ola = invite().join(emma.link, "Ola")
    emma.start()
    emma.button("Wow!").click()  # beside the game, where there is room
    there = ola.standing("Emma").locator("xpath=..").locator("[data-reaction]")
    expect(there).to_have_attribute("data-reaction", "wow")
    expect(ola.page.locator("[role=status]").last).to_contain_text("Emma: Wow!")
    expect(emma.page.locator("[role=status]").last).not_to_contain_text("Emma: Wow!")
    expect(there).to_have_count(0)

    ola.button("Say something").click()
    ola.button("Thanks!").click()
    expect(emma.page.locator(".left [data-reaction='thanks']")).to_be_visible()
    expect(ola.button("Thanks!")).to_have_count(0)  # the dice can be seen again


def test_many_reactions_are_told_at_once(invite: Invite) -> None:
    emma = invite().open_table("Emma")
    others = [invite().join(emma.link, name) for name in ("Ola", "Tim")]
    devices = [other.device() for other in others]
    emma.start()
    expect(emma.page.locator("[data-round='0']")).to_be_attached()
    for seat, device in enumerate(devices, 1):
        device.ask("react", seat=seat, kind="bravo")
    expect(emma.page.locator("[data-reaction='bravo']")).to_have_count(2)
    expect(emma.page.locator("[role=status]").last).to_contain_text("Ola: Bravo! And one more.")
    for device in devices:
        device.socket.close()


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
    emma.is_stored()
    ola.wait_for_round(1)
    ola.tap("e5")
    ola.is_stored()
    lit = emma.page.locator(".left .cell.newest")
    expect(lit).to_have_count(0)
    ola.roll()
    expect(lit).to_have_count(1)
    cells = emma.page.locator(".left .cell")
    assert cells.nth(24).evaluate("cell => cell.matches('.newest')")
