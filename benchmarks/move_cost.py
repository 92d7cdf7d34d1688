"""Processor time of a move at a steady pace, of this checkout and of others beside it.

Many tables of 4 play whole games, a move per person every 2 s, as in `load.py tables`. Counted is
all processor time of the server process while they play, so a move comes with its share of the
rolls, of what everybody is told, of timers and of idle work. Connecting is not counted. Variants
run in turns, and with each of them a server that only echoes to as many sockets at the same pace:
the ratio to it means something on any machine.

    python benchmarks/move_cost.py before=../before/.venv/bin/fivebyfive
"""

import asyncio
import json
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any, Final

import typer
import uvloop

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.cli_runner import COMMAND
from support.plugins.httpx_defaults import configure_httpx
from swarm.machine import raise_file_limit
from swarm.scenarios import many_tables

RESULTS: Final = Path(__file__).parent / "results" / "move_cost.json"
OPEN_FILES: Final = 6_000


def measure(command: Path, tables: int) -> dict[str, Any]:
    """Let everybody play a whole game with the server of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.sqlite")
        work = many_tables(database, tables, lambda _: None, command=command)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            outcome = runner.run(work)
    assert not outcome.lost, outcome.lost
    figures = outcome.figures
    moves, echo = figures["processor_s_per_1000"], figures["echo_processor_s_per_1000"]
    return {
        "processor_s_per_1000": moves,
        "echo_processor_s_per_1000": echo,
        "times_an_echo": round(moves / echo, 2) if echo else None,
        "moves_a_second": figures["moves_a_second"],
        "move_to_answer_ms": figures["move_to_answer_ms"],
        "stolen": figures["stolen"],
        "load_average": figures["load_average"],
    }


def main(
    others: Annotated[list[str] | None, typer.Argument(help="name=command of others.")] = None,
    tables: Annotated[int, typer.Option(min=1, help="Tables of 4.")] = 500,
    runs: Annotated[int, typer.Option(min=1, help="Runs of each.")] = 3,
) -> None:
    """Measure the variants in turns, and save all runs."""
    configure_httpx()
    if warning := raise_file_limit(OPEN_FILES):
        print(warning)
    commands = {name: Path(path) for name, _, path in (one.partition("=") for one in others or ())}
    commands["now"] = COMMAND
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            found[name].append(measure(command, tables))
            print(name, json.dumps(found[name][-1]), flush=True)
        _write(tables, found)


def _write(tables: int, found: dict[str, list[dict[str, Any]]]) -> None:
    """Save all runs so far, and their medians."""
    medians = {
        name: statistics.median(one["processor_s_per_1000"] for one in some)
        for name, some in found.items()
    }
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    result = {"machine": machine, "tables": tables, "median": medians, "runs": found}
    RESULTS.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(medians), flush=True)


if __name__ == "__main__":
    typer.run(main)
