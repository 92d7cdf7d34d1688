"""A table in a test: its log, its clock, and commands that check what must always hold."""

from dataclasses import dataclass, field

import pytest

from fivebyfive.rules import CodedError
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import Event, Table, create_table, decide, evolve, fold
from fivebyfive.table.commands import Command, Connect, Join, Sit, Start, Tick

SECRET = "5b" * 32
HOST = "host"


@dataclass
class TableHarness:
    """One table and everything that happened there."""

    log: list[Event]
    table: Table
    now: int = 1_000_000
    last_events: list[Event] = field(default_factory=list)

    @classmethod
    def open(cls, preset: str = "family", **changes: object) -> "TableHarness":
        event = create_table(
            code="123456",
            device=HOST,
            token_hash="h",
            secret=SECRET,
            now=1_000_000,
            nonce="n0",
            preset=preset,
            changes=changes,
        )
        harness = cls([event], fold([event]))
        harness.submit(Connect())
        return harness

    def submit(self, command: Command, by: str | None = HOST, wait: int = 0) -> list[Event]:
        """Carry out a command, after so many milliseconds."""
        self.now += wait
        self.last_events = decide(self.table, command, by, self.now)
        for event in self.last_events:
            assert decode_event(encode_event(event)) == event
            self.table = evolve(self.table, event)
            self.log.append(event)
        return self.last_events

    def join(self, device: str, *names: str) -> None:
        self.submit(Join(device, "h", f"nonce-{device}"), None)
        self.submit(Connect(), device)
        for name in names:
            self.submit(Sit(name), device)

    def start_without_nonces(self) -> None:
        """Start after a rematch, for which nobody gives a new nonce."""
        self.submit(Start())
        self.submit(Tick(), None, wait=2_000)

    def last_event_types(self) -> list[str]:
        """What the last command came to."""
        return [type(event).__name__ for event in self.last_events]


def refusal_code(harness: TableHarness, command: Command, by: str | None = HOST) -> str:
    """The code with which a command is refused; nothing has happened then."""
    before = harness.table
    with pytest.raises(CodedError) as refusal:
        harness.submit(command, by)
    assert harness.table == before
    return str(refusal.value.code)


def start_game(*names: str, preset: str = "family", **changes: object) -> TableHarness:
    """A game that has begun: the first name is the host's, the others have a device each."""
    harness = TableHarness.open(preset, **changes)
    harness.submit(Sit(names[0]))
    for name in names[1:]:
        harness.join(name.lower(), name)
    harness.submit(Start())
    return harness
