"""The totals of finished games, as `fivebyfive score` has them."""

import json
from pathlib import Path

from support.cli_runner import run_in_process


def compute_totals(text: str) -> list[int]:
    """Of one record."""
    [totals] = compute_all_totals("-", stdin=text.encode())
    return totals


def compute_all_totals(*files: str | Path, stdin: bytes = b"") -> list[list[int]]:
    """Of several records."""
    out, _ = run_in_process("score", "--json", *files, stdin=stdin)
    results = [json.loads(line) for line in out.splitlines()]
    assert all(result["finished"] for result in results)
    return [[seat["total"] for seat in result["seats"]] for result in results]
