"""A back-up while people play, and what is there after it was restored."""

import asyncio
import shutil
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fivebyfive.store import StoredEvent
from fivebyfive.store.event_codec import decode_event
from fivebyfive.store.maintenance import list_tables
from fivebyfive.table import events
from support.cli_runner import run_process
from support.server.devices import Device, open_device
from support.server.records import fetch_record
from support.server.server_process import Server, run_server
from support.stores import connect_store

CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]


class Move(NamedTuple):
    """A move that the server has acknowledged."""

    code: str
    round: int
    move: str


@dataclass
class SteadyPlayer(threading.Thread):
    """Plays one game after the other until it is told to stop."""

    server: Server
    acknowledged: list[Move] = field(default_factory=list)
    has_begun: threading.Event = field(default_factory=threading.Event)
    is_over: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        super().__init__()

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        """Play, and note what was answered."""
        settings = {"game": "knister", "dice": "real", "rolls": "host"}
        while not self.is_over.is_set():
            with open_device(self.server.url, names=["Ola"], settings=settings) as device:
                device.ask("start")
                self.play_game(device)

    def play_game(self, device: Device) -> None:
        for round_, cell in enumerate(CELLS, 1):
            if self.is_over.is_set():
                return
            device.ask("next", round=round_ - 1, roll="3+4")
            device.ask("move", seat=0, round=round_, move=cell)
            self.acknowledged.append(Move(device.code, round_, cell))
            if len(self.acknowledged) == 30:
                self.has_begun.set()
        device.ask("next", round=len(CELLS))


def read_logs(database: Path) -> dict[str, list[StoredEvent]]:
    async def read() -> dict[str, list[StoredEvent]]:
        async with connect_store(str(database)) as store:
            return {row.code: await store.read(row.code) for row in await list_tables(store)}

    return asyncio.run(read())


def find_moves(logs: dict[str, list[StoredEvent]]) -> set[Move]:
    decoded = ((code, decode_event(one.body)) for code, log in logs.items() for one in log)
    return {
        Move(code, event.round, event.move)
        for code, event in decoded
        if isinstance(event, events.MoveMade)
    }


def test_every_move_acknowledged_before_a_backup_is_there_after_the_restore(tmp_path: Path) -> None:
    games, copy, restored = (tmp_path / name for name in ("games", "copy", "restored"))
    with run_server(str(games)) as server:
        player = SteadyPlayer(server)
        player.start()
        player.has_begun.wait()
        before: list[Move] = []
        while len(before) == len(player.acknowledged) or not before:  # until they play meanwhile
            before = list(player.acknowledged)
            run_process("admin", "backup", copy, "--force", "--database", games)
        player.is_over.set()
        player.join()
    shutil.copy(copy, restored)
    logs, all_logs = read_logs(restored), read_logs(games)
    assert set(before) <= find_moves(logs)
    assert logs.keys() <= all_logs.keys()
    for code, log in logs.items():  # what is there is what had happened until one moment
        assert log == all_logs[code][: len(log)]
    with run_server(str(restored)) as server:  # the first game was over, with its record
        assert "25. 3+4 e5" in fetch_record(server.url, before[0].code)
