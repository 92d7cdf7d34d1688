"""Compile what the strong players need, once, so that none of them has to wait for it.

`python -m fivebyfive.bots.warm` does it; what is compiled is kept for every later run.
"""

import os
from pathlib import Path
from random import Random
from typing import Final

from ..rules import GAMES, Game
from .protocol import Aim, Budget, Position
from .strong import expert

DONE: Final = "warm"  # a file in the folder where compiled kernels are kept


def is_warm() -> bool:
    """Whether everything was compiled before, for these very sources."""
    return _mark().exists()


def warm_up() -> None:
    """Have both games think once about a position, with and without opponents."""
    for kind in GAMES:
        for seats in (1, 2):
            position = Position.of(Game.start(kind, seats).roll(7), 0)
            expert(Aim.WIN).choose(position, Random(0), Budget())  # noqa: S311 -- no secret
    _warm_end()
    _mark().parent.mkdir(parents=True, exist_ok=True)
    _mark().touch()


def _warm_end() -> None:
    """The last rolls of Knister are solved by a kernel of their own."""
    game = Game.start("knister")
    for cell in range(22):
        game = game.roll(2 + cell % 11).play(0, f"{'abcde'[cell % 5]}{cell // 5 + 1}").close()
    position = Position.of(game.roll(7), 0)
    expert(Aim.POINTS).choose(position, Random(0), Budget())  # noqa: S311 -- no secret


def _mark() -> Path:
    return Path(os.environ["NUMBA_CACHE_DIR"]) / DONE


if __name__ == "__main__":
    warm_up()
