"""Club rooms: a name that a club keeps, always the same link, and a new table each time."""

import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.tables.room_memory import RoomMemory
from fivebyfive.server.tables.room_season import SeasonReader
from fivebyfive.server.tables.service import ClubRoomTakenError, TableService
from fivebyfive.store import ClubRoomClaim, Store, StoreCode, StoreError
from fivebyfive.table import Table, commands

SHORTEST: Final = 3
LONGEST: Final = 32
ABSENCE_LIMIT_MS: Final = (
    15 * 60 * 1000
)  # ms without anybody who can start in the lobby, or without anybody in a game
IDLE_LIMIT_MS: Final = 2 * 3600 * 1000  # ms: after so long without an event the evening is over


def parse_room_name(text: str) -> str:
    """The name of a room as it is kept and compared. Raises `ServerError` (bad-room-name)."""
    # A long text is not worth the work; no short one becomes ten times as long.
    name = _plain(_plain(text[: 10 * LONGEST]).casefold())
    fits = SHORTEST <= len(name) <= LONGEST and len(text) <= 10 * LONGEST
    if not fits or not all(map(_is_allowed, name)) or not any(map(str.isalnum, name)):
        raise ServerError(ServerCode.BAD_ROOM_NAME, least=SHORTEST, most=LONGEST)
    return name


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def _is_allowed(letter: str) -> bool:
    """Letters of any language, because clubs have names in all of them."""
    return letter == "-" or letter in "0123456789" or letter.isalpha()


@dataclass(slots=True)
class ClubRooms:
    """Which table goes on in a room, and what the room remembers."""

    tables: TableService
    store: Store
    clock: Callable[[], int]
    metrics: Metrics
    worker: str
    memory: RoomMemory = field(init=False)

    def __post_init__(self) -> None:
        self.memory = RoomMemory(self.store, self.tables, SeasonReader(self.store), self.clock)

    async def find_table(self, room: str) -> str | None:
        """The code of the table that goes on there."""
        code = await self._read_last_table(room)
        return code if code is not None and await self._is_active(room, code) else None

    async def open(
        self,
        room: str,
        preset: str,
        changes: Mapping[str, str | int | bool | None],
        first_commands: Sequence[commands.Command],
        rehearsal: str = "",
    ) -> tuple[str, str | None]:
        """The code of the room's table, and the token of its host if it was opened for us.

        Of several who ask at the same time, at whichever processes, one opens it.
        """
        while True:
            before = await self._read_last_table(room)
            if before is not None and await self._is_active(room, before):
                return before, None
            try:
                place = ClubRoomClaim(room, before)
                token = await self.tables.open(preset, changes, first_commands, place, rehearsal)
            except ClubRoomTakenError:
                continue
            return token.partition(".")[0], token

    async def _read_last_table(self, room: str) -> str | None:
        with self.metrics.measure_store("room"):
            return await self.store.read_room_table(room)

    async def _is_active(self, room: str, code: str) -> bool:
        try:
            table = await self.tables.get_latest(code)
        except StoreError as error:
            if error.code != StoreCode.NO_SUCH_TABLE:
                raise
            return False
        if table.club_room != room:  # a deleted table's code was given to another one
            return False
        head = (await self.store.read_heads([code])).get(code)
        if head is None:  # deleted by another process, and still in the memory of this one
            return False
        now = self.clock()
        if now - head.updated_at > IDLE_LIMIT_MS:
            return False
        if table.phase == "over":
            return await self._is_any_here(table, _find_leaders(table))
        waited_for = _find_leaders(table) if table.phase == "lobby" else set(table.devices)
        gone = _all_gone_since(table, waited_for)
        return gone is None or now - gone <= ABSENCE_LIMIT_MS

    async def _is_any_here(self, table: Table, wanted: Collection[str]) -> bool:
        """The log may not know yet that a process died with its devices."""
        here = {
            device.worker
            for device in table.devices.values()
            if device.gone_since is None and device.id in wanted
        }
        return bool(here & (await self.store.read_workers() | {self.worker}))


def _find_leaders(table: Table) -> set[str]:
    """The devices that can begin a game, now or as soon as the role of the host passes to them.

    Where it passes on it may end up at a screen that was left on, which begins nothing.
    """
    seated = {one.device for one in table.participants if one.device}
    hosts = {table.permanent_host, *table.co_hosts}
    return hosts | (seated if table.settings.host_passes else {table.host})


def _all_gone_since(table: Table, wanted: Collection[str]) -> int | None:
    """Since when none of some devices is there; None while one is."""
    gone = [device.gone_since for device in table.devices.values() if device.id in wanted]
    return None if None in gone else max((at for at in gone if at is not None), default=0)
