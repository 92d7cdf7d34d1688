"""Histograms of points in the terminal, drawn with block characters."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fivebyfive.analysis.stats import Histogram, build_histogram
from fivebyfive.words import Language, say

MAX_BINS: Final = 18
MAX_COLUMNS: Final = 3  # players side by side
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
FULL: Final = "█"

# A player's name, and the totals of all games.
PlayerTotals: TypeAlias = tuple[str, Sequence[int]]


def print_histogram(console: Console, players: Sequence[PlayerTotals], language: Language) -> None:
    """Print how often which points were made, with a column of bars for each player."""
    histogram = build_histogram([totals for _, totals in players], MAX_BINS)
    highest = max(max(counts) for counts in histogram.counts)
    columns = min(len(players), MAX_COLUMNS)
    width = max((console.width - 10) // columns - 8, 6)
    for first in range(0, len(players), columns):
        seats = range(first, min(first + columns, len(players)))
        if first:
            console.print()
        console.print(_columns(console, players, histogram, seats, width / highest, language))


def _columns(
    console: Console,
    players: Sequence[PlayerTotals],
    histogram: Histogram,
    seats: range,
    scale: float,
    language: Language,
) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(say(language, "score-points"), justify="right", no_wrap=True)
    for seat in seats:
        table.add_column(Text(players[seat][0]), overflow="fold")
    plain = not (console.encoding or "").lower().startswith("utf")
    for at in range(len(histogram.counts[0])):
        low = histogram.first + at * histogram.bin_width
        points = str(low) if histogram.bin_width == 1 else f"{low}-{low + histogram.bin_width - 1}"
        bars = [_bar(histogram.counts[seat][at], scale, plain) for seat in seats]
        table.add_row(points, *bars)
    return table


def _bar(count: int, scale: float, plain: bool) -> Text:
    """Return a bar as long as the count, to an eighth of a character, and the count."""
    if not count:
        return Text()
    if plain:
        bar = "#" * max(round(count * scale), 1)
    else:
        eighths = max(round(8 * count * scale), 1)
        bar = FULL * (eighths // 8) + EIGHTHS[eighths % 8].strip()
    return Text(bar, "cyan").append(f" {count}", "dim")
