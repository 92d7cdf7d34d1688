"""A small part of what `make soak` does to a server for longer."""

import asyncio
from pathlib import Path

from support.server.openapi_fuzz import fuzz_api as attack_api
from support.server.server_process import limit_options, run_server
from support.server.socket_fuzz import OPTIONS, fuzz_sockets, is_usable


def test_nonsense_over_sockets(tmp_path: Path) -> None:
    with run_server(str(tmp_path / "log.sqlite"), *OPTIONS) as server:
        report = asyncio.run(fuzz_sockets(server, messages=1500, seed=5))
        assert is_usable(server)
    assert report.faults == []
    assert report.messages >= 1500
    assert len(report.sent) >= 7
    assert {"bad-message", "unknown-message", "too-large", "bad-name"} <= set(report.refused)
    assert report.done > 50
    assert report.rounds > 0


def test_whatever_fits_the_openapi_document_or_does_not(tmp_path: Path) -> None:
    # Pages are drawn for what fits; there is nothing to learn from the fiftieth.
    free = limit_options(tables_at_once=10**6, wrong_at_once=10**6, pages=1)
    with run_server(str(tmp_path / "log.sqlite"), *free) as server:
        done = attack_api(server.url, tmp_path, examples=10, seed=1)
    assert done.returncode == 0, done.stdout + done.stderr
