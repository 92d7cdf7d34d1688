"""One game of computer players at one table."""

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from fivebyfive.analysis.errors import AnalysisCode, AnalysisError
from fivebyfive.bots import Bot, Budget, Position, bot_label
from fivebyfive.rules import Game, Move, Player, Record, SeatIndex, thrown
from fivebyfive.rules.text import sanitize_text


class FinishedGame(NamedTuple):
    """A finished game, and the CPU time that each seat thought."""

    game: Game
    seconds: tuple[float, ...]


def play_game(
    kind: str, bots: Sequence[Bot], seed: str, budget: Budget | None = None
) -> FinishedGame:
    """A whole game, one seat a bot; all its chances follow from the name.

    The dice are the same roll by roll for whoever plays, and each seat draws from a source of its
    own. Raises `AnalysisError` (bot-failed) for a bot that stops or breaks the rules.
    """
    budget = budget or Budget()
    dice = Random(f"{seed}/dice")  # noqa: S311 -- a game, no secret
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(len(bots))]  # noqa: S311
    seconds = [0.0] * len(bots)
    game = Game.start(kind, len(bots))
    asked: SeatIndex = 0

    def moves() -> Iterator[Move]:
        nonlocal asked
        for asked, bot in enumerate(bots):
            position = Position.of(game, asked)
            start = time.thread_time()  # whatever else runs on this core
            move = bot.choose(position, rngs[asked], budget)
            seconds[asked] += time.thread_time() - start
            yield move

    while not game.finished:
        game = game.roll(thrown(dice.randint(1, 6), dice.randint(1, 6)))
        try:
            game = game.play_all(moves()).close()
        except (Exception, SystemExit) as error:  # a bot may want to stop all of it, in vain
            raise wrap_bot_error(bots[asked], len(game.rounds) + 1, error) from error
    return FinishedGame(game, tuple(seconds))


def wrap_bot_error(bot: Bot, round_: int, error: BaseException) -> AnalysisError:
    """What to raise for a bot that stopped with an error, or whose move was refused with it."""
    said, name = sanitize_text(f"{type(error).__name__}: {error}", 200), type(bot).__name__
    return AnalysisError(AnalysisCode.BOT_FAILED, bot=name, round=round_, error=said)


def make_record(game: Game, names: Sequence[str]) -> Record:
    """The record of such a game; the names are those the bots were found by."""
    players = (Player(f"P{seat + 1}", bot_label(name)) for seat, name in enumerate(names))
    return Record(game, tuple(players))
