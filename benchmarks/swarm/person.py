"""A scripted player of Knister, who writes the 25 cells in an order chosen beforehand.

All moves are known from the start, so what the server stored can be compared with what it
acknowledged, move by move.
"""

import itertools
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fivebyfive.rules import CELL_NAMES
from swarm.device import Device

if TYPE_CHECKING:
    from swarm.party import Party

# Refusals while the server shuts down or its database is unavailable: the command is sent again.
RETRYABLE_CODES: Final = frozenset({"closing", "store-unavailable", "unavailable"})

# Refusals of a command that was carried out before the connection was lost, and was sent again.
ALREADY_DONE: Final = frozenset(
    {("next", "stale-round"), ("next", "not-playing"), ("start", "not-in-lobby")}
)


class PendingCommand(NamedTuple):
    """A command that waits for its answer."""

    kind: str  # move, next or start
    round: int
    move: str
    due_at: float
    message: bytes


@dataclass(eq=False)
class Person:
    """Somebody on a device of their own."""

    party: "Party"
    seat: int
    order: list[str]
    rng: Random
    device: Device = field(init=False)
    round: int = 0  # of the newest public view
    own_round: int = 0  # of the newest private view
    over: bool = False
    welcomed: bool = False
    yours: bytes = b""  # the newest private view
    moves: dict[int, str] = field(default_factory=dict)  # acknowledged, by round
    answers: int = 0  # acknowledged moves, with those that were changed later
    _waiting: dict[int, PendingCommand] = field(default_factory=dict)
    _ids: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))
    # Rounds whose roll has not come, and when their moves were due.
    _postponed_moves: list[tuple[int, float]] = field(default_factory=list)

    def move_when_due(self, round_: int, due_at: float) -> None:
        """Move now, or as soon as the roll of the round comes."""
        if self.round < round_:
            self._postponed_moves.append((round_, due_at))
        elif self.rng.random() < self.party.plan.change_probability and round_ < len(self.order):
            self.ask("move", round_, self.order[-1], due_at)  # changed once it is acknowledged
        else:
            self.ask("move", round_, self.order[round_ - 1], due_at)

    def ask(self, kind: str, round_: int = 0, move: str = "", due_at: float | None = None) -> None:
        """Send a command, and again after every reconnection until it is answered."""
        number = next(self._ids)
        ask: dict[str, Any] = {"type": kind}
        if kind != "start":
            ask |= {"round": round_, "game": 1}
        if kind == "move":
            ask |= {"seat": self.seat, "move": move}
        message = json.dumps({"type": "ask", "id": number, "ask": ask}).encode()
        due_at = time.perf_counter() if due_at is None else due_at
        self._waiting[number] = PendingCommand(kind, round_, move, due_at, message)
        if self.welcomed:
            self.device.send(message)

    def on_message(self, kind: bytes, number: int, message: bytes) -> None:
        """See `Owner.on_message`."""
        match kind:
            case b"a":
                self._answered(self._waiting.pop(number))
            case b"t":
                self._follow(self.party.read(message)["table"])
            case b"y":
                self.yours = message
                self.party.on_private_view(self, message)
                if self.over:
                    self.party.ended()
            case b"w":
                unanswered = list(self._waiting.values())
                self.welcomed = True
                self.yours = message
                self._follow(json.loads(message)["table"])
                self.party.arrived()
                for command in unanswered:
                    self.device.send(command.message)
            case b"r":
                self._refused(number, json.loads(message))
            case b"b":
                code = json.loads(message)["code"]
                if code not in RETRYABLE_CODES:
                    self.failed(f"the server ended the connection: {code}")

    @property
    def has_final_state(self) -> bool:
        """Whether this device knows that the game is over, and has its own full sheet."""
        start = self.yours.find(b'"numbers":[') + len(b'"numbers":[')
        return self.over and b"0" not in self.yours[start : self.yours.find(b"]", start)].split(
            b","
        )

    def describe(self) -> str:
        """Return connection, round and unanswered commands, to find out why a table is stuck."""
        state = "welcomed" if self.welcomed else self.device.describe()
        waiting = [(command.kind, command.round) for command in self._waiting.values()]
        return f"seat {self.seat}, {state}, told of round {self.round}, not answered: {waiting}"

    def failed(self, why: str) -> None:
        """See `Owner.failed`."""
        self.party.failed(f"seat {self.seat}: {why}")

    def on_disconnect(self) -> None:
        """See `Owner.on_disconnect`."""
        self.welcomed = False

    def _answered(self, command: PendingCommand) -> None:
        if command.kind != "move":
            return
        self.answers += 1
        self.moves[command.round] = command.move
        self.party.measured.acknowledged(time.perf_counter() - command.due_at)
        planned = self.order[command.round - 1]
        if command.move != planned:
            self.ask("move", command.round, planned)
        else:
            self.party.moved(command.round)

    def _refused(self, number: int, refusal: dict[str, Any]) -> None:
        command, code = self._waiting[number], refusal["code"]
        if code in RETRYABLE_CODES:
            losses = self.device.losses
            self.party.later(0.2, lambda: self._resend(number, losses))
            return
        del self._waiting[number]
        if (command.kind, code) not in ALREADY_DONE:
            self.failed(f"{command.kind} in round {command.round} was refused: {code}")

    def _resend(self, number: int, losses: int) -> None:
        """Send again, unless the connection was lost since: then the welcome has done it."""
        command = self._waiting.get(number)
        if command and self.welcomed and losses == self.device.losses:
            self.device.send(command.message)

    def _follow(self, table: dict[str, Any]) -> None:
        """Take note of a new round, or of the end, in a public view."""
        round_ = table.get("round", self.round)
        if round_ != self.round:
            self.round = round_
            self.party.rolled(round_)
            while self._postponed_moves and self._postponed_moves[0][0] <= round_:
                self.party.measured.late += 1
                self.move_when_due(*self._postponed_moves.pop(0))
        if table.get("phase") == "over" and not self.over:
            self.over = True
            self.party.ended()


def new_order(rng: Random) -> list[str]:
    """Return the names of all cells in random order."""
    order = list(CELL_NAMES)
    rng.shuffle(order)
    return order
