"""Benchmarks run rarely, so that every one of them can at least be started is tested here."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"
SCRIPTS = sorted(path.name for path in FOLDER.glob("*.py"))
# As if it were imported: all that it needs is found, and nothing is measured.
IMPORT = """
import runpy, sys
sys.path[0] = sys.argv[1]
runpy.run_path(f"{sys.argv[1]}/{sys.argv[2]}", run_name="imported")
"""


@pytest.mark.parametrize("script", SCRIPTS)
def test_everything_it_imports_is_there(script: str) -> None:
    call = [sys.executable, "-c", IMPORT, str(FOLDER), script]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
