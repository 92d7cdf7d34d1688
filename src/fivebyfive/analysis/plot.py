"""Histograms of points as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.analysis.stats import build_histogram

FILE_SUFFIXES: Final = (".svg", ".png")
MAX_BINS: Final = 60
# Told apart by colour-blind eyes, too (Okabe and Ito).
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
TEXT_COLOUR, GRID_COLOUR = "#333333", "#dddddd"


class PlotLabels(NamedTuple):
    """What stands on the picture."""

    title: str
    points: str
    games: str
    seats: Sequence[str]


def check_plot_file(file: Path) -> None:
    """Raises `AnalysisError` (plot-ending) for what is neither an SVG nor a PNG file."""
    if file.suffix.lower() not in FILE_SUFFIXES:
        raise AnalysisError(
            AnalysisCode.PLOT_ENDING, file=str(file), endings=", ".join(FILE_SUFFIXES)
        )


def plot(file: Path, totals: Sequence[Sequence[int]], words: PlotLabels) -> None:
    """Draw the histogram of each seat into one picture. Raises `AnalysisError`."""
    check_plot_file(file)
    import matplotlib as mpl  # noqa: PLC0415 -- heavy
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415

    steps = build_histogram(totals, MAX_BINS)
    edges = [steps.first + steps.bin_width * at - 0.5 for at in range(len(steps.counts[0]) + 1)]
    # A salt of our own and no date, so that the same games give the same file.
    with mpl.rc_context({"svg.hashsalt": "fivebyfive", "font.size": 11}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        highest = 0.0
        for seat, label in enumerate(words.seats):
            colour = COLOURS[seat % len(COLOURS)]
            shares = [count / len(totals[seat]) for count in steps.counts[seat]]
            highest = max(highest, *shares)
            axes.stairs(shares, edges, fill=True, color=colour, alpha=0.25)
            axes.stairs(shares, edges, color=colour, linewidth=1.5, label=label)
        axes.set_title(words.title, color=TEXT_COLOUR)
        axes.set_xlabel(words.points, color=TEXT_COLOUR)
        axes.set_ylabel(words.games, color=TEXT_COLOUR)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0 if highest > 0.05 else 1))
        axes.grid(color=GRID_COLOUR, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
        try:
            dated = {"Date": None} if file.suffix.lower() == ".svg" else None
            figure.savefig(file, dpi=150, metadata=dated)
        except OSError:
            raise AnalysisError(AnalysisCode.NOT_WRITABLE, file=str(file)) from None
