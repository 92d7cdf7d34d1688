"""Thousands of people at a server, from one cheap process: what `benchmarks/load.py` is made of."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tests"))
