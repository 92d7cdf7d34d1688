"""The level `beginner`: plays like somebody in their first games."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final

from fivebyfive.bots.heuristic.greedy_circles import choose_write, list_circles
from fivebyfive.bots.heuristic.line_outcomes import (
    Outcomes,
    add_number,
    build_outcomes,
    sort_numbers,
)
from fivebyfive.bots.interface import Budget, Position
from fivebyfive.rules import LINES, NOTHING, Cell, Circle, KnasterSheet, Line, Move, Write
from fivebyfive.rules.grid import LINE_MASKS, LINES_THROUGH, SIZE, mask

# How often it notices what a line may become, and that a number is equal to the roll. Tuned so that
# the steps in points from level to level are about equal: see the table in docs/strength.md.
NOTICE_PROBABILITY: Final[Mapping[str, float]] = {"knister": 0.7, "knaster": 0.55}

# Closing a line is absurd if it loses so many points: in Knister, what five of a kind give more
# than four. Chosen, not measured.
ABSURD_LOSS: Final[Mapping[str, int]] = {"knister": 4, "knaster": 2}


class Beginner:
    """Greedy: maximises the points at once, plus what noticed lines are guaranteed to give.

    It overlooks lines and circles, closes lines too early, and builds no straights. But it does
    nothing that anybody would see to be absurd:

    - it does not fill the last cell of a line with a number that costs the line at least
      `ABSURD_LOSS` and more than it brings, as long as there is anything else to do, unless that
      fills a white box;
    - it does not leave a white box that one circle with this roll fills, but for as many points;
    - it does not use the last roll without points if there are points for it.
    """

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        """Evaluates every free cell once, so it ignores the budget."""
        view = _View(position)
        moves = view.moves(rng)
        if not position.last:
            moves = [move for move in moves if not view.is_wasteful(move)] or moves
        if position.last or any(view.fills_box(move) for move in moves):
            return rng.choice(_best(moves, view.points))  # obvious: nothing is overlooked
        notice = NOTICE_PROBABILITY[position.kind]
        noticed = {line for line in range(len(LINES)) if rng.random() < notice}
        seen = [m for m in moves if not isinstance(m, Circle) or rng.random() < notice] or moves
        return rng.choice(_best(seen, lambda m: view.points(m) + view.guaranteed_gain(m, noticed)))


def _best(moves: Sequence[Move], value: Callable[[Move], int]) -> list[Move]:
    values = [value(move) for move in moves]
    most = max(values)
    return [move for move, found in zip(moves, values, strict=True) if found == most]


class _View:
    """The sheet as a beginner sees it, line by line."""

    def __init__(self, position: Position) -> None:
        self.absurd_loss = ABSURD_LOSS[position.kind]
        self.sheet, self.roll, self.last = position.sheet, position.roll, position.last
        self.total = self.sheet.score().total
        self.table = build_outcomes(type(self.sheet))
        self.lines = [sort_numbers([self.sheet.numbers[cell] for cell in line]) for line in LINES]

    def moves(self, rng: Random) -> list[Move]:
        """One write for each free cell, and all other legal moves."""
        sheet, roll = self.sheet, self.roll
        if not isinstance(sheet, KnasterSheet):
            return list(sheet.legal_moves(roll, self.last))

        def value(after: KnasterSheet) -> float:
            return after.score().total + rng.random() / 2  # a white box first, else at random

        writes = [choose_write(sheet, roll, cell, value)[0] for cell in sheet.free_cells]
        return [*list_circles(sheet, roll), *writes, *([NOTHING] if self.last else [])]

    def points(self, move: Move) -> int:
        """The points that the move gives at once."""
        if isinstance(move, Write) and not self._closed_by(move.cell):
            return 0
        return self.sheet.play(self.roll, move, self.last).score().total - self.total

    def guaranteed_gain(self, move: Move, noticed: Collection[Line]) -> int:
        """By how much a write raises what the noticed open lines are guaranteed to give."""
        if not isinstance(move, Write):
            return 0
        return sum(
            min(self._with_roll(line)) - min(self.table[self.lines[line]])
            for line in LINES_THROUGH[move.cell]
            if line in noticed and len(self.lines[line]) < SIZE - 1
        )

    def is_wasteful(self, move: Move) -> bool:
        """Whether a write closes lines for far less than they could still have given.

        The loss must also exceed what the number adds to what the lines were guaranteed to give.
        """
        if not isinstance(move, Write) or self.fills_box(move):
            return False
        lost = added = 0
        for line in self._closed_by(move.cell):
            (given,) = self._with_roll(line)
            open_to = self.table[self.lines[line]]
            lost += max(open_to) - given
            added += given - min(open_to)
        return lost >= self.absurd_loss and lost > added

    def fills_box(self, move: Move) -> bool:
        """Whether the move draws the fifth circle of a line."""
        drawn = _circled_by(move)
        circled = self.sheet.circled | mask(drawn)
        masks = [LINE_MASKS[line] for cell in drawn for line in LINES_THROUGH[cell]]
        return any(circled & line == line for line in masks)

    def _closed_by(self, cell: Cell) -> list[Line]:
        return [line for line in LINES_THROUGH[cell] if len(self.lines[line]) == SIZE - 1]

    def _with_roll(self, line: Line) -> Outcomes:
        return self.table[add_number(self.lines[line], self.roll)]


def _circled_by(move: Move) -> tuple[Cell, ...]:
    if isinstance(move, Circle):
        return (move.cell,)
    if isinstance(move, Write):
        return tuple(cell for _, cells in move.free for cell in cells)
    return ()
