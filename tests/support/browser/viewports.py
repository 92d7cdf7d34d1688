"""Sizes of windows, and what is too small to be read in one."""

from typing import Final

from playwright.sync_api import ViewportSize

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
SMALL_PHONE: Final[ViewportSize] = {"width": 360, "height": 560}
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PROJECTOR: Final[ViewportSize] = {"width": 1280, "height": 720}


def _sizes(*sizes: tuple[int, int]) -> tuple[ViewportSize, ...]:
    return tuple({"width": width, "height": height} for width, height in sizes)


# Phones, small to tall and lying on their side, a tablet both ways, a laptop, a desktop.
SIZES: Final = _sizes(
    *((320, 568), (360, 640), (390, 844), (640, 360)),
    *((820, 1180), (1180, 820), (1280, 720), (1440, 900)),
)
TABLETS: Final = SIZES[4:6]


def name_size(window: ViewportSize) -> str:
    """Such as `360x640`."""
    return f"{window['width']}x{window['height']}"


# Texts of a big screen, or of its dialog, that can be seen and are smaller than so many pixels.
FIND_SMALL_TEXT: Final = """least => {
  const shown = document.querySelector("dialog[open]") ?? document.querySelector("[data-big]");
  const walker = document.createTreeWalker(shown, 4);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement: one, data } = walker.currentNode;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (data.trim() && one.checkVisibility() && !one.closest(".visually-hidden") && size < least)
      found.push(`${data.trim()}: ${size}`);
  }
  return found;
}"""
