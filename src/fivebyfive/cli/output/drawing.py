"""Draws games in the terminal with Rich: sheets, scored lines, ranking, verdict."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from fivebyfive.rules import LINE_NAMES, LineScore, Record, Result, Score, Sheet
from fivebyfive.rules.grid import DIAGONALS, LINES, SIZE, Cell, Line
from fivebyfive.rules.sheet import VERDICT_THRESHOLDS, Verdict
from fivebyfive.words import Language, line_name, say

GAME_COLOURS: Final = {"knister": "blue", "knaster": "green"}
CIRCLED: Final = "bold red"
MIN_WIDTH: Final = 40  # columns that a sheet needs
TWO_COLUMN_WIDTH: Final = 80  # columns that a sheet and its lines need side by side

_PLAIN_FRAME: Final = str.maketrans("┌┬┐├┼┤└┴┘─│·", "+++++++++-|.")
_ROWS, _COLUMNS = range(SIZE), range(SIZE, 2 * SIZE)


def new_console() -> Console:
    """Return a console that is never narrower than a sheet: wrapped lines lose no numbers."""
    console = Console(highlight=False)
    console.width = max(console.width, MIN_WIDTH)
    return console


def print_record(file: str | None, record: Record, language: Language) -> None:
    """Print the sheets, the ranking and the verdict of a record."""
    console = new_console()
    game = record.game
    colour = GAME_COLOURS.get(game.kind, "default")
    if file is not None:
        console.print(Text(file, style="dim"), soft_wrap=True)
    console.print(Text(_heading(record, language), style=f"bold {colour}"))
    results = record.results()
    for result in results:
        sheet, points = result.sheet, result.score
        if sheet is None or points is None:
            continue  # a paper player whose sheet was not transcribed
        console.print()
        console.print(Text(_display_name(result, language), style="bold"))
        print_sheet(console, sheet, points, colour, language)
    console.print()
    if len(results) > 1:
        console.print(Text(say(language, "score-ranking"), style="bold"))
        console.print(_ranking(record, language))
    elif game.finished:
        total = game.scores()[0].total
        console.print(Text(verdict_text(record.verdict(), total, language), style="bold"))


def _display_name(result: Result, language: Language) -> str:
    name, rounds = str(result.player), result.computer_rounds
    if result.on_paper:
        return say(language, "score-on-paper", name=name)
    if result.is_apart:
        return say(language, "score-stood-in-apart", name=name, rounds=rounds)
    return say(language, "score-stood-in", name=name, rounds=rounds) if rounds else name


def print_sheet(
    console: Console, sheet: Sheet, points: Score, colour: str, language: Language
) -> None:
    """Print a sheet and its scored lines, side by side if the terminal is wide enough."""
    grid, lines = draw_sheet(sheet, points, colour), _lines(sheet, points, language)
    if console.width < TWO_COLUMN_WIDTH:
        console.print(Group(grid, lines))
    else:
        side_by_side = Table.grid(padding=(0, 2))
        side_by_side.add_row(grid, lines)
        console.print(side_by_side)


def draw_sheet(sheet: Sheet, points: Score, colour: str) -> Text:
    """Draw a sheet: white boxes of diagonals and columns above, those of rows at the right.

    Every column is four characters wide, as the widest entry is: `(12)`.
    """
    boxes = [_box(sheet, line) for line in points.lines]
    names = [Text(f"{name:^4}", "dim") for name in LINE_NAMES]
    text = Text()
    for above in (names, boxes):
        text.append_text(_spread(above, DIAGONALS[0], _COLUMNS, DIAGONALS[1])).append("\n")
    for row in _ROWS:
        text.append(_frame_line("┌┬┐" if row == 0 else "├┼┤"), colour).append("\n")
        text.append_text(names[row])
        for cell in LINES[row]:
            text.append("│", colour).append_text(_cell(sheet, cell))
        text.append("│ ", colour).append_text(boxes[row]).append("\n")
    text.append(_frame_line("└┴┘"), colour)
    if not (Console().encoding or "").lower().startswith("utf"):
        text.plain = text.plain.translate(_PLAIN_FRAME)
    return text


def _spread(pieces: list[Text], left: Line, middle: Iterable[Line], right: Line) -> Text:
    text = Text().append_text(pieces[left])
    for line in middle:
        text.append(" ").append_text(pieces[line])
    return text.append("  ").append_text(pieces[right])


def _frame_line(corners: str) -> str:
    return f"    {corners[0]}{corners[1].join(['────'] * SIZE)}{corners[2]}"


def _cell(sheet: Sheet, cell: Cell) -> Text:
    number = sheet.numbers[cell]
    if sheet.is_circled(cell):
        return Text(f"{f'({number})':^4}", CIRCLED)
    return Text(f"{number:^4}") if number else Text(f"{'·':^4}", "dim")


def _box(sheet: Sheet, line: LineScore) -> Text:
    """Draw a white box. A printed one is circled if it scores; a blank one takes the points."""
    if sheet.WHITE_BOXES is None:
        if line.combination is None:
            return Text("[ ] ", "dim")
        return Text(f"{line.points:^4}", "bold")
    if line.points:
        return Text(f"{f'({line.points})':^4}", CIRCLED)
    return Text(f"{sheet.WHITE_BOXES[line.line]:^4}", "dim")


def _heading(record: Record, language: Language) -> str:
    game = record.game
    parts = [say(language, "score-heading", game=game.kind.title(), rounds=len(game.rounds))]
    if game.finished:
        parts.append(say(language, "score-finished"))
    elif ("Ended", "abandoned") in record.headers:
        parts.append(say(language, "score-abandoned"))
    else:
        parts.append(say(language, "score-not-finished"))
    if game.open_round:
        parts.append(say(language, "score-round-open", round=len(game.rounds) + 1))
    return ", ".join(parts)


def _lines(sheet: Sheet, points: Score, language: Language) -> Table:
    """Return a table of all lines with their combinations and points, and the total."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_footer=True)
    circles = points.circles
    sums = {say(language, "score-total"): points.total}
    if circles is not None:
        sums = {say(language, "score-circles"): circles, **sums}
    table.add_column(say(language, "score-line"), "\n".join(sums), no_wrap=True)
    table.add_column(say(language, "score-makes"), no_wrap=True)
    points_are = "score-points" if circles is None else "score-white-box"
    table.add_column(say(language, points_are), "\n".join(map(str, sums.values())), justify="right")
    for line in points.lines:
        table.add_row(*_line(line, line.line in sheet.DOUBLED, language))
    return table


def _line(line: LineScore, doubled: bool, language: Language) -> tuple[str, str, str]:
    name = line_name(language, LINE_NAMES[line.line])
    if line.combination is None:
        return name, say(language, "score-line-open"), ""
    makes = say(language, f"combination-{line.combination}")
    if doubled and line.points:
        makes = say(language, "score-doubled", makes=makes)
    return name, makes, str(line.points)


def _ranking(record: Record, language: Language) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(say(language, "score-place"), justify="right")
    table.add_column(say(language, "score-name"))
    table.add_column(say(language, "score-points"), justify="right")
    for result in record.ranking():
        place, name = str(result.place or ""), Text(_display_name(result, language))
        points = str(result.score.total) if result.score else say(language, "score-not-copied")
        table.add_row(place, name, points, style="bold" if result.place == 1 else "")
    return table


def verdict_text(earned: Verdict | None, total: int, language: Language) -> str:
    """Return the sentence for the total of somebody who played alone."""
    if earned is None:
        good = VERDICT_THRESHOLDS[Verdict.GOOD]
        return say(language, "score-no-verdict", total=total, good=good)
    verdict = say(language, f"verdict-{earned}")
    return say(language, "score-verdict", verdict=verdict, total=total)
