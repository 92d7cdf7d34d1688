"""The season of a club: who played how often, won, and how many points, from records alone.

What counts: finished games, and in them the people who are ranked. Computer players are left out,
as are whoever is ranked apart (`rules/ranking.py`) and a sheet of paper that nobody has copied.
Places are those among the people who count, shared
by equal totals. Where at least two of them count, the first place is a win; a game alone, or only
with computer players, is a game without one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from statistics import fmean
from typing import NamedTuple, TypeAlias

from fivebyfive.rules import Record, SeatIndex
from fivebyfive.rules.ranking import ranks

PersonId: TypeAlias = str


class GameSummary(NamedTuple):
    """What the season takes from a record: the people, with those who count first."""

    kind: str
    is_finished: bool
    people: tuple["PersonSummary", ...]


class PersonSummary(NamedTuple):
    """One person in a record; the total is None where it does not count."""

    name: str
    seat: SeatIndex | None  # None on paper
    total: int | None


class SeasonResult(NamedTuple):
    """How somebody did in a game, and the luck of their rolls where it was reviewed."""

    person: PersonId
    name: str
    total: int | None
    place: int | None
    luck: float | None = None


class SeasonGame(NamedTuple):
    """A game of a club, the best first."""

    table: str
    number: int
    ended_at: int  # ms
    kind: str
    is_finished: bool
    results: tuple[SeasonResult, ...]

    @property
    def counted(self) -> list[SeasonResult]:
        """The results that count."""
        return [one for one in self.results if one.place is not None]

    @property
    def has_winner(self) -> bool:
        """Whether there was somebody to win against."""
        return len(self.counted) > 1

    @property
    def month(self) -> str:
        """The month in which it ended, in UTC."""
        return f"{datetime.fromtimestamp(self.ended_at / 1000, UTC):%Y-%m}"


class Standing(NamedTuple):
    """A row of the table of a season."""

    person: PersonId
    games: int
    wins: int
    mean: float
    best: int


def summarize_game(record: Record) -> GameSummary:
    """The people of a record, and what they got if that counts."""
    is_finished = record.game.finished
    people = [
        PersonSummary(
            result.player.name,
            None if result.on_paper else seat,
            result.total if is_finished and not result.is_apart else None,
        )
        for seat, result in enumerate(record.results())
        if result.player.bot is None
    ]
    return GameSummary(record.game.kind, is_finished, tuple(people))


def make_season_game(
    key: tuple[str, int, int],
    summary: GameSummary,
    identify: Callable[[str], PersonId | None],
    lucks: Mapping[SeatIndex, float],
) -> SeasonGame:
    """A game with its persons; `key` has its table, its number and when it ended.

    Somebody whom `identify` does not know is nobody. Of two names that are one person only the
    better result counts.
    """
    found: dict[PersonId, PersonSummary] = {}
    for one in summary.people:
        person = identify(one.name)
        if person is not None and (
            person not in found or _find_points(one) > _find_points(found[person])
        ):
            found[person] = one
    counted = [one.total for one in found.values() if one.total is not None]
    places = dict(zip(counted, ranks(counted), strict=True))
    results = [
        SeasonResult(
            person,
            one.name,
            one.total,
            None if one.total is None else places[one.total],
            None if one.seat is None else lucks.get(one.seat),
        )
        for person, one in found.items()
    ]
    best_first = sorted(results, key=lambda one: one.place or len(results) + 1)
    return SeasonGame(*key, summary.kind, summary.is_finished, tuple(best_first))


def _find_points(one: PersonSummary) -> float:
    return -1.0 if one.total is None else one.total


def build_standings(games: Iterable[SeasonGame]) -> list[Standing]:
    """The table of some games: the most wins first, then the best mean."""
    totals: dict[PersonId, list[int]] = {}
    wins: dict[PersonId, int] = {}
    for game in games:
        for one in game.counted:
            assert one.total is not None  # noqa: S101 -- it has a place
            totals.setdefault(one.person, []).append(one.total)
            wins[one.person] = wins.get(one.person, 0) + (game.has_winner and one.place == 1)
    rows = [
        Standing(person, len(points), wins[person], fmean(points), max(points))
        for person, points in totals.items()
    ]
    return sorted(rows, key=lambda row: (-row.wins, -row.mean, -row.games, row.person))


def find_shown_names(games: Sequence[SeasonGame]) -> dict[PersonId, str]:
    """The last spelling of everybody's name, of games with the oldest first."""
    return {one.person: one.name for game in games for one in game.results}


def list_months(games: Sequence[SeasonGame]) -> list[str]:
    """The months in which there were games that count, the newest first."""
    return sorted({game.month for game in games if game.counted}, reverse=True)


def of_person(games: Iterable[SeasonGame], person: PersonId) -> Iterator[SeasonGame]:
    """The games in which somebody was."""
    return (game for game in games if any(one.person == person for one in game.results))
