"""Seconds of `make install` in a clean clone, and of the first advice of an expert after it.

The home folder is empty and only the system's caches are used. The kernels are compiled during the
installation; the second advice shows what the first one costs in addition.
"""

import json
import os
import platform
import subprocess
import tempfile
import time
from pathlib import Path

PROJECT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results" / "first_advice.json"
OPEN_RECORD = "Game: knaster\nSeats: Ola, Tim\n\n1. 3+4 a1 b1\n2. 3+4 ?\n"


def measure() -> dict[str, dict[str, float]]:
    """Return wall time and CPU time of each step; on a busy machine only the latter counts."""
    with tempfile.TemporaryDirectory() as folder:
        clone, home, file = (Path(folder) / name for name in ("clone", "home", "open.5x5"))
        subprocess.run(["git", "clone", "--quiet", PROJECT, clone], check=True)
        home.mkdir()
        file.write_text(OPEN_RECORD)
        environ = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        advise = [f"{clone}/.venv/bin/fivebyfive", "advise", str(file), "--bot", "expert"]
        steps = {"install": ["make", "install"], "first_advice": advise, "second_advice": advise}
        times = {}
        for name, command in steps.items():
            start, before = time.perf_counter(), cpu_seconds()
            subprocess.run(command, cwd=clone, env=environ, check=True, stdout=subprocess.DEVNULL)
            seconds, cpu = time.perf_counter() - start, cpu_seconds() - before
            times[name] = {"seconds": round(seconds, 1), "cpu_seconds": round(cpu, 1)}
        return times


def cpu_seconds() -> float:
    """Return the CPU time of all child processes that have ended."""
    used = os.times()
    return used.children_user + used.children_system


def main() -> None:
    """Measure, print the results and save them."""
    result = {"cores": os.cpu_count(), "python": platform.python_version(), **measure()}
    print(json.dumps(result, indent=1))
    RESULTS.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
