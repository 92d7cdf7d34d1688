"""Reports a run: a table and the faults that were not caught, on the screen and in files."""

import json
import os
import platform
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mutation.choice import PACKAGES
from mutation.fault import Fault
from mutation.runs import CAUGHT, VERDICTS, Result

console = Console(highlight=False)
COLUMNS: Final = ("package", "faults", *VERDICTS)


def count_verdicts(results: Sequence[Result]) -> list[tuple[str | int, ...]]:
    """Return a row for each package that had faults, and one for all, with these `COLUMNS`."""
    rows: list[tuple[str | int, ...]] = []
    for package in (*PACKAGES, "all"):
        found = Counter(
            result.verdict for result in results if package in ("all", result.fault.package)
        )
        if found:
            rows.append((package, found.total(), *(found[verdict] for verdict in VERDICTS)))
    return rows


def show_fault(fault: Fault, title: str = "") -> None:
    """Print where a fault is and what it changes."""
    console.print(f"{title}[bold]{escape(fault.name)}[/]", soft_wrap=True)
    console.print(f"  [red]-[/] {escape(fault.before)}", soft_wrap=True)
    console.print(f"  [green]+[/] {escape(fault.after)}", soft_wrap=True)


def show_result(done: str, result: Result) -> None:
    """Print a line for one fault."""
    line = f"{done} {result.seconds:5.1f} s  {result.fault.name}  {_describe_verdict(result)}"
    console.print(escape(line), soft_wrap=True)


def _describe_verdict(result: Result) -> str:
    by = f" by {result.by}" if result.by else ""
    at = f" at {result.reached}" if result.reached else ""
    return f"{result.verdict}{by}{at}"


def show(results: Sequence[Result]) -> None:
    """Print a table, and all faults that were not caught."""
    table = Table(*COLUMNS)
    for row in count_verdicts(results):
        table.add_row(*map(str, row))
    console.print(table)
    for result in results:
        if result.verdict != CAUGHT:
            show_fault(result.fault, escape(f"{_describe_verdict(result)}: "))


def save(results: Sequence[Result], seed: int, seconds: float, path: Path) -> None:
    """Save the results as JSON, and beside it as Markdown."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    rows = count_verdicts(results)
    saved = {
        "machine": f"{platform.machine()}, Python {platform.python_version()}, {cores} cores",
        "seed": seed,
        "seconds_each": seconds,
        "results": [dict(zip(COLUMNS, row, strict=True)) for row in rows],
        "mutants": [
            {
                "name": result.fault.name,
                "before": result.fault.before,
                "after": result.fault.after,
                "verdict": result.verdict,
                "by": result.by,
                "reached": result.reached,
                "seconds": result.seconds,
            }
            for result in results
        ],
    }
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(saved, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    path.with_suffix(".md").write_text(as_markdown(results), encoding="utf-8")


def as_markdown(results: Sequence[Result]) -> str:
    """Return the table of `show` in Markdown, then the faults that were not caught."""
    rule = ("---",) * len(COLUMNS)
    lines = [
        f"| {' | '.join(map(str, row))} |" for row in (COLUMNS, rule, *count_verdicts(results))
    ]
    for result in results:
        if result.verdict != CAUGHT:
            fault = result.fault
            lines += ["", f"`{fault.name}`: {_describe_verdict(result)}", "", "```diff"]
            lines += [f"- {fault.before}", f"+ {fault.after}", "```"]
    return "\n".join(lines) + "\n"
