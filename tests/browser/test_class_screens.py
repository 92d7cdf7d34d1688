"""What a class sees: a clock that stays in its place, and what a leader has within reach."""

from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import FloatRect, ViewportSize, expect

from support.browser.animation_frames import resize
from support.browser.invitations import Invite
from support.browser.page_languages import LOCALES, switch_language
from support.browser.person import Person
from support.browser.timed_pages import advance_time
from support.browser.viewports import DESKTOP
from support.server.devices import join_device, open_device
from support.server.server_process import Server
from support.server.stopped_clock import StoppedClock

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 720}
TIMED: Final[dict[str, Any]] = {"seconds": 600, "untimed": 0}


def find_box(person: Person, what: str) -> FloatRect:
    box = person.page.locator(what).bounding_box()
    assert box
    return box


def measure_on_phones(pupil: Person, *places: str) -> list[list[FloatRect]]:
    """Where something is on narrow phones, in every language."""
    found = []
    for language in LOCALES:
        switch_language(pupil.page, language)
        for width in (320, 360):
            resize(pupil.page, {"width": width, "height": 640})
            found.append([find_box(pupil, place) for place in places])
    return found


def test_a_tap_moves_neither_the_clock_nor_the_sheet(
    timed_invite: Invite, clock: StoppedClock, stack: ExitStack
) -> None:
    pupil = timed_invite()
    host = stack.enter_context(open_device(pupil.url, preset="class", settings=TIMED))
    ben = join_device(pupil.url, host.code, "Ben")
    stack.enter_context(join_device(pupil.url, host.code, "Cem"))
    host.ask("start")
    host.ask("next", round=0)
    pupil.sit_down_as(ben, alone=False)
    total, sheet = ".current-roll .sum", ".own-sheet"
    for boxes in measure_on_phones(pupil, ".current-roll [role=timer]", total):
        clock_at, total_at = (box["y"] + box["height"] / 2 for box in boxes)
        assert abs(clock_at - total_at) < 12  # in one row
    before = measure_on_phones(pupil, total, sheet)
    for cell in ("c3", "d4"):
        pupil.tap(cell)
        pupil.wait_until_stored()
        assert measure_on_phones(pupil, total, sheet) == before


def test_a_dismissed_refusal_is_not_shown_by_a_later_dialog(invite: Invite) -> None:
    teacher = invite(viewport=DESKTOP).open_class_table()
    teacher.button("Start").click()
    refusal = teacher.page.get_by_role("alert").get_by_role("button")
    expect(refusal).to_be_visible()
    refusal.click()
    expect(refusal).to_have_count(0)
    teacher.button("Computer player").click()
    expect(teacher.page.get_by_role("dialog")).to_be_visible()
    assert refusal.count() == 0  # at once: it would go by itself


def test_more_time_looks_pressed_when_it_is(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    host = stack.enter_context(open_device(server.url, preset="class", settings=TIMED))
    stack.enter_context(join_device(server.url, host.code, "Ben", "Cem"))
    host.ask("start")
    host.ask("more-time", seat=1, on=True)
    teacher = invite(viewport=DESKTOP)
    teacher.remember("tickets", [host.ticket()])
    teacher.go(host.code)
    teacher.press_in_menu()
    expect(teacher.button("More time for Cem")).to_have_attribute("aria-pressed", "true")
    style = "button => getComputedStyle(button).backgroundColor + ' ' + button.innerHTML"
    off, on = (teacher.button(f"More time for {name}").evaluate(style) for name in ("Ben", "Cem"))
    assert off.split("<")[0] != on.split("<")[0]  # in colour,
    assert on.count("<svg") == off.count("<svg") + 1  # and in shape


def test_the_leaders_button_is_seen_whole_on_a_laptop(
    timed_invite: Invite, clock: StoppedClock, stack: ExitStack
) -> None:
    """Also below a notice, and while it waits for moves."""
    teacher = timed_invite(viewport=LAPTOP)
    settings: dict[str, Any] = {"seconds": None, "stand_ins": "ask"}
    host = stack.enter_context(open_device(teacher.url, preset="class", settings=settings))
    stack.enter_context(join_device(teacher.url, host.code, *(f"P{one}" for one in range(12))))
    gone = join_device(teacher.url, host.code, "Gone")
    host.ask("start")
    host.ask("next", round=0)
    teacher.remember("tickets", [host.ticket()])
    teacher.go(host.code)
    roll = teacher.page.locator(".roll")
    expect(roll).to_have_text("Waiting for 13 moves")
    expect(roll).to_be_in_viewport(ratio=1)
    gone.socket.close()
    expect(teacher.page.get_by_role("button", name="Gone")).to_contain_text("away")
    advance_time(clock, 31, teacher)
    expect(teacher.page.locator(".notice")).to_be_visible()
    expect(roll).to_be_in_viewport(ratio=1)


def test_far_apart_says_what_the_wifi_cannot(invite: Invite) -> None:
    person = invite().open_table("Emma")
    warning = person.page.locator("[data-reach]")
    expect(warning).to_have_count(0)
    person.choose("Far apart")
    expect(warning).to_be_visible()
    person.choose("Family")
    expect(warning).to_have_count(0)
