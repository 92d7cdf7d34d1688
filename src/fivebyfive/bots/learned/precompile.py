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
LOW_PRIORITY: Final = "gently"


def is_precompiled() -> bool:
    """Whether everything was compiled before, for these very sources."""
    return os.path.exists(_marker_file())  # a folder that may not be read is no error


def compile_kernels() -> None:
    """Compile what was not compiled yet. Raises `OSError` where nothing can be kept.

    Of several that do this at once, one compiles and the others wait for it.
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
    """Of both games, with and without opponents: thinking about them uses all kernels."""
    first = [Position.of(Game.start(kind, seats).roll(7), 0) for kind in GAMES for seats in (1, 2)]
    return [*first, _endgame_position()]


def _endgame_position() -> Position:
    """The last rolls of Knister are solved by a kernel of their own."""
    game = Game.start("knister")
    for cell in range(22):
        game = game.roll(2 + cell % 11).play(0, f"{'abcde'[cell % 5]}{cell // 5 + 1}").close()
    return Position.of(game.roll(7), 0)


def _marker_file() -> Path:
    return jit_cache.folder() / "warm"


def _exit_when_stdin_closes() -> None:
    while os.read(0, 1024):
        pass
    os._exit(1)


def main() -> None:
    """Warm up; status 1 if nothing can be kept."""
    if LOW_PRIORITY in sys.argv[1:]:
        if hasattr(os, "nice"):
            os.nice(10)
        threading.Thread(target=_exit_when_stdin_closes, daemon=True).start()
    try:
        compile_kernels()
    except OSError as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main()
