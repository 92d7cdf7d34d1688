"""What each level scores alone, on average."""

from collections.abc import Mapping
from typing import Final

# Rounded from benchmarks/results/strength.json (`python benchmarks/strength.py`), which is not part
# of the wheel. A test compares them.
USUAL_POINTS: Final[Mapping[str, Mapping[str, int]]] = {
    "knister": {"random": 20, "beginner": 36, "casual": 54, "expert": 71, "master": 71},
    "knaster": {"random": 10, "beginner": 40, "casual": 69, "expert": 101, "master": 103},
}
