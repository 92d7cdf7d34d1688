"""The coach: what it says of a game that is over, and hints to somebody who plays alone."""

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import Locator, expect

from fivebyfive.client import messages_in
from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person
from support.browser.screens.navigation import (
    REVIEW_TIMEOUT,
    open_as_device,
    pretend_page_dice,
    rewrite_server_messages,
    wait_for_review,
)
from support.browser.timed_pages import freeze_time
from support.server.devices import open_device
from support.server.records import fetch_record
from support.server.scripted_game import ScriptedGame
from support.server.scripted_rounds import write_cells_in_order
from support.server.server_process import Server

ASKS_AGAIN: Final = 400  # milliseconds; as screens/end/review/reviewPoller.svelte.ts has it
SENTENCE: Final = re.compile(r"^(.+) (\d+), expert (\d+), same dice; (\d+) moves cost (\d+\.\d)\.$")


def coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


def sentence(person: Person) -> Locator:
    return coach(person).locator(".sentence")


def asked(person: Person, what: str) -> list[dict[str, Any]]:
    """What the page asks from now on, of one kind."""
    found: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        ask = json.loads(text).get("ask") or {}
        if ask.get("type") == what:
            found.append(ask)

    person.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return found


def test_the_coach_of_a_game_alone(invite: Invite, server: Server) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    with me.connect_device() as device:
        write_cells_in_order(device, 24)  # in reading order, which is never a good plan
    me.wait_for_round(24)
    me.wait_until_stored()
    me.play_alone_to_the_end()
    [total] = me.totals()

    expect(sentence(me)).to_have_text(SENTENCE, timeout=REVIEW_TIMEOUT)
    told = sentence(me).inner_text()
    found = SENTENCE.match(told)
    assert found
    assert found[1] == "You"
    assert int(found[2]) == total
    shown = coach(me).get_by_role("listitem")
    expect(shown).to_have_count(3)

    played = dict(
        re.findall(r"^(\d+)\. (\S+ \S+)", fetch_record(server.url, me.code), re.MULTILINE)
    )
    costs = []
    for text in shown.all_inner_texts():
        what = re.search(
            r"Round (\d+), roll (\d+)\s+You wrote (..)\.\s+Better: (..), (\d+\.\d) points more\.",
            text,
        )
        assert what, text
        dice, cell = played[what[1]].split()
        assert (sum(map(int, dice.split("+"))), cell) == (int(what[2]), what[3])
        assert what[4] != cell
        costs.append(float(what[5]))
    assert costs == sorted(costs, reverse=True)
    # What was done in pencil, what was better with a ring in ink.
    for drawn in shown.locator(".sheet").all():
        expect(drawn.locator(".ring .number")).to_have_count(1)
        expect(drawn.locator(".pencil .number")).to_have_count(1)

    summary = coach(me).locator("summary")
    summary.click()
    start, luck, cost, points = (
        round(10 * float(figure.replace("−", "-")))
        for figure in coach(me).locator("dd").all_inner_texts()
    )
    assert start + luck + cost == points == 10 * total
    assert round(10 * float(found[5])) == -cost  # the sentence has the same total
    assert f"{luck / 10:+.1f}".replace("-", "−") in summary.inner_text()

    expect(coach(me).get_by_role("button", name="Same dice again")).to_be_visible()
    questions = asked(me, "coach")
    me.page.reload()
    expect(sentence(me)).to_have_text(told)
    expect(shown).to_have_count(3)
    assert questions == [{"type": "coach", "seat": 0}]  # there at once
    coach(me).get_by_role("button", name="Same dice again").click()
    me.wait_for_round(0)


def test_it_is_seen_how_far_it_is(invite: Invite, server: Server, stack: ExitStack) -> None:
    """Asked again a moment after each answer, and not any more once the screen is left."""
    me = invite()
    done = [0]

    def slowly(text: str) -> str:
        messages = messages_in(text)
        for message in messages:
            if "coaching" in (message.get("answer") or {}):
                done[0] += 1
                message["answer"] = {"done": done[0], "of": 1000, "coaching": None}
        return json.dumps(messages)

    freeze_time(me.page)
    rewrite_server_messages(me, slowly)
    questions = asked_through(me)
    open_as_device(
        me, ScriptedGame.from_bot_game("knister", 0, finished=True).set_up(server.url, stack)
    )
    bar = coach(me).get_by_role("progressbar", name="The coach is going through the game")
    expect(coach(me)).to_be_visible()
    me.page.clock.run_for(1)
    for asked_so_far in (1, 2, 3):
        assert questions() == asked_so_far
        expect(bar).to_have_attribute("value", str(asked_so_far))
        expect(bar).to_have_attribute("max", "1000")
        me.page.clock.run_for(ASKS_AGAIN - 1)
        assert questions() == asked_so_far
        me.page.clock.run_for(1)
    before = questions()
    me.page.get_by_role("link", name="Home").click()
    expect(me.button("Play Knister")).to_be_visible()
    me.page.clock.run_for(5000)
    assert questions() == before


def asked_through(person: Person) -> Callable[[], int]:
    """How often the page has asked the coach; it is counted where it is sent."""
    person.page.add_init_script(
        "window.coachAsked = 0; const send = WebSocket.prototype.send;"
        "WebSocket.prototype.send = function (text) {"
        "  if (String(text).includes('\"coach\"')) window.coachAsked += 1;"
        "  return send.call(this, text); };"
    )
    return lambda: int(person.page.evaluate("window.coachAsked"))


def test_the_coach_cannot_and_the_rest_goes_on(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = invite()
    able = [False]

    def refusing(text: str) -> str:
        messages = messages_in(text)
        for message in messages:
            if "coaching" in (message.get("answer") or {}) and not able[0]:
                del message["answer"]
                message |= {"type": "refusal", "code": "full", "message": "No time.", "facts": {}}
        return json.dumps(messages)

    rewrite_server_messages(me, refusing)
    open_as_device(
        me, ScriptedGame.from_bot_game("knister", 0, finished=True).set_up(server.url, stack)
    )
    expect(coach(me)).to_contain_text("No time.")
    able[0] = True
    coach(me).get_by_role("button", name="Try again").click()
    wait_for_review(me)
    expect(coach(me)).not_to_contain_text("No time.")


def test_a_coach_for_each_of_several(invite: Invite, server: Server) -> None:
    wishes = {"names": ["Emma", "Ola"], "settings": {"game": "knister", "rolls": "host"}}
    device = open_device(server.url, **wishes)
    device.ask("start")
    write_cells_in_order(device, 25)
    device.ask("next", round=25)
    both = invite()
    questions = asked(both, "coach")
    open_as_device(both, device, alone=False)
    choice = both.page.get_by_role("group", name="Whose game?")
    expect(choice.get_by_role("radio")).to_have_count(2)
    expect(choice.get_by_role("radio", checked=True)).to_have_count(0)
    assert questions == []
    both.choose("Ola")
    expect(sentence(both)).to_contain_text(
        f"Ola {both.totals()[1]}, expert", timeout=REVIEW_TIMEOUT
    )
    both.choose("Emma")
    expect(sentence(both)).to_contain_text(
        f"Emma {both.totals()[0]}, expert", timeout=REVIEW_TIMEOUT
    )
    expect(coach(both).get_by_role("button", name="Same dice again")).to_have_count(0)
    expect(both.button("Same dice again")).to_be_visible()


def test_no_coach_of_a_game_that_was_ended_early(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    me.roll()
    me.make_random_move()
    me.press_in_menu("End the game", "Yes")
    expect(me.page.locator("[data-ended]")).to_be_visible()
    expect(coach(me)).to_have_count(0)
    expect(me.button("Same dice again")).to_be_visible()


def test_hints_to_somebody_alone(invite: Invite, server: Server) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    lamp = me.button("Hint")
    expect(lamp).to_have_attribute("aria-disabled", "true")  # nothing has been rolled
    me.roll()
    questions = asked(me, "hint")
    me.page.reload()
    lamp.click()
    sure = me.page.get_by_role("dialog")
    expect(sure).to_contain_text("This game then counts as played with hints")
    sure.get_by_role("button", name="No", exact=True).click()
    expect(sure).to_have_count(0)
    assert questions == []
    lamp.click()
    me.button("Show the hint").click()
    notice = me.page.locator("[data-hint]")
    # On an empty sheet many cells are as good as the best.
    expect(notice).to_contain_text("Equally good: ", timeout=REVIEW_TIMEOUT)
    best = notice.get_attribute("data-hint") or ""
    lit = me.page.locator(".own-sheet [data-cell].ring")
    cells = lit.evaluate_all("all => all.map(one => one.dataset.cell)")
    assert len(cells) > 3
    assert set(re.findall(r"\b[a-e][1-5]\b", notice.inner_text())) == set(cells)
    expect(notice.get_by_role("button", name="Next best")).to_have_count(0)
    me.tap(best)
    me.wait_until_stored()
    me.roll()
    expect(notice).to_have_count(0)  # it was about another roll
    expect(me.page.locator(".own-sheet [data-cell].ring")).to_have_count(0)
    me.make_random_move()

    me.roll()
    me.cell("a1").focus()
    me.press("h")
    expect(notice).to_have_count(1)  # not asked again
    told = notice.locator(".best").inner_text()
    said = me.page.locator("p[role=status].visually-hidden", has_text=told)
    expect(said).to_have_count(1)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    expect(lamp).to_be_focused()
    me.make_random_move()

    play_without_taps(25, [me])
    comments = re.findall(
        r"^(\d+)\. .*; hint$", fetch_record(server.url, me.code, None), re.MULTILINE
    )
    assert comments == ["1", "3"]
    me.roll()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("With hints: 2.")


def test_a_hint_with_circles(invite: Invite, server: Server, stack: ExitStack) -> None:
    """First the cell is lit, and while circles are chosen, those that are meant."""
    position = ScriptedGame("knaster", ["7", "7", "5", "5", "7"], ["a3", "b3", "d3", "e3"])
    me = invite()
    pretend_page_dice(me)
    # Whatever the coach would say: with the one answer that is wanted here.
    rewrite_server_messages(me, lambda text: with_hint(text, "c3{3:a3c3}"))
    open_as_device(me, position.set_up(server.url, stack))
    me.button("Hint").click()
    me.button("Show the hint").click()
    notice = me.page.locator("[data-hint]")
    expect(notice).to_contain_text("Best: c3 with circles at a3, c3", timeout=REVIEW_TIMEOUT)
    lit = me.page.locator(".own-sheet [data-cell].ring")
    expect(lit).to_have_attribute("data-cell", "c3")
    me.tap("c3")
    expect(lit).to_have_count(2)
    for cell in ("a3", "c3"):
        expect(me.cell(cell)).to_contain_class("ring")
        me.tap(cell)
    me.wait_until_stored()


def test_equal_moves_are_called_equal(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["7"], [])
    me = invite()
    pretend_page_dice(me)
    rewrite_server_messages(me, lambda text: with_hint(text, "c3", "b2", "d4", e5=1.2, a5=0.04))
    open_as_device(me, position.set_up(server.url, stack))
    me.button("Hint").click()
    me.button("Show the hint").click()
    notice = me.page.locator("[data-hint]")
    expect(notice).to_contain_text("Equally good: c3, b2, d4, and a5", timeout=REVIEW_TIMEOUT)
    lit = me.page.locator(".own-sheet [data-cell].ring")
    expect(lit).to_have_count(4)
    notice.get_by_role("button", name="Next best").click()
    expect(notice.get_by_role("listitem")).to_have_text(["e5: 1.2 fewer points"])


def with_hint(text: str, *moves: str, **worse: float) -> str:
    messages = messages_in(text)
    told = {**dict.fromkeys(moves, 0.0), **worse}
    for message in messages:
        if "moves" in (message.get("answer") or {}):
            message["answer"]["moves"] = [
                {"move": move, "expected": 1, "lost": lost} for move, lost in told.items()
            ]
    return json.dumps(messages)


def test_no_hints_with_others(invite: Invite, server: Server, stack: ExitStack) -> None:
    position = ScriptedGame("knister", ["3+4"], [], ["Emma"])
    me = invite()
    questions = asked(me, "hint")
    me.sit_down_as(position.set_up(server.url, stack), alone=False)
    me.tab_to(me.cell("c3"))
    me.press("h", "Enter")
    me.wait_until_stored()
    expect(me.button("Hint")).to_have_count(0)
    assert questions == []
