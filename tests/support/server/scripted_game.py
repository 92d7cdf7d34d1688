"""Games brought to a position by given rolls and moves, before a browser takes over."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Self

from fivebyfive.analysis import play_game
from fivebyfive.bots import find_bot
from support.server.devices import Device, join_device, open_device, send_moves_together


@dataclass
class ScriptedGame:
    """How far a game with real dice has come; rolls and moves as in a record.

    A single move is everybody's. With a move fewer than rolls the last round is open.
    """

    game: str
    rolls: Sequence[str]
    moves: Sequence[str]
    others: Sequence[str] = ()
    finished: bool = False
    has_all_circles: bool = False  # every seat has its own move, with all its circles
    papers: Sequence[str] = ()  # who plays along on paper, beside the first device

    @classmethod
    def from_bot_game(
        cls, game: str, rounds: int, *others: str, moved: bool = False, finished: bool = False
    ) -> Self:
        """A position that computer players got into; in the last of the rounds they may move."""
        bots = [find_bot("casual")] * (1 + len(others))
        played = play_game(game, bots, f"{game} of {len(bots)}").game.rounds
        rolls = [str(one.throw) for one in played]
        moves = [" ".join(str(move) for move in one.moves) for one in played]
        if finished:
            return cls(game, rolls, moves, others, finished=True, has_all_circles=True)
        made = moves[: rounds if moved else rounds - 1]
        return cls(game, rolls[:rounds], made, others, has_all_circles=True)

    def set_up(self, url: str, stack: ExitStack, name: str = "Ola") -> Device:
        """The first device, which a browser goes on with; the others stay while the stack does."""
        settings = {"game": self.game, "dice": "real", "rolls": "host"}
        host = stack.enter_context(open_device(url, names=[name], settings=settings))
        guests = [stack.enter_context(join_device(url, host.code, other)) for other in self.others]
        for paper in self.papers:
            host.ask("sit-paper", name=paper)
        host.ask("start")
        devices = [host, *guests]
        for round_, roll in enumerate(self.rolls):
            host.ask("next", round=round_, roll=roll)
            if round_ < len(self.moves):
                moves = self.moves[round_].split()
                if self.has_all_circles:
                    send_moves_together(devices, round_ + 1, moves)
                    continue
                for seat, device in enumerate(devices):
                    device.move(seat, round_ + 1, moves[seat % len(moves)])
        if self.finished:
            host.ask("next", round=len(self.rolls))
        return host.refresh()
