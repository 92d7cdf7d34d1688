"""Counting what can be played from a position, over all rolls, and adding up what it scores.

    python scripts/perft.py tests/rules/perft/knister.perft      prints the file with fresh counts

A file has positions, each of a few `key value` lines; `sheet` is written with / between its rows.
`depth 2 moves 30 totals 400 squares 9000` says: 30 ways to play two rolls, whatever they show, and
the sum and the sum of squares of the totals then on the sheet. Both stay the same on symmetric
sheets, whichever order the moves come in.
"""

import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fivebyfive import GAMES
from fivebyfive.rules import ROLLS, Sheet


class Counts(NamedTuple):
    """The leaves of the tree of moves."""

    moves: int
    totals: int
    squares: int


@cache  # the same sheet is reached by the same rolls in another order
def count_leaves(sheet: Sheet, depth: int, over: bool = False) -> Counts:
    """Play every legal move of every roll to the depth; games that end before do not count."""
    if depth == 0:
        total = sheet.score().total
        return Counts(1, total, total * total)
    if over:
        return Counts(0, 0, 0)
    last = sheet.next_is_last
    parts = [
        count_leaves(sheet.play(roll, move, last), depth - 1, last)
        for roll in ROLLS
        for move in sheet.legal_moves(roll, last)
    ]
    return Counts(*(sum(column) for column in zip(*parts, strict=True)))


@dataclass
class PerftPosition:
    """One entry of a file."""

    name: str
    game: str
    sheet: Sheet
    depths: dict[int, Counts] = field(default_factory=dict)

    def __str__(self) -> str:
        rows = str(self.sheet).replace("\n", " / ")
        depths = "".join(
            f"\ndepth {depth} moves {counts.moves} totals {counts.totals} squares {counts.squares}"
            for depth, counts in self.depths.items()
        )
        return f"name {self.name}\ngame {self.game}\nsheet {rows}{depths}\n"


def read_positions(path: Path) -> list[PerftPosition]:
    """The positions of a file."""
    positions = []
    for entry in path.read_text().strip().split("\n\n"):
        name, game, rows, *depths = (line.split(" ", 1)[1] for line in entry.split("\n"))
        position = PerftPosition(name, game, GAMES[game].parse(rows.replace("/", "\n")))
        for line in depths:
            depth, _, moves, _, totals, _, squares = line.split()
            position.depths[int(depth)] = Counts(int(moves), int(totals), int(squares))
        positions.append(position)
    return positions


if __name__ == "__main__":
    positions = read_positions(Path(sys.argv[1]))
    for position in positions:
        position.depths = {depth: count_leaves(position.sheet, depth) for depth in position.depths}
    sys.stdout.write("\n".join(map(str, positions)))
