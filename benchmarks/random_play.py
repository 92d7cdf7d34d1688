"""Random games of Knister per second: the kernels against a plain C loop, in turns on one core.

The C program (`random_play.c`) shares no code with the kernels; equal means show that both play the
same game.
"""

import json
import os
import platform
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from fivebyfive.kernels.knister.playouts import play_random_games
from fivebyfive.kernels.knister.state import Tables, build_tables
from fivebyfive.kernels.rng import Rng, new_rng

GAMES, RUNS, SEED = 1_000_000, 7, 20250501
MEAN, TOLERANCE = 20.0, 0.1  # points; the mean of all games has an error below 0.01
SOURCE = Path(__file__).with_suffix(".c")
RESULTS = Path(__file__).parent / "results" / "random_play.json"


def compile_c_program(folder: Path) -> list[str] | None:
    """Compile the C program; return its command, or None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = str(folder / "random_play")
    subprocess.run([compiler, "-O3", "-o", program, str(SOURCE)], check=True)
    return [program]


def run_c(program: list[str], games: int, seed: int) -> tuple[float, float]:
    """Return the CPU time in seconds, and the mean of the points."""
    done = subprocess.run(
        [*program, str(games), str(seed)], check=True, capture_output=True, text=True
    )
    seconds, mean = map(float, done.stdout.split())
    return seconds, mean


def run_kernels(tables: Tables, rng: Rng, games: int) -> tuple[float, float]:
    """Return the same for the kernels."""
    start = time.thread_time()
    total = play_random_games(games, tables, rng)
    return time.thread_time() - start, total / games


def measure(program: list[str], games: int, runs: int) -> dict[str, float]:
    """Measure both, in turns."""
    tables, rng = build_tables(), new_rng(SEED)
    play_random_games(1, tables, rng)  # compiles
    pairs = [
        (run_kernels(tables, rng, games), run_c(program, games, SEED + run)) for run in range(runs)
    ]
    results = {
        "kernels_games_per_second": round(games / statistics.median(k[0] for k, _ in pairs)),
        "c_games_per_second": round(games / statistics.median(c[0] for _, c in pairs)),
        "of_c": round(statistics.median(c[0] / k[0] for k, c in pairs), 2),
        "kernels_mean": round(statistics.mean(k[1] for k, _ in pairs), 3),
        "c_mean": round(statistics.mean(c[1] for _, c in pairs), 3),
    }
    for name in ("kernels_mean", "c_mean"):
        assert abs(results[name] - MEAN) < TOLERANCE, results
    assert abs(results["kernels_mean"] - results["c_mean"]) < TOLERANCE / 2, results
    return results


def main() -> None:
    """Measure, print the results and save them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c_program(Path(folder))
        if program is None:
            print("There is no C compiler (cc, gcc or clang) to compare with: nothing measured.")
            return
        results = measure(program, GAMES, RUNS)
    print("  ".join(f"{key} {value}" for key, value in results.items()))
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    saved = {"machine": machine, "games": GAMES, "runs": RUNS, "seed": SEED, "results": results}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(saved, indent=1) + "\n")


if __name__ == "__main__":
    main()
