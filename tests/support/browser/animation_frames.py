"""Waiting for a page to be drawn."""

from typing import Final

from playwright.sync_api import Page, ViewportSize

# What a page does after a change of its size or language is done two frames later.
TWO_FRAMES_LATER: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)


def resize(page: Page, size: ViewportSize) -> None:
    """Turn or change the device; what follows its size has followed when this returns."""
    page.set_viewport_size(size)
    page.evaluate(TWO_FRAMES_LATER)
