"""Plays one game of bots at one table."""

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.bots import Bot, Budget, Position, bot_label
from fivebyfive.rules import Game, Move, Player, Record, SeatIndex, thrown
from fivebyfive.rules.text import sanitize_text


class FinishedGame(NamedTuple):
    """A finished game, and the CPU time of each seat in seconds."""

    game: Game
    seconds: tuple[float, ...]


def play_game(
    kind: str, bots: Sequence[Bot], seed: str, budget: Budget | None = None
) -> FinishedGame:
    """Play a whole game, one bot per seat; all randomness follows from the seed.

    The dice do not depend on who plays: they have a random source of their own, and so has each
    seat. Raises `AnalysisError` (bot-failed) for a bot that raises or makes an illegal move.
    """
    budget = budget or Budget()
    dice = Random(f"{seed}/dice")  # noqa: S311 -- nothing here is secret
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(len(bots))]  # noqa: S311
    seconds = [0.0] * len(bots)
    game = Game.start(kind, len(bots))
    asked: SeatIndex = 0  # who is to blame if `play_all` raises

    def moves() -> Iterator[Move]:
        nonlocal asked
        for asked, bot in enumerate(bots):
            position = Position.of(game, asked)
            start = time.thread_time()  # other processes on this core do not count
            move = bot.choose(position, rngs[asked], budget)
            seconds[asked] += time.thread_time() - start
            yield move

    while not game.finished:
        game = game.roll(thrown(dice.randint(1, 6), dice.randint(1, 6)))
        try:
            game = game.play_all(moves()).close()
        except (Exception, SystemExit) as error:  # a bot may call `sys.exit`
            raise wrap_bot_error(bots[asked], len(game.rounds) + 1, error) from error
    return FinishedGame(game, tuple(seconds))


def wrap_bot_error(bot: Bot, round_: int, error: BaseException) -> AnalysisError:
    """Return the error to raise for a bot that raised this one, or whose move did."""
    text, name = sanitize_text(f"{type(error).__name__}: {error}", 200), type(bot).__name__
    return AnalysisError(AnalysisCode.BOT_FAILED, bot=name, round=round_, error=text)


def make_record(game: Game, names: Sequence[str]) -> Record:
    """Return the record of such a game. The names are those that `find_bot` was given."""
    players = (Player(f"P{seat + 1}", bot_label(name)) for seat, name in enumerate(names))
    return Record(game, tuple(players))
