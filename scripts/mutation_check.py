"""Plant small faults in the rules, the table, the store and the server, and see who notices.

Mutation testing: each fault is planted alone in a copy of the project, never in the working tree.
The tests of its package run first, then those of who imports it, until one fails or the time is up.
A fault that survives either changes nothing that anybody could see, or lacks a test.
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
    """What was asked for on the command line."""
    summary, _, details = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(description=summary, epilog=details)
    parser.add_argument("--mutants", type=int, default=60, help="faults to plant (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--only", choices=PACKAGES, help="of these faults only a package's")
    parser.add_argument("--seconds", type=float, default=90, help="at most for each fault (90)")
    parser.add_argument("--workers", type=int, default=2, help="processes that run tests (2)")
    parser.add_argument("--list", action="store_true", help="show the faults and plant none")
    parser.add_argument("--again", metavar="NAME", help="only the fault of this name")
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
    """The fault of `--again`."""
    fault = find(source, name)
    if fault is None:
        sys.exit(f"There is no fault {name}: its file may have changed since.")
    return fault


def choose(wanted: argparse.Namespace, source: Path) -> list[Fault]:
    """The faults of this run; those of one package are the same as in a run of all."""
    faults = choose_all(source, wanted.mutants, wanted.seed)
    return [fault for fault in faults if wanted.only in (None, fault.package)]


def check(wanted: argparse.Namespace, tests: Tests) -> list[Result]:
    """Plant one fault after the other, with a line for each."""
    faults = choose(wanted, tests.workspace.source)
    console.print("Running the tests without a fault ...")
    times = tests.times(dict.fromkeys(fault.package for fault in faults))
    console.print(f"{len(times)} files of tests, {sum(times.values()):.0f} s of work.")
    results = []
    for number, fault in enumerate(faults, 1):
        result = tests.judge(fault, times, wanted.seconds, wanted.confirm)
        results.append(result)
        show_result(f"{number:3}/{len(faults)}", result)
    return results


def check_again(wanted: argparse.Namespace, tests: Tests) -> list[Result]:
    """Plant a single fault. Only the test that notices has to pass without it: that is quicker."""
    fault = find_one(tests.workspace.source, wanted.again)
    times = dict.fromkeys(tests.files([fault.package]), 0.0)
    result = tests.judge(fault, times, wanted.seconds, wanted.confirm)
    if is_test(result.by):
        tests.check_green([result.by])
    show_result("", result)
    return [result]


def main() -> None:
    """Choose, plant, report."""
    wanted = parse()
    if wanted.list:
        for fault in [find_one(SOURCE, wanted.again)] if wanted.again else choose(wanted, SOURCE):
            show_fault(fault)
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Ended."))  # so that the copy is removed
    adopt_orphans()
    try:
        with make_workspace(PROJECT) as workspace:
            workspace.check()
            console.print("Compiling the kernels of the copy ...")
            tests = Tests(workspace, max(1, wanted.workers))
            tests.compile_kernels()
            results = (check_again if wanted.again else check)(wanted, tests)
    except InUseError as error:
        sys.exit(f"Another run has planted faults in {error}.")
    except NotGreenError as error:
        sys.exit(
            f"These tests fail without any fault, so what follows would mean nothing:\n{error}"
        )
    show(results)
    if wanted.save:
        save(results, wanted.seed, wanted.seconds, SAVED)


if __name__ == "__main__":
    main()
