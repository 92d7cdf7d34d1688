"""The second browser is found, or asked for in words; only tests of `make soak` start it."""

import json
from pathlib import Path

import pytest

import firefox


def program(path: Path, status: int) -> str:
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


def test_the_first_that_runs_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert firefox.find_firefox() is None
    with pytest.raises(AssertionError, match="apt-get install firefox-esr"):
        firefox.launch_options()
    program(tmp_path / "firefox-esr", 1)  # a stub without its browser
    usual = program(tmp_path / "firefox", 0)
    assert firefox.find_firefox() == usual
    assert firefox.launch_options()["channel"] == "moz-firefox"


def test_none_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def ran(command: list[str], _seconds: int) -> bool:
        tried.append(" ".join(command))
        return False

    monkeypatch.setattr(firefox, "run_succeeds", ran)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("sys.argv", ["firefox.py"])
    with pytest.raises(SystemExit) as end:
        firefox.main()
    assert str(end.value) == firefox.HELP
    assert any(one.startswith("apt-get install") for one in tried)


def test_only_what_is_unknown_is_forgiven() -> None:
    unknown = {"type": "error", "id": 7, "error": "unknown command", "message": "x.y"}
    answered = json.loads(firefox.forgive_unknown(json.dumps(unknown)))
    assert (answered["type"], answered["id"]) == ("success", 7)
    for other in (
        {"type": "error", "id": 8, "error": "no such frame", "message": "unknown command"},
        {"type": "success", "id": 9, "result": {"value": '"unknown command"'}},
    ):
        assert json.loads(firefox.forgive_unknown(json.dumps(other))) == other
