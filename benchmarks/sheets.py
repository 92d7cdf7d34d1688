"""Seconds of `fivebyfive sheets` for 100 pages, from the start of the process to its end.

python benchmarks/sheets.py

The baseline, in turns, is a process that renders one empty page with Typst. The ratio is what the
pages cost, whatever the machine.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, Final

RESULTS: Final = Path(__file__).parent / "results" / "sheets.json"
COMMAND: Final = Path(sysconfig.get_path("scripts")) / "fivebyfive"
PAGES, RUNS = 100, 5
# The options of the command, by name. With rules 100 pages have 200 sides.
JOBS: Final = {
    "4 a page": ["knister", "--per-page", "4"],
    "6 a page": ["knaster", "--per-page", "6"],
    "4 a page, rules on the back": ["knaster", "--per-page", "4", "--rules"],
}
ONE_EMPTY_PAGE: Final = (
    "import typst; typst.compile(b'#page[]', format='pdf', ignore_system_fonts=True)"
)


def time_command(command: list[str]) -> float:
    """Return the seconds of one whole process."""
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return perf_counter() - start


def measure(name: str, options: list[str], folder: Path) -> dict[str, Any]:
    """Measure one job."""
    file = folder / "sheets.pdf"
    draw = [str(COMMAND), "sheets", *options, "--pages", str(PAGES), "-o", str(file)]
    baseline = [sys.executable, "-c", ONE_EMPTY_PAGE]
    time_command(draw)  # fills the disk cache
    # In turns, so that both have the same load of the machine.
    pairs = [(time_command(draw), time_command(baseline)) for _ in range(RUNS)]
    return {
        "sheets": name,
        "pages": PAGES,
        "seconds": round(statistics.median(pair[0] for pair in pairs), 2),
        "slowest_run": round(max(pair[0] for pair in pairs), 2),
        "times_one_empty_page": round(statistics.median(a / b for a, b in pairs), 1),
        "kilobytes": file.stat().st_size // 1000,
    }


def main() -> None:
    """Measure each job, print the results and save them."""
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for name, options in JOBS.items():
            results.append(measure(name, options, Path(folder)))
            print("  ".join(f"{key} {value}" for key, value in results[-1].items()), flush=True)
    machine = (
        f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f}"
    )
    RESULTS.write_text(json.dumps({"machine": machine, "results": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
