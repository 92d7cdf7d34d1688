"""What a club room remembers: who may see it, who may change it, and what they change.

A device is known in a room by a key, which it gets when it sits at one of its tables together with
a connected device that the room knows already; the first one is known by opening a table. So
whoever only knows the name of a room cannot see who plays there by sitting down alone. The first
host is the keeper of the room, and may hand that on by a link.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from fivebyfive.analysis.season import PersonId, of_person
from fivebyfive.rules import RecordError
from fivebyfive.rules.text import normalize_name
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.tables.operator import erase_name_at_table
from fivebyfive.server.tables.room_season import Season, SeasonReader
from fivebyfive.server.tables.service import TableService
from fivebyfive.server.tables.tokens import hash_token, new_host_key
from fivebyfive.store import Store, StoredRecord
from fivebyfive.store import room_memory as stored
from fivebyfive.store.erase_names import erase_in_record
from fivebyfive.store.room_memory import MemoryState, PersonNote, RoomKey
from fivebyfive.table import Table


class RoomClaim(NamedTuple):
    """The key of a device that a room knows, and whether it is that of a keeper."""

    key: str | None
    is_keeper: bool = False


@dataclass(slots=True)
class RoomMemory:
    """The memories of all club rooms."""

    store: Store
    tables: TableService
    seasons: SeasonReader
    clock: Callable[[], int]

    async def read_state(self, room: str) -> MemoryState:
        """Whether a room remembers, and how many games: what everybody may know."""
        return await stored.read_memory_state(self.store, room)

    async def claim_key(self, room: str, token: str, key: str) -> RoomClaim:
        """Make a device known that sits at a table of the room, or note where it is now.

        Nothing is claimed while nobody who is there is known, or while the room remembers nothing.
        Raises `ServerError` (wrong-token).
        """
        code, device = await self.tables.authenticate(token)
        table = await self.tables.get_latest(code)
        if table.club_room != room:
            raise ServerError(ServerCode.WRONG_TOKEN)
        is_host = device in (table.host, *table.co_hosts)
        known = await stored.find_devices(self.store, room, code)
        was_keeper = await stored.find_key(self.store, room, hash_token(key)) if key else None
        if was_keeper is not None:
            is_keeper = was_keeper or (is_host and not known.keepers)
            used = RoomKey(hash_token(key), is_keeper, code, self.clock(), device)
            await stored.use_key(self.store, room, used)
            return RoomClaim(key, is_keeper)
        may_claim = _is_seated(table, device) or is_host
        if not may_claim or (known.total and not _is_any_connected(table, known.at_table)):
            return RoomClaim(None)
        if not (await self.read_state(room)).is_on:
            return RoomClaim(None)
        return await self._add_key(room, is_host and not known.keepers, code, device)

    async def _add_key(
        self, room: str, is_keeper: bool, code: str = "", device: str = ""
    ) -> RoomClaim:
        key = new_host_key()
        new = RoomKey(hash_token(key), is_keeper, code, self.clock(), device)
        await stored.add_key(self.store, room, new)
        return RoomClaim(key, is_keeper)

    async def check_known(self, room: str, key: str) -> bool:
        """Whether a known device is that of a keeper. Raises `ServerError` (wrong-room-key)."""
        found = await stored.find_key(self.store, room, hash_token(key)) if key else None
        if found is None:
            raise ServerError(ServerCode.WRONG_ROOM_KEY)
        return found

    async def check_keeper(self, room: str, key: str) -> None:
        """Refuse all but keepers. Raises `ServerError` (wrong-room-key, not-keeper)."""
        if not await self.check_known(room, key):
            raise ServerError(ServerCode.NOT_KEEPER)

    async def make_keeper_key(self, room: str) -> str:
        """A key for a link: whoever has it is a keeper."""
        claim = await self._add_key(room, is_keeper=True)
        assert claim.key is not None  # noqa: S101 -- it is new
        return claim.key

    async def switch(self, room: str, on: bool) -> None:
        """Let a room remember, or forget everything."""
        await stored.switch_memory(self.store, room, on, self.clock())

    async def read_season(self, room: str) -> Season:
        """The season of a room."""
        return await self.seasons.read(room)

    async def merge(self, room: str, person: PersonId, into: PersonId) -> None:
        """Count the games of one name for another one. Raises `ServerError` (no-such-person)."""
        season = await self.read_season(room)
        find_person(season, person)
        find_person(season, into)
        if person == into:
            raise ServerError(ServerCode.NO_SUCH_PERSON)
        notes = season.people.notes
        followers = [note.person for note in notes.values() if note.merged_into == person]
        moved = [PersonNote(one, merged_into=into) for one in (person, *followers)]
        await stored.save_people(self.store, room, moved)

    async def separate(self, room: str, person: PersonId, name: PersonId) -> None:
        """Take back that a name was merged into a person. Raises `ServerError`."""
        season = await self.read_season(room)
        find_person(season, person)
        if name == person or name not in season.spellings[person]:
            raise ServerError(ServerCode.NO_SUCH_PERSON)
        await stored.save_people(self.store, room, [PersonNote(name)])

    async def hide(self, room: str, person: PersonId, is_hidden: bool) -> None:
        """Show somebody to keepers only, or to all again. Raises `ServerError`."""
        find_person(await self.read_season(room), person)
        await stored.save_people(self.store, room, [PersonNote(person, is_hidden)])

    async def delete(self, room: str, person: PersonId) -> int:
        """Erase the names of a person in all that the room remembers, tables included.

        Returns in how many games. Raises `ServerError` (no-such-person). The games stay, with
        a neutral name; the reviews of these games go.
        """
        season = await self.read_season(room)
        find_person(season, person)
        games = list(of_person(season.games, person))
        names = [name for known in season.spellings[person].values() for name in known]
        # Also where they did not play: the list and the teams of a class name who is absent.
        for table in sorted({game.table for game in season.games}):
            for name in names:
                await erase_name_at_table(self.store, table, name, self.clock())
        await self._erase_in_records(room, names)
        for one in (person, *season.spellings[person]):
            await stored.delete_person_notes(self.store, room, one)
        return len(games)

    async def _erase_in_records(self, room: str, names: Sequence[str]) -> None:
        wanted = list(map(normalize_name, names))
        for one in await stored.read_games(self.store, room):
            if any(name in normalize_name(one.text) for name in wanted):
                for name in names:
                    await self._erase_in_record(room, one.table, one.game, name)

    async def _erase_in_record(self, room: str, table: str, number: int, name: str) -> None:
        text = await stored.read_game(self.store, room, table, number)
        if text is not None:
            with suppress(RecordError):  # the season has nobody of an unreadable record
                await erase_in_record(self.store, StoredRecord(table, number, 0, text), name)


def find_person(season: Season, person: PersonId) -> str:
    """The name of a person. Raises `ServerError` (no-such-person)."""
    if person not in season.names:
        raise ServerError(ServerCode.NO_SUCH_PERSON)
    return season.names[person]


def _is_any_connected(table: Table, devices: Collection[str]) -> bool:
    return any(one in devices and at.gone_since is None for one, at in table.devices.items())


def _is_seated(table: Table, device: str) -> bool:
    return any(one.device == device for one in table.participants)
