"""Screens in windows of every size: axe finds nothing, nothing is cut, small, wrapped or empty."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest

from support.browser.invitations import Invite
from support.browser.layout_checks import (
    AXE_TAGS,
    FIND_SMALL_TARGETS,
    FIND_TOO_WIDE,
    FIND_WRAPPED_BUTTONS,
    RUN_AXE,
    USED_HEIGHT,
    load_axe,
    resize_and_wait,
)
from support.browser.screens.stage import Stage
from support.browser.viewports import SIZES, TABLETS, name_size
from support.plugins.hypothesis_profiles import is_soak
from support.server.server_process import Server

TABLES: Final = (
    *("knister", "knaster", "two_sheets", "two_sheets_knaster"),
    *("knister_others", "knaster_others"),
)
PAGES: Final = (
    *("home", "home_continue", "end_alone", "end_several"),
    *("history", "lobby_few", "rules_knister", "rules_knaster_end", "menu"),
)
TARGETS: Final = "button:not(.cells *, .box), .button, summary, select, [role=tab]"
# What a page of little text uses of the height of an upright tablet, at least.
FILLED: Final = dict.fromkeys(
    ("home", "home_continue", "end_alone", "end_several", "lobby_few"), 0.85
)


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with ExitStack() as stack:
        yield Stage(server.url, stack)


@pytest.mark.parametrize(("at", "name"), list(enumerate((*TABLES, *PAGES))))
def test_a_screen_in_every_window(at: int, name: str, stage: Stage, invite: Invite) -> None:
    """Axe looks at two windows, one light and one dark, others for each screen; in a soak at all.

    What is cheap to be looked at is looked at in every window.
    """
    person = invite(locale="pl-PL", has_touch=True)
    stage.show(name, person)
    page = person.page
    load_axe(page)
    found: dict[str, Any] = {}
    looks = [
        (where, theme)
        for where in range(len(SIZES))
        for theme in ("light", "dark")
        if is_soak() or (where % 4 == at % 4 and (theme == "dark") == ((where + at // 4) % 8 < 4))
    ]
    for where, window in enumerate(SIZES):
        size = name_size(window)
        resize_and_wait(page, window)
        for theme in ("light", "dark"):
            if (where, theme) not in looks:
                continue
            page.emulate_media(color_scheme=theme)
            found[f"{size}: axe, {theme}"] = page.evaluate(RUN_AXE, AXE_TAGS)
        found[f"{size}: wider"] = page.evaluate(FIND_TOO_WIDE)
        found[f"{size}: small"] = page.evaluate(FIND_SMALL_TARGETS, TARGETS)
        if name in PAGES:
            found[f"{size}: wrapped"] = page.evaluate(FIND_WRAPPED_BUTTONS)
        if window == TABLETS[0] and page.evaluate(USED_HEIGHT) < FILLED.get(name, 0):
            found[f"{size}: used"] = page.evaluate(USED_HEIGHT)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}
