"""Teams as everybody sees them: by the mean of those who count."""

from fivebyfive.rules.class_headers import make_team_result
from fivebyfive.table.series import rank_participants
from fivebyfive.table.state import Table
from fivebyfive.table.views.models import TeamView
from fivebyfive.table.views.sheet import sheet_total


def team_views(table: Table, totals: list[int]) -> list[TeamView]:
    """The teams with their means; `totals` are the points of the seats by the closed rounds.

    Members who do not play do not count, nor does a sheet of paper that was not typed in, nor
    whoever is ranked apart.
    """
    if not table.teams:
        return []
    on_paper = [sheet_total(paper.sheet) if paper.sheet else None for paper in table.papers]
    points: list[int | None] = [*totals, *on_paper] if table.game else []
    ranked = zip(table.participants, points, rank_participants(table, points), strict=False)
    counted = {
        one.name: total for one, total, rank in ranked if total is not None and not rank.is_apart
    }
    teams = (make_team_result(team.name, team.members, counted) for team in table.teams)
    return [TeamView(name, list(members), count, mean) for name, members, count, mean in teams]
