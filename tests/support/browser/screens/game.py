"""Screens of running games: sheets, dice, dialogs beside them."""

from typing import Any, Final

from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.screens.navigation import (
    open_as_device,
    open_running_game,
    store_tickets,
    wait_for_visible,
)
from support.browser.screens.stage import Stage, register_screen
from support.server.devices import Device, join_device, open_device
from support.server.scripted_game import ScriptedGame

# c3 completes row 3 with a full house and column c with three of a kind.
TWO_LINES: Final = ScriptedGame(
    "knaster",
    ["4+3", "6+1", "2+3", "4+1", "2+2", "5+2", "3+4", "5+1", "1+6"],
    ["a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"],
)


@register_screen
def knister(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knister"))


@register_screen
def knister_others(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knister", 3), alone=False)


@register_screen
def knister_many(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knister", 11), alone=False)


@register_screen
def knaster(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knaster"))


@register_screen
def knaster_others(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knaster", 3, 24), alone=False)


@register_screen
def knaster_many(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.running_game("knaster", 11), alone=False)


@register_screen
def which_line(stage: Stage, person: Person) -> None:
    open_running_game(person, stage.device_at(TWO_LINES))
    person.tap("c3")
    expect(person.page.locator("[data-cell].lit")).to_have_count(8)


@register_screen
def circles(stage: Stage, person: Person) -> None:
    which_line(stage, person)
    person.line_box("3").click()
    expect(person.page.locator("[data-cell].lit")).to_have_count(5)


@register_screen
def tutorial(stage: Stage, person: Person) -> None:
    person.remember("prefs", {})
    open_running_game(person, stage.device_at(ScriptedGame("knister", ["3+4"], [])))
    # The first one is about the roll, which has been made.
    expect(person.page.locator(".tutorial")).to_contain_text("2 / 4")


@register_screen
def keypad(stage: Stage, person: Person) -> None:
    position = ScriptedGame("knister", ["3+4", "2+6"], ["c3 a1", "b2 d4"], stage.names[:1])
    open_as_device(person, stage.device_at(position), alone=False)
    wait_for_visible(person, ".keypad")


@register_screen
def real_dice(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.running_game("knister", 3), alone=False)
    wait_for_visible(person, ".wrong")


@register_screen
def real_dice_alone(stage: Stage, person: Person) -> None:
    """The most buttons that stand in one row."""
    open_as_device(person, stage.running_game("knister"))
    wait_for_visible(person, ".wrong")


@register_screen
def waiting(stage: Stage, person: Person) -> None:
    """One has moved, the other has not."""
    position = ScriptedGame("knister", ["3+4", "2+6"], ["c3 a1"], stage.names[:1])
    if str(position) not in stage.devices:
        stage.device_at(position).move(0, 2, "c4")
    open_running_game(person, stage.device_at(position), alone=False)
    expect(person.page.locator(".current-roll p")).to_contain_text(stage.names[0])


@register_screen
def menu(stage: Stage, person: Person) -> None:
    knister_others(stage, person)
    person.page.locator(".top button").first.click()
    wait_for_visible(person, "dialog")


@register_screen
def line(stage: Stage, person: Person) -> None:
    knaster_others(stage, person)
    person.line_box("a").click()
    wait_for_visible(person, "dialog")


@register_screen
def combinations(stage: Stage, person: Person) -> None:
    """Said beside the sheet where there is room."""
    knister(stage, person)
    found = wait_for_visible(person, "button.strip, .right h2")
    if found.evaluate("found => found.matches('button')"):
        found.click()
        wait_for_visible(person, "dialog")


@register_screen
def sheet_of_another(stage: Stage, person: Person) -> None:
    knaster_others(stage, person)
    person.page.locator(".player-strip button, .left button").locator("visible=true").nth(1).click()
    wait_for_visible(person, "dialog .sheet")


@register_screen
def leaderboard(stage: Stage, person: Person) -> None:
    """Beside the sheet where there is room."""
    knister_many(stage, person)
    found = wait_for_visible(person, ".player-strip .more, .left ul")
    if found.evaluate("found => found.matches('button')"):
        found.click()
        wait_for_visible(person, "dialog")


@register_screen
def two_sheets(stage: Stage, person: Person) -> None:
    """Two people on one device."""
    open_running_game(person, two_on_one_device(stage, "knister", 16), alone=False)


@register_screen
def two_sheets_knaster(stage: Stage, person: Person) -> None:
    open_running_game(person, two_on_one_device(stage, "knaster", 27), alone=False)


def two_on_one_device(stage: Stage, game: str, rounds: int) -> Device:
    """In a game that bots have played so far; one of the two has moved."""
    key = f"two {game}"
    if key not in stage.devices:
        position = ScriptedGame.from_bot_game(game, rounds, stage.names[0], moved=True)
        settings: dict[str, Any] = {"game": game, "dice": "real"}
        device = open_device(stage.url, names=["Ola", stage.names[0]], settings=settings)
        stage.devices[key] = stage.stack.enter_context(device)
        device.ask("start")
        for round_, (roll, moves) in enumerate(zip(position.rolls, position.moves, strict=True)):
            device.ask("next", round=round_, roll=roll)
            both = moves.split()
            for seat, move in enumerate(both if round_ < rounds - 1 else both[:1]):
                device.move(seat, round_ + 1, move)
    return stage.devices[key]


@register_screen
def full_sheet(stage: Stage, person: Person) -> None:
    """Many circles and many lines that score."""
    open_running_game(person, stage.running_game("knaster", 1, 38), alone=False)


@register_screen
def returning_player(stage: Stage, person: Person) -> None:
    """Somebody takes a tablet in hand that was away from its table for long."""
    store_tickets(person, {**stage.running_game("knister", 3).ticket(), "seen": 1})
    person.go(stage.running_game("knister", 3).code)
    wait_for_visible(person, "[data-back] button.primary")


@register_screen
def reactions(stage: Stage, person: Person) -> None:
    """Beside the sheet where there is room."""
    knister_others(stage, person)
    found = wait_for_visible(person, ".smile, .top .reactions")
    if found.evaluate("found => found.matches('button')"):
        found.click()
    wait_for_visible(person, ".reactions")


@register_screen
def hint(stage: Stage, person: Person) -> None:
    knaster(stage, person)
    person.page.locator(".bar .hint").click()
    found = wait_for_visible(person, "dialog .row .button, [data-hint]")
    if found.evaluate("found => found.matches('.button')"):  # the first of this browser and game
        found.click()
    wait_for_visible(person, "[data-hint]").get_by_role("button").first.click()


@register_screen
def paper_table(stage: Stage, person: Person) -> None:
    """A device of paper alone, when a sheet may be full."""
    if "paper" not in stage.devices:
        host = stage.device_at(ScriptedGame.from_bot_game("knaster", 27, *stage.names[:2]))
        paper = join_device(stage.url, host.code)
        stage.devices["paper"] = stage.stack.enter_context(paper)
        paper.ask("sit-paper", name=stage.names[3])
    open_running_game(person, stage.devices["paper"], alone=False)
    wait_for_visible(person, ".on-paper ol")
