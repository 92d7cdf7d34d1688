"""Two people share a device: side by side on a tablet, behind tabs on a phone."""

from playwright.sync_api import FloatRect, Locator, expect

from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.timed_pages import DOUBLE_TAP, freeze_time
from support.server.devices import open_device
from support.server.server_process import Server

GOES_OVER = 900  # until the next sheet is shown; as sheetRotation.svelte.ts has it
TABLET = {"width": 1024, "height": 768}


def test_two_sheets_on_a_tablet(invite: Invite) -> None:
    both = two_at_a_table(invite(viewport=TABLET))
    left, right = (both.page.locator(".own-sheet").nth(sheet) for sheet in (0, 1))
    assert place(left)["x"] + place(left)["width"] <= place(right)["x"]
    assert abs(place(left)["y"] - place(right)["y"]) < 1
    assert both.measure_overflow() == (0, 0)

    both.button("Turn this sheet round").click()
    assert place(both.cell("a1", 1))["x"] > place(both.cell("e1", 1))["x"]
    assert place(both.cell("a1", 1))["y"] > place(both.cell("a5", 1))["y"]
    assert place(both.cell("a1", 0))["x"] < place(both.cell("e1", 0))["x"]
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


def test_on_a_lying_tablet_the_first_sheet_is_near(invite: Invite) -> None:
    """Whoever set up the table sits before it; the one opposite reads a turned sheet."""
    both = two_at_a_table(invite(viewport={"width": 820, "height": 1180}, has_touch=True))
    near, far = (both.page.locator(".own-sheet").nth(sheet) for sheet in (0, 1))
    expect(near.get_by_role("grid", name="Sheet of Emma")).to_be_visible()
    assert place(far)["y"] + place(far)["height"] <= place(near)["y"]
    assert place(both.cell("a1", 0))["y"] < place(both.cell("a5", 0))["y"]
    assert place(both.cell("a1", 1))["y"] > place(both.cell("a5", 1))["y"]


def test_two_tabs_on_a_phone(invite: Invite) -> None:
    both = invite()
    freeze_time(both.page)  # no sheet goes over by itself
    two_at_a_table(both)
    expect(both.page.locator(".own-sheet")).to_have_count(1)
    written: dict[str, list[int]] = {}
    for number in range(1, 4):
        both.page.clock.run_for(DOUBLE_TAP)
        both.roll()
        for name in ("Emma", "Ola"):
            both.page.get_by_role("tab", name=name).click()
            expect(both.page.get_by_role("grid", name=f"Sheet of {name}")).to_be_visible()
            assert both.numbers() == written.get(name, [0] * 25)
            both.make_random_move()
            written[name] = both.numbers()
            assert len([one for one in written[name] if one]) == number
            expect(both.page.get_by_role("tab", name=f"{name} has moved")).to_be_visible()
    both.page.clock.run_for(DOUBLE_TAP)
    both.roll()


def test_the_sheet_goes_over_to_the_next(invite: Invite) -> None:
    both = invite()
    freeze_time(both.page)
    two_at_a_table(both)
    emmas, olas = (both.page.get_by_role("grid", name=f"Sheet of {who}") for who in ("Emma", "Ola"))
    both.page.clock.run_for(DOUBLE_TAP)
    both.roll()
    both.tap("a1")
    both.wait_until_stored()
    expect(both.roll_button).to_have_text("Now Ola")
    both.page.clock.run_for(GOES_OVER - 1)
    expect(emmas).to_be_visible()
    both.page.clock.run_for(1)
    expect(olas).to_be_visible()
    expect(both.roll_button).to_have_text("Choose a cell")

    # Who looks back at a sheet is left there, and goes on at once by the button.
    both.page.get_by_role("tab", name="Emma").click()
    both.page.clock.run_for(10 * GOES_OVER)
    expect(emmas).to_be_visible()
    both.roll_button.click()
    expect(olas).to_be_visible()
    assert both.round == 1
    both.tap("b1")
    both.wait_until_stored()
    both.page.clock.run_for(10 * GOES_OVER)  # nobody has to move any more
    expect(olas).to_be_visible()
    expect(both.roll_button).to_have_text("Roll")


def test_the_next_has_moved_elsewhere(invite: Invite) -> None:
    """The sheet goes over to whoever still has to move when the time has come."""
    all_three = invite()
    freeze_time(all_three.page)
    all_three.open_table("Emma").add_player("Ola")
    all_three.add_player("Tim")
    all_three.start()
    all_three.page.clock.run_for(DOUBLE_TAP)
    all_three.roll()
    all_three.tap("a1")
    all_three.wait_until_stored()
    expect(all_three.roll_button).to_have_text("Now Ola")
    with all_three.connect_device() as again:
        again.move(1, 1, "a1")
    expect(all_three.roll_button).to_have_text("Now Tim")
    all_three.page.clock.run_for(GOES_OVER)
    expect(all_three.page.get_by_role("grid", name="Sheet of Tim")).to_be_visible()


def test_both_choose_circles(invite: Invite, server: Server) -> None:
    """Each takes back what is theirs."""
    settings = {"game": "knaster", "dice": "real", "rolls": "host"}
    device = open_device(server.url, names=["Emma", "Ola"], settings=settings)
    device.ask("start")
    for round_, cell in enumerate(["a3", "b3", "d3", "e3"]):
        device.ask("next", round=round_, roll="7")
        for seat in (0, 1):
            device.move(seat, round_ + 1, cell)
    device.ask("next", round=4, roll="7")
    both = invite(viewport=TABLET).sit_down_as(device, alone=False)
    common = both.page.get_by_role("button", name="Take back", exact=True)
    both.cell("c3", 0).click()
    expect(both.cell("c3", 0)).to_have_text("7")
    expect(common).to_have_attribute("aria-disabled", "false")
    both.cell("c3", 1).click()
    expect(both.cell("c3", 1)).to_have_text("7")
    expect(common).to_have_attribute("aria-disabled", "true")  # whose would it be?
    both.button("Take back the move of Ola").click()
    expect(both.cell("c3", 1)).to_have_text("")
    assert both.list_lit_cells(0)
    common.click()
    expect(both.cell("c3", 0)).to_have_text("")


def two_at_a_table(device: Person) -> Person:
    device.open_table("Emma").add_player("Ola")
    device.start()
    return device


def place(what: Locator) -> FloatRect:
    """Where it is seen."""
    box = what.bounding_box()
    assert box
    return box
