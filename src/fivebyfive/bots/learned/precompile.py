"""Compile all kernels of the learned players ahead of their first move.

`python -m fivebyfive.bots.learned.precompile` does it; compiled kernels are cached for later runs.
Importing this module imports no Numba.
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

# A command line argument: run at low priority, and exit when the standard input is closed, as it is
# when the process that started this one ends.
LOW_PRIORITY: Final = "gently"


def is_precompiled() -> bool:
    """Whether all kernels have been compiled from the current sources."""
    return os.path.exists(_marker_file())  # a folder that may not be read is no error


def compile_kernels() -> None:
    """Compile, unless it has been done. Raises `OSError` where the cache is not writable.

    Of several processes that do this at once, one compiles and the others wait for it.
    """
    jit_cache.remove_stale_folders()
    with jit_cache.hold_process_lock():
        if not is_precompiled():
            _compile()
            _marker_file().touch()


def _compile() -> None:
    from fivebyfive.bots.learned.learned_bot import expert  # noqa: PLC0415 -- imports Numba

    for position in sample_positions():
        expert(Aim.WIN).choose(position, Random(0), Budget())  # noqa: S311 -- no secret


def sample_positions() -> list[Position]:
    """Positions of both games, with and without opponents: their searches use all kernels."""
    first = [Position.of(Game.start(kind, seats).roll(7), 0) for kind in GAMES for seats in (1, 2)]
    return [*first, _endgame_position()]


def _endgame_position() -> Position:
    """A position of Knister for the exact endgame kernels."""
    game = Game.start("knister")
    for cell in range(22):
        game = game.roll(2 + cell % 11).play(0, f"{'abcde'[cell % 5]}{cell // 5 + 1}").close()
    return Position.of(game.roll(7), 0)


def _marker_file() -> Path:
    """Exists when everything has been compiled; removed with the folder of the sources."""
    return jit_cache.folder() / "warm"


def _exit_when_stdin_closes() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


def main() -> None:
    """Compile; exit status 1 if the cache is not writable."""
    if LOW_PRIORITY in sys.argv[1:]:
        if hasattr(os, "nice"):
            os.nice(10)
        threading.Thread(target=_exit_when_stdin_closes, daemon=True).start()
    try:
        compile_kernels()
    except OSError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
