"""Whether a vulnerability is known in what we install: asks the registries, where they answer.

Part of `make check`. Where nobody answers it says so in one sentence and goes on.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

PROJECT: Final = Path(__file__).parents[1]
TIMEOUT_SECONDS: Final = 30  # seconds for a whole audit; a registry that is slower did not answer
PYTHON: Final = (
    *("pip-audit", "--requirement", "requirements/run.txt", "--disable-pip", "--require-hashes"),
    *("--format", "json", "--progress-spinner", "off", "--timeout", "5"),
)
NODE: Final = ("npm", "audit", "--json", "--omit", "dev")


class Audit(NamedTuple):
    """What is known to be wrong, or why nothing could be found out."""

    found: list[str]
    not_audited: str = ""


def parse_pip_audit(report: Any) -> Audit:
    """What `pip-audit` says. A package that it could not find was not audited."""
    packages = report["dependencies"]
    found = [
        f"{one['name']} {one['version']}: {', '.join([known['id'], *known.get('aliases', [])])}"
        for one in packages
        for known in one.get("vulns", [])
    ]
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    why = f"the registry knows nothing of {len(skipped)} of {len(packages)} packages"
    return Audit(found, why if skipped else "")


def parse_npm_audit(report: Any) -> Audit:
    """What `npm audit` says."""
    if "vulnerabilities" not in report:
        return Audit([], str(report.get("message", "no answer")).split(" - ")[0])
    found = [
        f"{name}: {one['severity']}: {', '.join(_titles(one))}"
        for name, one in report["vulnerabilities"].items()
    ]
    return Audit(found)


def _titles(one: dict[str, Any]) -> list[str]:
    return [via if isinstance(via, str) else via.get("title", "") for via in one.get("via", [])]


def run_audit(command: Sequence[str], folder: Path, read: Callable[[Any], Audit]) -> Audit:
    """Run an audit and read its report."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        return read(json.loads(done.stdout))
    except subprocess.TimeoutExpired:
        return Audit([], f"no answer within {TIMEOUT_SECONDS} seconds")
    except (OSError, ValueError, KeyError, TypeError):
        return Audit([], "no registry answers")


def main() -> int:
    """Print what was found; 1 if there is a known vulnerability."""
    with ThreadPoolExecutor() as both:
        audits = {
            "Python packages": both.submit(run_audit, PYTHON, PROJECT, parse_pip_audit),
            "Node packages": both.submit(run_audit, NODE, PROJECT / "web", parse_npm_audit),
        }
    failed = 0
    for what, running in audits.items():
        audit = running.result()
        for one in audit.found:
            print(f"A known vulnerability in {one}")
            failed = 1
        if audit.not_audited:
            print(f"{what} not audited: {audit.not_audited}.")
    return failed


if __name__ == "__main__":
    sys.exit(main())
