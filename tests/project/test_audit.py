"""What is made of the reports of both audits; the reports are as the programs write them."""

import sys
from pathlib import Path

import pytest

import audit
from audit import Audit, parse_npm_audit, parse_pip_audit, run_audit

VULN = {"id": "PYSEC-2024-1", "fix_versions": ["2.0"], "aliases": ["CVE-2024-1"], "description": ""}
GOOD = {"name": "anyio", "version": "4.0", "vulns": []}
BAD = {"name": "jinja2", "version": "2.4.1", "vulns": [VULN]}
SKIPPED = {"name": "typer", "skip_reason": "Dependency not found on PyPI"}


def test_pip_audit() -> None:
    assert parse_pip_audit({"dependencies": [GOOD]}) == Audit([])
    assert parse_pip_audit({"dependencies": [GOOD, BAD]}).found == [
        "jinja2 2.4.1: PYSEC-2024-1, CVE-2024-1"
    ]
    partly = parse_pip_audit({"dependencies": [GOOD, SKIPPED, BAD]})
    assert len(partly.found) == 1
    assert partly.not_audited == "the registry knows nothing of 1 of 3 packages"


def test_npm_audit() -> None:
    via = [{"title": "Prototype pollution"}, "other"]
    known = {"lodash": {"severity": "high", "via": via}}
    assert parse_npm_audit({"vulnerabilities": {}}) == Audit([])
    assert parse_npm_audit({"vulnerabilities": known}).found == [
        "lodash: high: Prototype pollution, other"
    ]
    refused = {"message": "405 Method Not Allowed - POST an address"}
    assert parse_npm_audit(refused) == Audit([], "405 Method Not Allowed")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("/no/such/program",), "no registry answers"),
        ((sys.executable, "-c", "print('sorry')"), "no registry answers"),
        ((sys.executable, "-c", "print('{}')"), "no registry answers"),
    ],
)
def test_nobody_answers(command: tuple[str, ...], why: str, tmp_path: Path) -> None:
    assert run_audit(command, tmp_path, parse_pip_audit) == Audit([], why)


@pytest.mark.parametrize(("found", "status"), [([], 0), (["jinja2 2.4.1: PYSEC-2024-1"], 1)])
def test_only_a_known_vulnerability_fails(
    found: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "run_audit", lambda *_: Audit(found, "nobody is there"))
    assert audit.main() == status
    said = capsys.readouterr().out
    assert "Python packages not audited: nobody is there." in said
    assert all(one in said for one in found)
