"""Find flaky tests: run the tests several times, and name those that do not pass each time.

Each run has another order of tests, number of workers and hash seed, all determined by its seed.
`make test-again N=10` calls this, or

    python scripts/repeat_tests.py --runs 10 --seed 7 --busy tests/browser
"""

import argparse
import contextlib
import json
import os
import secrets
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PROJECT = Path(__file__).parents[1]
OUTPUTS = PROJECT / "build" / "test-again"
CORES = os.cpu_count() or 1
BUSY_LOOP = "while True: pass"


@dataclass
class Run:
    """One run of the tests, and its outcomes."""

    number: int
    seed: int
    workers: int
    paths: list[str]
    outcomes: dict[str, str] = field(default_factory=dict)
    status: int = 0
    seconds: float = 0

    @property
    def arguments(self) -> list[str]:
        spread = ["--numprocesses", str(self.workers), "--dist", "worksteal"]
        return [*self.paths, *spread, f"--randomly-seed={self.seed}"]

    @property
    def command(self) -> str:
        """The command that repeats this run."""
        return f"PYTHONHASHSEED={self.seed} {shlex.join(['.venv/bin/pytest', *self.arguments])}"

    @property
    def output(self) -> Path:
        return OUTPUTS / f"{self.number}.txt"

    def execute(self) -> None:
        """Run the tests, with their output in a file."""
        outcomes_file = OUTPUTS / "outcomes.json"
        outcomes_file.unlink(missing_ok=True)
        command = [sys.executable, "-m", "pytest", *self.arguments, f"--outcomes={outcomes_file}"]
        start = time.monotonic()
        with self.output.open("w") as output:
            done = subprocess.run(
                command,
                cwd=PROJECT,
                env=os.environ | {"PYTHONHASHSEED": str(self.seed)},
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        self.seconds = time.monotonic() - start
        self.status = done.returncode
        if outcomes_file.exists():
            self.outcomes = json.loads(outcomes_file.read_text())

    def __str__(self) -> str:
        counts = Counter(self.outcomes.values())
        summary = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
        failure = "" if self.status in (0, 1) else f"; pytest ended with status {self.status}"
        workers = f"{self.workers} worker{'' if self.workers == 1 else 's'}"
        return (
            f"run {self.number}: seed {self.seed}, {workers}, {self.seconds:.0f} s: "
            f"{summary or 'no test'}{failure}"
        )


def find_flaky_tests(runs: list[Run]) -> dict[str, list[Run]]:
    """Return the tests that did not pass in every run, with the runs in which they did not.

    A test that is skipped in all runs is fine; one that is missing in some is not.
    """
    ended = [run for run in runs if run.outcomes]
    flaky = {}
    for test in sorted({test for run in ended for test in run.outcomes}):
        if {run.outcomes.get(test) for run in ended} not in ({"passed"}, {"skipped"}):
            flaky[test] = [run for run in ended if run.outcomes.get(test) != "passed"]
    return flaky


@contextlib.contextmanager
def keep_core_busy(wanted: bool) -> Iterator["subprocess.Popen[bytes] | None"]:
    """Run an endless loop in a process of its own, if wanted."""
    if not wanted:
        yield None
        return
    loop = subprocess.Popen([sys.executable, "-c", BUSY_LOOP])
    try:
        yield loop
    finally:
        loop.kill()
        loop.wait()


def report(runs: list[Run]) -> int:
    """Print the tests that did not pass each time; return 1 if there are any, else 0."""
    flaky = find_flaky_tests(runs)
    broken = [run for run in runs if run.status != 0]
    if runs and not flaky and not broken:
        print(f"Every test passed in each of {len(runs)} runs.")
        return 0
    print("\nNot passed each time:" if flaky else "\nNo test failed, but a run did.")
    for test, where in flaky.items():
        print(f"  {test}")
        for run in where:
            print(f"      {run.outcomes.get(test, 'missing')} in run {run.number}: seed {run.seed}")
    print("\nTo repeat a run (what it printed is in the file):")
    for run in broken:
        print(f"  run {run.number}: {run.command}\n      {run.output.relative_to(PROJECT)}")
    return 1


def main() -> int:
    """Run the tests as often as asked for, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seed", type=int, help="of the first run; the next ones count on")
    parser.add_argument("--busy", action="store_true", help="keep one core busy all the time")
    parser.add_argument("paths", nargs="*", help="folders or files of tests; all without any")
    asked = parser.parse_args()
    seed = secrets.randbelow(10**6) if asked.seed is None else asked.seed
    OUTPUTS.mkdir(parents=True, exist_ok=True)
    runs = []
    with keep_core_busy(asked.busy), contextlib.suppress(KeyboardInterrupt):  # then report so far
        for number in range(asked.runs):
            run = Run(number + 1, seed + number, (seed + number) % (CORES + 2) + 1, asked.paths)
            run.execute()
            print(run, flush=True)
            runs.append(run)
    return report(runs)


if __name__ == "__main__":
    sys.exit(main())
