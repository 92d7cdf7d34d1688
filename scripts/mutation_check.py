"""Mutation testing: plant small faults in rules, table, store and server; see if a test fails.

Each fault is planted alone in a copy of the project, never in the working tree. The tests of its
package run first, then those of the packages that import it, until one fails or the time is up. A
fault that survives either makes no observable difference, or lacks a test.
"""

import argparse
import signal
import sys
from pathlib import Path
from typing import Final

from mutation.choice import PACKAGES, choose_all, find
from mutation.fault import Fault
from mutation.processes import adopt_orphans
from mutation.report import console, save, show, show_fault, show_result
from mutation.runs import NotGreenError, Result, Tests, is_test
from mutation.workspace import InUseError, make_workspace

PROJECT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = PROJECT / "src" / "fivebyfive"
SAVED: Final = PROJECT / "benchmarks" / "results" / "mutation.json"


def parse() -> argparse.Namespace:
    """Parse the command line."""
    summary, _, details = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(description=summary, epilog=details)
    parser.add_argument("--mutants", type=int, default=60, help="faults to plant (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--only", choices=PACKAGES, help="only the faults of this package")
    parser.add_argument("--seconds", type=float, default=90, help="at most for each fault (90)")
    parser.add_argument("--workers", type=int, default=2, help="processes that run tests (2)")
    parser.add_argument("--list", action="store_true", help="show the faults and plant none")
    parser.add_argument("--again", metavar="NAME", help="only the fault with this name")
    parser.add_argument(
        "--confirm",
        action="store_true",
        help="run the test that failed once more: if it passes then, the fault is in doubt",
    )
    parser.add_argument(
        "--save",
        action="store_true",
        help=f"write {SAVED.relative_to(PROJECT)} and a .md beside it",
    )
    return parser.parse_args()


def find_one(source: Path, name: str) -> Fault:
    """Return the fault of `--again`."""
    fault = find(source, name)
    if fault is None:
        sys.exit(f"There is no fault {name}: its file may have changed since.")
    return fault


def choose(options: argparse.Namespace, source: Path) -> list[Fault]:
    """Return the faults of this run; `--only` does not change those of its package."""
    faults = choose_all(source, options.mutants, options.seed)
    return [fault for fault in faults if options.only in (None, fault.package)]


def check(options: argparse.Namespace, tests: Tests) -> list[Result]:
    """Plant one fault after the other, and print a line for each."""
    faults = choose(options, tests.workspace.source)
    console.print("Running the tests without a fault ...")
    times = tests.times(dict.fromkeys(fault.package for fault in faults))
    console.print(f"{len(times)} files of tests, {sum(times.values()):.0f} s of work.")
    results = []
    for number, fault in enumerate(faults, 1):
        result = tests.judge(fault, times, options.seconds, options.confirm)
        results.append(result)
        show_result(f"{number:3}/{len(faults)}", result)
    return results


def check_again(options: argparse.Namespace, tests: Tests) -> list[Result]:
    """Plant a single fault. Only the test that noticed it is run without it: that is faster."""
    fault = find_one(tests.workspace.source, options.again)
    times = dict.fromkeys(tests.files([fault.package]), 0.0)
    result = tests.judge(fault, times, options.seconds, options.confirm)
    if is_test(result.by):
        tests.check_green([result.by])
    show_result("", result)
    return [result]


def main() -> None:
    """Choose faults, plant them and report."""
    options = parse()
    if options.list:
        faults = [find_one(SOURCE, options.again)] if options.again else choose(options, SOURCE)
        for fault in faults:
            show_fault(fault)
        return
    # SIGTERM raises SystemExit, so that the copy is removed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Ended."))
    adopt_orphans()
    try:
        with make_workspace(PROJECT) as workspace:
            workspace.check()
            console.print("Compiling the kernels of the copy ...")
            tests = Tests(workspace, max(1, options.workers))
            tests.compile_kernels()
            results = (check_again if options.again else check)(options, tests)
    except InUseError as error:
        sys.exit(f"Another run has planted faults in {error}.")
    except NotGreenError as error:
        sys.exit(
            f"These tests fail without any fault, so what follows would mean nothing:\n{error}"
        )
    show(results)
    if options.save:
        save(results, options.seed, options.seconds, SAVED)


if __name__ == "__main__":
    main()
