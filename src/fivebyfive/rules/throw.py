"""A throw of two dice, and the text that stands for it in a record."""

from typing import Final, NamedTuple

from fivebyfive.rules.errors import GameError, RulesCode
from fivebyfive.rules.grid import ROLLS, Roll
from fivebyfive.rules.text import sanitize_text

FACES: Final = range(1, 7)  # of one die


class Throw(NamedTuple):
    """One throw: its sum, and the two dice where they are known."""

    sum: Roll
    dice: tuple[int, int] | None = None

    def __str__(self) -> str:
        return f"{self.dice[0]}+{self.dice[1]}" if self.dice else str(self.sum)

    @property
    def is_possible(self) -> bool:
        """Whether two dice can show it."""
        if self.dice is None:
            return self.sum in ROLLS
        return all(die in FACES for die in self.dice) and sum(self.dice) == self.sum


def thrown(first: int, second: int) -> Throw:
    """A throw of which both dice are known."""
    return Throw(first + second, (first, second))


_THROWS: Final = {
    **{str(sum_): Throw(sum_) for sum_ in ROLLS},
    **{f"{first}+{second}": thrown(first, second) for first in FACES for second in FACES},
}


def parse_throw(text: str) -> Throw:
    """The throw in a text: `3+6`, or `9` where only the sum is known. Raises (bad-roll)."""
    throw = _THROWS.get(text)
    if throw is None:
        raise GameError(RulesCode.BAD_ROLL, text=sanitize_text(text))
    return throw
