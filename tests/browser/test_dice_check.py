"""The page checks the dice with what it noted itself, and catches a server that cheats."""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from fivebyfive import parse_record
from fivebyfive.dice import Outcome, verify
from fivebyfive.server import Limits
from support.browser.cheating_server import CheatingServer
from support.browser.invitations import Invite, open_invitations
from support.browser.person import Person
from support.browser.polling import wait_until
from support.cli_runner import run_in_process
from support.server.devices import Device
from support.server.dice_cheats import (
    Honest,
    NonceSwapper,
    PartDropper,
    RollChanger,
    SecretGrinder,
)
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread

ROUNDS = 2


@pytest.fixture
def fair_server(clock: StoppedClock, tmp_path: Path) -> Iterator[Server]:
    """As people have it: no test decides its dice.

    No time passes but where a test says so: a page has a second for its part, however slow the
    machine is.
    """
    limits = Limits(messages_at_once=10**6)  # none more come in while the clock stands still
    database = str(tmp_path / "tables.sqlite")
    with run_server_in_thread(database, limits, rehearsal=False) as running:
        yield running


@pytest.fixture
def fair_invite(browser: Browser, fair_server: Server) -> Iterator[Invite]:
    with open_invitations(browser, fair_server.url) as inviting_people:
        yield inviting_people


def sit_down(person: Person, *names: str) -> Person:
    """Open a table, without a seed, and come to its lobby."""
    answer = httpx.post(f"{person.url}/api/tables", json={"names": names})
    ticket = {**answer.json(), "at": 1, "game": "knister", "alone": False}
    ticket["code"] = ticket["token"].split(".")[0]
    person.remember("tickets", [ticket])
    person.go(ticket["code"])
    expect(person.button("Start")).to_be_visible()
    return person


def play(person: Person, rounds: int = ROUNDS) -> None:
    """From the lobby through some rounds to an early end, which the record has too."""
    wait_for_nonce(person)
    person.start()
    for _ in range(rounds):
        person.roll()
        person.make_random_move()
    person.roll()  # closes the last of them
    with person.connect_device() as device:
        device.ask("abandon")
    expect(person.page.locator("[data-ended]")).to_be_visible()


def wait_for_nonce(person: Person) -> None:
    """The server has acknowledged the nonce of this device."""
    wait_until(person.page, lambda: any(note["accepted"] for note in read_notes(person)))


def read_notes(person: Person) -> list[dict[str, object]]:
    return list(json.loads(person.page.evaluate("localStorage['fivebyfive.dice'] ?? '[]'")))


def verify_with_notes(person: Person, record: str, folder: Path) -> str:
    """Save the record and run the command that the page shows: what it says."""
    person.page.locator("[data-dice-checked]").click()
    command = person.page.locator("[data-verify]").inner_text()
    program, *words = shlex.split(command)
    assert program == "fivebyfive"
    file = folder / words.pop()
    file.write_text(record, encoding="utf-8")
    wrong = person.page.locator("[data-dice-wrong]").count()
    out, _ = run_in_process(*words, "--json", file, status=1 if wrong else 0)
    found = json.loads(out)
    return str(found["error"]["code"] if found["error"] else found["verdict"])


def warning(person: Person, kind: str) -> Locator:
    return person.page.get_by_role("alert").locator(f"[data-kind={kind}]")


def test_an_honest_game(fair_invite: Invite, tmp_path: Path) -> None:
    me = fair_invite()
    server = CheatingServer(me.page, Honest())
    play(sit_down(me, "Ola"))
    line = me.page.locator("[data-dice-checked=true]")
    expect(line).to_have_text("Dice checked by this device")
    assert verify_with_notes(me, server.record, tmp_path) == "verified"
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("All 2 rolls were computed again and are true.")
    expect(dialog).to_contain_text("2 of them have a part of this device.")
    expect(me.page.locator("[data-dice-wrong]")).to_have_count(0)
    # Two rolls are in the record; the third belongs to the round that was never closed.
    assert [note["parts"] for note in read_notes(me)] == [[1, 2, 3]]
    assert "Dice: per-roll" in server.record


def test_notes_survive_a_reload(fair_invite: Invite) -> None:
    me = sit_down(fair_invite(), "Ola")
    wait_for_nonce(me)
    me.start()
    me.roll()
    me.make_random_move()
    me.page.reload()
    me.roll()
    me.make_random_move()
    me.roll()
    with me.connect_device() as device:
        device.ask("abandon")
    me.page.locator("[data-dice-checked=true]").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("2 of them have a part")
    me.page.reload()
    expect(me.page.locator("[data-dice-checked=true]")).to_be_visible()


def test_a_roll_that_was_changed(fair_invite: Invite, tmp_path: Path) -> None:
    me = fair_invite()
    server = CheatingServer(me.page, RollChanger())
    play(sit_down(me, "Ola"))
    expect(warning(me, "roll").first).to_contain_text("but the dice say")
    assert verify_with_notes(me, server.record, tmp_path) == "roll-altered"


def test_a_nonce_that_was_swapped(fair_invite: Invite, tmp_path: Path) -> None:
    me = fair_invite()
    server = CheatingServer(me.page, NonceSwapper())
    play(sit_down(me, "Ola"))
    expect(warning(me, "nonce")).to_be_visible()
    assert verify_with_notes(me, server.record, tmp_path) == "nonce-missing"


def test_a_secret_that_was_ground(fair_invite: Invite, tmp_path: Path) -> None:
    me = fair_invite()
    server = CheatingServer(me.page, SecretGrinder())
    play(sit_down(me, "Ola"))
    expect(warning(me, "seal")).to_be_visible()
    # Nobody finds anything in the record alone.
    assert verify(parse_record(server.record)).outcome is Outcome.VERIFIED
    assert verify_with_notes(me, server.record, tmp_path) == "other-commitment"


def test_a_part_that_was_dropped(fair_invite: Invite, clock: StoppedClock, tmp_path: Path) -> None:
    me = fair_invite()
    server = CheatingServer(me.page, PartDropper(clock))
    play(sit_down(me, "Ola"))
    expect(warning(me, "part").first).to_contain_text("although the table had accepted it")
    assert verify(parse_record(server.record)).outcome is Outcome.VERIFIED
    assert verify_with_notes(me, server.record, tmp_path) == "part-unused"


def test_who_came_late_says_so(fair_invite: Invite) -> None:
    host = sit_down(fair_invite(), "Ola")
    wait_for_nonce(host)
    host.start()
    watcher = fair_invite().join_as_spectator(host.code)
    host.roll()
    host.make_random_move()
    host.roll()
    with host.connect_device() as device:
        device.ask("abandon")
    watcher.page.locator("[data-dice-checked=false]").click()
    expect(watcher.page.get_by_role("dialog")).to_contain_text("has not checked the dice")
    expect(watcher.page.locator("[data-dice-wrong]")).to_have_count(0)


def test_two_people_after_a_rematch_both_have_their_parts(fair_invite: Invite) -> None:
    host = sit_down(fair_invite(), "Ola")
    guest = fair_invite().join(host.code, "Tim")
    for person in (host, guest):
        wait_for_nonce(person)
    host.start()
    with host.connect_device() as device:
        # Together, as a program would send it: the guest's page has no time to answer between.
        numbers = [device.send(one) for one in ("abandon", "rematch", "start")]
        numbers.append(device.send("next", round=0))
        answers = [device.wait_for_answer(number) for number in numbers]
        *others, rolled = (one.get("code") for one in answers)
        assert others == [None, None, None]
        # The pages may have been faster than the last message; else nothing is rolled yet.
        assert rolled in (None, "not-playing")
        for person in (host, guest):
            person.wait_for_round(0 if rolled else 1)
        table = device.refresh().table
        assert (table["game_number"], len(table["nonces"])) == (2, 2)
        assert table["nonces_missing"] == []


def test_whose_nonce_is_waited_for_and_whose_is_missing(
    fair_invite: Invite, clock: StoppedClock
) -> None:
    host = sit_down(fair_invite(), "Ola")
    url = f"{host.url}/api/tables/{host.code}/devices"
    answer = httpx.post(url, json={"names": ["Tim"], "nonce": "given-when-joining"})
    with Device(host.url, answer.json()["token"]):  # which gives none for the next game
        wait_for_nonce(host)
        host.start()
        with host.connect_device() as device:
            device.ask("abandon")
            device.ask("rematch")
        host.button("Start").click()
        expect(host.page.locator("[data-starting]")).to_contain_text("Still waited for: Tim")
        clock.now += 2
        host.wait_for_round(0)  # by the table's timer
        expect(host.page.get_by_text("Started without a part of: Tim")).to_be_visible()
        host.roll()
        expect(host.page.get_by_text("Started without")).to_have_count(0)
