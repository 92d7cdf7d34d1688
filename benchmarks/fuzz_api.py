"""Fuzzes the HTTP API from its OpenAPI document with Schemathesis: part of `make soak`."""

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.plugins.httpx_defaults import configure_httpx
from support.server.openapi_fuzz import fuzz_api
from support.server.server_process import run_server

NO_LIMITS = ["--limit", "tables_at_once=1000000", "--limit", "wrong_at_once=1000000"]


def main(
    examples: Annotated[int, typer.Option(help="How many for each operation.")] = 2_000,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 1,
) -> None:
    """Check that there is no server error, and that answers and refusals are as documented."""
    configure_httpx()
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(str(Path(folder) / "log.sqlite"), *NO_LIMITS) as server,
    ):
        done = fuzz_api(server.url, Path(folder), examples, seed)
    print(done.stdout[-4000:], done.stderr)
    sys.exit(done.returncode)


if __name__ == "__main__":
    typer.run(main)
