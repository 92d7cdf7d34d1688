"""A game: sheets and rounds. All seats use the same roll; a round closes when all have moved."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, NamedTuple, Self, TypeVar

from fivebyfive.rules.errors import GameError, RulesCode
from fivebyfive.rules.grid import CELLS, Roll, SeatIndex
from fivebyfive.rules.knaster import KnasterSheet
from fivebyfive.rules.knister import KnisterSheet
from fivebyfive.rules.moves import Move, parse_move
from fivebyfive.rules.sheet import Score, Sheet, Verdict, verdict
from fivebyfive.rules.throw import Throw

T = TypeVar("T")

# A further game of this family is one more entry here.
GAMES: Final[Mapping[str, type[Sheet]]] = {"knister": KnisterSheet, "knaster": KnasterSheet}


class Round(NamedTuple):
    """A roll and the move of each seat; None for a seat that has not moved yet."""

    throw: Throw
    moves: tuple[Move | None, ...]
    stand_ins: frozenset[SeatIndex] = frozenset()  # seats whose move somebody else made for them

    @property
    def waiting_for(self) -> list[SeatIndex]:
        """The seats that have not moved yet."""
        return [seat for seat, move in enumerate(self.moves) if move is None]


@dataclass(frozen=True, slots=True)
class Game:
    """The state of a game: closed rounds, the sheets after them, and the open round if any.

    Immutable: each method returns the game after it, or raises `GameError` or `MoveError`.
    """

    kind: str
    sheets: tuple[Sheet, ...]
    rounds: tuple[Round, ...] = ()
    open_round: Round | None = None
    open_sheets: tuple[Sheet, ...] = ()  # as the moves of the open round would leave them
    is_last: bool = False  # whether the open round, or else the next one, is the last
    finished: bool = False
    full_on_paper: int | None = None  # the round in which somebody filled a sheet that is not here

    EARLIEST_FULL: ClassVar[int] = len(CELLS)  # the round: a roll fills one cell at the most

    @classmethod
    def start(cls, kind: str, seats: int = 1) -> Self:
        """An empty game for any number of seats."""
        if kind not in GAMES:
            raise GameError(RulesCode.UNKNOWN_GAME, game=kind, games=", ".join(GAMES))
        if seats < 1:
            raise GameError(RulesCode.NO_SEATS)
        return cls(kind, (GAMES[kind](),) * seats)

    @property
    def roller(self) -> SeatIndex:
        """The seat that rolled the open round; between two rounds `next_roller`."""
        return len(self.rounds) % len(self.sheets)

    @property
    def next_roller(self) -> SeatIndex:
        """The seat that rolls next, whether the last round is closed or still open."""
        rolled = len(self.rounds) + (self.open_round is not None)
        return rolled % len(self.sheets)

    @property
    def last_roller(self) -> SeatIndex | None:
        """The seat that rolled the newest round, open or closed; None before the first."""
        rolled = len(self.rounds) + (self.open_round is not None)
        return (rolled - 1) % len(self.sheets) if rolled else None

    @property
    def admits(self) -> bool:
        """Whether latecomers may take a seat: only in games with a fixed number of rolls."""
        return GAMES[self.kind].LENGTH is not None

    def legal_moves(self, seat: SeatIndex) -> Sequence[Move]:
        """One move for each sheet that a seat can reach in the open round."""
        current = self._require_open_round(seat)
        return self.sheets[seat].legal_moves(current.throw.sum, self.is_last)

    def roll(self, throw: Throw | Roll) -> Self:
        """Open the next round with this throw, or this sum of real dice."""
        if isinstance(throw, int):
            throw = Throw(throw)
        if self.finished:
            raise GameError(RulesCode.GAME_OVER, rounds=len(self.rounds))
        if self.open_round:
            raise GameError(RulesCode.ROUND_OPEN, round=len(self.rounds) + 1)
        if not throw.is_possible:
            raise GameError(RulesCode.BAD_ROLL, text=str(throw))
        return self._with_round(Round(throw, (None,) * len(self.sheets)), self.sheets)

    def play(self, seat: SeatIndex, move: Move | str, stand_in: bool = False) -> Self:
        """Make a seat's move in the open round, or change it. A text is read as in a record."""
        current = self._require_open_round(seat)
        if isinstance(move, str):
            move = parse_move(move)
        sheet = self.sheets[seat].play(current.throw.sum, move, self.is_last)
        stand_ins = current.stand_ins | {seat} if stand_in else current.stand_ins - {seat}
        played = Round(current.throw, _replace_at(current.moves, seat, move), stand_ins)
        return self._with_round(played, _replace_at(self.open_sheets, seat, sheet))

    def play_all(
        self, moves: Iterable[Move | None], stand_ins: frozenset[SeatIndex] = frozenset()
    ) -> Self:
        """Make moves in the open round, one for each seat in order; None leaves a seat as it is.

        There may be fewer moves than seats. Much faster than one `play` a seat. The moves are
        consumed one by one, so a generator knows which of them was refused.
        """
        current = self._require_open_round(0)
        roll, last = current.throw.sum, self.is_last
        made, sheets = list(current.moves), list(self.open_sheets)
        played = set()
        for seat, move in enumerate(moves):
            self._check_seat(seat)
            if move is not None:
                sheets[seat] = self.sheets[seat].play(roll, move, last)
                made[seat] = move
                played.add(seat)
        stood_in = (current.stand_ins - played) | (stand_ins & played)
        return self._with_round(Round(current.throw, tuple(made), stood_in), tuple(sheets))

    def admit(self, moves: Sequence[Move]) -> Self:
        """The game with one more seat, the last, which has made these moves in the closed rounds.

        Only where a game `admits` latecomers: there all sheets have had the same numbers.
        """
        if not self.admits:
            raise GameError(RulesCode.NO_LATECOMERS, game=self.kind)
        if self.finished:
            raise GameError(RulesCode.GAME_OVER, rounds=len(self.rounds))
        if len(moves) > len(self.rounds):
            raise GameError(RulesCode.NO_ROLL, round=len(self.rounds) + 1)
        if len(moves) < len(self.rounds):
            raise GameError(
                RulesCode.ROUND_NOT_COMPLETE, round=len(moves) + 1, seat=len(self.sheets)
            )
        sheet: Sheet = GAMES[self.kind]()
        rounds = []
        for played, move in zip(self.rounds, moves, strict=True):
            sheet = sheet.play(played.throw.sum, move)
            rounds.append(played._replace(moves=(*played.moves, move)))
        current = self.open_round
        return type(self)(
            self.kind,
            (*self.sheets, sheet),
            tuple(rounds),
            current and current._replace(moves=(*current.moves, None)),
            (*self.open_sheets, sheet) if current else (),
            self.is_last,
            full_on_paper=self.full_on_paper,
        )

    def fill_on_paper(self, round_: int | None) -> Self:
        """A paper player announces a full sheet, filled in this round; None for nobody.

        As with the sheet of a seat, exactly one more roll follows. The round may be a later one, or
        the one closed last; then the roll after it is the last, even if it is thrown already.
        Raises `GameError` where full sheets end nothing, or for an earlier round.
        """
        if self.admits:
            raise GameError(RulesCode.NOT_ENDED_BY_FULL, game=self.kind)
        closed = len(self.rounds)
        if round_ is not None and round_ < max(closed, self.EARLIEST_FULL):
            raise GameError(RulesCode.BAD_FULL, text=str(round_))
        return replace(self, full_on_paper=round_, is_last=self.is_last or round_ == closed)

    def take_back(self, seat: SeatIndex) -> Self:
        """Undo a seat's move in the open round."""
        current = self._require_open_round(seat)
        played = Round(
            current.throw, _replace_at(current.moves, seat, None), current.stand_ins - {seat}
        )
        return self._with_round(played, _replace_at(self.open_sheets, seat, self.sheets[seat]))

    def closed_only(self) -> Self:
        """The game without its open round."""
        return replace(self, open_round=None, open_sheets=())

    def correct(self, throw: Throw) -> Self:
        """Replace the throw of the open round, which was announced wrongly.

        The moves made with it are taken back.
        """
        self._require_open_round(0)
        return self.closed_only().roll(throw)

    def close(self) -> Self:
        """Close the open round; after the last one the game is finished."""
        current = self._require_open_round(0)
        waiting = current.waiting_for
        if waiting:
            raise GameError(
                RulesCode.ROUND_NOT_COMPLETE, round=len(self.rounds) + 1, seat=waiting[0]
            )
        rounds = (*self.rounds, current)
        filled = self.full_on_paper == len(rounds) or any(
            sheet.next_is_last for sheet in self.open_sheets
        )
        return type(self)(
            self.kind,
            self.open_sheets,
            rounds,
            is_last=not self.is_last and filled,
            finished=self.is_last,
            full_on_paper=self.full_on_paper,
        )

    def scores(self) -> list[Score]:
        """The score of each seat after the closed rounds."""
        return [sheet.score() for sheet in self.sheets]

    def count_computer_rounds(self) -> list[int]:
        """For each seat, the closed rounds in which somebody else made its move."""
        counts = [0] * len(self.sheets)
        for played in self.rounds:
            for seat in played.stand_ins:
                counts[seat] += 1
        return counts

    def verdict(self) -> Verdict | None:
        """The verdict on a finished game of one seat."""
        if not self.finished or len(self.sheets) > 1:
            return None
        return verdict(self.sheets[0].score().total)

    def _with_round(self, played: Round, sheets: tuple[Sheet, ...]) -> Self:
        # Spelled out: `dataclasses.replace` took a fifth of the time of reading a record.
        kind, paper = self.kind, self.full_on_paper
        return type(self)(
            kind, self.sheets, self.rounds, played, sheets, self.is_last, False, paper
        )

    def _require_open_round(self, seat: SeatIndex) -> Round:
        if self.finished:
            raise GameError(RulesCode.GAME_OVER, rounds=len(self.rounds))
        if self.open_round is None:
            raise GameError(RulesCode.NO_ROLL, round=len(self.rounds) + 1)
        self._check_seat(seat)
        return self.open_round

    def _check_seat(self, seat: SeatIndex) -> None:
        if not 0 <= seat < len(self.sheets):
            raise GameError(RulesCode.UNKNOWN_SEAT, seat=seat, seats=len(self.sheets))


def _replace_at(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return items[:at] + (item,) + items[at + 1 :]  # noqa: RUF005 -- faster
