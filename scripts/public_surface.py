"""What others rely on, in one file: tests/project/public_surface.json.

Whatever is in it is public: names inside may change, these may not. A test compares it with the
running code; --write makes the file anew, for a change that is meant.
"""

import argparse
import difflib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from surface import commands, library, served, sources

PROJECT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = PROJECT / "tests" / "project" / "public_surface.json"
HELP: Final = (
    "What others rely on has changed: take the change back, or if it is meant, "
    "run `python scripts/public_surface.py --write` and commit the file with a reason."
)

GROUPS: Final[dict[str, Callable[[], Any]]] = {
    "HTTP: routes, bodies and answers": lambda: served.look()["routes"],
    "HTTP: other addresses": lambda: served.look()["addresses"],
    "HTTP: what the server says of itself": lambda: served.look()["about"],
    "HTTP: statuses of refusals": library.statuses,
    "socket: messages": library.messages,
    "codes": library.codes,
    "codes: their facts": library.facts,
    "command: options": commands.commands,
    "command: limits": library.limits,
    "command: statuses": lambda: commands.statuses(PROJECT),
    "command: what --json prints": lambda: commands.printed(PROJECT),
    "record: headers": lambda: served.look()["record"],
    "database": lambda: served.look()["database"],
    "database: events": library.events,
    "environment variables": lambda: sources.environment(PROJECT / "src"),
    "metrics": lambda: served.look()["metrics"],
    "browser storage": lambda: sources.storage_keys(PROJECT / "web" / "src"),
    "weight files": library.weights,
    "bot interface": library.bot_interface,
    "library: fivebyfive.__all__": library.everything_at_the_top,
    "library: shown in the docs": lambda: library.shown_in_docs(PROJECT),
}


def as_text(surface: Any) -> str:
    """As it is kept: sorted, a line each."""
    return json.dumps(surface, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def difference(kept: Any, found: Any) -> str:
    """What has changed, line by line; empty if nothing has."""
    before, now = as_text(kept).splitlines(), as_text(found).splitlines()
    return "\n".join(difflib.unified_diff(before, now, "kept", "found", lineterm="", n=4))


def gathered() -> dict[str, Any]:
    """All groups, as the code is now."""
    return {name: gather() for name, gather in GROUPS.items()}


def main() -> None:
    """Print what is there now, or write it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help=f"write {KEPT.relative_to(PROJECT)}")
    wanted = parser.parse_args()
    text = as_text(gathered())
    if wanted.write:
        KEPT.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
