"""Dice that tumble, sounds, short celebrations; nothing of it where it is not wanted."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from support.browser.animation_frames import TWO_FRAMES_LATER
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.polling import wait_until
from support.browser.screens.navigation import open_running_game
from support.browser.viewports import DESKTOP
from support.server.scripted_game import ScriptedGame
from support.server.server_process import Server

MOVING: Final = {"reduced_motion": "no-preference"}
# One number is missing: row 1 becomes a straight, the diagonal a pair, row 2 nothing.
STRAIGHT: Final = ScriptedGame(
    "knister", ["1+3", "2+3", "3+3", "3+4", "4+4"], ["a1", "b1", "c1", "d1"]
)
DIAGONAL: Final = ScriptedGame(
    "knister", ["3+4", "3+4", "2+3", "1+3", "3+3"], ["a1", "b2", "c3", "d4"]
)
CELLS: Final = [column + row for row in "12345" for column in "abcde"]
FULL: Final = ScriptedGame("knister", ["3+4"] * 25, CELLS)
# What is animated below an element, by the properties of its keyframes.
ANIMATED: Final = """element => [...new Set(element.getAnimations({ subtree: true })
  .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys)))]
  .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)).sort()"""
FINISH: Final = "document.getAnimations().forEach((one) => one.finish())"
# Instead of being heard, sounds and vibrations are written down.
LISTEN: Final = """
  window.heard = [];
  for (const { prototype } of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      heard.push(this.constructor.name);
      return start.apply(this, when);
    };
  }
  navigator.vibrate = (pattern) => heard.push("vibration");"""
NOTE: Final = "OscillatorNode"
NOISE: Final = "AudioBufferSourceNode"


@pytest.fixture
def stopped(invite: Invite) -> Iterator[Any]:
    """People whose pages move, but no further than to the first frame until `FINISH`."""
    sessions: list[CDPSession] = []

    def invite_stopped(**options: Any) -> Person:
        person = invite(**MOVING, **options)
        session = person.page.context.new_cdp_session(person.page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        sessions.append(session)
        return person

    yield invite_stopped
    for session in sessions:
        session.detach()


def sum_of(person: Person) -> Locator:
    return person.page.locator(".current-roll .sum")


def heard_by(person: Person) -> list[str]:
    return list(person.page.evaluate("window.heard"))


def wait_to_hear(person: Person, what: str) -> None:
    person.page.wait_for_function("what => window.heard.includes(what)", arg=what)


def set_up(position: ScriptedGame, person: Person, server: Server, stack: ExitStack) -> None:
    open_running_game(person, position.set_up(server.url, stack))


# Dice


def test_the_sum_appears_when_the_dice_lie_still(stopped: Any) -> None:
    me = stopped().open_home()
    me.start_solo_game("knister")
    me.roll()
    expect(sum_of(me)).to_have_css("opacity", "0")
    shown = me.page.locator(".die").evaluate_all(
        "dice => dice.map((die) => [...die.children].map((face) => face.children.length))"
    )
    for faces in shown:
        assert len(faces) == 4
        assert all(one != two for one, two in pairwise(faces)), faces
    me.page.evaluate(FINISH)
    expect(sum_of(me)).not_to_contain_class("falling")
    me.page.evaluate(FINISH)  # it comes with a little motion of its own
    expect(sum_of(me)).to_have_css("opacity", "1")
    faces_at_rest = [faces[-1] for faces in shown]
    expect(sum_of(me)).to_have_text(str(sum(faces_at_rest)))


def test_nothing_else_tells_the_sum_while_the_dice_fall(stopped: Any) -> None:
    """The tally of past rolls waits for them, and so does the list of the caller."""
    me = stopped(viewport=DESKTOP)
    heard: list[str] = []
    # Playwright takes no built-in method as a listener.
    me.page.on("websocket", lambda one: one.on("framereceived", lambda text: heard.extend([text])))
    me.open_home()
    me.start_solo_game("knister")
    tally = me.page.locator(".tally")
    me.roll()
    wait_until(me.page, lambda: any('"rolls":["' in text for text in heard))
    me.page.evaluate(TWO_FRAMES_LATER)  # the answer would be shown by now
    expect(tally.locator("i")).to_have_count(0)
    me.page.evaluate(FINISH)
    expect(tally.locator("i")).to_have_count(1)

    me.go("caller").button("Roll").click()
    expect(me.page.locator("[data-rolls='1']")).to_be_attached()
    me.page.evaluate(TWO_FRAMES_LATER)
    expect(me.page.locator("ol li")).to_have_count(0)
    me.page.evaluate(FINISH)
    expect(me.page.locator("ol li")).to_have_count(1)


def test_dice_that_fall_leave_the_layout_alone(stopped: Any) -> None:
    me = stopped().open_home()
    me.start_solo_game("knister")
    me.roll()
    assert me.page.locator(".dice").evaluate(ANIMATED) == ["opacity", "transform"]


@pytest.mark.parametrize("wish", ["of the device", "of the page"])
def test_without_motion_the_sum_is_there_at_once(invite: Invite, wish: str) -> None:
    me = invite(**({} if wish == "of the device" else MOVING))
    if wish == "of the page":
        me.remember("prefs", {"taught": ["knister"], "motion": "off"})
    me.open_home()
    me.start_solo_game("knister")
    me.roll()
    expect(sum_of(me)).to_have_css("opacity", "1")
    assert me.page.locator(".current-roll").evaluate(ANIMATED) == []


def test_a_reload_throws_no_dice(stopped: Any) -> None:
    me = stopped().open_home()
    me.start_solo_game("knister")
    me.roll()
    me.page.reload()
    expect(sum_of(me)).to_have_css("opacity", "1")
    assert me.page.locator(".dice").evaluate(ANIMATED) == []


# Celebrations


@pytest.mark.parametrize("kind", ["straight", "diagonal"])
def test_a_line_is_celebrated_once(
    kind: str, stopped: Any, server: Server, stack: ExitStack
) -> None:
    is_straight = kind == "straight"
    position, cell, line = (STRAIGHT, "e1", "1") if is_straight else (DIAGONAL, "e5", "\\")
    me = stopped()
    me.page.add_init_script(LISTEN)
    set_up(position, me, server, stack)
    me.tap(cell)
    shown = me.page.locator("[data-celebrated]")
    expect(shown).to_have_attribute("data-celebrated", line)
    expect(shown).to_contain_class(kind)
    assert shown.evaluate(ANIMATED) == ["opacity", "transform"]
    grid = me.page.locator(".own-sheet .cells").bounding_box()
    assert shown.bounding_box() == pytest.approx(grid, abs=1)
    wait_to_hear(me, NOTE)
    me.page.evaluate(FINISH)
    expect(shown).to_have_count(0)

    heard = len(heard_by(me))
    me.button("Take back").click()
    expect(me.cell(cell)).to_have_text("")
    me.tap(cell)
    me.wait_until_stored()
    me.page.wait_for_function("count => window.heard.length > count", arg=heard)
    assert NOTE not in heard_by(me)[heard:]  # only the pencil
    expect(shown).to_have_count(0)


def test_what_was_there_before_is_not_celebrated(
    stopped: Any, server: Server, stack: ExitStack
) -> None:
    done = ScriptedGame("knister", [*STRAIGHT.rolls, "1+1"], [*STRAIGHT.moves, "e1"])
    me = stopped()
    me.page.add_init_script(LISTEN)
    set_up(done, me, server, stack)
    me.tap("a5")
    me.wait_until_stored()
    wait_to_hear(me, NOISE)
    assert NOTE not in heard_by(me)
    expect(me.page.locator("[data-celebrated]")).to_have_count(0)


@pytest.mark.parametrize("moves", [True, False])
def test_a_win(moves: bool, invite: Invite, server: Server, stack: ExitStack) -> None:
    me = invite(**(MOVING if moves else {}))
    position = ScriptedGame(FULL.game, FULL.rolls, FULL.moves, ["Leo"])
    device = position.set_up(server.url, stack)
    me.page.add_init_script(LISTEN)
    open_running_game(me, device, alone=False)
    me.roll()
    expect(me.page.locator("[data-ended]")).to_be_visible()
    wait_to_hear(me, NOTE)
    rain = me.page.locator(".paper-rain")
    expect(rain).to_have_count(0)  # it is over, or was never there
    me.page.reload()
    expect(me.page.locator("[data-ended]")).to_be_visible()
    assert heard_by(me) == []


def test_falling_paper_leaves_the_layout_alone(
    stopped: Any, server: Server, stack: ExitStack
) -> None:
    me = stopped()
    position = ScriptedGame(FULL.game, FULL.rolls, FULL.moves, ["Leo"])
    open_running_game(me, position.set_up(server.url, stack), alone=False)
    me.roll()
    rain = me.page.locator(".paper-rain")
    expect(rain).to_be_attached()
    assert rain.evaluate(ANIMATED) == ["opacity", "transform"]
    me.page.evaluate(FINISH)
    expect(rain).to_have_count(0)


@pytest.mark.parametrize(("before", "is_best"), [(1, True), (500, False), (None, False)])
def test_a_personal_best(
    before: int | None, is_best: bool, invite: Invite, server: Server, stack: ExitStack
) -> None:
    me = invite()
    if before is not None:
        kept = {"code": "111111", "number": 1, "seat": 0, "at": 1, "game": "knister", "name": "Ola"}
        me.remember(
            "history",
            [{**kept, "total": before, "place": 1, "of": 1, "verdict": None, "alone": True}],
        )
    set_up(FULL, me, server, stack)
    me.roll()
    expect(me.page.locator("[data-ended]")).to_be_visible()
    expect(me.page.get_by_text("Your best so far!")).to_have_count(int(is_best))


# Sounds


def test_the_one_who_rolls_hears_the_dice(invite: Invite) -> None:
    emma, ola = invite(), invite()
    for person in (emma, ola):
        person.page.add_init_script(LISTEN)
    emma.open_table("Emma")
    ola.join(emma.code, "Ola")
    emma.start()
    emma.roll()
    wait_to_hear(emma, NOISE)
    assert "vibration" in heard_by(emma)
    ola.wait_for_round(1)
    ola.make_random_move()
    wait_to_hear(ola, NOISE)  # her own pencil,
    assert "vibration" not in heard_by(ola)  # and not the dice before


@pytest.mark.parametrize(
    ("wish", "others", "preset", "sounds"),
    [
        ("auto", 0, "Family", True),
        ("auto", 1, "Family", False),
        ("auto", 0, "Class", False),
        ("on", 1, "Class", True),
        ("off", 0, "Family", False),
    ],
)
def test_who_hears_anything(
    wish: str, others: int, preset: str, sounds: bool, invite: Invite
) -> None:
    emma = invite()
    emma.page.add_init_script(LISTEN)
    emma.remember("prefs", {"taught": ["knister"], "sound": wish})
    emma.open_table("Emma")
    if others:
        emma.add_player("Oma")
    emma.choose(preset)
    if preset == "Class" and not others:  # whose leader has no seat unless they take one
        emma.button("Take a seat").click()
        emma.page.get_by_role("dialog").get_by_role("textbox").fill("Emma")
        emma.press("Enter")
        expect(emma.page.get_by_role("dialog")).to_have_count(0)
    emma.start()
    emma.roll()
    emma.tap("c3")
    if others:  # whose sheet is shown as soon as the move is stored
        expect(emma.page.get_by_role("tab", name="Emma has moved")).to_be_visible()
    else:
        emma.wait_until_stored()
    if sounds:
        wait_to_hear(emma, NOISE)
    else:
        assert heard_by(emma) == []


def test_a_tap_opens_the_output(invite: Invite) -> None:
    """Safari keeps silent for ever where this happens later, such as when the roll has come."""
    me = invite()
    me.page.add_init_script("""
      window.opened = [];
      window.AudioContext = class extends AudioContext {
        constructor(...how) {
          super(...how);
          opened.push(window.event?.type ?? "later");
        }
      };""")
    me.open_home()
    me.start_solo_game("knister")
    names = "performance.getEntriesByType('resource').map((one) => one.name)"
    wait_until(me.page, lambda: any("/synthesizer-" in one for one in me.page.evaluate(names)))
    assert me.page.evaluate("opened") == []
    me.roll()
    assert me.page.evaluate("opened")[0] in ("click", "keydown")


def test_the_switch_is_in_the_menu(invite: Invite) -> None:
    me = invite()
    me.page.add_init_script(LISTEN)
    me.open_home()
    me.start_solo_game("knister")
    me.press_in_menu()
    switch = me.page.get_by_role("group", name="Sound and vibration")
    switch.get_by_text("Off", exact=True).click()
    me.press("Escape")
    me.roll()
    me.make_random_move()
    assert heard_by(me) == []
