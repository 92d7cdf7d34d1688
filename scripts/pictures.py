"""Screenshots of the page: a few for the README, and every screen on contact sheets.

make pictures       starts a server of its own and drives Chromium; nothing is random
"""

import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from chromium import launch_options
from fivebyfive import parse_record
from fivebyfive.printing import FilledSheets, render_pngs
from support.browser.invitations import open_invitations
from support.browser.person import Person
from support.browser.screens.navigation import open_running_game
from support.browser.screens.projector import PROJECTOR_SCREENS
from support.browser.screens.stage import NAMES, SCREENS, Stage
from support.browser.viewports import DESKTOP, PHONE, PROJECTOR
from support.plugins.httpx_defaults import configure_httpx
from support.server.scripted_game import ScriptedGame
from support.server.server_process import run_server

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
CONTACT: Final = PICTURES / "contact"
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL"}
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


@dataclass(frozen=True)
class Size:
    """A window, its width on a contact sheet in pixels, and how many are side by side."""

    window: ViewportSize
    shown_width: int
    columns: int
    screens: Sequence[str] = tuple(SCREENS)


SIZES: Final = {
    "phone": Size(PHONE, 360, 7),
    "desktop": Size(DESKTOP, 640, 4),
    "projector": Size(PROJECTOR, 640, 4, PROJECTOR_SCREENS),
}


def print_progress(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def settle(page: Page) -> None:
    """Remove the keyboard focus, and wait until nothing moves or blinks."""
    page.evaluate("document.activeElement?.blur()")
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 50)))")


# For the README


@dataclass(frozen=True)
class Picture:
    """A screenshot of a table, in a position that bots have played to."""

    name: str
    game: str
    rounds: int
    others: int
    window: ViewportSize
    scale: int
    theme: Theme


README: Final = (
    Picture("knister-phone", "knister", 22, 3, PHONE, 2, "light"),
    Picture("knaster-phone", "knaster", 33, 3, PHONE, 2, "dark"),
    Picture("desktop", "knister", 21, 2, DESKTOP, 1, "light"),
)


def readme_pictures(browser: Browser, url: str) -> None:
    """Take the screenshots for the README."""
    with open_invitations(browser, url) as invite, ExitStack() as stack:
        for picture in README:
            position = ScriptedGame.from_bot_game(
                picture.game, picture.rounds, *NAMES[: picture.others], moved=True
            )
            person: Person = invite(
                viewport=picture.window,
                device_scale_factor=picture.scale,
                color_scheme=picture.theme,
            )
            open_running_game(person, position.set_up(url, stack), alone=False)
            expect(person.page.locator(".player-strip, .left .sheet").first).to_be_attached()
            expect(person.roll_button).to_have_attribute("aria-disabled", "false")
            settle(person.page)
            file = PICTURES / f"{picture.name}.png"
            person.page.screenshot(path=file)
            print_progress(f"  {file.name}: {file.stat().st_size // 1000} kB")


# Contact sheets


def take_screenshots(
    browser: Browser, url: str, size: Size, locale: str
) -> Iterator[tuple[str, Theme, bytes]]:
    """Yield every screen, light and dark."""
    with ExitStack() as stack:
        stage = Stage(url, stack)
        for name in size.screens:
            with open_invitations(browser, url) as invite:
                person = invite(viewport=size.window, locale=locale)
                stage.show(name, person)
                settle(person.page)
                for theme in THEMES:
                    person.page.emulate_media(color_scheme=theme)
                    yield name, theme, person.page.screenshot()


def compose(
    browser: Browser, size: Size, pictures: dict[str, bytes], file: Literal["jpeg", "png"] = "jpeg"
) -> bytes:
    """Return one large picture, with the name of each screen below it."""
    figures = "".join(
        f"<figure><img width={size.shown_width} src='data:image/png;base64,"
        f"{base64.b64encode(data).decode()}'><figcaption>{escape(name)}</figcaption></figure>"
        for name, data in pictures.items()
    )
    style = (
        "body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; background: #777 }"
        "figure { margin: 0; font: 18px sans-serif; color: #fff } img { display: block }"
    )
    width = 16 + size.columns * (size.shown_width + 16)
    page = browser.new_page(viewport={"width": width, "height": 600})
    page.set_content(f"<style>{style}</style>{figures}")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    quality = 70 if file == "jpeg" else None
    sheet = page.screenshot(full_page=True, type=file, quality=quality)
    page.close()
    return sheet


def contact_sheets(browser: Browser, url: str) -> None:
    """Make a contact sheet for each size, language and theme."""
    for kind, size in SIZES.items():
        for language, locale in LOCALES.items():
            taken: dict[Theme, dict[str, bytes]] = {theme: {} for theme in THEMES}
            for name, theme, data in take_screenshots(browser, url, size, locale):
                taken[theme][name] = data
            for theme, pictures in taken.items():
                file = CONTACT / f"{kind}-{language}-{theme}.jpg"
                file.write_bytes(compose(browser, size, pictures))
                print_progress(f"  contact/{file.name}: {len(pictures)} screens")


def printed_picture() -> None:
    """Render the printed sheets of a game."""
    family = (Path(__file__).parents[1] / "examples" / "family.5x5").read_text(encoding="utf-8")
    page, *_ = render_pngs(FilledSheets(record=parse_record(family), per_page=2), dpi=90)
    (PICTURES / "printed.png").write_bytes(page)
    print_progress("  printed.png")


@contextmanager
def run_browser_and_server() -> Iterator[tuple[Browser, str]]:
    """Run a browser and a server; yield both."""
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(f"{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        yield browser, server.url
        browser.close()


def main() -> None:
    """Make all pictures, or with `--readme` only those for the README."""
    configure_httpx()
    CONTACT.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=20_000)
    with run_browser_and_server() as (browser, url):
        print_progress("Pictures for the README ...")
        readme_pictures(browser, url)
        printed_picture()
        if "--readme" not in sys.argv:
            print_progress("Contact sheets ...")
            contact_sheets(browser, url)


if __name__ == "__main__":
    main()
