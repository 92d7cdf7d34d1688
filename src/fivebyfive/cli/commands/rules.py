"""`fivebyfive rules`: the rules of a game in the terminal."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from fivebyfive.cli.options import LanguageOption, resolve_language
from fivebyfive.rules import COMBINATION_EXAMPLES, GAMES, Combination, Sheet
from fivebyfive.rules.grid import DIAGONALS, SIZE
from fivebyfive.rules.sheet import VERDICT_THRESHOLDS
from fivebyfive.words import Language, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType
    from rich.table import Table

# The headings of each game's rules, with the messages of their paragraphs.
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
    from fivebyfive.cli.output.drawing import new_console  # noqa: PLC0415

    console = new_console()
    console.width = min(console.width, WIDTH)
    for part in render_rules(game, resolve_language(lang), narrow=console.width < WIDTH):
        console.print(part)


def render_rules(game: str, language: Language, narrow: bool) -> "Iterator[RenderableType]":
    """Yield the headings, paragraphs and drawings of a game's rules."""
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from fivebyfive.cli.output.drawing import GAME_COLOURS, draw_sheet  # noqa: PLC0415

    sheet = GAMES[game]()
    facts = _facts(sheet)
    colour = f"bold {GAME_COLOURS[game]}"
    yield Text(say(language, "rules-title", game=game.title()), colour)
    for heading, paragraphs in SECTIONS[game].items():
        yield Text(f"\n{say(language, heading)}", colour)
        for at, paragraph in enumerate(paragraphs):
            yield Text("\n" * (at > 0) + say(language, paragraph, **facts))
            if paragraph == "rules-sheet-text":
                yield Padding(draw_sheet(sheet, sheet.score(), GAME_COLOURS[game]), (1, 0, 0, 0))
            elif paragraph == "rules-order-text":
                yield Padding(_combinations(sheet, language, narrow), (1, 0, 0, 0))
    yield Text(f"\n{say(language, 'rules-independent')}", "dim")


def _facts(sheet: Sheet) -> dict[str, str | int]:
    facts: dict[str, str | int] = dict(VERDICT_THRESHOLDS.items())
    facts["example"] = format_example(Combination.FULL_HOUSE)
    if sheet.WHITE_BOXES:
        boxes = sheet.WHITE_BOXES
        facts["rows"] = ", ".join(map(str, boxes[:SIZE]))
        facts["columns"] = ", ".join(map(str, boxes[SIZE : 2 * SIZE]))
        facts["diagonals"] = boxes[DIAGONALS[0]]
    return facts


def format_example(made: Combination) -> str:
    """Return a line that makes the combination, such as 9-5-9-5-5."""
    return "-".join(map(str, COMBINATION_EXAMPLES[made]))


def _combinations(sheet: Sheet, language: Language, narrow: bool) -> "Table":
    """Return the table of combinations. In a narrow terminal the meaning is below the name."""
    from rich.table import Table  # noqa: PLC0415

    gives = "rules-column-circles" if sheet.WHITE_BOXES else "rules-column-points"
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say(language, "rules-column-combination"), overflow="fold")
    table.add_column(say(language, gives), justify="right")
    table.add_column(say(language, "rules-column-example"), no_wrap=True)
    for made, given in sheet.GIVES.items():
        name = say(language, f"combination-{made}")
        meaning = say(language, f"means-{made}")
        if narrow:
            table.add_row(f"{name}:\n{meaning}", str(given), format_example(made))
        else:
            table.add_row(name, str(given), format_example(made), meaning)
    return table
