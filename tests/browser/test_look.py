"""Every screen: axe finds nothing, nothing scrolls sideways, and the table fits a small phone."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page

from live import Server
from people import PHONE, SMALL_PHONE, Invite
from screens import LONG_NAMES, SCREENS, Stage

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOCALES: Final = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL", "es": "es-ES", "pt": "pt-PT"}
NARROW: Final = {"width": 320, "height": 640}
TABLES: Final = [name for name in SCREENS if name.startswith(("knister", "knaster"))]
PLAYING: Final = [*TABLES, "circles", "which_line", "keypad", "real_dice", "two_sheets"]

# Axe says what is wrong with which element.
RUN_AXE: Final = """tags => axe.run(document, { runOnly: tags }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`)))"""
# What sticks out to the right, without what only holds it.
TOO_WIDE: Final = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5);
  return wide
    .filter((one) => ![...one.children].some((child) => wide.includes(child)))
    .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`)
    .concat(`${scrollWidth} wide`);
}"""
# What is there to be tapped and is less than 44 px.
TOO_SMALL: Final = """selector => [...document.querySelectorAll(selector)]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width }]) => width > 1 && one.checkVisibility())
  .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
  .map(([one, { width, height }]) =>
    `${one.className} ${one.ariaLabel ?? one.textContent} ${width} x ${height}`)"""


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with ExitStack() as stack:
        yield Stage(server.url, stack, LONG_NAMES)


def large_text(page: Page, percent: int) -> None:
    """As if somebody had set the size of the text in the browser."""
    page.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(name: str, stage: Stage, invite: Invite) -> None:
    person = invite()
    stage.show(name, person)
    page = person.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found[theme] = page.evaluate(RUN_AXE, TAGS)
    large_text(page, 200)
    found["large"] = page.evaluate(RUN_AXE, TAGS)
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_scrolls_sideways(name: str, stage: Stage, invite: Invite) -> None:
    found: dict[str, Any] = {}
    for language in ("de", "pl"):  # with the longest words
        person = invite(viewport=NARROW, locale=LOCALES[language])
        stage.show(name, person)
        found[language] = person.page.evaluate(TOO_WIDE)
        large_text(person.page, 200)
        found[f"{language} large"] = person.page.evaluate(TOO_WIDE)
        person.page.close()
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("name", PLAYING)
def test_the_table_fits_a_small_phone(name: str, stage: Stage, invite: Invite) -> None:
    found: dict[str, Any] = {}
    for language, locale in LOCALES.items():
        person = invite(viewport=SMALL_PHONE, locale=locale)
        stage.show(name, person)
        assert person.page.evaluate("document.documentElement.lang").split("-")[0] == language
        found[f"{language} is higher by"] = person.page.evaluate(
            "document.documentElement.scrollHeight - innerHeight"
        )
        person.page.close()
    assert {look: wrong for look, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("name", PLAYING)
def test_targets_are_large_enough(name: str, stage: Stage, invite: Invite) -> None:
    for viewport in (PHONE, SMALL_PHONE):
        person = invite(viewport=viewport)
        stage.show(name, person)
        tapped = "[data-cell], .top button, footer button"
        assert person.page.evaluate(TOO_SMALL, tapped) == []
        person.page.close()


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
