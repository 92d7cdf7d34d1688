"""Screens without a table: home, rules, history, printed sheets, scoring of paper."""

from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.screens.navigation import store_tickets, wait_for_visible
from support.browser.screens.stage import Stage, register_screen


@register_screen
def home(_: Stage, person: Person) -> None:
    person.open_home()


@register_screen
def home_continue(stage: Stage, person: Person) -> None:
    store_tickets(
        person, stage.running_game("knister").ticket(alone=True), stage.waiting_table(2).ticket()
    )
    person.open_home()
    expect(person.page.locator("section li")).to_have_count(2)


@register_screen
def preferences(_: Stage, person: Person) -> None:
    person.open_home()
    person.page.locator(".aside button").click()
    wait_for_visible(person, "dialog")


@register_screen
def rules_knister(_: Stage, person: Person) -> None:
    person.go("rules/knister")
    wait_for_visible(person, "article")


@register_screen
def rules_knaster(_: Stage, person: Person) -> None:
    person.go("rules/knaster")
    wait_for_visible(person, "article")


@register_screen
def rules_knaster_end(stage: Stage, person: Person) -> None:
    rules_knaster(stage, person)
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")


@register_screen
def join(stage: Stage, person: Person) -> None:
    person.go(stage.waiting_table(2).code)
    wait_for_visible(person, "form input")


@register_screen
def wrong_code(stage: Stage, person: Person) -> None:
    person.expected.append("404")
    taken = {device.code for device in stage.devices.values()}
    person.go(next(code for code in ("271828", "314159") if code not in taken))
    expect(person.page.get_by_role("alert").first).not_to_be_empty()


@register_screen
def table_gone(stage: Stage, person: Person) -> None:
    """A table that does not know this device any more."""
    ticket = stage.waiting_table(2).ticket()
    store_tickets(person, {**ticket, "token": ticket["token"][:-8] + "forged.."})
    person.go(ticket["code"])
    wait_for_visible(person, "h1")


@register_screen
def not_found(_: Stage, person: Person) -> None:
    person.expected.append("404")
    person.go("nowhere")
    wait_for_visible(person, "h1")


@register_screen
def history_empty(_: Stage, person: Person) -> None:
    person.go("history")
    wait_for_visible(person, ".empty")


def store_history(stage: Stage, person: Person) -> None:
    """Games of both kinds, of people who share the device, and of somebody alone."""
    person.remember(
        "history",
        [
            {
                "code": "123456",
                "number": 40 - at,
                "seat": 0,
                "at": 1.7e12 - at * 5e8,
                "game": "knaster" if at % 7 == 3 else "knister",
                "name": ("", stage.names[0], stage.names[1])[at % 3],
                "total": 40 + at * at * 7 % 53,
                "place": 1 + at % 4,
                "of": 1 if at % 3 == 0 else 12,
                "alone": at % 3 == 0,
                "verdict": ("good", None, None, "spectacular", None, None)[at % 6],
                "hints": 2 if at == 3 else 0,
            }
            for at in range(36)
        ],
    )


@register_screen
def history(stage: Stage, person: Person) -> None:
    store_history(stage, person)
    person.go("history")
    wait_for_visible(person, "[data-best]")


@register_screen
def history_game(stage: Stage, person: Person) -> None:
    history(stage, person)
    person.page.locator("li button").first.click()
    wait_for_visible(person, "dialog")


@register_screen
def sheets(stage: Stage, person: Person) -> None:
    """Sheets to print, with names and with rules on their backs."""
    person.go("sheets")
    person.page.locator("input[type=text]").fill(", ".join(stage.names[:5]))
    person.page.locator("input[type=checkbox]").check()
    wait_for_previews(person, 2)


def wait_for_previews(person: Person, sides: int = 1) -> None:
    """Wait until the pictures of all sides are those of what was chosen."""
    expect(person.page.locator("[data-drawn=true] img")).to_have_count(sides)


@register_screen
def score(_: Stage, person: Person) -> None:
    """A sheet of paper with all that may be wrong: no roll, and circles that were forgotten."""
    rows = ["(4) (5) (6) (7) (8)", "9 3 8 10 2", "7 (7) (11) (4) 13", "6 6 6 9 9", "8 12 7 . ."]
    person.remember("paper", {"game": "knaster", "cells": " ".join(rows).split()})
    person.go("score")
    expect(person.page.locator("[data-doubt]")).to_have_count(2)


@register_screen
def privacy(_: Stage, person: Person) -> None:
    person.go("privacy")
    wait_for_visible(person, "article")
