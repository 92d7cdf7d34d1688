"""Four people with a browser each at one table, from the home page to the next game."""

from typing import Any

import httpx
from playwright.sync_api import WebSocket, expect

from fivebyfive.client import messages_in
from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person
from support.server.records import fetch_totals
from support.server.server_process import Server

NAMES = ["Emma", "Ola", "Kim", "Leo"]


def test_four_friends(invite: Invite, server: Server) -> None:
    friends = [invite() for _ in NAMES]
    heard = [listen(person) for person in friends]
    emma, ola, kim, leo = friends
    emma.open_table("Emma")
    ola.join(emma.link, "Ola")
    kim.join(emma.code, "Kim")
    leo.join(emma.link, "Leo")
    expect(emma.page.get_by_role("heading", name="4 players")).to_be_visible()
    emma.start()
    for number in (1, 2, 3, 4, 24, 25):
        if number == 24:
            play_without_taps(23, friends)
        roller = (number - 1) % 4
        friends[roller].roll()
        everybody_moves(friends, number)
        changes_their_mind(friends[(roller + 1) % 4])
        if number == 3:
            waits_for(emma, "Leo rolls next")
            sees_closed_rounds_only(emma, "Ola", number)
    ola.button("Finish").click()

    seen = [person.totals() for person in friends]
    totals = fetch_totals(server.url, emma.code)
    assert seen == [totals] * 4
    assert [ranking(person) for person in friends] == [placed(totals)] * 4
    for seat, messages in enumerate(heard):
        assert told_too_early(messages, seat) == []

    emma.button("Change something first").click()
    expect(ola.page.get_by_text("Waiting for Emma to start.")).to_be_visible()
    rolls = some_rounds(friends, game=2)
    emma.press_in_menu("End the game", "Yes")
    for person in friends:
        expect(person.page.get_by_role("heading", name="ended early")).to_be_visible()

    emma.button("Same dice again").click()
    expect(leo.page.get_by_text("With the same dice as the last one.")).to_be_visible()
    assert some_rounds(friends, game=3) == rolls


def everybody_moves(friends: list[Person], number: int) -> None:
    """All of them tap before any of them looks."""
    for person in friends:
        person.wait_for_round(number)
        expect(person.page.locator(".own-sheet .playable").first).to_be_visible()
    for person in friends:
        person.tap(person.rng.choice(person.list_tappable_cells()))
    for person in friends:
        expect(person.page.locator(".own-sheet[data-state=stored]")).to_be_visible()
        assert len([seen for seen in person.numbers() if seen]) == number


def changes_their_mind(person: Person) -> None:
    """The number moves to another cell, and the old one is free again."""
    pencilled = person.page.locator(".own-sheet .pencil")
    old = pencilled.get_attribute("data-cell") or ""
    number = pencilled.inner_text()
    others = [cell for cell in person.list_tappable_cells() if cell != old]
    if not others:
        return  # the last cell of the sheet
    new = person.rng.choice(others)
    person.tap(new)
    expect(person.page.locator(f".own-sheet[data-state=stored][data-wish={new}]")).to_be_visible()
    expect(person.cell(new)).to_have_text(number)
    expect(person.cell(old)).to_have_text("")
    expect(person.cell(old)).to_have_accessible_name(f"{old}, free")


def waits_for(person: Person, words: str) -> None:
    """The button says so and does nothing."""
    expect(person.roll_button).to_have_text(words)
    expect(person.roll_button).to_have_attribute("aria-disabled", "true")


def sees_closed_rounds_only(person: Person, name: str, number: int) -> None:
    """A tap on somebody shows their sheet without the move they have just made."""
    person.button(f"{name}, ").and_(person.page.locator(".player-strip *")).click()
    sheet = person.page.get_by_role("img", name=f"Sheet of {name}, row by row")
    expect(sheet).to_be_visible()
    shown = (sheet.get_attribute("aria-label") or "").split(": ")[1].split()
    assert len([text for text in shown if text != "·"]) == number - 1
    person.button("Close").click()


def some_rounds(friends: list[Person], game: int) -> list[str]:
    """Begin in the lobby and play a little: the rolls."""
    for person in friends:
        expect(person.page.get_by_text(f"Game {game} at this table.")).to_be_visible()
    friends[0].start()
    rolls = []
    for number in (1, 2):
        friends[number - 1].roll()
        everybody_moves(friends, number)
        rolls.append(fetch_table(friends[0])["roll"])
    friends[2].roll()
    return rolls


def fetch_table(person: Person) -> dict[str, Any]:
    """The public state of the table."""
    answer: dict[str, Any] = httpx.get(f"{person.url}/api/tables/{person.code}").json()
    return answer


def ranking(person: Person) -> list[tuple[str, str, str]]:
    """Place, name and points as they stand there."""
    rows = person.page.locator("[data-ended] button[data-seat]")
    places, names, totals = (
        [text.strip() for text in rows.locator(part).all_inner_texts()]
        for part in (".place", ".name", ".total")
    )
    return list(zip(places, names, totals, strict=True))


def placed(totals: list[int]) -> list[tuple[str, str, str]]:
    """The best first; equal totals share a place, in rolling order."""
    best_first = sorted(zip(totals, NAMES, strict=True), key=lambda one: -one[0])
    return [
        (f"{1 + sum(other > total for other in totals)}.", name, str(total))
        for total, name in best_first
    ]


def listen(person: Person) -> list[dict[str, Any]]:
    """Everything the server tells a device from now on."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.extend(messages_in(text)))

    person.page.on("websocket", opened)
    return heard


def told_too_early(messages: list[dict[str, Any]], own: int) -> list[dict[str, Any]]:
    """The messages with a move or a sheet of others that belongs to an open round."""
    assert any(message["type"] == "answer" and message["answer"] for message in messages)
    bad, number = [], 0
    table: dict[str, Any] = {}
    for message in messages:
        table |= message.get("table", {})  # news have only what has changed
        if message.get("table"):
            number = table["round"] + (not table["roll"])  # what is open now, or will be
            if table["closed"] and table["closed"]["round"] >= number:
                bad.append(message)
        seats = {seat["seat"] for seat in message.get("yours", {}).get("seats", [])}
        if seats - {own}:
            bad.append(message)
        sheet = (message.get("answer") or {}).get("sheet")
        if sheet and len([one for one in sheet["numbers"] if one]) >= number:
            bad.append(message)
    return bad
