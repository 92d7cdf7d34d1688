"""Two people share a device: side by side on a tablet, behind tabs on a phone."""

from playwright.sync_api import FloatRect, Locator, expect

from support.browser.invitations import Invite
from support.browser.person import Person

TABLET = {"width": 1024, "height": 768}


def test_two_sheets_on_a_tablet(invite: Invite) -> None:
    both = two_at_a_table(invite(viewport=TABLET))
    left, right = (both.page.locator(".own-sheet").nth(sheet) for sheet in (0, 1))
    assert place(left)["x"] + place(left)["width"] <= place(right)["x"]
    assert abs(place(left)["y"] - place(right)["y"]) < 1
    assert both.measure_overflow() == (0, 0)

    both.button("Turn this sheet round").click()
    assert place(both.cell("a1", 0))["x"] > place(both.cell("e1", 0))["x"]
    assert place(both.cell("a1", 0))["y"] > place(both.cell("a5", 0))["y"]
    assert place(both.cell("a1", 1))["x"] < place(both.cell("e1", 1))["x"]
    for number in range(1, 4):
        both.roll()
        for sheet in (0, 1):
            both.make_random_move(sheet)
            assert len([one for one in both.numbers(sheet) if one]) == number

    both.button("Take back the move of Emma").click()
    expect(left).to_have_attribute("data-state", "open")
    expect(right).to_have_attribute("data-state", "stored")
    expect(both.roll_button).to_have_attribute("aria-disabled", "true")
    both.make_random_move(0)
    both.roll()


def test_two_tabs_on_a_phone(invite: Invite) -> None:
    both = two_at_a_table(invite())
    expect(both.page.locator(".own-sheet")).to_have_count(1)
    written: dict[str, list[int]] = {}
    for number in range(1, 4):
        both.roll()
        for name in ("Emma", "Ola"):
            both.page.get_by_role("tab", name=name).click()
            expect(both.page.get_by_role("grid", name=f"Sheet of {name}")).to_be_visible()
            assert both.numbers() == written.get(name, [0] * 25)
            both.make_random_move()
            written[name] = both.numbers()
            assert len([one for one in written[name] if one]) == number
            expect(both.page.get_by_role("tab", name=f"{name} has moved")).to_be_visible()
    both.roll()


def two_at_a_table(device: Person) -> Person:
    device.open_table("Emma").add_player("Ola")
    device.start()
    return device


def place(what: Locator) -> FloatRect:
    """Where it is seen."""
    box = what.bounding_box()
    assert box
    return box
