"""Screens of games that are over: results, the coach's review, paper sheets."""

import json
from typing import Final

from fivebyfive import parse_record
from fivebyfive.client import messages_in
from fivebyfive.dice import read_dice_headers
from support.browser.person import Person
from support.browser.screens.navigation import (
    open_as_device,
    pretend_page_dice,
    rewrite_server_messages,
    wait_for_review,
    wait_for_visible,
)
from support.browser.screens.stage import Stage, register_screen
from support.paths import EXAMPLES
from support.server.scripted_game import ScriptedGame


@register_screen
def end_alone(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.finished_game("knister"))
    wait_for_visible(person, "[data-ended] .sheet")


@register_screen
def end_several(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.finished_game("knaster", 3), alone=False)
    wait_for_visible(person, "[data-ended] .sheet")


@register_screen
def end_review_pending(stage: Stage, person: Person) -> None:
    """The coach is not ready yet, and never will be."""

    def not_yet(text: str) -> str:
        messages = messages_in(text)
        for message in messages:
            if "coaching" in (message.get("answer") or {}):
                message["answer"] = {"done": 14, "of": 37, "coaching": None}
        return json.dumps(messages)

    rewrite_server_messages(person, not_yet)
    open_as_device(person, stage.finished_game("knaster"))
    wait_for_visible(person, "progress[value='14']")


@register_screen
def end_review(stage: Stage, person: Person) -> None:
    pretend_page_dice(person)
    open_as_device(person, stage.finished_game("knister"))
    wait_for_review(person)
    person.page.locator("[data-coach] summary").click()


@register_screen
def end_review_circles(stage: Stage, person: Person) -> None:
    open_as_device(person, stage.finished_game("knaster", 3), alone=False)
    wait_for_review(person)


LATIN_SQUARE: Final = "8 9 10 11 12 9 10 11 12 8 10 11 12 8 9 11 12 8 9 10 12 8 9 10 11"


def open_finished_paper_game(stage: Stage, person: Person) -> None:
    """One sheet was typed in, the other one is missing."""
    position = ScriptedGame.from_bot_game("knaster", 0, stage.names[2], finished=True)
    position.papers = stage.names[:2]
    host = stage.device_at(position)
    if host.table["papers"][0]["total"] is None:
        host.ask("paper-sheet", paper=1, sheet=LATIN_SQUARE.replace("12", "(12)"))
        host.refresh()
    pretend_page_dice(person)
    open_as_device(person, host, alone=False)
    wait_for_visible(person, "[data-paper]")


@register_screen
def end_paper(stage: Stage, person: Person) -> None:
    open_finished_paper_game(stage, person)
    person.page.locator("[aria-pressed]", has_text=stage.names[0]).click()
    wait_for_visible(person, ".correct")


@register_screen
def type_sheet(stage: Stage, person: Person) -> None:
    open_finished_paper_game(stage, person)
    person.page.locator("[data-paper] .type").click()
    wait_for_visible(person, "dialog input")


PER_ROLL: Final = (EXAMPLES / "per-roll.5x5").read_text(encoding="utf-8")


def open_with_dice_notes(stage: Stage, person: Person, **changed: object) -> None:
    """A game whose dice are told to be checkable, with a record and notes of this device."""
    device = stage.finished_game("knister", 1)
    headers = read_dice_headers(parse_record(PER_ROLL).headers)
    assert headers is not None

    def checkable(text: str) -> str:
        messages = messages_in(text)
        for message in messages:
            table = message.get("table", {})
            if table.get("result"):
                table["result"]["secret"] = headers.secret
                table["settings"]["dice"] = "app"
                table |= {"commit": headers.commit, "nonces": headers.nonces}
                table["nonces_missing"] = [device.device_id]
                table["closed"] |= {"round": 25, "roll": "5+4"}  # as in the record
        return json.dumps(messages)

    note = {
        "code": device.code,
        "game": 1,
        "device": device.device_id,
        "commit": headers.commit,
        "seed": "",
        "nonce": headers.nonces[0],
        "accepted": True,
        "nonces": "",
        "parts": list(range(1, 26)),
        "rolls": [],
    }
    person.remember("dice", [note | changed])
    rewrite_server_messages(person, checkable)
    person.page.route("**/record?*", lambda route: route.fulfill(body=PER_ROLL))
    open_as_device(person, device, alone=False)


@register_screen
def end_dice_checked(stage: Stage, person: Person) -> None:
    open_with_dice_notes(stage, person)
    wait_for_visible(person, "[data-dice-checked=true]")


@register_screen
def end_dice_dialog(stage: Stage, person: Person) -> None:
    end_dice_checked(stage, person)
    person.page.locator("[data-dice-checked]").click()
    wait_for_visible(person, "[data-verify]")


@register_screen
def end_dice_wrong(stage: Stage, person: Person) -> None:
    """Nearly everything that can be wrong at once."""
    rolls = ["6+6", "", "5+5"]
    open_with_dice_notes(stage, person, commit="00", nonce="another", rolls=rolls, parts=[2])
    wait_for_visible(person, "[data-dice-wrong]")
