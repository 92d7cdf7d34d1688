"""Two people on paper at a table: from the lobby to a ranking in which their sheets count."""

from playwright.sync_api import Locator, Route, expect

from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person
from support.server.records import fetch_totals
from support.server.scripted_rounds import play_with_one_circle
from support.server.server_process import Server

ROW = "(7) (7) (7) (7) (7)"
HIGHEST = "\n".join([ROW] * 5)  # everything circled
ONE_NUMBER = ". . . . .\n" * 4 + ". . . . {}"


def paste(person: Person, sheet: str) -> None:
    """Paste a sheet into the fields of the open dialog."""
    person.page.locator("dialog input[data-cell=a1]").focus()
    person.page.evaluate("text => navigator.clipboard.writeText(text)", sheet)
    person.press("Control+v")


def type_in(person: Person, sheet: str, doubtful: bool = False) -> None:
    """Paste a sheet and save it, doubts or not."""
    paste(person, sheet)
    person.button("Save").click()
    if doubtful:
        person.button("Save anyway").click()
    expect(person.page.locator("dialog")).to_have_count(0)


def type_in_while_scores_are_slow(person: Person, sheet: str) -> None:
    """What is asked on saving is all there at once: nothing moves the button afterwards."""
    held: list[Route] = []
    paste(person, ONE_NUMBER.format(7))
    expect(person.page.locator("dialog [role=status].total")).to_contain_text("24")  # free cells

    def hold_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    person.page.route("**/api/score", hold_first)
    with person.page.expect_request("**/api/score"):
        paste(person, sheet)
    person.button("Save").click()
    expect(person.button("Save anyway")).to_be_visible()
    expect(person.page.locator("[data-doubt=rolled-less]")).to_be_visible()
    before = person.button("Save anyway").bounding_box()
    with person.page.expect_response("**/api/score"):
        held[0].continue_()
    assert person.button("Save anyway").bounding_box() == before
    person.button("Save anyway").click()
    expect(person.page.locator("dialog")).to_have_count(0)


def row(person: Person, name: str) -> Locator:
    return person.page.locator(".ranking li").filter(has_text=name)


def tells_of_a_full_sheet(jan: Person, emma: Person, sum_: str) -> None:
    """Takes it back, and says it again when the next roll is there."""
    full = jan.page.locator("footer [aria-pressed]", has_text="Jan: the sheet is full")
    full.click()
    jan.button(f"With this roll ({sum_})").click()
    expect(full).to_have_attribute("aria-pressed", "true")
    expect(emma.page.locator(".notice")).to_contain_text("Jan’s sheet is full")
    emma.button("Got it").click()
    full.click()
    expect(full).to_have_attribute("aria-pressed", "false")
    emma.make_random_move()
    emma.roll()
    jan.wait_for_round(26)
    full.click()
    jan.button(f"With the roll before ({sum_})").click()


def is_asked_first(host: Person) -> None:
    """Another game would leave the missing sheets behind."""
    for again in ("Same people again", "Same dice again"):
        host.button(again).click()
        asked = host.page.get_by_role("dialog", name="2 sheets are still to be typed in")
        asked.get_by_role("button", name="No", exact=True).click()
        expect(asked).to_have_count(0)


def sees_what_the_host_corrects(jan: Person, emma: Person) -> None:
    """Looking at a sheet is no draft that would hide it."""
    first = jan.page.locator("dialog input[data-cell=a1]")
    jan.button("Correct the sheet").click()
    expect(first).to_have_value("7")
    jan.press("Escape")
    row(emma, "Jan").get_by_role("button").click()
    emma.button("Correct the sheet").click()
    type_in(emma, HIGHEST.replace("7", "8"), doubtful=True)
    jan.button("Correct the sheet").click()
    expect(first).to_have_value("8")
    jan.press("Escape")


def test_people_on_paper(invite: Invite, server: Server) -> None:
    emma, jan = (invite(permissions=["clipboard-read", "clipboard-write"]) for _ in range(2))
    emma.open_table("Emma")
    emma.choose("Knaster")
    emma.button("Somebody on paper").click()
    emma.give_name("Grandma", "Add")
    expect(emma.seat("Grandma")).to_contain_text("on paper · on this device")
    jan.join(emma.link, "Jan")
    jan.button("Change Jan").click()
    jan.choose("on paper")
    jan.press("Escape")
    expect(emma.seat("Jan")).to_contain_text("on paper")
    expect(emma.page.get_by_role("heading", name="3 players")).to_be_visible()

    emma.start()
    with emma.connect_device() as device:
        play_with_one_circle(device, 24)
    jan.wait_for_round(24)
    expect(jan.button("Jan: the sheet is full")).to_have_count(0)
    emma.wait_for_round(24)
    emma.roll()
    jan.wait_for_round(25)
    sum_ = emma.page.locator(".sum").inner_text()
    expect(jan.page.locator(".on-paper .sum")).to_have_text(sum_)
    expect(jan.page.locator(".on-paper li").last).to_have_text(f"25. {sum_}")
    expect(emma.button("On paper: Grandma and Jan")).to_be_visible()
    tells_of_a_full_sheet(jan, emma, sum_)
    expect(emma.page.locator(".current-roll p")).to_contain_text("Jan")  # why it is the last roll
    emma.make_random_move()
    emma.roll()

    for person in (emma, jan):
        expect(person.page.locator("h1")).to_have_text("2 sheets are still to be typed in")
    expect(emma.button("Type in the sheet")).to_have_count(2)
    expect(jan.button("Type in the sheet")).to_have_count(1)
    is_asked_first(emma)
    jan.button("Type in the sheet").click()
    type_in(jan, HIGHEST, doubtful=True)  # so many sevens were not rolled
    expect(row(emma, "Jan")).to_contain_text("on paper")
    expect(row(emma, "Jan")).to_contain_text("1.")
    expect(row(emma, "Jan").locator(".total")).to_have_text("115")
    sees_what_the_host_corrects(jan, emma)
    row(emma, "Grandma").get_by_role("button").click()
    type_in(emma, HIGHEST, doubtful=True)
    expect(jan.page.locator("h1")).to_have_text("Grandma and Jan share the win")
    emma.button("Correct the sheet").click()
    type_in(emma, ONE_NUMBER.format(sum_))
    expect(jan.page.locator("h1")).to_have_text("You win!")
    assert fetch_totals(server.url, emma.code) == emma.totals()


def test_paper_in_a_game_without_circles(invite: Invite) -> None:
    emma = invite(permissions=["clipboard-read", "clipboard-write"])
    emma.open_table("Emma")
    for name in ("Grandma", "Grandpa"):
        emma.button("Somebody on paper").click()
        emma.give_name(name, "Add")
    emma.start()
    play_without_taps(25, [emma])
    emma.roll()
    row(emma, "Grandma").get_by_role("button").click()
    type_in_while_scores_are_slow(emma, HIGHEST)
    row(emma, "Grandpa").get_by_role("button").click()
    type_in(emma, HIGHEST, doubtful=True)  # the circles are not seen, and not saved
    row(emma, "Grandma").get_by_role("button").click()
    emma.button("Correct the sheet").click()
    emma.button("Leave out").click()
    emma.button("Yes").click()
    expect(row(emma, "Grandma")).to_have_count(0)
    expect(emma.page.locator(".sheet-panel h2")).not_to_contain_text("Grandma")
