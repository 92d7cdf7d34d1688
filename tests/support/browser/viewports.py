"""Sizes of windows, and what is too small to be read in one."""

from typing import Final

from playwright.sync_api import ViewportSize

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
SMALL_PHONE: Final[ViewportSize] = {"width": 360, "height": 560}
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PROJECTOR: Final[ViewportSize] = {"width": 1280, "height": 720}
# Texts of a big screen that can be seen and are smaller than so many pixels.
FIND_SMALL_TEXT: Final = """least => {
  const walker = document.createTreeWalker(document.querySelector("[data-big]"), 4);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: one, data } = walker.currentNode;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (data.trim() && one.checkVisibility() && !one.closest(".visually-hidden") && size < least)
      found.push(`${data.trim()}: ${size}`);
  }
  return found;
}"""
