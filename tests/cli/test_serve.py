"""`fivebyfive serve`: what its options come to, without serving."""

import asyncio
import importlib
import socket
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import pytest

from fivebyfive.cli.server_runner import DEFAULT_PROXIES, ServePlan
from fivebyfive.server import Limits, ServerConfig, Shared
from fivebyfive.store import Statement
from support.cli_runner import run_in_process
from support.stores import connect_store


def capture_plan(monkeypatch: pytest.MonkeyPatch, *options: str | Path) -> ServePlan:
    """What would be served, if anything were."""
    plans: list[ServePlan] = []

    def run(plan: ServePlan, listener: socket.socket, ready: Callable[[], None]) -> None:
        plans.append(plan)
        listener.close()

    monkeypatch.setattr(
        importlib.import_module("fivebyfive.cli.commands.serve"), "serve_until_stopped", run
    )
    run_in_process("serve", "--port", "0", *options)
    [plan] = plans
    return plan


def test_nothing_but_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = ServerConfig(origins=frozenset({""}))  # of the public address that it has not: nobody's
    assert capture_plan(monkeypatch) == ServePlan(
        setup, log_level="info", proxies=DEFAULT_PROXIES, wait_for_database=60
    )


def test_all_that_can_be_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plan = capture_plan(
        monkeypatch,
        *("--database", tmp_path / "log.sqlite", "--root-path", "five/", "--keep-days", "3"),
        *("--keep-records-days", "9"),
        *("--public-url", "https://five.example", "--allow-origin", "https://friends.example"),
        *("--trusted-proxies", "10.0.0.1, 10.1.0.0/16", "--metrics-from", "10.2.0.0/16"),
        *("--limit", "seats=3", "--limit", "devices=4", "--log", "json", "--log-level", "error"),
        *("--wait-for-database", "5"),
    )
    setup = ServerConfig(
        shared=Shared("https://five.example"),
        keep_days=3,
        limits=Limits(seats=3, devices=4),
        origins=frozenset({"https://five.example:443", "https://friends.example:443"}),
        metrics_from=(ip_network("10.2.0.0/16"),),
        keep_records_days=9,
    )
    database = str(tmp_path / "log.sqlite")
    proxies = ("10.0.0.1", "10.1.0.0/16")
    assert plan == ServePlan(
        setup,
        database,
        "/five",
        proxies,
        log_json=True,
        log_level="error",
        wait_for_database=5,
    )


def test_records_are_kept_at_least_as_long_as_their_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    serve = importlib.import_module("fivebyfive.cli.commands.serve")
    monkeypatch.delattr(serve, "serve_until_stopped")
    _, error = run_in_process("serve", "--port", "0", "--keep-records-days", "9", status=1)
    assert "--keep-days" in error


def test_a_database_with_events_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "log.sqlite"

    async def open_as_newer() -> None:
        async with connect_store(str(database)) as store:
            await store.run_statements(Statement("UPDATE facts SET value = 77"))

    asyncio.run(open_as_newer())
    for command in (("serve", "--port", "0"), ("export",), ("admin", "list")):
        _, error = run_in_process(*command, "--database", database, "--lang", "en", status=1)
        assert "newer version of Five by Five (its format is number 77" in error
