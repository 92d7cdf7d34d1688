"""Compile what the strong players need, once, so that none of them has to wait for it.

`python -m fivebyfive.bots.learned.precompile` does it; what is compiled is kept for every later
run. Importing this imports no Numba.
"""

import os
import sys
import threading
from pathlib import Path
from random import Random
from typing import Final

from fivebyfive.bots.interface import Aim, Budget, Position
from fivebyfive.kernels import jit_cache
from fivebyfive.rules import GAMES, Game

# An argument: whoever else wants the processor comes first, and the end of the standard input, as
# when the process at its other end is gone, is the end of this one.
GENTLY: Final = "gently"


def is_warm() -> bool:
    """Whether everything was compiled before, for these very sources."""
    return os.path.exists(_mark())  # a folder that may not be read is no error


def warm_up() -> None:
    """Compile what was not compiled yet. Raises `OSError` where nothing can be kept.

    Of several that do this at once, one compiles and the others wait for it.
    """
    jit_cache.remove_old()
    with jit_cache.one_at_a_time():
        if not is_warm():
            _compile()
            _mark().touch()


def _compile() -> None:
    from fivebyfive.bots.learned.learned_bot import expert  # noqa: PLC0415 -- imports Numba

    for position in positions():
        expert(Aim.WIN).choose(position, Random(0), Budget())  # noqa: S311 -- no secret


def positions() -> list[Position]:
    """Of both games, with and without opponents: thinking about them uses all kernels."""
    first = [Position.of(Game.start(kind, seats).roll(7), 0) for kind in GAMES for seats in (1, 2)]
    return [*first, _near_the_end()]


def _near_the_end() -> Position:
    """The last rolls of Knister are solved by a kernel of their own."""
    game = Game.start("knister")
    for cell in range(22):
        game = game.roll(2 + cell % 11).play(0, f"{'abcde'[cell % 5]}{cell // 5 + 1}").close()
    return Position.of(game.roll(7), 0)


def _mark() -> Path:
    return jit_cache.folder() / "warm"


def _end_with_the_input() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


def main() -> None:
    """Warm up; status 1 if nothing can be kept."""
    if GENTLY in sys.argv[1:]:
        if hasattr(os, "nice"):
            os.nice(10)
        threading.Thread(target=_end_with_the_input, daemon=True).start()
    try:
        warm_up()
    except OSError as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main()
