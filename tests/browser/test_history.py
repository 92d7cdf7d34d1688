"""The games of this device: kept when their end is seen, looked at, saved and deleted."""

import json
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import expect

from support.browser.invitations import Invite, play_without_taps
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.screens.home import store_history
from support.browser.screens.stage import Stage
from support.pdf_pages import read_pdf_pages
from support.server.records import fetch_record
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server


def wait_for_the_record(person: Person) -> None:
    """It is fetched after the end is seen."""
    kept = "localStorage['fivebyfive.history.records']"
    wait_until(person.page, lambda: person.page.evaluate(kept))


def kept(person: Person) -> list[dict[str, object]]:
    found: str | None = person.page.evaluate("localStorage['fivebyfive.history'] ?? null")
    return list(json.loads(found)) if found else []


def see_the_end(person: Person, stack: ExitStack, *others: str, alone: bool = True) -> str:
    """A game that ended while this browser was closed: its code."""
    position = ScriptedGame.from_bot_game("knister", 0, *others, finished=True)
    device = position.set_up(person.url, stack)
    device.socket.close()
    person.remember("tickets", [device.ticket(alone)])
    person.go(device.code)
    expect(person.page.locator("[data-ended]")).to_be_visible()
    return device.code


def test_a_game_is_kept_once_with_its_record(invite: Invite, tmp_path: Path) -> None:
    person = invite().open_home()
    person.start_solo_game("knister")
    play_without_taps(24, [person])
    person.play_alone_to_the_end()
    [total] = person.totals()
    code = person.code
    expect(person.page.locator("[data-ended]")).to_be_visible()
    wait_for_the_record(person)
    with person.page.expect_download() as printing:
        person.page.get_by_role("link", name="Print this game").click()
    assert printing.value.suggested_filename == f"knister-{code}-1.pdf"
    at_the_end = printing.value.path().read_bytes()
    person.page.reload()
    expect(person.page.locator("[data-ended]")).to_be_visible()
    [game] = kept(person)
    assert (game["code"], game["total"], game["alone"], game["name"]) == (code, total, True, "")

    person.open_home().page.get_by_role("link", name="Your games").click()
    expect(person.page.locator("[data-best]")).to_have_text(str(total))
    expect(person.page.locator("[data-count]")).to_have_text("1")
    person.page.locator("main li button").click()
    with person.page.expect_download() as saving:
        person.button("Save the record").click()
    assert saving.value.suggested_filename == f"knister-{code}-1.5x5"
    saving.value.save_as(tmp_path / "one.5x5")
    assert (tmp_path / "one.5x5").read_text(encoding="utf-8") == fetch_record(person.url, code)
    with person.page.expect_download() as printing:
        person.button("Print this game").click()
    assert printing.value.suggested_filename == f"knister-{code}-1.pdf"
    [sheet] = read_pdf_pages(printing.value.path().read_bytes())
    assert str(total) in sheet.text.split()
    assert printing.value.path().read_bytes() == at_the_end


def test_the_same_dice_again_and_hints_do_not_count(invite: Invite) -> None:
    me = invite().open_home()
    me.start_solo_game("knister")
    finish_without_taps(me)
    [first] = me.totals()
    me.button("Same dice again").click()
    me.wait_for_round(0)
    expect(me.page.get_by_text("the same dice again")).to_be_visible()
    finish_without_taps(me)
    me.button("Play again").click()
    me.wait_for_round(0)
    expect(me.page.get_by_text("the same dice again")).to_have_count(0)
    me.roll()
    with me.connect_device() as device:
        device.ask("hint", seat=0, round=1, game=3)
    me.make_random_move()
    finish_without_taps(me)
    assert [game["uncounted"] for game in kept(me)] == [["hints"], ["same-dice"], []]
    me.go("history")
    expect(me.page.locator("[data-count]")).to_have_text("1")
    expect(me.page.locator("[data-best]")).to_have_text(str(first))
    expect(me.page.locator("[data-average]")).to_have_text(str(first))
    expect(me.page.locator("[data-uncounted]")).to_contain_text("2 games are not counted")
    texts = me.page.locator("main li").all_inner_texts()
    assert ["with hints" in text for text in texts] == [True, False, False]
    assert ["the same dice again" in text for text in texts] == [False, True, False]


def finish_without_taps(person: Person) -> None:
    play_without_taps(25, [person])
    person.roll()
    expect(person.page.locator("[data-ended]")).to_be_visible()


def test_an_end_that_was_not_seen_when_it_came(invite: Invite, stack: ExitStack) -> None:
    person = invite()
    code = see_the_end(person, stack, "Tim", alone=False)
    [game] = kept(person)
    assert (game["code"], game["name"], game["of"], game["alone"]) == (code, "Ola", 2, False)
    person.go("history")
    place = f"Place {game['place']} of 2"
    expect(person.page.locator("main li")).to_contain_text(place)


def test_all_games_as_a_file(invite: Invite, stack: ExitStack, tmp_path: Path) -> None:
    person = invite()
    code = see_the_end(person, stack)
    wait_for_the_record(person)
    person.go("history")
    with person.page.expect_download() as saving:
        person.button("Save all as a file").click()
    assert saving.value.suggested_filename == "fivebyfive-games.json"
    saving.value.save_as(tmp_path / "all.json")
    [game] = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))["games"]
    assert (game["code"], game["record"]) == (code, fetch_record(person.url, code))


def test_deleting_and_thinking_better_of_it(invite: Invite, stack: ExitStack) -> None:
    person = invite()
    code = see_the_end(person, stack)
    person.go("history").page.locator("main li button").click()
    person.button("Delete this game").click()
    expect(person.button("Undo")).to_be_focused()
    expect(person.page.locator(".empty")).to_be_visible()
    person.press("Enter")
    expect(person.page.locator("main li")).to_have_count(1)

    person.page.locator("main li button").click()
    person.button("Delete this game").click()
    person.go(code)
    expect(person.page.locator("[data-ended]")).to_be_visible()
    person.go("history")
    expect(person.page.locator(".empty")).to_be_visible()
    person.page.get_by_role("link", name="Play a game").click()
    expect(person.page.get_by_role("button", name="Play Knister")).to_be_visible()


def test_it_says_that_the_server_keeps_records_as_well(invite: Invite, stack: ExitStack) -> None:
    person = invite()
    see_the_end(person, stack)
    person.go("history")
    expect(person.page.get_by_text("The server keeps the record of each game")).to_be_visible()
    person.page.get_by_role("main").get_by_role("link", name="Privacy").click()
    expect(person.page.get_by_text("What this server stores")).to_be_visible()


def test_choosing_and_deleting_all(invite: Invite, server: Server, stack: ExitStack) -> None:
    person = invite()
    store_history(Stage(server.url, stack), person)
    person.go("history")
    expect(person.page.locator("[data-count]")).to_have_text("31")
    curve = person.page.get_by_role("img", name="Points of the last games, oldest first: ")
    expect(curve).to_be_visible()
    person.choose("Knaster")
    expect(person.page.locator("[data-count]")).to_have_text("4")
    expect(person.page.locator("main li").filter(has_text="with hints")).to_have_count(1)
    person.choose("Knister")
    person.choose("Emma")
    expect(person.page.locator("[data-count]")).to_have_text("11")
    person.choose("Everybody")
    expect(person.page.locator("main li")).to_have_count(10)
    person.button("Show older games").click()
    expect(person.page.locator("main li")).to_have_count(31)

    person.button("Delete all").click()
    person.button("Keep them").click()
    expect(person.page.locator("[data-count]")).to_have_text("31")
    person.button("Delete all").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Delete all").click()
    expect(person.page.locator(".empty")).to_be_visible()
    assert kept(person) == []


def test_a_browser_without_room_says_so(invite: Invite, stack: ExitStack) -> None:
    person = invite()
    person.page.add_init_script(
        """const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (key.startsWith("fivebyfive.history")) throw new DOMException("full");
          return setItem.call(this, key, text);
        };"""
    )
    see_the_end(person, stack)
    expect(person.page.get_by_text("This browser has no room left")).to_be_visible()
    expect(person.page.locator("[data-ended] .sheet").first).to_be_visible()
