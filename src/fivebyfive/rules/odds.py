"""The odds of two dice: how likely each sum is."""

from collections.abc import Mapping
from typing import Final

from fivebyfive.rules.grid import ROLLS, Roll

# Of the 36 equally likely throws, 6 - |sum - 7| have a given sum.
ROLL_ODDS: Final[Mapping[Roll, float]] = {roll: (6 - abs(roll - 7)) / 36 for roll in ROLLS}
