"""A class over real sockets: pupils with a device each, who move when they are told to."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from fivebyfive.rules import Record, parse_record
from support.cli_runner import run_in_process
from support.server.devices import Device, join_device


@dataclass
class Classroom:
    """The leader's device, and those of the pupils by the names they came with."""

    leader: Device
    pupils: dict[str, Device] = field(default_factory=dict)

    def seat(self, names: Iterable[str]) -> None:
        """Pupils come and sit down, one after the other."""
        for name in names:
            self.pupils[name] = join_device(self.leader.url, self.leader.code, name)

    def close(self) -> None:
        """Everybody disconnects."""
        for device in (*self.pupils.values(), self.leader):
            device.socket.close()

    def leave(self, names: Iterable[str]) -> None:
        """Pupils go for good; a computer plays on for them."""
        for name in names:
            device = self.pupils.pop(name)
            device.ask("leave")
            device.socket.close()

    def roll(self) -> int:
        """The leader rolls: the number of the round that is open then."""
        round_ = int(self.leader.table["round"])
        self.leader.ask("next", round=round_)
        self.leader.until(lambda: self.leader.table["round"] == round_ + 1)
        return round_ + 1

    def move(self, names: Iterable[str], round_: int) -> None:
        """Pupils write into cells that their names and the round decide, all at the same time."""
        sent = []
        for name in names:
            device = self.pupils[name]
            device.until(lambda device=device: device.yours["round"] == round_)  # type: ignore[misc]
            [own] = device.yours["seats"]
            cell = Random(f"{name} {round_}").choice(own["write"])
            sent.append((device, device.send("move", seat=own["seat"], round=round_, move=cell)))
        for device, number in sent:
            assert device.wait_for_answer(number)["type"] == "answer"

    def wait_for_all(self) -> None:
        """The leader sees that everybody has moved, or a computer for them."""
        moved = self.leader.table["moved"]
        self.leader.until(lambda: len(self.leader.table["moved"]["seats"]) == moved["of"])

    def close_round(self, round_: int) -> None:
        """The leader waits for nobody any longer."""
        self.leader.ask("close-round", round=round_)
        self.wait_for_all()


def play_lesson(
    room: Classroom,
    idle: Sequence[str],
    leavers: Mapping[int, Sequence[str]],
    end_round: Callable[[int], None],
    rounds: int = 25,
) -> None:
    """A whole game of Knister: some never move, some leave when a round has begun.

    `end_round` makes computers move for those who have not.
    """
    for _ in range(rounds):
        round_ = room.roll()
        room.leave(leavers.get(round_, ()))
        room.move([name for name in room.pupils if name not in idle], round_)
        end_round(round_)
    room.leader.ask("next", round=rounds)
    room.leader.until(lambda: room.leader.table["phase"] == "over")


def score_record(text: str) -> tuple[Record, dict[str, object]]:
    """A record as the rules read it, and what `fivebyfive score --json` says of it."""
    out, _ = run_in_process("score", "--json", "-", stdin=text.encode())
    return parse_record(text), json.loads(out)
