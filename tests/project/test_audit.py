"""What is made of the reports of both audits; the reports are as the programs write them."""

import sys
from pathlib import Path

import pytest

import audit
from audit import Audit, read_npm, read_pip, run

VULN = {"id": "PYSEC-2024-1", "fix_versions": ["2.0"], "aliases": ["CVE-2024-1"], "description": ""}
GOOD = {"name": "anyio", "version": "4.0", "vulns": []}
BAD = {"name": "jinja2", "version": "2.4.1", "vulns": [VULN]}
SKIPPED = {"name": "typer", "skip_reason": "Dependency not found on PyPI"}


def test_pip_audit() -> None:
    assert read_pip({"dependencies": [GOOD]}) == Audit([])
    assert read_pip({"dependencies": [GOOD, BAD]}).found == [
        "jinja2 2.4.1: PYSEC-2024-1, CVE-2024-1"
    ]
    partly = read_pip({"dependencies": [GOOD, SKIPPED, BAD]})
    assert len(partly.found) == 1
    assert partly.not_audited == "the registry knows nothing of 1 of 3 packages"


def test_npm_audit() -> None:
    via = [{"title": "Prototype pollution"}, "other"]
    known = {"lodash": {"severity": "high", "via": via}}
    assert read_npm({"vulnerabilities": {}}) == Audit([])
    assert read_npm({"vulnerabilities": known}).found == [
        "lodash: high: Prototype pollution, other"
    ]
    refused = {"message": "405 Method Not Allowed - POST an address"}
    assert read_npm(refused) == Audit([], "405 Method Not Allowed")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("/no/such/program",), "no registry answers"),
        ((sys.executable, "-c", "print('sorry')"), "no registry answers"),
        ((sys.executable, "-c", "print('{}')"), "no registry answers"),
    ],
)
def test_nobody_answers(command: tuple[str, ...], why: str, tmp_path: Path) -> None:
    assert run(command, tmp_path, read_pip) == Audit([], why)


@pytest.mark.parametrize(("found", "status"), [([], 0), (["jinja2 2.4.1: PYSEC-2024-1"], 1)])
def test_only_a_known_vulnerability_fails(
    found: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "run", lambda *_: Audit(found, "nobody is there"))
    assert audit.main() == status
    said = capsys.readouterr().out
    assert "Python packages not audited: nobody is there." in said
    assert all(one in said for one in found)
