"""A page in one language after the other, without a reload."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from support.browser.animation_frames import TWO_FRAMES_LATER

LOCALES: Final = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL", "es": "es-ES", "pt": "pt-PT"}

_SPEAK: Final = """wanted => {
  Object.defineProperty(navigator, "languages", { get: () => [wanted], configurable: true });
  dispatchEvent(new Event("languagechange"));
}"""


def switch_language(page: Page, language: str) -> None:
    """As if somebody had set the language of the browser."""
    page.evaluate(_SPEAK, LOCALES[language])
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
    page.evaluate(TWO_FRAMES_LATER)
