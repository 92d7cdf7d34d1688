"""One montage a window size: the screens of a game as they look on phones, tablets and desktops.

python scripts/montages.py                     all sizes, into docs/pictures/contact/
python scripts/montages.py 820x1180 640x360    only these; --screens knister,home only those screens
"""

import argparse
from contextlib import ExitStack
from itertools import count
from typing import Final

from playwright.sync_api import Browser, ViewportSize, expect

from pictures import CONTACT, THEMES, Size, compose, print_progress, run_browser_and_server, settle
from support.browser.invitations import open_invitations
from support.browser.screens.stage import Stage
from support.browser.viewports import SIZES, TABLETS, name_size
from support.plugins.httpx_defaults import configure_httpx

LOCALE: Final = "pl-PL"  # its texts are among the longest
SCREENS: Final = (
    *("home", "home_continue", "knister", "knaster", "two_sheets", "two_sheets_knaster"),
    *("knister_others", "knaster_others", "full_sheet", "menu", "end_alone", "end_several"),
    *("history", "lobby_few", "rules_knister", "rules_knaster_end"),
)
ROW: Final = 2000  # pixels, at most, that the screens of a row have together


def take_montage(
    browser: Browser, stage: Stage, window: ViewportSize, first: int, screens: list[str]
) -> dict[str, bytes]:
    """The screens at this size, light and dark in turn."""
    taken = {}
    for at, name in zip(count(first), screens, strict=False):
        with open_invitations(browser, stage.url) as invite:
            theme = THEMES[at % 2]
            person = invite(
                viewport=window, locale=LOCALE, color_scheme=theme, has_touch=window in TABLETS
            )
            stage.show(name, person)
            settle(person.page)
            taken[name] = person.page.screenshot()
    return taken


def main() -> None:
    """Make the montages."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sizes", nargs="*", help="such as 360x640; all without one")
    parser.add_argument("--screens", default=",".join(SCREENS), help="names, with commas")
    chosen = parser.parse_args()
    configure_httpx()
    CONTACT.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=20_000)
    with run_browser_and_server() as (browser, url), ExitStack() as stack:
        stage = Stage(url, stack)
        for first, window in enumerate(SIZES):
            name, width = name_size(window), window["width"]
            if chosen.sizes and name not in chosen.sizes:
                continue
            taken = take_montage(browser, stage, window, first, chosen.screens.split(","))
            columns = max(2, ROW // (width + 16))
            file = CONTACT / f"size-{name}.png"
            file.write_bytes(compose(browser, Size(window, width, columns), taken, "png"))
            print_progress(f"  contact/{file.name}: {len(taken)} screens")


if __name__ == "__main__":
    main()
