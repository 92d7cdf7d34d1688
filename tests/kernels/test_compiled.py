"""How kernels run: beside Python, and from a cache that knows all their sources."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, cast

import numba

from fivebyfive.kernels import jit_cache
from fivebyfive.kernels.knister.state import build_tables, random_games
from fivebyfive.kernels.rng import seeded


def counted_beside(work: threading.Thread) -> int:
    """How far Python counts while a thread works."""
    count = 0
    work.start()
    while work.is_alive():
        count += 1
    work.join()
    return count


def test_python_goes_on_while_a_kernel_runs() -> None:
    """Against the same function compiled in the usual way, which keeps Python waiting."""
    tables, chance, many = build_tables(), seeded(1), 1_000_000
    counts = []
    usual: Any = numba.njit(cast(Any, random_games).py_func)
    for games in (random_games, usual):
        games(1, tables, chance)
        work = threading.Thread(target=games, args=(many, tables, chance))
        counts.append(counted_beside(work))
    free, held = counts
    assert free > 5 * held


def test_the_cache_is_named_after_the_sources() -> None:
    """A kernel that calls one in another file has to be compiled again after that was changed."""
    environ = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    script = "import os, fivebyfive.kernels.jit as c; print(os.environ['NUMBA_CACHE_DIR'])"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environ, capture_output=True, check=True, text=True)
    folder = Path(done.stdout.strip())
    assert folder.name == f"kernels-{jit_cache.fingerprint()}"
    assert folder.parent.name == "fivebyfive"
