"""`fivebyfive serve`: what its options come to, without serving."""

import importlib
import socket
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import pytest

from fivebyfive.cli.server_runner import DEFAULT_PROXIES, ServePlan
from fivebyfive.server import Limits, ServerConfig, Shared
from support.cli_runner import run_in_process


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
