"""Results for other programs: JSON Lines on standard output."""

import json
from typing import Any


def print_json(result: dict[str, Any], flush: bool = False) -> None:
    """Print one object on one line, in ASCII so that every terminal and pipe takes it.

    `flush` is for a reader who waits for the line while the command goes on.
    """
    print(json.dumps(result), flush=flush)  # noqa: T201 -- does nothing if stdout was closed
