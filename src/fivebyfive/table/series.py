"""The games of a table one after the other: who has won how many, with how many points.

Standings are kept by name, which is nobody else's at a table: whoever plays on paper for a game, or
leaves and comes back, has theirs again.
"""

from collections.abc import Mapping, Sequence

from fivebyfive.rules import Rank, rank_players
from fivebyfive.table.state import Standing, Table


def rank_participants(table: Table, totals: Sequence[int | None]) -> list[Rank]:
    """The places of all who play, by the closed rounds: the seats, then paper."""
    if table.game is None:
        return []
    return rank_players(totals, table.game.count_computer_rounds(), len(table.game.rounds))


def standings(table: Table) -> Mapping[str, Standing]:
    """The standings by name, with the game that is over.

    A game that was abandoned does not count, nor a sheet of paper that was not typed in, nor for
    somebody a game in which they were ranked apart.
    """
    if table.phase != "over" or table.game is None or table.abandoned:
        return table.series
    sheets = [*table.game.sheets, *(paper.sheet for paper in table.papers)]
    totals = [sheet.score().total if sheet else None for sheet in sheets]
    ranked = zip(table.participants, totals, rank_participants(table, totals), strict=True)
    return {**table.series} | {
        one.name: _add_game(table.series.get(one.name, Standing()), total, won=rank.place == 1)
        for one, total, rank in ranked
        if total is not None and not rank.is_apart
    }


def _add_game(standing: Standing, points: int, won: bool) -> Standing:
    return Standing(standing.games + 1, standing.wins + won, standing.points + points)


def rename_standing(series: Mapping[str, Standing], old: str, new: str) -> Mapping[str, Standing]:
    """The standings after somebody has taken another name."""
    if old not in series:
        return series
    return {name: one for name, one in series.items() if name != old} | {new: series[old]}
