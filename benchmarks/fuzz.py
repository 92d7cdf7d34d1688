"""Fuzzes a server's WebSocket with messages made from their schema: part of `make soak`."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.plugins.httpx_defaults import configure_httpx
from support.server.server_process import run_server
from support.server.socket_fuzz import OPTIONS, FuzzReport, fuzz_sockets, is_usable

MAX_GROWTH = 8  # megabytes, without the first half of the run, in which caches fill up


def main(
    messages: Annotated[int, typer.Option(help="How many to send.")] = 100_000,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 1,
) -> None:
    """Check that refusals have known codes, nothing fails, memory stays, and others can play on."""
    configure_httpx()
    bar = Progress(TextColumn("messages"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with tempfile.TemporaryDirectory() as folder, bar:
        task = bar.add_task("", total=messages)
        with run_server(str(Path(folder) / "log.sqlite"), *OPTIONS) as server:
            report = asyncio.run(
                fuzz_sockets(
                    server,
                    messages,
                    seed,
                    lambda so_far: bar.update(task, completed=so_far.messages),
                )
            )
            healthy = is_usable(server)
    show(report)
    grown = report.memory[-1][1] - report.memory[1][1]
    if report.faults or not healthy or not report.rounds or grown > MAX_GROWTH:
        print("The server failed.", *report.faults[:20], sep="\n")
        sys.exit(1)


def show(report: FuzzReport) -> None:
    """Print what happened."""
    print(f"{report.messages} messages, {report.done} carried out, {report.closed} ends of a table")
    print("sent:", ", ".join(f"{kind} {count}" for kind, count in report.sent.most_common()))
    print("refused:", ", ".join(f"{code} {count}" for code, count in report.refused.most_common()))
    print("memory:", ", ".join(f"{mb:.1f} MB after {sent}" for sent, mb in report.memory))
    print(f"meanwhile the others played {report.rounds} rounds")


if __name__ == "__main__":
    typer.run(main)
