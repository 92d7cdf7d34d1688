"""Games of random legal moves, for benchmarks and tests."""

from random import Random

from fivebyfive import Game, Player, Record, thrown
from fivebyfive.dice import Dice
from fivebyfive.rules import Circle


def random_game(kind: str, seats: int, rng: Random, dice: Dice | None = None) -> Game:
    """Play a whole game of random moves; without `dice` the random source throws them, too.

    Where a number can be circled, that is done half of the time. Among all moves nearly all are
    writes, so with uniform choices games of Knaster would be shorter than those of people.
    """
    game = Game.start(kind, seats)
    while not game.finished:
        if dice:
            throw = dice.throw(len(game.rounds) + 1)
        else:
            throw = thrown(rng.randint(1, 6), rng.randint(1, 6))
        game = game.roll(throw)
        for seat in range(seats):
            moves = game.legal_moves(seat)
            circles = [move for move in moves if isinstance(move, Circle)]
            game = game.play(seat, rng.choice(circles if circles and rng.random() < 0.5 else moves))
        game = game.close()
    return game


def random_record(kind: str, seats: int, rng: Random) -> Record:
    """Return the record of such a game."""
    players = tuple(Player(f"P{seat + 1}") for seat in range(seats))
    return Record(random_game(kind, seats, rng), players)
