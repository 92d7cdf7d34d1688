"""Audits the home page and a table in play with Lighthouse: the median of three runs each.

Fails below 100 for accessibility and best practices, and below 95 for performance. `make soak`
installs Lighthouse into benchmarks/lighthouse/.
"""

import json
import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "lighthouse.json"
COMMAND = Path(sysconfig.get_path("scripts")) / "fivebyfive"
RUNS = 3
WANTED = {"accessibility": 100, "best-practices": 100, "performance": 95}


def main() -> None:
    """Audit, print and save the scores, and fail if one is too low."""
    sys.path.insert(0, str(HERE.parent / "scripts"))
    from chromium import find_chromium  # noqa: PLC0415

    chromium = find_chromium()
    assert chromium, "Lighthouse needs Chromium: `python scripts/chromium.py` installs it."
    with tempfile.TemporaryDirectory() as folder:
        scores = audit(str(chromium), Path(folder))
    RESULTS.write_text(json.dumps(scores, indent=2) + "\n")
    print(json.dumps(scores, indent=2))
    low = [
        f"{page}: {name} {score} < {WANTED[name]}"
        for page, page_scores in scores.items()
        for name, score in page_scores.items()
        if name in WANTED and score < WANTED[name]
    ]
    if low:
        sys.exit("\n".join(low))


def audit(chromium: str, folder: Path) -> dict[str, dict[str, Any]]:
    """Return the median scores by page."""
    command = [str(COMMAND), "serve", "--port", "0", "--database", str(folder / "tables.sqlite")]
    environ = os.environ | {"PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as server:
        assert server.stdout
        try:
            ready = server.stdout.readline()
            url = next(word for word in ready.split() if word.startswith("http://"))
            ticket = open_table(url)
            stored = json.dumps([{**ticket, "at": 0, "game": "knister", "alone": True}])
            pages = {"home": f"{url}/", "table": f"{url}/{ticket['code']}"}
            call = ["node", str(HERE / "lighthouse" / "run.js"), chromium, str(RUNS), stored]
            done = subprocess.run([*call, *pages.values()], check=True, stdout=subprocess.PIPE)
        finally:
            server.terminate()
    runs = json.loads(done.stdout)
    return {name: median(runs[address]) for name, address in pages.items()}


def open_table(url: str) -> dict[str, str]:
    """Open a table for one person; the game starts when the page connects."""
    body = json.dumps({"names": ["Ola"], "settings": {"game": "knister"}}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        ticket: dict[str, str] = json.load(answer)
        return ticket


def median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of each score, and every audit that failed in some run."""
    scores: dict[str, Any] = {
        name: int(statistics.median(run[name] for run in runs)) for name in WANTED
    }
    return scores | {"not_passed": sorted({name for run in runs for name in run["failed"]})}


if __name__ == "__main__":
    main()
