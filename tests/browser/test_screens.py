"""Every screen: axe finds nothing, nothing scrolls sideways, and the table fits a small phone."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize

from support.browser.animation_frames import resize
from support.browser.invitations import Invite
from support.browser.layout_checks import (
    AXE_COLOURS,
    AXE_TAGS,
    FIND_SMALL_TARGETS,
    FIND_TOO_WIDE,
    RUN_AXE,
    enlarge_text,
    load_axe,
)
from support.browser.page_languages import LOCALES, switch_language
from support.browser.screens.projector import PROJECTOR_SCREENS
from support.browser.screens.stage import LONG_NAMES, SCREENS, Stage
from support.browser.viewports import FIND_SMALL_TEXT, PHONE, PROJECTOR, SMALL_PHONE
from support.plugins.hypothesis_profiles import is_soak
from support.server.server_process import Server

LONGEST: Final = ("de", "pl")  # with the longest words
NARROW: Final[ViewportSize] = {"width": 320, "height": 640}
TABLES: Final = [name for name in SCREENS if name.startswith(("knister", "knaster"))]
PLAYING: Final = [
    *(*TABLES, "circles", "which_line", "two_sheets", "waiting"),
    *("keypad", "real_dice", "real_dice_alone"),
]

# Sentences that do not change with the language of the page: it has to be there before them.
SAID_BY_THE_SERVER: Final = ["wrong_code", "table_gone"]
TAPPED: Final = "[data-cell], .top button, footer button"


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with ExitStack() as stack:
        yield Stage(server.url, stack, LONG_NAMES)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(name: str, stage: Stage, invite: Invite) -> None:
    """One visit: all that is wrong by how it was looked at.

    What has to fit is looked at in all languages, the rest in those with the longest words; a soak
    run looks at everything in all of them.
    """
    person = invite()
    page = person.page
    stage.show(name, person)
    has_to_fit = name in PLAYING
    everything = has_to_fit or is_soak()
    found: dict[str, Any] = {
        f"axe {look}": wrong for look, wrong in find_axe_violations(page, everything)
    }
    if has_to_fit:
        for size in (PHONE, SMALL_PHONE):
            resize(page, size)
            found[f"small at {size['height']}"] = page.evaluate(FIND_SMALL_TARGETS, TAPPED)
    for language in LOCALES if everything else LONGEST:
        if name in SAID_BY_THE_SERVER:
            person = invite(locale=LOCALES[language])
            page = person.page
            stage.show(name, person)
        else:
            switch_language(page, language)
        assert page.evaluate("document.documentElement.lang") in (language, LOCALES[language])
        if has_to_fit:
            resize(page, SMALL_PHONE)
            found[f"{language} is higher by"] = person.measure_overflow()[1]
        if name in PROJECTOR_SCREENS:
            resize(page, PROJECTOR)
            found[f"{language} is higher from far by"] = person.measure_overflow()[1]
            found[f"{language} is small from far"] = page.evaluate(FIND_SMALL_TEXT, 24)
        if language in LONGEST or is_soak():
            resize(page, NARROW)
            found[f"{language} is wider"] = page.evaluate(FIND_TOO_WIDE)
            enlarge_text(page, 200)
            found[f"{language} large is wider"] = page.evaluate(FIND_TOO_WIDE)
            enlarge_text(page, 100)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


def find_axe_violations(page: Page, also_large: bool) -> Iterator[tuple[str, list[str]]]:
    """What axe says in both themes and of large text; in the dark only colours are different.

    Large text moves things together where a table has to fit; elsewhere there is room for it.
    """
    load_axe(page)
    yield "light", page.evaluate(RUN_AXE, AXE_TAGS)
    page.emulate_media(color_scheme="dark")
    yield "dark", page.evaluate(RUN_AXE, AXE_COLOURS)
    if also_large:
        enlarge_text(page, 200)
        yield "large", page.evaluate(RUN_AXE, AXE_TAGS)
        enlarge_text(page, 100)


def test_the_policy_is_strict(server: Server) -> None:
    policy = httpx.get(server.url).headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")


def test_a_violated_policy_would_be_noticed(invite: Invite) -> None:
    person = invite().open_home()
    person.page.evaluate("document.body.setAttribute('style', 'color: red')")
    person.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert [one for one in person.complaints if "Content Security Policy" in one]
    person.complaints.clear()
