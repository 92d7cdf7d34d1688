"""Histograms of points as an SVG or PNG file, drawn by Matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.analysis.stats import build_histogram

FILE_SUFFIXES: Final = (".svg", ".png")
MAX_BINS: Final = 60
# Distinguishable with colour blindness, too: the palette of Okabe and Ito (2008).
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
TEXT_COLOUR, GRID_COLOUR = "#333333", "#dddddd"


class PlotLabels(NamedTuple):
    """The texts on the picture."""

    title: str
    points: str
    games: str
    seats: Sequence[str]


def check_plot_file(file: Path) -> None:
    """Raise `AnalysisError` (plot-ending) if the file is neither SVG nor PNG."""
    if file.suffix.lower() not in FILE_SUFFIXES:
        raise AnalysisError(
            AnalysisCode.PLOT_ENDING, file=str(file), endings=", ".join(FILE_SUFFIXES)
        )


def plot(file: Path, totals: Sequence[Sequence[int]], labels: PlotLabels) -> None:
    """Draw the histograms of all seats into one picture. Raises `AnalysisError`."""
    check_plot_file(file)
    import matplotlib as mpl  # noqa: PLC0415 -- heavy
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415

    histogram = build_histogram(totals, MAX_BINS)
    bins = range(len(histogram.counts[0]) + 1)
    edges = [histogram.first + histogram.bin_width * number - 0.5 for number in bins]
    # A fixed salt and no date, so that the same games give the same file.
    with mpl.rc_context({"svg.hashsalt": "fivebyfive", "font.size": 11}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.add_subplot()
        highest = 0.0
        for seat, label in enumerate(labels.seats):
            colour = COLOURS[seat % len(COLOURS)]
            shares = [count / len(totals[seat]) for count in histogram.counts[seat]]
            highest = max(highest, *shares)
            axes.stairs(shares, edges, fill=True, color=colour, alpha=0.25)
            axes.stairs(shares, edges, color=colour, linewidth=1.5, label=label)
        axes.set_title(labels.title, color=TEXT_COLOUR)
        axes.set_xlabel(labels.points, color=TEXT_COLOUR)
        axes.set_ylabel(labels.games, color=TEXT_COLOUR)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0 if highest > 0.05 else 1))
        axes.grid(color=GRID_COLOUR, linewidth=0.8)
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
        try:
            metadata = {"Date": None} if file.suffix.lower() == ".svg" else None
            figure.savefig(file, dpi=150, metadata=metadata)
        except OSError:
            raise AnalysisError(AnalysisCode.NOT_WRITABLE, file=str(file)) from None
