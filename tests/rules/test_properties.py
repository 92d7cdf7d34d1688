"""Whatever is called in whatever order, sheets stay legal; the referee says what is legal."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fivebyfive import GAMES, Game, RulesError, Throw
from fivebyfive.rules import CELL_NAMES, Move, Nothing, Sheet, Write
from random_games import random_game
from support import referee
from support.plugins.hypothesis_profiles import examples
from support.referee_boards import board_total, next_boards, to_board, to_move
from support.strategies import games, kinds, moves, rngs, rolls, seats


def allowed(sheet: Sheet, kind: str, roll: int, last: bool, move: Move) -> referee.Board | None:
    """The board that the referee says the move leads to, None if he does not allow it."""
    board = to_board(sheet)
    if isinstance(move, Write):
        name = CELL_NAMES[move.cell]
        if sheet.numbers[move.cell]:
            return None
        if kind == "knister":
            expected = [
                result for result in next_boards(kind, board, roll, last) if _at(result, name)
            ]
            return None if move.free else expected[0]
        ways = referee.knaster_ways(board, roll, name)
        return {to_move(name, way): result for way, result in ways.items()}.get(move)
    if kind == "knister" or (sheet.is_full and not last):
        return None
    if isinstance(move, Nothing):
        return board if last else None
    number = sheet.numbers[move.cell]
    if number != roll or sheet.is_circled(move.cell):
        return None
    row, column = divmod(move.cell, 5)
    after = [list(cells) for cells in board]
    after[row][column] = (number, True)
    return tuple(tuple(cells) for cells in after)


def _at(board: referee.Board, name: str) -> bool:
    return board["12345".index(name[1])]["abcde".index(name[0])] is not None


class AnyCalls(RuleBasedStateMachine):
    """Calls right and wrong, in any order."""

    game: Game

    @initialize(kind=kinds, count=st.integers(1, 3), rng=rngs, rounds=st.integers(0, 40))
    def start(self, kind: str, count: int, rng: Random, rounds: int) -> None:
        whole = random_game(kind, count, rng)
        self.game = Game.start(kind, count)
        # Near the end of a game most can go wrong, so begin anywhere.
        for played in whole.rounds[:rounds]:
            self.game = self.game.roll(played.throw).play_all(played.moves).close()

    @rule(sum_=st.integers(0, 14))
    def roll(self, sum_: int) -> None:
        may = 2 <= sum_ <= 12 and self.game.open_round is None and not self.game.finished
        try:
            self.game = self.game.roll(Throw(sum_))
        except RulesError:
            assert not may
        else:
            assert may

    @precondition(lambda self: self.game.open_round)
    @rule(data=st.data(), seat=st.integers(0, 2), move=moves())
    def play_anything(self, data: st.DataObject, seat: int, move: Move) -> None:
        self._play(seat, move)

    @precondition(lambda self: self.game.open_round)
    @rule(data=st.data(), seat=st.integers(0, 2))
    def play_legally(self, data: st.DataObject, seat: int) -> None:
        game = self.game
        if seat < len(game.sheets) and game.open_round:
            roll = game.open_round.throw.sum
            legal = game.sheets[seat].legal_moves(roll, game.is_last)
            self._play(seat, data.draw(st.sampled_from(legal)))

    def _play(self, seat: int, move: Move) -> None:
        game = self.game
        assert game.open_round
        roll = game.open_round.throw.sum
        expected = None
        if seat < len(game.sheets):
            expected = allowed(game.sheets[seat], game.kind, roll, game.is_last, move)
        try:
            self.game = game.play(seat, move)
        except RulesError:
            assert expected is None
        else:
            assert to_board(self.game.open_sheets[seat]) == expected

    @rule(seat=st.integers(0, 2))
    def take_back(self, seat: int) -> None:
        if self.game.open_round and seat < len(self.game.sheets):
            self.game = self.game.take_back(seat)
            assert self.game.open_sheets[seat] == self.game.sheets[seat]

    @rule()
    def close(self) -> None:
        may = self.game.open_round is not None and not self.game.open_round.waiting_for
        last = self.game.is_last
        try:
            self.game = self.game.close()
        except RulesError:
            assert not may
        else:
            assert may
            assert self.game.finished == last

    @invariant()
    def sheets_are_legal(self) -> None:
        game = self.game
        rounds = len(game.rounds)
        for sheet in (*game.sheets, *game.open_sheets):
            assert all(number in range(2, 13) or number == 0 for number in sheet.numbers)
            assert all(sheet.numbers[cell] for cell in range(25) if sheet.is_circled(cell))
            assert sheet.score().total <= GAMES[game.kind].HIGHEST
        for sheet in game.sheets:
            written = 25 - sheet.numbers.count(0)
            assert written <= rounds
            if game.kind == "knister":
                assert written == rounds
        # A game goes on until exactly one round after the first full sheet.
        if game.kind == "knaster" and any(sheet.is_full for sheet in game.sheets):
            assert game.is_last or game.finished


AnyCalls.TestCase.settings = settings(max_examples=examples(60), stateful_step_count=25)
test_any_calls = AnyCalls.TestCase


@settings(max_examples=examples(40))
@given(games(), rolls, st.booleans())
def test_legal_moves_are_one_for_each_board_of_the_referee(
    game: Game, roll: int, last: bool
) -> None:
    sheet = game.sheets[0]
    legal = sheet.legal_moves(roll, last)
    reached = [to_board(sheet.play(roll, move, last)) for move in legal]
    assert len(set(reached)) == len(reached)
    assert set(reached) == next_boards(game.kind, to_board(sheet), roll, last)


@settings(max_examples=examples(60))
@given(kinds, seats, rngs)
def test_whole_games(kind: str, count: int, rng: Random) -> None:
    game = random_game(kind, count, rng)
    highest, rounds = {"knister": (168, range(25, 26)), "knaster": (115, range(26, 51))}[kind]
    assert len(game.rounds) in rounds
    for sheet, score in zip(game.sheets, game.scores(), strict=True):
        assert 0 <= score.total <= highest
        assert score.total == board_total(kind, to_board(sheet))
