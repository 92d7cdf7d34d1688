"""People who play Knister: each writes the 25 cells in an order of their own.

So all that a person will do is known from the start, and what the server keeps can be compared
with what it acknowledged, move by move.
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

# The server says these while it is going away or its database does: the wish is sent again.
RETRYABLE_CODES: Final = frozenset({"closing", "store-unavailable", "unavailable"})

# And these to what was done before the connection was lost, and is asked for again.
ALREADY_DONE: Final = frozenset(
    {("next", "stale-round"), ("next", "not-playing"), ("start", "not-in-lobby")}
)


class PendingCommand(NamedTuple):
    """A command that waits for its answer."""

    what: str  # move, next or start
    round: int
    move: str
    wanted_at: float
    message: bytes


@dataclass(eq=False)
class Person:
    """Somebody on a device of their own."""

    party: "Party"
    seat: int
    order: list[str]
    rng: Random
    device: Device = field(init=False)
    round: int = 0  # as told on this device
    own_round: int = 0  # the newest of which it knows what it may do
    over: bool = False
    welcomed: bool = False
    yours: bytes = b""  # the newest private news
    moves: dict[int, str] = field(default_factory=dict)  # acknowledged, by round
    answers: int = 0  # to moves
    _waiting: dict[int, PendingCommand] = field(default_factory=dict)
    _ids: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))
    _postponed_moves: list[tuple[int, float]] = field(
        default_factory=list
    )  # rounds not open yet, since when

    def want_to_move(self, round_: int, at: float) -> None:
        """It is time to move; if the roll has not come, then as soon as it comes."""
        if self.round < round_:
            self._postponed_moves.append((round_, at))
        elif self.rng.random() < self.party.plan.change_probability and round_ < len(self.order):
            self.ask("move", round_, self.order[-1], at)  # and thinks better of it then
        else:
            self.ask("move", round_, self.order[round_ - 1], at)

    def ask(self, what: str, round_: int = 0, move: str = "", at: float | None = None) -> None:
        """Send a command, and again after every loss until it is answered."""
        number = next(self._ids)
        ask: dict[str, Any] = {"type": what}
        if what != "start":
            ask |= {"round": round_, "game": 1}
        if what == "move":
            ask |= {"seat": self.seat, "move": move}
        message = json.dumps({"type": "ask", "id": number, "ask": ask}).encode()
        wanted_at = time.perf_counter() if at is None else at
        self._waiting[number] = PendingCommand(what, round_, move, wanted_at, message)
        if self.welcomed:
            self.device.send(message)

    def on_message(self, kind: bytes, number: int, message: bytes) -> None:
        """See `Owner.hear`."""
        match kind:
            case b"a":
                self._answered(self._waiting.pop(number))
            case b"t":
                self._heard(self.party.read(message)["table"])
            case b"y":
                self.yours = message
                self.party.on_private_view(self, message)
                if self.over:
                    self.party.ended()
            case b"w":
                unanswered = list(self._waiting.values())
                self.welcomed = True
                self.yours = message
                self._heard(json.loads(message)["table"])
                self.party.arrived()
                for wish in unanswered:
                    self.device.send(wish.message)
            case b"r":
                self._refused(number, json.loads(message))
            case b"b":
                code = json.loads(message)["code"]
                if code not in RETRYABLE_CODES:
                    self.failed(f"the server said goodbye: {code}")

    @property
    def has_final_state(self) -> bool:
        """Whether this device knows the end of the game, and its own full sheet."""
        start = self.yours.find(b'"numbers":[') + len(b'"numbers":[')
        return self.over and b"0" not in self.yours[start : self.yours.find(b"]", start)].split(
            b","
        )

    def describe(self) -> str:
        """What this person is at, for whoever looks for a mistake."""
        here = "welcomed" if self.welcomed else self.device.describe()
        waiting = [(wish.what, wish.round) for wish in self._waiting.values()]
        return f"seat {self.seat}, {here}, told of round {self.round}, not answered: {waiting}"

    def failed(self, why: str) -> None:
        """See `Owner.failed`."""
        self.party.failed(f"seat {self.seat}: {why}")

    def on_disconnect(self) -> None:
        """See `Owner.lost`."""
        self.welcomed = False

    def _answered(self, wish: PendingCommand) -> None:
        if wish.what == "move":
            self.answers += 1
            self.moves[wish.round] = wish.move
            self.party.plan.acknowledged(time.perf_counter() - wish.wanted_at)
            if wish.move != self.order[wish.round - 1]:
                self.ask("move", wish.round, self.order[wish.round - 1])
            else:
                self.party.moved(wish.round)

    def _refused(self, number: int, refusal: dict[str, Any]) -> None:
        wish = self._waiting[number]
        done = (wish.what, refusal["code"]) in ALREADY_DONE
        if refusal["code"] not in RETRYABLE_CODES:
            del self._waiting[number]
        else:
            losses = self.device.losses
            self.party.later(0.2, lambda: self._resend(number, losses))
        if refusal["code"] not in RETRYABLE_CODES and not done:
            self.failed(f"{wish.what} in round {wish.round} was refused: {refusal['code']}")

    def _resend(self, number: int, losses: int) -> None:
        """Unless the connection was lost since: then the welcome has done it."""
        wish = self._waiting.get(number)
        if wish and self.welcomed and losses == self.device.losses:
            self.device.send(wish.message)

    def _heard(self, table: dict[str, Any]) -> None:
        round_ = table.get("round", self.round)
        if round_ != self.round:
            self.round = round_
            self.party.rolled(round_)
            while self._postponed_moves and self._postponed_moves[0][0] <= round_:
                self.party.plan.late += 1
                self.want_to_move(*self._postponed_moves.pop(0))
        if table.get("phase") == "over" and not self.over:
            self.over = True
            self.party.ended()


def new_order(rng: Random) -> list[str]:
    """The cells in the order in which somebody writes them."""
    order = list(CELL_NAMES)
    rng.shuffle(order)
    return order
