"""Tables of the documentation whose figures come from benchmarks/results/.

In a page they stand between `<!-- measured: NAME -->` and `<!-- end -->`.
"""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

RESULTS: Final = Path(__file__).parents[1] / "benchmarks" / "results"
MEASURED: Final = re.compile(r"(<!-- measured: ([\w-]+) -->\n)((?:.*\n)*?)(<!-- end -->\n)")


def renew_measured(text: str) -> str:
    """A page with these tables written anew."""
    return MEASURED.sub(lambda match: match[1] + TABLES[match[2]]() + match[4], text)


def _load(name: str) -> Any:
    return json.loads((RESULTS / f"{name}.json").read_text())


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def _moves() -> str:
    moves = _load("moves")
    rows = [
        (
            name,
            f"{moves[key]['a_second']:,}",
            f"{moves[key]['median_ms']} ms",
            f"{moves[key]['p99_ms']} ms",
            f"{moves[key]['processor_s_per_1000']:.3f} ms",
        )
        for name, key in (("SQLite", "sqlite"), ("PostgreSQL", "postgresql"))
    ]
    heads = ("one process with", "moves a second", "median", "p99", "of a core a move")
    return _table(heads, rows)


def _plays() -> str:
    plays = sorted(
        _load("scale_costs")["plays"], key=lambda play: (play["workers"], play["tables"])
    )
    rows = [
        (
            play["workers"],
            play["tables"],
            f"{play['moves_a_second']:.0f}",
            f"{play['server_ms_a_move']:.2f} ms",
            f"{play['database_ms_a_move']:.2f} ms",
            f"{play['move_to_answer_ms']['p50']:.0f} ms",
        )
        for play in plays
    ]
    heads = ("workers", "tables", "moves a second", "workers, a move", "database, a move", "median")
    return _table(heads, rows)


def _commits() -> str:
    rows = [
        (one["tables"], f"{one['median_ms']} ms", f"{one['database_processor_ms']} ms")
        for one in _load("scale_costs")["commits"]
    ]
    return _table(("tables in a commit", "median", "processor time of the database"), rows)


def _disk() -> str:
    plays = _load("scale_costs")["plays"]
    play = max(plays, key=lambda one: (-int(one["workers"]), int(one["tables"])))
    game = play["stored_bytes_a_game"]
    rows = [
        ("a game of 4 with 25 rounds", f"{game / 1000:.0f} kB"),
        ("1,000 games", f"{game / 1000:.0f} MB"),
        ("write-ahead log, a move", f"{play['wal_bytes_a_move'] / 1000:.1f} kB"),
    ]
    return _table(("", "in PostgreSQL, with indexes"), rows)


def _notify() -> str:
    names = {
        "before": "everybody, within the commit",
        "nobody_else": "nobody else",
        "one_other": "one other worker, after the commit",
    }
    rows = [
        (
            row["delay_ms"],
            row["workers"],
            names[row["way"]],
            f"{row['commits_a_second']:,}",
            f"{row['median_ms']:.1f} ms",
            f"{row['times_before']:.1f}",
        )
        for row in _load("notify")["results"]
    ]
    heads = ("ms more for the disk", "workers", "notified", "commits a second", "median", "times")
    return _table(heads, rows)


def _compared() -> str:
    def pair(row: Any, name: str, digits: int) -> str:
        return f"{row['predicted'][name]:,.{digits}f} / {row['measured'][name]:,.{digits}f}"

    rows = [
        (
            row["workers"],
            row["tables"],
            pair(row, "p50_ms", 0),
            pair(row, "p99_ms", 0),
            pair(row, "worker_cores", 2),
            row["load_average"],
        )
        for row in _load("scale")["compared"]
    ]
    heads = (
        "workers",
        "tables",
        "median, ms",
        "p99, ms",
        "cores of workers",
        "load of the machine",
    )
    return _table(heads, rows)


def _million() -> str:
    found = _load("scale")
    cost = found["costs_us"]
    rows = [
        ("people, tables", f"{found['people']:,}, {found['tables']:,}"),
        ("moves a second", f"{found['moves_a_second']:,}"),
        ("workers, of a core each", f"{found['workers']:,}"),
        (f"machines for them, of {found['cores_of_a_machine']} cores", found["machines"]),
        (f"databases, of {found['cores_of_a_database']} cores", found["databases"]),
        ("cores used by workers", f"{found['worker_cores']:,.0f}"),
        ("cores used by databases", f"{found['database_cores']:,.0f}"),
        ("commits a second, all databases", f"{found['commits_a_second']:,}"),
        ("a move until its answer, median", f"{found['p50_ms']} ms"),
        ("99 of 100 moves", f"{found['p99_ms']} ms"),
        ("sockets of a worker", f"{found['sockets_a_worker']:,}"),
        ("memory of all workers", f"{found['memory_gb']:,.0f} GB"),
        (
            "workers and databases, if all people of a table were at one worker",
            f"{found['together']['workers']:,} and {found['together']['databases']}",
        ),
        ("logs and records, if they played all day", f"{found['disk_gb_a_day']:,} GB a day"),
        ("write-ahead log of a database", f"{found['wal_mb_a_second_a_database']} MB a second"),
        ("costs that went in, in µs", ", ".join(f"{name} {one:,}" for name, one in cost.items())),
    ]
    return _table(("", ""), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "moves": _moves,
    "plays": _plays,
    "commits": _commits,
    "disk": _disk,
    "notify": _notify,
    "compared": _compared,
    "million": _million,
}
