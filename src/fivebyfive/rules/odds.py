"""The odds of two dice: how likely each sum is."""

from collections.abc import Mapping
from typing import Final

from fivebyfive.rules.grid import ROLLS, Roll

THROWS: Final = 36  # equally likely ones
ROLL_WAYS: Final[Mapping[Roll, int]] = {roll: 6 - abs(roll - 7) for roll in ROLLS}  # of them
ROLL_ODDS: Final[Mapping[Roll, float]] = {roll: ways / THROWS for roll, ways in ROLL_WAYS.items()}
