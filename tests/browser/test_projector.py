"""A class plays, and everybody looks at the big screen."""

import csv
import io
from contextlib import ExitStack
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from support.browser.invitations import Invite
from support.browser.person import ALL_CELLS, Person
from support.browser.screens.stage import Stage
from support.browser.viewports import FIND_SMALL_TEXT, PROJECTOR
from support.server.devices import Device, join_device, open_device, send_moves_together
from support.server.server_process import Server

NAMES: Final = ("Ada", "Ben", "Cem", "Dora")
# How high the digits of the sum are drawn, of the height of the window.
HIGH: Final = """() => {
  const sum = document.querySelector(".current-roll .sum");
  const pen = document.createElement("canvas").getContext("2d");
  const { fontSize, fontFamily } = getComputedStyle(sum);
  pen.font = `${fontSize} ${fontFamily}`;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(sum.textContent);
  return (actualBoundingBoxAscent + actualBoundingBoxDescent) / innerHeight;
}"""


def test_a_class_from_the_lobby_to_the_next_game(timed_invite: Invite, stack: ExitStack) -> None:
    """A class has 20 seconds for a move: no computer moves for a slow machine."""
    teacher = timed_invite(viewport=PROJECTOR)
    teacher.record_speech()
    teacher.open_class_table().open_projector()
    page = teacher.page
    expect(page.get_by_text("Nobody has a seat yet.")).to_be_visible()
    pupils = [stack.enter_context(join_device(teacher.url, teacher.code, name)) for name in NAMES]
    expect(page.locator("main li")).to_have_text(NAMES)
    expect(page.locator("[data-players='4']")).to_be_visible()
    assert page.evaluate(FIND_SMALL_TEXT, 24) == []

    teacher.button("Start").click()
    teacher.button("Roll").click()
    teacher.wait_for_round(1)
    moved = page.locator("[data-moved]")
    expect(moved).to_have_text("0 of 4 have moved")
    roll = page.locator(".roll")
    expect(roll).to_have_attribute("aria-disabled", "true")
    expect(roll).to_have_text("Waiting for 4 moves")  # why it is grey
    pupils[2].ask("move", seat=2, round=1, move="a1")
    expect(moved).to_have_text("1 of 4 has moved")
    for name in NAMES:  # nobody is named who is slow
        expect(page.get_by_text(name)).to_have_count(0)
    assert page.evaluate(FIND_SMALL_TEXT, 24) == []
    assert page.evaluate(HIGH) >= 0.2
    for seat in (0, 1, 3):
        pupils[seat].ask("move", seat=seat, round=1, move=ALL_CELLS[seat])
    expect(roll).to_have_attribute("aria-disabled", "false")
    roll.click()
    teacher.wait_for_round(2)

    sums = play_to_the_end(stack.enter_context(teacher.connect_device()), pupils)
    assert teacher.spoken_texts()[:2] == [str(total) for total in sums[:2]]
    expect(page.get_by_text("The last roll!", exact=True)).to_be_visible()
    standing = page.locator("main section li")
    expect(standing).to_have_count(4)
    totals = pupils[0].refresh().table["totals"]
    shown = standing.locator(".total").all_inner_texts()
    assert [int(total) for total in shown] == sorted(totals, reverse=True)
    assert page.evaluate(FIND_SMALL_TEXT, 24) == []
    teacher.button("Finish").click()

    final = pupils[0].refresh()
    while final.table["phase"] != "over":
        final.refresh()
    check_end(page, final.table, sums)
    teacher.button("Next game").click()
    expect(page.locator("[data-players='4']")).to_be_visible()
    check_last_results(teacher, final.table["result"]["ranks"])


def check_last_results(teacher: Person, ranks: list[int]) -> None:
    """The podium of the game before can still be seen, all be saved; it is in the history."""
    teacher.button("Last results").click()
    podium = teacher.page.get_by_role("dialog").locator(".names li")
    best = [name for rank, name in sorted(zip(ranks, NAMES, strict=True)) if rank <= 3]
    assert len(best) == 3, "who came last is not shown to everybody"
    expect(podium).to_have_text(best)
    teacher.press("Escape")
    with teacher.page.expect_download() as download:
        teacher.page.get_by_role("link", name="Results of the last game (CSV)").click()
    assert download.value.suggested_filename.endswith("-1.csv")
    teacher.go("history")
    expect(teacher.page.locator("[data-led='1'] li")).to_contain_text("4 players")
    with teacher.page.expect_download():
        teacher.page.get_by_role("link", name="Results as a table (CSV)").click()


def play_to_the_end(host: Device, pupils: list[Device]) -> list[int]:
    """Without a tap, until only "Finish" is left: the sums of all rolls."""
    for round_ in range(2, 26):
        # Seats that fill their sheets in different orders have different points.
        moves = [ALL_CELLS[(round_ - 1) * step % 25] for step in (1, 2, 6, 8)]
        moves = [free(pupil, move) for pupil, move in zip(pupils, moves, strict=True)]
        send_moves_together(pupils, round_, moves)
        if round_ < 25:
            host.ask("next", round=round_)
    return [sum(map(int, roll.split("+"))) for roll in host.ask("rolls")["rolls"]]


def free(pupil: Device, move: str) -> str:
    write = pupil.refresh().yours["seats"][0]["write"]
    return move if move in write else str(write[0])


def check_end(page: Page, table: dict[str, Any], sums: list[int]) -> None:
    """The podium has the best with shared places, the mean is right, and all rolls are counted."""
    totals, ranks = table["totals"], table["result"]["ranks"]
    for place in (1, 2, 3):
        step = page.locator(f"[data-place='{place}']")
        names = [name for name, rank in zip(NAMES, ranks, strict=True) if rank == place]
        expect(step.locator(".names li")).to_have_text(names)
    mean = page.get_by_text("On average: ").inner_text().split()[2]
    assert abs(float(mean) - sum(totals) / 4) < 0.051
    rolled = page.get_by_role("img", name="How often each sum came")
    expect(rolled).to_be_visible()
    label = rolled.get_attribute("aria-label") or ""
    for total in range(2, 13):
        assert f"{total}: {sums.count(total)} (" in label
    assert page.evaluate(FIND_SMALL_TEXT, 24) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Results as a table (CSV)").click()
    rows = list(csv.reader(io.StringIO(download.value.path().read_text(encoding="utf-8-sig"))))
    assert sorted(row[1] for row in rows[1:]) == sorted(NAMES)


def test_a_whole_game_is_led_by_keys(timed_invite: Invite, stack: ExitStack) -> None:
    """From the lobby to the next game, with a keyboard or the remote of a presenter."""
    teacher = timed_invite(viewport=PROJECTOR)
    settings = {"rolls": "host", "seconds": None}
    host = stack.enter_context(open_device(teacher.url, preset="class", settings=settings))
    pupils = [stack.enter_context(join_device(teacher.url, host.code, name)) for name in NAMES]
    teacher.remember("tickets", [host.ticket()])
    teacher.go(f"{host.code}/screen")
    page = teacher.page
    expect(page.locator("[data-players='4']")).to_be_visible()
    teacher.press("PageDown")
    teacher.wait_for_round(0)
    expect(page.get_by_text("The game will begin soon.")).to_be_visible()
    expect(page.get_by_text("full house")).to_be_visible()  # what there is to win,
    expect(page.get_by_text("Both diagonals count double.")).to_be_in_viewport(ratio=1)  # all of it
    assert page.evaluate(FIND_SMALL_TEXT, 24) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    roll = page.locator(".roll")
    for round_, key in zip(range(1, 26), cycle(("PageDown", "Space", "Enter")), strict=False):
        expect(roll).to_have_attribute("aria-disabled", "false")
        teacher.press(key)
        teacher.wait_for_round(round_)
        if round_ == 2:
            teacher.press("PageDown")  # nobody has moved: nothing happens
            try_the_other_keys(teacher)
        if round_ == 3:
            close_a_round_by_keys(teacher, pupils[0])
            continue
        moves = [ALL_CELLS[(round_ - 1) * step % 25] for step in (1, 2, 6, 8)]
        moves = [free(pupil, move) for pupil, move in zip(pupils, moves, strict=True)]
        send_moves_together(pupils, round_, moves)
    expect(roll).to_have_text("Finish")
    expect(roll).to_have_attribute("aria-disabled", "false")
    teacher.press("Space")
    expect(page.locator("[data-ended]")).to_be_visible()
    teacher.press("PageDown")
    expect(page.locator("[data-players='4']")).to_be_visible()
    assert host.refresh().table["game_number"] == 2


def close_a_round_by_keys(teacher: Person, first: Device) -> None:
    """One has moved; a computer moves for the three others, and is marked."""
    page = teacher.page
    first.ask("move", seat=0, round=3, move=free(first, "a3"))
    expect(page.locator(".roll")).to_have_text("Waiting for 3 moves")
    teacher.press("x")
    expect(page.get_by_role("dialog", name="Close this round?")).to_contain_text("3 people")
    teacher.press("Enter")
    expect(page.locator(".roll")).to_have_text("Roll")


def try_the_other_keys(teacher: Person) -> None:
    """Pause, names, what a line makes, the end and the keys themselves; nothing is tapped."""
    page = teacher.page
    for key in ("p", "."):  # remotes send the second one for a black screen
        teacher.press(key)
        expect(teacher.button("Go on").last).to_be_visible()
        expect(page.get_by_text("Paused")).to_be_visible()
        teacher.press("PageDown")  # goes on
        expect(page.get_by_text("Paused")).to_have_count(0)
    for key, title in (
        ("?", "Keys"),
        ("n", "Names"),
        ("c", "What a line makes"),
        ("e", "End this game for everybody?"),
        ("m", "Menu"),
    ):
        teacher.press(key)
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog).to_be_visible()
        teacher.press("Escape")
        expect(dialog).to_have_count(0)
    assert teacher.round == 2


def test_a_game_of_thirty_that_ends_at_once_has_no_podium(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    host = stack.enter_context(open_device(server.url, preset="class"))
    names = [f"Pupil {number}" for number in range(1, 31)]
    stack.enter_context(join_device(server.url, host.code, *names[:8]))
    for at in range(8, 30, 8):
        stack.enter_context(join_device(server.url, host.code, *names[at : at + 8]))
    host.ask("start")
    host.ask("next", round=0)
    host.ask("abandon")
    screen = invite(viewport=PROJECTOR).go(f"{host.code}/screen")
    expect(screen.page.locator("[data-ended]")).to_be_visible()
    expect(screen.page.get_by_text("Nobody has points yet.")).to_be_visible()
    expect(screen.page.get_by_text("Pupil 7")).to_have_count(0)
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_anybody_with_the_code_may_watch_it(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    stage = Stage(server.url, stack)
    host = stage.class_game()
    screen = invite(viewport=PROJECTOR)
    screen.record_speech()
    screen.go(f"{host.code}/screen")
    expect(screen.page.locator("[data-moved='27']")).to_have_text("27 of 30 have moved")
    expect(screen.page.get_by_role("timer")).to_be_visible()
    expect(screen.button("Roll")).to_have_count(0)
    screen.page.reload()  # it is the same device still
    expect(screen.page.locator("[data-moved='27']")).to_be_visible()
    devices = len(host.refresh().table["devices"])
    assert devices == 8  # the host, six of pupils, the screen
    assert screen.spoken_texts() == []  # this roll was said before it came

    screen.button("Voice").click()
    expect(screen.button("Voice")).to_have_attribute("aria-pressed", "false")

    host.ask("lock", locked=True)
    expect(screen.page.locator(".code svg")).to_be_visible()
    late = invite().go(f"{host.code}/screen")
    late.expected.append("409")
    expect(late.page.get_by_text("The table is locked.")).to_be_visible()
    host.ask("lock", locked=False)


@pytest.mark.parametrize(("full", "said"), [(24, "3"), (25, "3. A sheet is full: one last roll.")])
def test_the_voice_says_that_a_sheet_is_full(
    full: int, said: str, invite: Invite, server: Server, stack: ExitStack
) -> None:
    """Knaster: everybody writes into free cells until somebody has none left."""
    screen = invite(viewport=PROJECTOR)
    screen.record_speech()
    settings = {"game": "knaster", "dice": "real"}
    wishes: dict[str, Any] = {"preset": "class", "settings": settings, "names": ["Ada"]}
    host = stack.enter_context(open_device(server.url, **wishes))
    host.ask("start")
    for round_ in range(full):
        host.ask("next", round=round_, roll=str(2 + round_ % 11))
        host.move(0, round_ + 1, ALL_CELLS[round_])
    screen.go(f"{host.code}/screen")
    screen.wait_for_round(full)
    host.ask("next", round=full, roll="1+2")
    screen.wait_for_round(full + 1)
    assert screen.spoken_texts() == [said]


def test_its_dialogs_are_read_from_the_last_row(
    invite: Invite, server: Server, stack: ExitStack
) -> None:
    screen = invite(viewport=PROJECTOR)
    settings = {"dice": "real", "seconds": None}
    host = stack.enter_context(open_device(server.url, preset="class", settings=settings))
    pupils = stack.enter_context(join_device(server.url, host.code, "Ada", "Ben"))
    host.ask("start")
    screen.remember("tickets", [host.ticket()])
    screen.go(f"{host.code}/screen")
    dialog = screen.page.get_by_role("dialog")
    expect(screen.page.get_by_text("What do your dice show?")).to_be_visible()
    assert screen.page.evaluate(FIND_SMALL_TEXT, 24) == []
    for key in ("n", "?", "e", "c", "m"):
        screen.press(key)
        expect(dialog).to_be_visible()
        assert screen.page.evaluate(FIND_SMALL_TEXT, 24) == [], key
        if key == "m":  # R, U, L and the like are keys of a sheet
            expect(dialog.get_by_text("Single letters")).to_be_visible()
            expect(dialog.get_by_text("Single keys")).to_have_count(0)
        screen.press("Escape")
        expect(dialog).to_have_count(0)

    host.ask("next", round=0, roll="7")
    pupils.refresh().move(0, 1, "a1")
    screen.wait_for_round(1)
    expect(screen.page.locator("[data-moved='1']")).to_be_visible()
    screen.press("x")
    expect(dialog).to_contain_text("Close this round?")
    assert screen.page.evaluate(FIND_SMALL_TEXT, 24) == []
    screen.press("PageDown")  # the key of a remote says yes
    expect(dialog).to_have_count(0)
    expect(screen.page.locator("[data-moved='2']")).to_be_visible()
    screen.press("e")  # but to nothing that is lost with it
    expect(dialog).to_contain_text("End this game for everybody?")
    screen.press("PageDown")
    expect(dialog).to_be_visible()
    assert host.refresh().table["phase"] == "playing"
