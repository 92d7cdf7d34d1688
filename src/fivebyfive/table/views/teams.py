"""Teams as everybody sees them: by the mean of those who count."""

from fivebyfive.table.state import Table
from fivebyfive.table.views.models import TeamView
from fivebyfive.table.views.sheet import sheet_total


def team_views(table: Table, totals: list[int]) -> list[TeamView]:
    """The teams with their means; `totals` are the points of the seats by the closed rounds.

    Members who do not play do not count, nor does a sheet of paper that was not typed in.
    """
    if not table.teams:
        return []
    points = {seat.name: total for seat, total in zip(table.seats, totals, strict=False)}
    points |= {paper.name: sheet_total(paper.sheet) for paper in table.papers if paper.sheet}
    return [_team_view(team.name, list(team.members), points) for team in table.teams]


def _team_view(name: str, members: list[str], points: dict[str, int]) -> TeamView:
    found = [points[one] for one in members if one in points]
    mean = sum(found) / len(found) if found else None
    return TeamView(name, members, len(found), mean)
