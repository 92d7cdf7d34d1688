"""Send nonsense to a server over many sockets, and see that it stays well: part of `make soak`."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.server.server_process import run_server
from support.server.socket_fuzz import OPTIONS, FuzzReport, fuzz_sockets, is_usable

MAY_GROW = 8  # megabytes in the second half: what is kept of sheets fills up first


def main(
    messages: Annotated[int, typer.Option(help="How many to send.")] = 100_000,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 1,
) -> None:
    """Every refusal has a known code, nothing fails, memory does not grow, the others play on."""
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
            well = is_usable(server)
    show(report)
    grown = report.memory[-1][1] - report.memory[1][1]
    if report.faults or not well or not report.rounds or grown > MAY_GROW:
        print("The server did not stay well.", *report.faults[:20], sep="\n")
        sys.exit(1)


def show(report: FuzzReport) -> None:
    """What happened, in a few lines."""
    print(f"{report.messages} messages, {report.done} carried out, {report.closed} ends of a table")
    print("sent:", ", ".join(f"{kind} {count}" for kind, count in report.sent.most_common()))
    print("refused:", ", ".join(f"{code} {count}" for code, count in report.refused.most_common()))
    print("memory:", ", ".join(f"{mb:.1f} MB after {sent}" for sent, mb in report.memory))
    print(f"meanwhile the others played {report.rounds} rounds")


if __name__ == "__main__":
    typer.run(main)
