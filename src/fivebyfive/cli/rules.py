"""`fivebyfive rules`: how to play, in the terminal."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from fivebyfive.rules import EXAMPLES, GAMES, Sheet
from fivebyfive.rules.grid import DIAGONALS, SIZE
from fivebyfive.rules.sheet import MORE_THAN
from fivebyfive.words import Language, say

from .language import LanguageOption, chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType
    from rich.table import Table

# The messages that are said under each heading.
SECTIONS: Final = {
    "knister": {
        "rules-idea": ["rules-knister-idea-text", "rules-sheet-text"],
        "rules-round": ["rules-knister-round-text"],
        "rules-lines": ["rules-knister-lines-text", "rules-order-text"],
        "rules-end": ["rules-knister-end-text", "rules-players-text"],
        "rules-alone": ["rules-alone-text"],
    },
    "knaster": {
        "rules-idea": ["rules-knaster-idea-text", "rules-sheet-text"],
        "rules-round": ["rules-knaster-round-text"],
        "rules-free-circles": ["rules-knaster-free-circles-text", "rules-order-text"],
        "rules-several-lines": ["rules-knaster-several-lines-text"],
        "rules-white-boxes": ["rules-knaster-white-boxes-text"],
        "rules-end": ["rules-knaster-end-text", "rules-players-text"],
        "rules-alone": ["rules-alone-text"],
    },
}
WIDTH: Final = 78  # wider lines are hard to read


def rules(
    game: Annotated[Literal["knister", "knaster"], typer.Argument(help="The game to explain.")],
    lang: LanguageOption = None,
) -> None:
    """Explain how a game is played."""
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    for part in explanation(game, chosen(lang)):
        console.print(part)


def explanation(game: str, language: Language) -> "Iterator[RenderableType]":
    """The rules of a game, piece by piece."""
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from .draw import INK, draw_sheet  # noqa: PLC0415

    sheet = GAMES[game]()
    facts = _facts(sheet)
    ink = f"bold {INK[game]}"
    yield Text(say(language, "rules-title", game=game.title()), ink)
    for heading, paragraphs in SECTIONS[game].items():
        yield Text(f"\n{say(language, heading)}", ink)
        for at, paragraph in enumerate(paragraphs):
            yield Text("\n" * (at > 0) + say(language, paragraph, **facts))
            if paragraph == "rules-sheet-text":
                yield Padding(draw_sheet(sheet, sheet.score(), INK[game]), (1, 4, 0, 4))
            elif paragraph == "rules-order-text":
                yield Padding(_combinations(sheet, language), (1, 4, 0, 4))
    yield Text(f"\n{say(language, 'rules-independent')}", "dim")


def _facts(sheet: Sheet) -> dict[str, str | int]:
    facts: dict[str, str | int] = dict(MORE_THAN.items())
    if sheet.WHITE_BOXES:
        boxes = sheet.WHITE_BOXES
        facts["rows"] = ", ".join(map(str, boxes[:SIZE]))
        facts["columns"] = ", ".join(map(str, boxes[SIZE : 2 * SIZE]))
        facts["diagonals"] = boxes[DIAGONALS[0]]
    return facts


def _combinations(sheet: Sheet, language: Language) -> "Table":
    from rich.table import Table  # noqa: PLC0415

    gives = "rules-column-circles" if sheet.WHITE_BOXES else "rules-column-points"
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say(language, "rules-column-combination"))
    table.add_column(say(language, gives), justify="right")
    table.add_column(say(language, "rules-column-example"))
    for made, given in sheet.GIVES.items():
        example = "-".join(map(str, EXAMPLES[made]))
        table.add_row(say(language, f"combination-{made}"), str(given), example)
    return table
