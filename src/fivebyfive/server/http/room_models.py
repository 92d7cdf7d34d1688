"""Bodies of requests and answers about what a club room remembers."""

from typing import Annotated

from fastapi import Header, Path, Query
from pydantic import BaseModel, Field

from fivebyfive.analysis.rating import Rating, RatingStep, is_without_luck
from fivebyfive.analysis.season import PersonId, SeasonGame, Standing, build_standings, list_months
from fivebyfive.server.http.models import Body
from fivebyfive.server.tables.room_season import ID_LENGTH, Season

RoomKeyHeader = Annotated[
    str, Header(alias="Room-Key", max_length=100, description="The key of a known device")
]
PersonPath = Annotated[str, Path(pattern=f"^[0-9a-f]{{{ID_LENGTH}}}$")]
PersonField = Annotated[str, Field(pattern=f"^[0-9a-f]{{{ID_LENGTH}}}$")]
MonthQuery = Annotated[
    str, Query(pattern=r"^([0-9]{4}-[0-9]{2})?$", description="Such as 2026-03; empty: all time")
]
LAST_GAMES = 20  # games shown with their results; all of them count


class KeyWish(Body):
    """A device at a table of a room that wants to be known, or is already."""

    token: str = Field(max_length=200, description="Of its ticket for a table of the room")
    key: str = Field("", max_length=100, description="The key that it has already")


class KeyTicket(BaseModel):
    """The key of a known device; null while nobody at the table is known in the room."""

    key: str | None
    keeper: bool


class KeeperKey(BaseModel):
    """A key that makes whoever has it a keeper of the room; for a link."""

    key: str


class MemorySwitch(Body):
    """Whether a room remembers. Off deletes what it remembers."""

    on: bool


class MergeWish(Body):
    """Into whom a person is merged."""

    into: PersonField


class SeparateWish(Body):
    """Which of the names merged into a person is a person again."""

    name: PersonField


class HideWish(Body):
    """Whether only keepers see a person."""

    hidden: bool


class RatingView(BaseModel):
    """A rating, and how far off it may be: with 95 % certainty not further."""

    value: float
    uncertainty: float
    games: int

    @classmethod
    def of(cls, rating: Rating) -> "RatingView":
        """A rating as it is told."""
        return cls(
            value=round(rating.value, 2),
            uncertainty=round(rating.uncertainty, 2),
            games=rating.games,
        )


class PersonView(BaseModel):
    """Somebody of a room; hidden ones are told to keepers only."""

    id: str
    name: str
    hidden: bool = False


class PeopleView(BaseModel):
    """Who has played in a room, those who were there last first."""

    people: list[PersonView]


class SeasonRow(BaseModel):
    """A row of the table of a season."""

    person: PersonView
    games: int
    wins: int
    mean: float
    best: int
    rating: RatingView | None


class GameResultView(BaseModel):
    """How somebody did in a game; without a place where it does not count."""

    person: PersonView
    total: int | None
    place: int | None


class RoomGameView(BaseModel):
    """A game of a room, the best first."""

    table: str
    game: int
    ended_at: int
    kind: str
    finished: bool
    without_luck: bool = Field(description="Whether ratings leave out the luck of its dice")
    results: list[GameResultView]


class SeasonView(BaseModel):
    """What a room remembers of one of the games, in a month or in all its time."""

    name: str
    on: bool
    keeper: bool
    kind: str
    month: str
    months: list[str]
    rows: list[SeasonRow]
    games: list[RoomGameView]
    hidden: list[PersonView]
    rated: int = Field(description="Games of all time that ratings are made from")
    rated_without_luck: int = Field(description="Those of them in which all were reviewed")


class KindPage(BaseModel):
    """Somebody's games of one kind: the row of all time, and the rating after each game."""

    kind: str
    row: SeasonRow
    ratings: list[RatingView]


class PersonPage(BaseModel):
    """The page of somebody in a room."""

    person: PersonView
    keeper: bool
    kinds: list[KindPage]
    games: list[RoomGameView]
    also: list[PersonView] = Field(description="Names that were merged into this one")


def make_season_view(
    name: str, season: Season, kind: str, month: str, state: tuple[bool, bool]
) -> SeasonView:
    """The season; `state` says whether the room remembers, and whether a keeper asks."""
    on, keeper = state
    of_kind = season.of_kind(kind)
    wanted = [game for game in of_kind if month in ("", game.month)]
    ratings = season.rate(kind)
    rated = [game for game in of_kind if game.has_winner]
    hidden = [person for person in season.names if season.people.is_hidden(person)]
    return SeasonView(
        name=name,
        on=on,
        keeper=keeper,
        kind=kind,
        month=month,
        months=list_months(of_kind),
        rows=[
            _make_row(season, row, ratings)
            for row in build_standings(wanted)
            if not season.people.is_hidden(row.person)
        ],
        games=_list_games(season, wanted),
        hidden=[_make_person(season, person) for person in hidden] if keeper else [],
        rated=len(rated),
        rated_without_luck=sum(is_without_luck(game.counted) for game in rated),
    )


def make_person_page(season: Season, person: PersonId, keeper: bool) -> PersonPage:
    """All about one person."""
    own = [game for game in season.games if any(one.person == person for one in game.results)]
    kinds = []
    for kind in dict.fromkeys(game.kind for game in own):
        ratings = season.rate(kind)
        rows = build_standings(season.of_kind(kind))
        for row in rows:
            if row.person == person:
                steps = [RatingView.of(step.rating) for step in ratings.get(person, ())]
                row_view = _make_row(season, row, ratings)
                kinds.append(KindPage(kind=kind, row=row_view, ratings=steps))
    merged = {one: known[-1] for one, known in season.spellings[person].items() if one != person}
    return PersonPage(
        person=_make_person(season, person),
        keeper=keeper,
        kinds=kinds,
        games=_list_games(season, own),
        also=[PersonView(id=one, name=name) for one, name in merged.items()] if keeper else [],
    )


def make_people_view(season: Season) -> PeopleView:
    """The names to choose from."""
    last: dict[PersonId, int] = {}
    for game in season.games:
        last |= dict.fromkeys((one.person for one in game.results), game.ended_at)
    shown = [person for person in last if not season.people.is_hidden(person)]
    shown.sort(key=lambda person: (-last[person], season.names[person]))
    return PeopleView(people=[_make_person(season, person) for person in shown])


def _make_person(season: Season, person: PersonId) -> PersonView:
    hidden = season.people.is_hidden(person)
    return PersonView(id=person, name=season.names[person], hidden=hidden)


def _make_row(
    season: Season, row: Standing, ratings: dict[PersonId, list[RatingStep]]
) -> SeasonRow:
    steps = ratings.get(row.person)
    return SeasonRow(
        person=_make_person(season, row.person),
        games=row.games,
        wins=row.wins,
        mean=row.mean,
        best=row.best,
        rating=RatingView.of(steps[-1].rating) if steps else None,
    )


def _list_games(season: Season, games: list[SeasonGame]) -> list[RoomGameView]:
    """The last games, the newest first."""
    return [
        RoomGameView(
            table=game.table,
            game=game.number,
            ended_at=game.ended_at,
            kind=game.kind,
            finished=game.is_finished,
            without_luck=game.has_winner and is_without_luck(game.counted),
            results=[
                GameResultView(
                    person=_make_person(season, one.person), total=one.total, place=one.place
                )
                for one in game.results
                if not season.people.is_hidden(one.person)
            ],
        )
        for game in games[: -LAST_GAMES - 1 : -1]
    ]
