"""Screens that are read from the last row: the projector's and the caller's."""

from typing import Any, Final

from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.screens.navigation import (
    open_projector,
    pretend_public_address,
    wait_for_visible,
)
from support.browser.screens.stage import SCREENS, Stage, register_screen
from support.server.devices import join_device, open_device


@register_screen
def big_lobby(stage: Stage, person: Person) -> None:
    pretend_public_address(person)
    open_projector(person, stage.waiting_table(10))
    expect(person.page.locator("main li")).to_have_count(12)
    wait_for_visible(person, ".qr svg")


@register_screen
def big_screen(stage: Stage, person: Person) -> None:
    open_projector(person, stage.class_game())
    expect(person.page.locator("[data-moved='27']")).to_be_visible()


@register_screen
def big_end(stage: Stage, person: Person) -> None:
    open_projector(person, stage.finished_game("knister", 11))
    wait_for_visible(person, "[data-ended] .columns")


@register_screen
def class_print(stage: Stage, person: Person) -> None:
    """What a leader may print when the game is over."""
    if "class over" not in stage.devices:
        settings = {"dice": "real", "seconds": None}
        host = open_device(stage.url, preset="class", settings=settings, rehearsal="print")
        stage.devices["class over"] = stage.stack.enter_context(host)
        pupils = stage.stack.enter_context(join_device(stage.url, host.code, *stage.names[:2]))
        host.ask("start")
        host.ask("next", round=0, roll="7")
        for seat in (0, 1):
            pupils.refresh().move(seat, 1, "a1")
        host.ask("next", round=1, roll="7")
        host.ask("abandon")
        host.refresh()
    open_projector(person, stage.devices["class over"])
    person.page.locator("[data-class-print]").click()
    wait_for_visible(person, "dialog select")


@register_screen
def big_menu(stage: Stage, person: Person) -> None:
    big_screen(stage, person)
    person.page.locator("header button").last.click()
    wait_for_visible(person, "dialog")


@register_screen
def big_people(stage: Stage, person: Person) -> None:
    """The names, for whoever leads."""
    big_screen(stage, person)
    person.press("n")
    expect(person.page.locator("dialog li")).to_have_count(30)


@register_screen
def big_keys(stage: Stage, person: Person) -> None:
    big_screen(stage, person)
    person.press("?")
    wait_for_visible(person, "dialog dl")


def open_caller(person: Person, rolls: int, **facts: Any) -> None:
    """A caller that has thrown so often."""
    thrown = [f"{1 + at * 5 % 6}+{1 + at * at % 6}" for at in range(rolls)]
    person.remember("caller", {"rolls": thrown, **facts})
    person.go("caller")
    expect(person.page.locator(f"[data-rolls='{rolls}']")).to_be_attached()


@register_screen
def caller_begin(_: Stage, person: Person) -> None:
    open_caller(person, 0)
    wait_for_visible(person, "fieldset")


@register_screen
def caller(_: Stage, person: Person) -> None:
    open_caller(person, 31, game="knaster", full=True)


@register_screen
def caller_end(_: Stage, person: Person) -> None:
    open_caller(person, 25, game="knister", of=25)


PROJECTOR_SCREENS: Final = [name for name in SCREENS if name.startswith(("big_", "caller"))]
