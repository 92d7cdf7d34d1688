"""Load tests of a server. Part of `make soak`; they take some minutes and need a quiet machine.

Thousands of scripted players play from one process on the same machine. In the end what was
acknowledged is compared with what the server stored. The baseline, in the same run, is a server
that only echoes to as many sockets at the same rate.
"""

import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
import uvloop
from rich.console import Console

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.plugins.httpx_defaults import configure_httpx
from support.plugins.postgres import remove_postgres, start_postgres
from swarm.machine import load_average, raise_file_limit
from swarm.scenarios import KillPlan, Outcome, many_tables, one_table, random_kills

RESULTS: Final = Path(__file__).parent / "results" / "load.json"
OPEN_FILES: Final = 6_000  # at once; server and load generator each hold one end of every socket
# The goals of benchmarks/README.md:
MAX_ANSWER_MS: Final = 100.0  # for 99 of 100 moves
MAX_ROLL_MS: Final = 500.0  # until everybody has a roll

Scenario = Callable[[str], Awaitable[Outcome]]
console = Console(stderr=True, highlight=False)


def show(text: str) -> None:
    """Show the progress on standard error."""
    console.print(f"  {text}", end="\r" if console.is_terminal else "\n", soft_wrap=True)


async def tables(database: str) -> Outcome:
    """500 tables of 4, a move per person every 2 s."""
    outcome = await many_tables(database, 500, show)
    if (p99 := outcome.figures["move_to_answer_ms"].get("p99", 0)) > MAX_ANSWER_MS:
        outcome.missed.append(f"99 of 100 moves were answered within {p99} ms, not {MAX_ANSWER_MS}")
    return outcome


async def crowd(database: str) -> Outcome:
    """One table of 1,000 people who play a whole game."""
    outcome = await one_table(database, 1_000, show)
    if (longest := outcome.figures["press_to_roll_ms"].get("max", 0)) > MAX_ROLL_MS:
        outcome.missed.append(f"a roll took {longest} ms to reach everybody, not {MAX_ROLL_MS}")
    return outcome


async def workers(database: str) -> Outcome:
    """Two processes on one PostgreSQL, one of them killed every few seconds."""
    killing = KillPlan(kills=10, workers=2, lives=(1.0, 4.0))
    return await random_kills(database, 50, killing, show, pace=2.0)


async def kills(database: str) -> Outcome:
    """20 kills at random moments, on SQLite."""
    return await random_kills(database, 50, KillPlan(kills=20), show, pace=3.0)


# With the number of runs of each: latencies differ from run to run.
SCENARIOS: Final[dict[str, tuple[Scenario, int]]] = {
    "tables": (tables, 3),
    "crowd": (crowd, 3),
    "workers": (workers, 1),
    "kills": (kills, 1),
}
SORT_BY: Final = {"tables": "move_to_answer_ms", "crowd": "press_to_roll_ms"}  # to find the median


def main(
    only: Annotated[list[str] | None, typer.Argument(help=f"Of {', '.join(SCENARIOS)}.")] = None,
    runs: Annotated[int, typer.Option(min=0, help="Runs of each; 0 for the usual number.")] = 0,
) -> None:
    """Run the load tests, save the results, and fail if anything was lost or a goal missed."""
    configure_httpx()
    if unknown := set(only or ()) - set(SCENARIOS):
        raise typer.BadParameter(f"{', '.join(unknown)}: only {', '.join(SCENARIOS)} are known")
    if warning := raise_file_limit(OPEN_FILES):
        console.print(warning)
    results: dict[str, Any] = {}
    wrong: list[str] = []
    for name in only or SCENARIOS:
        scenario, usual = SCENARIOS[name]
        outcomes = [_run(name, scenario, number) for number in range(1, 1 + (runs or usual))]
        outcomes.sort(key=lambda outcome: _sort_key(name, outcome))
        median = outcomes[len(outcomes) // 2]
        results[name] = {
            "what": scenario.__doc__,
            "passed": not median.wrong,
            "median": median.figures,
            "runs": [outcome.figures for outcome in outcomes],
        }
        # Goals count by the median run; nothing may be lost in any run.
        lost = [sentence for outcome in outcomes for sentence in outcome.lost]
        wrong += [f"{name}: {sentence}" for sentence in lost or median.wrong]
    _write(results)
    print(json.dumps({name: result["median"] for name, result in results.items()}, indent=1))
    for sentence in wrong[:20]:
        console.print(f"[red]Failed[/red] {sentence}", soft_wrap=True)
    if wrong:
        raise typer.Exit(1)
    console.print("The server passed all load tests.")


def _run(name: str, scenario: Scenario, number: int) -> Outcome:
    console.print(f"{name}, run {number}: {scenario.__doc__} Load average {load_average()}.")
    folder = Path(tempfile.mkdtemp(prefix="fivebyfive-load-"))
    database = str(folder / "games.sqlite")
    postgres = folder / "postgres" if name == "workers" else None
    if postgres:
        folder.chmod(0o755)  # PostgreSQL runs as a user of its own
        database = start_postgres(postgres).get_uri()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            outcome = runner.run(_awaited(scenario(database)))
    finally:
        if postgres:
            remove_postgres(postgres)
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
    console.print(f"  {json.dumps(outcome.figures)}", soft_wrap=True)
    for sentence in outcome.wrong[:5]:
        console.print(f"  {sentence}", soft_wrap=True)
    return outcome


async def _awaited(outcome: Awaitable[Outcome]) -> Outcome:
    return await outcome


def _sort_key(name: str, outcome: Outcome) -> float:
    measured = outcome.figures.get(SORT_BY.get(name, ""), {}).get("p99", 0)
    return float("inf") if outcome.lost else float(measured)


def _write(results: dict[str, Any]) -> None:
    """Save the results; those of scenarios that did not run are kept."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    machine = f"{platform.machine()}, Python {platform.python_version()}, {cores} cores"
    known = json.loads(RESULTS.read_text())["scenarios"] if RESULTS.exists() else {}
    result = {"machine": machine, "scenarios": known | results}
    RESULTS.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    typer.run(main)
