"""Icons of the page, and the pictures that chat programs show beside a link to it.

python scripts/brand_pictures.py      draws them into web/public/ with Chromium

They are kept in the repository, so that building the page needs no browser. The icon itself is
web/public/favicon.svg, drawn by hand.
"""

import base64
import struct
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from chromium import launch_options

WEB: Final = Path(__file__).parents[1] / "web"
PUBLIC: Final = WEB / "public"
FONT: Final = (
    WEB / "node_modules/@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2"
)
PAPER, TABLE, RED = "#fbf7ee", "#efe8da", "#c23b22"
INKS: Final = {"knister": ("#1d5fa8", "#dce8f6"), "knaster": ("#1a7045", "#dbefe3")}
# Row by row; 0 is a free cell.
NUMBERS: Final = {
    "knister": [9, 5, 9, 5, 5, 0, 7, 0, 8, 0, 6, 4, 7, 0, 0, 0, 0, 3, 7, 0, 10, 0, 0, 0, 7],
    "knaster": [6, 0, 8, 0, 7, 5, 7, 0, 9, 0, 4, 8, 8, 6, 4, 0, 7, 0, 6, 0, 11, 0, 8, 0, 10],
}
CIRCLED: Final = {"knister": [], "knaster": [2, 6, 10, 11, 12, 14, 18]}
DICE: Final = {"knister": (3, 4), "knaster": (6, 2)}
PIPS: Final = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8],
}
CIRCLE: Final = "M36 9C16 14 6 36 12 58s30 36 54 28 30-38 20-58S50 4 30 16"
# Name, pixels, margin around the drawing as a part of the width; those with one fill a square.
ICONS: Final = (
    ("icon-192.png", 192, 0.0),
    ("icon-512.png", 512, 0.0),
    ("icon-maskable-512.png", 512, 0.19),  # systems may cut out a circle
    ("apple-touch-icon.png", 180, 0.07),
    ("favicon.ico", 32, 0.0),
)


def draw_icons(browser: Browser) -> Iterator[tuple[str, bytes]]:
    """The icon in the sizes and shapes that systems ask for."""
    icon = base64.b64encode((PUBLIC / "favicon.svg").read_bytes()).decode()
    for name, size, margin in ICONS:
        ground = TABLE if margin else "transparent"
        width = size * (1 - 2 * margin)
        html = (
            f"<body style='margin:0;background:{ground};display:grid;place-items:center;"
            f"height:{size}px'><img width={width} src='data:image/svg+xml;base64,{icon}'>"
        )
        drawn = screenshot(browser, html, size, size)
        yield name, pack_ico(drawn, size) if name.endswith(".ico") else drawn


def pack_ico(png: bytes, size: int) -> bytes:
    """A PNG in the container that programs expect at /favicon.ico."""
    header = struct.pack("<HHH", 0, 1, 1)
    return header + struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22) + png


def draw_previews(browser: Browser) -> Iterator[tuple[str, bytes]]:
    """The picture of each game, and one with both."""
    for game in INKS:
        inside = f"{draw_sheet(game, 70, 55, 520)}{draw_title(game, 'Five by Five', 905)}"
        inside += draw_dice(game, 905, 420, 1.9)
        yield f"preview-{game}.png", screenshot(browser, picture(inside), 1200, 630)
    inside = (
        f"<g transform='rotate(-4 250 340)'>{draw_sheet('knister', 60, 150, 400)}</g>"
        f"<g transform='rotate(5 910 340)'>{draw_sheet('knaster', 735, 150, 400)}</g>"
        f"<text x='600' y='110' class='name' fill='#2b2d31' font-size='104'>Five by Five</text>"
        + draw_dice("knister", 600, 360, 1.35, column=True)
    )
    yield "preview.png", screenshot(browser, picture(inside), 1200, 630)


def picture(inside: str) -> str:
    """A drawing of 1200 by 630."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    style = (
        f"@font-face {{ font-family: Hand; src: url(data:font/woff2;base64,{font}) }}"
        "body { margin: 0 } text { font-family: Hand; text-anchor: middle }"
    )
    return (
        f"<style>{style}</style><svg xmlns='http://www.w3.org/2000/svg' width='1200' height='630'>"
        f"<rect width='1200' height='630' fill='{TABLE}'/>{inside}</svg>"
    )


def draw_sheet(game: str, x: int, y: int, size: int) -> str:
    """A card of paper with 5 by 5 cells, numbers in a hand, and circles in red pencil."""
    ink, tint = INKS[game]
    rng = Random(game)
    margin = size * 0.07
    cell = (size - 2 * margin) / 5
    parts = [
        f"<rect x='{x + 4}' y='{y + 8}' width='{size}' height='{size}' rx='22' fill='#3c2d14' "
        "opacity='.16'/>",
        f"<rect x='{x}' y='{y}' width='{size}' height='{size}' rx='22' fill='{PAPER}'/>",
    ]
    for at, number in enumerate(NUMBERS[game]):
        row, column = divmod(at, 5)
        left, top = x + margin + column * cell, y + margin + row * cell
        doubled = game == "knister" and row in (column, 4 - column)
        parts.append(
            f"<rect x='{left:.1f}' y='{top:.1f}' width='{cell:.1f}' height='{cell:.1f}' "
            f"fill='{tint if doubled else '#fffdf8'}' stroke='{ink}' stroke-width='2'/>"
        )
        if number:
            angle = rng.uniform(-6, 6)
            parts.append(
                f"<text transform='translate({left + cell / 2:.1f} {top + cell * 0.72:.1f}) "
                f"rotate({angle:.1f})' font-size='{cell * 0.66:.0f}' fill='#2b2d31'>{number}</text>"
            )
        if at in CIRCLED[game]:
            turn = rng.uniform(-25, 25)
            parts.append(
                f"<path transform='translate({left:.1f} {top:.1f}) scale({cell / 100:.3f}) "
                f"rotate({turn:.0f} 50 50)' d='{CIRCLE}' fill='none' stroke='{RED}' "
                "stroke-width='6' stroke-linecap='round'/>"
            )
    inner = size - 2 * margin
    parts.append(
        f"<rect x='{x + margin:.1f}' y='{y + margin:.1f}' width='{inner:.1f}' "
        f"height='{inner:.1f}' rx='8' fill='none' stroke='{ink}' stroke-width='5'/>"
    )
    if game == "knister":
        middle = y + margin + cell / 2
        parts.append(
            f"<path d='M{x + margin + 14:.0f} {middle + 5:.0f}q{inner / 2:.0f} -14 "
            f"{inner - 28:.0f} -3' fill='none' stroke='{ink}' stroke-width='6' opacity='.35' "
            "stroke-linecap='round'/>"
        )
    return "".join(parts)


def draw_title(game: str, site: str, x: int) -> str:
    """The name of the game, and of the page."""
    ink, _ = INKS[game]
    return (
        f"<text x='{x}' y='205' class='name' fill='{ink}' font-size='150'>{game.capitalize()}"
        f"</text><text x='{x}' y='275' fill='#62676f' font-size='54'>{escape(site)}</text>"
    )


def draw_dice(game: str, x: int, y: int, scale: float, column: bool = False) -> str:
    """Two ivory dice around a point."""
    parts = []
    for which, face in enumerate(DICE[game]):
        shift = (which * 2 - 1) * 44 * scale
        across, down = (0, shift) if column else (shift, 0)
        left, top = x + across - 30 * scale, y + down - 30 * scale
        pips = "".join(
            f"<circle cx='{16 + spot % 3 * 14}' cy='{16 + spot // 3 * 14}' r='5' fill='#33302a'/>"
            for spot in PIPS[face]
        )
        parts.append(
            f"<g transform='translate({left:.1f} {top:.1f}) scale({scale}) "
            f"rotate({-9 if which == 0 else 13} 30 30)'>"
            "<rect x='4' y='7' width='54' height='54' rx='13' fill='#3c2d14' opacity='.22'/>"
            "<rect x='3' y='3' width='54' height='54' rx='13' fill='#fffaf0' stroke='#d8cdb6'/>"
            f"{pips}</g>"
        )
    return "".join(parts)


def screenshot(browser: Browser, html: str, width: int, height: int) -> bytes:
    """What Chromium makes of a page; what is not painted stays transparent."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(html)
    page.evaluate("document.fonts.ready")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    taken = page.screenshot(omit_background=True)
    page.close()
    return taken


def main() -> None:
    """Draw everything anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, data in [*draw_icons(browser), *draw_previews(browser)]:
            (PUBLIC / name).write_bytes(data)
            sys.stdout.write(f"  web/public/{name}: {len(data) / 1000:.0f} kB\n")
        browser.close()


if __name__ == "__main__":
    main()
