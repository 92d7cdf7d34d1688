"""Where winning and points are not the same: hand-made positions, and chances that make sense."""

from collections.abc import Callable
from random import Random

import pytest

from fivebyfive import GAMES, KnasterSheet, KnisterSheet
from fivebyfive.analysis import play_game
from fivebyfive.bots import Aim, Budget, Position, find_bot
from fivebyfive.bots.learned.learned_bot import LearnedBot, expert, master
from fivebyfive.bots.learned.opponents import MAX_OPPONENTS, strongest_opponents
from fivebyfive.rules import ROLLS, Circle, Game, Move, Sheet, Write
from fivebyfive.rules.grid import CELL_BY_NAME

STRONG = [expert, master]

# A 9 in c3 makes 34 to 38 points of it. In c1 it makes less, but 51 with a 6 in c3.
BEHIND = KnisterSheet.parse("""
    7 6 . 8 7
    5 9 5 7 6
    7 8 . 5 6
    9 7 9 8 6
    6 8 7 4 5
""")
AHEAD = KnisterSheet.parse("""
    5 7 5 2 7
    3 9 . 9 7
    5 2 9 . 7
    7 9 6 9 5
    3 2 4 8 5
""")


def chosen(bot: LearnedBot, position: Position) -> Move:
    """Its move, which does not hang on chance here."""
    moves = {bot.choose(position, Random(seed), Budget()) for seed in range(3)}
    assert len(moves) == 1
    return moves.pop()


def totals(sheet: Sheet, move: Move, roll: int) -> set[int]:
    """All that may come of a sheet of Knister with two free cells."""
    after = sheet.play(roll, move)
    [cell] = after.free_cells
    return {after.play(number, Write(cell)).score().total for number in ROLLS}


@pytest.mark.parametrize("make", STRONG)
def test_who_is_behind_takes_the_only_chance(make: Callable[[Aim], LearnedBot]) -> None:
    safe, risky = Write(CELL_BY_NAME["c3"]), Write(CELL_BY_NAME["c1"])
    theirs = {one for move in AHEAD.legal_moves(9) for one in totals(AHEAD, move, 9)}
    assert max(totals(BEHIND, safe, 9)) < min(theirs)
    assert max(totals(BEHIND, risky, 9)) > max(theirs)
    position = Position("knister", (AHEAD, BEHIND), 1, 9, False, 24)
    assert chosen(make(Aim.WIN), position) == risky
    assert chosen(make(Aim.POINTS), position) == safe
    alone = Position("knister", (BEHIND,), 0, 9, False, 24)
    assert chosen(make(Aim.WIN), alone) == safe
    weighed = {one.move: one for one in make(Aim.WIN).weigh(position, Random(1), Budget())}
    assert weighed[safe].expected > weighed[risky].expected
    assert (weighed[safe].win or 0) < (weighed[risky].win or 0) < 0.3


# With the 5 in c3 the sheet is full and the next roll the last; circling the one in c5 would make
# more points in the long run, but leaves the other one time to catch up.
LEADER = KnasterSheet.parse("""
    (8)  (8) (11) (10)   4
    (8)  (6)  (7)  (5) (9)
    (8)  (6)    . (10) (9)
    (3)  (6)    6  (5) (4)
    (8) (10)    5 (12) (6)
""")
FOLLOWER = KnasterSheet.parse("""
      8  (8)  11  (3)  (5)
      6  (6)   .    . (10)
    (9)  (9)   .  (4)  (4)
   (10)  (5) (5)  (5) (10)
      .  (7)   .    2    4
""")


@pytest.mark.parametrize("make", STRONG)
def test_who_is_ahead_ends_the_game(make: Callable[[Aim], LearnedBot]) -> None:
    position = Position("knaster", (LEADER, FOLLOWER), 0, 5, False, 30)
    assert LEADER.score().total > FOLLOWER.score().total + 20
    move = chosen(make(Aim.WIN), position)
    assert isinstance(move, Write)
    assert LEADER.play(5, move).is_full
    assert chosen(make(Aim.POINTS), position) == Circle(CELL_BY_NAME["c5"])
    alone = Position("knaster", (LEADER,), 0, 5, False, 30)
    assert isinstance(chosen(make(Aim.WIN), alone), Circle)


@pytest.mark.parametrize("make", STRONG)
def test_the_last_roll_is_worth_its_points(make: Callable[[Aim], LearnedBot]) -> None:
    """Nothing is hoped for any more: what is expected is the score after the move."""
    position = Position("knaster", (FOLLOWER, LEADER), 0, 5, True, 31)
    for one in make(Aim.WIN).weigh(position, Random(1), Budget()):
        assert one.expected == FOLLOWER.play(5, one.move, last=True).score().total


def best_chance(position: Position, nodes: int | None = None) -> float:
    weighed = expert(Aim.WIN).weigh(position, Random(1), Budget(nodes=nodes))
    return max(one.win or 0 for one in weighed)


def best_win(kind: str, sheets: tuple[Sheet, ...], seat: int, roll: int = 7) -> float:
    return best_chance(Position(kind, sheets, seat, roll, False, 20))


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_equal_sheets_have_equal_chances(kind: str, seats: int) -> None:
    sheets = (GAMES[kind](),) * seats
    assert best_win(kind, sheets, 0) == pytest.approx(1 / seats, abs=0.06)
    assert best_win(kind, sheets, 0) == best_win(kind, sheets, seats - 1)


@pytest.mark.parametrize(
    ("kind", "better", "worse"),
    [("knister", AHEAD, BEHIND), ("knaster", LEADER, FOLLOWER)],
)
def test_better_sheets_win_more_often(kind: str, better: Sheet, worse: Sheet) -> None:
    sheets = (better, worse)
    assert best_win(kind, sheets, 0) > 0.6
    assert best_win(kind, sheets, 1) < 0.4
    assert best_win(kind, (better, better), 0) > best_win(kind, (worse, better), 0)
    assert best_win(kind, (better, worse), 0) > best_win(kind, (better, worse, better), 0)


def test_looking_ahead_sees_about_the_same_chances() -> None:
    """To the end of a game: whoever fills a sheet next, all that is looked at has a chance."""
    bots = [find_bot(name) for name in ("casual", "expert", "expert/points")]
    whole = play_game("knaster", bots, "chances").game
    game = Game.start("knaster", 3)
    for played in whole.rounds:
        game = game.roll(played.throw)
        chances = [
            [best_chance(Position.of(game, seat), nodes) for nodes in (1, 13, 300)]
            for seat in range(3)
        ]
        assert sum(third for _, _, third in chances) == pytest.approx(1, abs=0.35)
        for glance, first, second in chances:
            assert first == pytest.approx(glance, abs=0.25)
            assert second == pytest.approx(first, abs=0.25)
        game = game.play_all(played.moves).close()


def test_a_rival_who_ends_the_game_does_not_win_by_it() -> None:
    """With a 2 the last cell of the other one has to be filled, and the next roll is the last."""
    numbers = list(LEADER.numbers)
    poor = KnasterSheet(tuple(numbers), 0)
    for cell in ("a1", "b2"):
        numbers[CELL_BY_NAME[cell]] = 0
    rich = KnasterSheet(tuple(numbers), LEADER.circled & ~0b1000001)
    assert all(isinstance(move, Write) for move in poor.legal_moves(2))
    assert rich.score().total > poor.score().total + 20
    for nodes in (1, 13, 300):
        assert best_chance(Position("knaster", (rich, poor), 0, 2, False, 30), nodes) > 0.9
        assert best_chance(Position("knaster", (poor, rich), 0, 2, False, 30), nodes) < 0.1


def test_twins_are_one_rival() -> None:
    """Computers of one level play alike on the same dice; whoever beats one of them beats all."""
    one = best_win("knaster", (FOLLOWER, LEADER), 0)
    assert best_win("knaster", (FOLLOWER, LEADER, LEADER, LEADER), 0) == one
    two = best_win("knaster", (LEADER, FOLLOWER), 0)
    assert best_win("knaster", (LEADER, FOLLOWER, FOLLOWER), 0) == two


def test_of_many_rivals_the_strongest_count() -> None:
    sheets = (BEHIND, *[KnisterSheet()] * MAX_OPPONENTS, AHEAD, BEHIND)
    found = strongest_opponents(Position("knister", sheets, 0, 7, False, 24))
    assert len(found) == MAX_OPPONENTS
    assert AHEAD in found
    assert BEHIND in found
    assert len(strongest_opponents(Position("knister", sheets[:5], 0, 7, False, 1))) == 4
