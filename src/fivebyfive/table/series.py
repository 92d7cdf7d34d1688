"""The games of a table one after the other: who has won how many, with how many points.

Standings are kept by name, which is nobody else's at a table: whoever plays on paper for a game, or
leaves and comes back, has theirs again.
"""

from collections.abc import Mapping

from fivebyfive.table.state import Standing, Table


def standings(table: Table) -> Mapping[str, Standing]:
    """The standings by name, with the game that is over.

    A game that was abandoned does not count, nor a sheet of paper that was not typed in.
    """
    if table.phase != "over" or table.game is None or table.abandoned:
        return table.series
    sheets = [*table.game.sheets, *(paper.sheet for paper in table.papers)]
    totals = {
        one.name: sheet.score().total
        for one, sheet in zip(table.participants, sheets, strict=True)
        if sheet is not None
    }
    best = max(totals.values(), default=0)
    return {**table.series} | {
        name: _add_game(table.series.get(name, Standing()), total, won=total == best)
        for name, total in totals.items()
    }


def _add_game(standing: Standing, points: int, won: bool) -> Standing:
    return Standing(standing.games + 1, standing.wins + won, standing.points + points)


def rename_standing(series: Mapping[str, Standing], old: str, new: str) -> Mapping[str, Standing]:
    """The standings after somebody has taken another name."""
    if old not in series:
        return series
    return {name: one for name, one in series.items() if name != old} | {new: series[old]}
