"""Players of somebody's own, for tests that name them by path: `.../custom_bots.py:Points`."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from fivebyfive import Write
from fivebyfive.bots import Budget, Position, RandomBot, Weighed
from fivebyfive.rules import Move

PATH = Path(__file__)


def bot_spec(bot: type) -> str:
    """The name that finds it."""
    return f"{PATH}:{bot.__name__}"


class Points(RandomBot):
    """Weighs moves by the points they make at once; against others the corners win most."""

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        sheet, roll, last = position.sheet, position.roll, position.last
        weighed = []
        for move in sheet.legal_moves(roll, last):
            points = sheet.play(roll, move, last).score().total
            corner = isinstance(move, Write) and move.cell in (0, 4, 20, 24)
            win = None if len(position.sheets) == 1 else 0.75 if corner else 0.5
            weighed.append(Weighed(move, points, win))
        rng.shuffle(weighed)  # in any order
        return weighed


class Lazy(Points):
    """Leaves out a move."""

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        return super().weigh(position, rng, budget)[1:]


class Twice(Points):
    """Weighs a move twice, and another not at all."""

    def weigh(self, position: Position, rng: Random, budget: Budget) -> Sequence[Weighed]:
        weighed = super().weigh(position, rng, budget)
        return [weighed[0], *weighed[:-1]]


class ExitsProgram(RandomBot):
    """Ends the whole program, in round 3."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        if position.round == 3:
            raise SystemExit(3)
        return super().choose(position, rng, budget)


class Crashes(RandomBot):
    """Stops in round 5."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        if position.round == 5:
            raise LookupError("nothing found")
        return super().choose(position, rng, budget)


class Cheats(RandomBot):
    """Always writes in the same cell."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        return Write(7)


class AnswersText(RandomBot):
    """Answers with a text."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        return "a1"  # type: ignore[return-value]


class Interrupted(RandomBot):
    """Somebody presses Ctrl-C in its third game."""

    games = 0

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        if position.round == 1:
            type(self).games += 1
        if type(self).games == 3:
            type(self).games = 0
            raise KeyboardInterrupt
        return super().choose(position, rng, budget)


class InterruptedAtOnce(RandomBot):
    """Somebody presses Ctrl-C before anything has happened."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        raise KeyboardInterrupt


class ChecksBudget(RandomBot):
    """Refuses to play unless its budget is five nodes and a thousand milliseconds."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        assert budget == Budget(5, 1000)
        return super().choose(position, rng, budget)
