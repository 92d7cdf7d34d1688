r"""The record of a game: one text for play, replay, storage, tests and sharing.

    Game: knaster
    Seats: Sara, Tim, Otto [expert]

    1. 3+6 c3 a1 e3
    2. 11 b2 a2 e4               ; real dice, only the sum was typed
    ...
    31. 3+6 (c3) d4{4:a4b4,\:a1} b1*
    32. 6+1 a5 ?

This file has the record and writes it; `record_reader` parses it. An open round in which every
seat has moved is parsed as a closed one: the text does not tell them apart.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from fivebyfive.rules.errors import RulesCode, RulesError
from fivebyfive.rules.game import Game, Round
from fivebyfive.rules.ranking import Rank, mean_points, rank_players
from fivebyfive.rules.sheet import Score, Sheet, Verdict
from fivebyfive.rules.text import (
    is_header_key,
    is_invisible,
    is_record_safe,
    normalize_name,
    sanitize_text,
)

MAX_NAME_LENGTH: Final = 24
FORBIDDEN_IN_NAMES: Final = ",;[]{}"
REQUIRED_HEADERS: Final = ("Game", "Seats")
# With those for paper players, and for the round in which one of their sheets was full.
RESERVED_HEADERS: Final = (*REQUIRED_HEADERS, "Paper", "Full")


class Player(NamedTuple):
    """Who has a seat: a name, and for a computer player its level."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return f"{self.name} [{self.bot}]" if self.bot else self.name


class PaperPlayer(NamedTuple):
    """Somebody who played along on paper, and their sheet once it was transcribed."""

    name: str
    sheet: Sheet | None = None

    def __str__(self) -> str:
        return f"{self.name} [{' '.join(str(self.sheet).split())}]" if self.sheet else self.name


class Result(NamedTuple):
    """How somebody did. A sheet of paper that was not transcribed has no score and no place.

    Who is ranked apart, and therefore behind all others, is the law of `rules/ranking.py`.
    """

    player: Player
    sheet: Sheet | None
    score: Score | None
    place: int | None
    on_paper: bool = False
    computer_rounds: int = 0  # closed rounds in which a computer moved for a person
    is_apart: bool = False

    @property
    def total(self) -> int | None:
        """The points, None without a sheet."""
        return self.score.total if self.score else None


@dataclass(frozen=True, slots=True)
class Record:
    """A game with its players, further headers in their order, and comments.

    A comment has the number of the round it follows, 0 for before the first. A paper player has
    no moves in the game, and a place in the results.
    """

    game: Game
    players: tuple[Player, ...]
    headers: tuple[tuple[str, str], ...] = ()
    comments: tuple[tuple[int, str], ...] = ()
    papers: tuple[PaperPlayer, ...] = ()

    @classmethod
    def of(cls, game: Game, names: Iterable[str], headers: Mapping[str, str] | None = None) -> Self:
        """The record of a game between people."""
        return cls(game, tuple(map(Player, names)), tuple((headers or {}).items()))

    def __post_init__(self) -> None:
        """Refuse what could not be parsed back."""
        names: set[str] = set()
        for player in (*self.players, *(Player(paper.name) for paper in self.papers)):
            check_player(player, names)
            names.add(normalize_name(player.name))
        if len(self.players) != len(self.game.sheets):
            raise RecordError(RulesCode.SEATS_MISSING)
        keys: set[str] = set()
        for key, value in self.headers:
            if not is_header_key(key) or not is_record_safe(value, ";"):
                raise RecordError(RulesCode.BAD_HEADER, key=sanitize_text(key))
            if key in keys or key.title() in RESERVED_HEADERS:
                raise RecordError(RulesCode.HEADER_TWICE, key=key)
            keys.add(key)
        at = [number for number, _ in self.comments]
        known = range(len(self.game.rounds) + bool(self.game.open_round) + 1)
        in_order = at == sorted(set(at)) and all(number in known for number in at)
        if not in_order or not all(
            comment and is_record_safe(comment) for _, comment in self.comments
        ):
            raise RecordError(RulesCode.BAD_COMMENT)

    def results(self) -> list[Result]:
        """How everybody did in the closed rounds: the seats in their order, then paper."""
        played = zip(self.players, self.game.sheets, strict=True)
        transcribed = ((Player(paper.name), paper.sheet) for paper in self.papers)
        people: list[tuple[Player, Sheet | None]] = [*played, *transcribed]
        scores = [sheet.score() if sheet else None for _, sheet in people]
        totals = [score.total if score else None for score in scores]
        made = self._count_computer_rounds()
        places = rank_players(totals, made, len(self.game.rounds))
        return [
            Result(
                player,
                sheet,
                score,
                rank.place,
                on_paper=at >= len(self.players),
                computer_rounds=made[at] if at < len(made) else 0,
                is_apart=rank.is_apart,
            )
            for at, ((player, sheet), score, rank) in enumerate(
                zip(people, scores, places, strict=True)
            )
        ]

    def _count_computer_rounds(self) -> list[int]:
        counts = zip(self.players, self.game.count_computer_rounds(), strict=True)
        return [0 if player.bot else made for player, made in counts]

    def mean_points(self) -> float | None:
        """The mean of the people who are not ranked apart; None if there are none."""
        people = [one for one in self.results() if one.player.bot is None]
        return mean_points(
            [one.total for one in people], [Rank(one.place, one.is_apart) for one in people]
        )

    def ranking(self) -> list[Result]:
        """The results, best first; who is ranked apart comes behind, who has no place last."""
        places = len(self.players) + len(self.papers)
        return sorted(self.results(), key=lambda result: result.place or places + 1)

    def verdict(self) -> Verdict | None:
        """The verdict on a finished game that somebody played alone."""
        return None if self.papers else self.game.verdict()

    def __str__(self) -> str:
        return "".join(line + "\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        game, comments = self.game, dict(self.comments)
        yield f"Game: {game.kind}"
        yield f"Seats: {', '.join(map(str, self.players))}"
        if self.papers:
            yield f"Paper: {', '.join(map(str, self.papers))}"
        if game.full_on_paper is not None:
            yield f"Full: {game.full_on_paper}"
        for key, value in self.headers:
            yield f"{key}: {value}".rstrip()
        if 0 in comments:
            yield f"; {comments[0]}"
        yield ""
        rounds = (*game.rounds, game.open_round) if game.open_round else game.rounds
        for number, played in enumerate(rounds, 1):
            line = f"{number}. {played.throw} {' '.join(_format_moves(played))}"
            yield f"{line} ; {comments[number]}" if number in comments else line


def _format_moves(played: Round) -> Iterator[str]:
    for seat, move in enumerate(played.moves):
        if move is None:
            yield "?"
        else:
            yield f"{move}*" if seat in played.stand_ins else str(move)


class RecordError(RulesError):
    """A text that is no record. `valid` has the rounds before, and is None without a header."""

    line: int | None = None  # counted from 1 in the file
    seat: str | None = None  # the name
    valid: Record | None = None

    def at(self, line: int | None, seat: str | None, valid: Record | None = None) -> Self:
        """The same error with where it happened."""
        self.line, self.seat, self.valid = line, seat, valid
        return self

    @property
    def valid_rounds(self) -> int:
        """How many closed rounds could be read."""
        return len(self.valid.game.rounds) if self.valid else 0


def check_player(player: Player, taken: Collection[str] = ()) -> None:
    """Refuse a name or a level that a record cannot hold, and a name that is taken.

    `taken` has names as `normalize_name` returns them. Raises `RecordError`.
    """
    name, bot = player
    fitting = 1 <= len(name) <= MAX_NAME_LENGTH and is_record_safe(name, FORBIDDEN_IN_NAMES)
    if not fitting or is_invisible(name):
        raise RecordError(RulesCode.BAD_NAME, name=sanitize_text(name), longest=MAX_NAME_LENGTH)
    if bot is not None and not (bot and is_record_safe(bot, FORBIDDEN_IN_NAMES)):
        raise RecordError(RulesCode.BAD_LEVEL, name=name).at(None, name)
    if normalize_name(name) in taken:
        raise RecordError(RulesCode.NAME_TAKEN, name=name).at(None, name)
