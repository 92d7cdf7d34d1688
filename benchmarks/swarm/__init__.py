"""Load generator for `benchmarks/load.py`: thousands of scripted players from one process."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tests"))
