"""A histogram drawn with blocks in the terminal."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fivebyfive.analysis.stats import Histogram, build_histogram
from fivebyfive.words import Language, say

MAX_BINS: Final = 18
MAX_COLUMNS: Final = 3  # players whose bars fit beside each other
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
FULL: Final = "█"

# A player's name, and the totals of all games.
PlayerTotals: TypeAlias = tuple[str, Sequence[int]]


def print_histogram(console: Console, players: Sequence[PlayerTotals], language: Language) -> None:
    """How often which points were made, a column of bars for each player."""
    steps = build_histogram([totals for _, totals in players], MAX_BINS)
    most = max(max(counts) for counts in steps.counts)
    columns = min(len(players), MAX_COLUMNS)
    width = max((console.width - 10) // columns - 8, 6)
    for first in range(0, len(players), columns):
        beside = range(first, min(first + columns, len(players)))
        if first:
            console.print()
        console.print(_columns(console, players, steps, beside, width / most, language))


def _columns(
    console: Console,
    players: Sequence[PlayerTotals],
    steps: Histogram,
    beside: range,
    scale: float,
    language: Language,
) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(say(language, "score-points"), justify="right", no_wrap=True)
    for seat in beside:
        table.add_column(Text(players[seat][0]), overflow="fold")
    plain = not (console.encoding or "").lower().startswith("utf")
    for at in range(len(steps.counts[0])):
        low = steps.first + at * steps.bin_width
        points = str(low) if steps.bin_width == 1 else f"{low}-{low + steps.bin_width - 1}"
        bars = [_bar(steps.counts[seat][at], scale, plain) for seat in beside]
        table.add_row(points, *bars)
    return table


def _bar(count: int, scale: float, plain: bool) -> Text:
    """A bar as long as the count, to an eighth of a letter, and the count."""
    if not count:
        return Text()
    if plain:
        bar = "#" * max(round(count * scale), 1)
    else:
        eighths = max(round(8 * count * scale), 1)
        bar = FULL * (eighths // 8) + EIGHTHS[eighths % 8].strip()
    return Text(bar, "cyan").append(f" {count}", "dim")
