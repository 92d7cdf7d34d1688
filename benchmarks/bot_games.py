"""Games of computer players on dice that follow from a name, for figures and for tests."""

from collections.abc import Sequence
from random import Random

from fivebyfive import Game, Player, Record, thrown
from fivebyfive.bots import Bot, Budget, Position


def bot_game(kind: str, bots: Sequence[Bot], name: str) -> Game:
    """A whole game, one seat a bot.

    The dice follow from the name alone: roll by roll they are the same for whoever plays.
    """
    dice = Random(f"{name}/dice")
    rngs = [Random(f"{name}/seat {seat}") for seat in range(len(bots))]
    game = Game.start(kind, len(bots))
    while not game.finished:
        game = game.roll(thrown(dice.randint(1, 6), dice.randint(1, 6)))
        game = game.play_all(
            bot.choose(Position.of(game, seat), rngs[seat], Budget())
            for seat, bot in enumerate(bots)
        ).close()
    return game


def record_of(game: Game, levels: Sequence[str]) -> Record:
    """The record of such a game."""
    players = tuple(Player(f"P{seat + 1}", level) for seat, level in enumerate(levels))
    return Record(game, players)
