"""Records per second that `fivebyfive score --json` scores, in one call on one core.

The baseline, in the same run on the same files, is a process that only reads them, splits them into
words and prints one JSON object each. The ratio of the two is what parsing, checking and scoring
cost, whatever the machine.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from random import Random

from random_games import random_record

RECORDS, SEATS, RUNS, SEED = 1000, 4, 5, 20250101
RESULTS = Path(__file__).parent / "results" / "score.json"
COMMAND = Path(sysconfig.get_path("scripts")) / "fivebyfive"
ONLY_READ = """
import json, pathlib, sys
for name in sys.argv[1:]:
    text = pathlib.Path(name).read_bytes().decode()
    print(json.dumps({"file": name, "words": len([line.split() for line in text.split("\\n")])}))
"""


def time_command(command: list[str]) -> float:
    """Return the seconds of one whole process."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def measure(kinds: list[str], folder: Path) -> dict[str, object]:
    """Measure records of these games, in turn."""
    rng = Random(SEED)
    files = []
    rounds = 0
    for number in range(RECORDS):
        record = random_record(kinds[number % len(kinds)], SEATS, rng)
        rounds += len(record.game.rounds)
        files.append(str(folder / f"{number}.5x5"))
        Path(files[-1]).write_text(str(record), encoding="utf-8")
    score = [str(COMMAND), "score", "--json", *files]
    only_read = [sys.executable, "-c", ONLY_READ, *files]
    time_command(score)  # fills the disk cache
    # In turns, so that both have the same load of the machine.
    pairs = [(time_command(score), time_command(only_read)) for _ in range(RUNS)]
    median = statistics.median(pair[0] for pair in pairs)
    return {
        "games": "+".join(kinds),
        "records": RECORDS,
        "seats": SEATS,
        "rounds_per_record": round(rounds / RECORDS, 1),
        "records_per_second": round(RECORDS / median),
        "slowest_run": round(RECORDS / max(pair[0] for pair in pairs)),
        "times_only_reading": round(statistics.median(a / b for a, b in pairs), 1),
    }


def main() -> None:
    """Measure each game, print the results and save them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    results = []
    for kinds in (["knister"], ["knaster"], ["knister", "knaster"]):
        with tempfile.TemporaryDirectory() as folder:
            results.append(measure(kinds, Path(folder)))
        print("  ".join(f"{key} {value}" for key, value in results[-1].items()), flush=True)
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"machine": machine, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
