"""The totals of finished games, as `fivebyfive score` has them."""

import json
from pathlib import Path

from support.cli_runner import called


def scored(text: str) -> list[int]:
    """Of one record."""
    [totals] = all_scored("-", stdin=text.encode())
    return totals


def all_scored(*files: str | Path, stdin: bytes = b"") -> list[list[int]]:
    """Of several records."""
    out, _ = called("score", "--json", *files, stdin=stdin)
    results = [json.loads(line) for line in out.splitlines()]
    assert all(result["finished"] for result in results)
    return [[seat["total"] for seat in result["seats"]] for result in results]
