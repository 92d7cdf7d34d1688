"""What a club room remembers: which games, which devices it knows, who was merged or hidden.

The games are the records with the name of the room. Nothing else here has a name of a person in
it: a device is known by the hash of its key, a person by the hash of a name.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fivebyfive.store.interface import Millis, Statement, Store, StoredRecord

_IS_OFF: Final = "SELECT is_off FROM room_memories WHERE room = ?"
_COUNT_GAMES: Final = "SELECT count(*) FROM records WHERE room = ?"
_GAMES: Final = (
    "SELECT table_name, game, ended_at, text, room FROM records WHERE room = ? "
    "ORDER BY ended_at, table_name, game"
)
_GAME: Final = "SELECT text FROM records WHERE room = ? AND table_name = ? AND game = ?"
_REVIEWED: Final = (
    "SELECT table_name, game, seat, coached_at FROM coachings WHERE EXISTS "
    "(SELECT 1 FROM records WHERE records.table_name = coachings.table_name "
    "AND records.game = coachings.game AND records.room = ?)"
)
_REVIEW: Final = "SELECT text FROM coachings WHERE table_name = ? AND game = ? AND seat = ?"
_SET_OFF: Final = (
    "INSERT INTO room_memories VALUES (?, 1, ?) ON CONFLICT (room) "
    "DO UPDATE SET is_off = excluded.is_off, changed_at = excluded.changed_at"
)
# First: it is the lock that others who switch the same room on wait for.
_NOTE_ON: Final = "UPDATE room_memories SET changed_at = ? WHERE room = ? AND is_off = 1"
_SET_ON: Final = "UPDATE room_memories SET is_off = 0 WHERE room = ? AND is_off = 1"
_IF_OFF: Final = (
    " AND EXISTS (SELECT 1 FROM room_memories AS one WHERE one.room = ? AND one.is_off = 1)"
)
_FORGET_GAMES: Final = "UPDATE records SET room = NULL WHERE room = ?"
_FORGET_PEOPLE: Final = "DELETE FROM room_people WHERE room = ?"
_FORGET_GUESTS: Final = "DELETE FROM room_keys WHERE room = ? AND is_keeper = 0"
_FORGET_KEYS: Final = "DELETE FROM room_keys WHERE room = ? RETURNING key_hash"
_FORGET_SWITCH: Final = "DELETE FROM room_memories WHERE room = ?"
_KEY: Final = "SELECT is_keeper FROM room_keys WHERE room = ? AND key_hash = ?"
_KEYS: Final = (
    "SELECT count(*), count(CASE WHEN is_keeper = 1 THEN 1 END) FROM room_keys WHERE room = ?"
)
_DEVICES: Final = "SELECT device FROM room_keys WHERE room = ? AND table_name = ?"
_ADD_KEY: Final = "INSERT INTO room_keys VALUES (?, ?, ?, ?, ?, ?)"
_USE_KEY: Final = (
    "UPDATE room_keys SET table_name = ?, device = ?, used_at = ?, is_keeper = ? "
    "WHERE room = ? AND key_hash = ?"
)
_PEOPLE: Final = "SELECT person, is_hidden, merged_into FROM room_people WHERE room = ?"
_SET_PERSON: Final = (
    "INSERT INTO room_people VALUES (?, ?, ?, ?) ON CONFLICT (room, person) "
    "DO UPDATE SET is_hidden = excluded.is_hidden, merged_into = excluded.merged_into"
)
_DROP_PERSON: Final = "DELETE FROM room_people WHERE room = ? AND person = ?"
_DROP_MERGES: Final = "DELETE FROM room_people WHERE room = ? AND merged_into = ?"
_ROOMS_WITH_PEOPLE: Final = "SELECT DISTINCT room FROM room_people"
_ROOMS: Final = (
    "SELECT room, count(*), min(ended_at), max(ended_at) FROM records WHERE room IS NOT NULL "
    "GROUP BY room ORDER BY max(ended_at) DESC, room"
)


class MemoryState(NamedTuple):
    """Whether a room remembers, and how many games it does."""

    is_on: bool
    games: int


class RoomKey(NamedTuple):
    """What is stored of the key of a device that a room knows."""

    key_hash: str
    is_keeper: bool
    table: str  # where it was last
    used_at: Millis
    device: str = ""  # its name at that table


class KnownDevices(NamedTuple):
    """How many devices a room knows, how many are keepers, and which were at a table last."""

    total: int
    keepers: int
    at_table: frozenset[str]


class PersonNote(NamedTuple):
    """What a keeper has decided about a person, who is named by the hash of a name."""

    person: str
    is_hidden: bool = False
    merged_into: str | None = None


class ReviewKey(NamedTuple):
    """Which review there is of a remembered game; it is never replaced by another one."""

    table: str
    game: int
    seat: int
    reviewed_at: Millis


class RememberedRoom(NamedTuple):
    """A room as an operator sees it."""

    room: str
    games: int
    first_at: Millis
    last_at: Millis


async def read_memory_state(store: Store, room: str) -> MemoryState:
    """Whether a room remembers, and how many games."""
    off, [(games,)] = await store.run_statements(
        Statement(_IS_OFF, (room,)), Statement(_COUNT_GAMES, (room,))
    )
    return MemoryState(not (off and off[0][0]), int(games))


async def read_games(store: Store, room: str) -> list[StoredRecord]:
    """The records of the games that a room remembers, the oldest first."""
    [rows] = await store.run_statements(Statement(_GAMES, (room,)))
    return [StoredRecord(*row) for row in rows]


async def read_game(store: Store, room: str, table: str, game: int) -> str | None:
    """The record of one game that a room remembers."""
    [rows] = await store.run_statements(Statement(_GAME, (room, table, game)))
    return rows[0][0] if rows else None


async def list_reviews(store: Store, room: str) -> list[ReviewKey]:
    """Which reviews there are of the games that a room remembers."""
    [rows] = await store.run_statements(Statement(_REVIEWED, (room,)))
    return [ReviewKey(*row) for row in rows]


async def read_reviews(store: Store, wanted: Sequence[ReviewKey]) -> list[str | None]:
    """The texts of reviews; None for one that was deleted meanwhile."""
    found = await store.run_statements(
        *(Statement(_REVIEW, (one.table, one.game, one.seat)) for one in wanted)
    )
    return [rows[0][0] if rows else None for rows in found]


async def switch_memory(store: Store, room: str, on: bool, now: Millis) -> None:
    """Let a room remember from now on, or forget all and remember nothing more.

    Its keepers stay, so that one of them may switch it on again. Also a room that was off starts
    from nothing: a game may have ended at the very moment when it was switched off. One that is on
    already keeps what it has.
    """
    forget = (_FORGET_GAMES, _FORGET_PEOPLE, _FORGET_GUESTS)
    if on:
        await store.run_statements(
            Statement(_NOTE_ON, (now, room)),
            *(Statement(sql + _IF_OFF, (room, room)) for sql in forget),
            Statement(_SET_ON, (room,)),
        )
    else:
        await store.run_statements(
            Statement(_SET_OFF, (room, now)), *(Statement(sql, (room,)) for sql in forget)
        )


async def forget_room(store: Store, room: str) -> tuple[int, int]:
    """Forget all that a room remembers, its keepers and its switch, too.

    Returns how many games and devices that were.
    """
    games, _, keys, _ = await store.run_statements(
        Statement(_FORGET_GAMES + " RETURNING game", (room,)),
        Statement(_FORGET_PEOPLE, (room,)),
        Statement(_FORGET_KEYS, (room,)),
        Statement(_FORGET_SWITCH, (room,)),
        patiently=True,
    )
    return len(games), len(keys)


async def list_remembered_rooms(store: Store) -> list[RememberedRoom]:
    """The rooms that remember games, the last used first."""
    [rows] = await store.run_statements(Statement(_ROOMS), patiently=True)
    return [RememberedRoom(*row) for row in rows]


async def find_key(store: Store, room: str, key_hash: str) -> bool | None:
    """Whether the key is that of a keeper; None for a key that the room does not know."""
    [rows] = await store.run_statements(Statement(_KEY, (room, key_hash)))
    return bool(rows[0][0]) if rows else None


async def find_devices(store: Store, room: str, table: str) -> KnownDevices:
    """The devices that a room knows; whether those of the table are still there is not known."""
    [(total, keepers)], devices = await store.run_statements(
        Statement(_KEYS, (room,)), Statement(_DEVICES, (room, table))
    )
    return KnownDevices(int(total), int(keepers), frozenset(device for (device,) in devices))


async def add_key(store: Store, room: str, key: RoomKey) -> None:
    """Know one more device."""
    values = (room, key.key_hash, int(key.is_keeper), key.table, key.device, key.used_at)
    await store.run_statements(Statement(_ADD_KEY, values))


async def use_key(store: Store, room: str, key: RoomKey) -> None:
    """Note where the device of a key was last, and whether it is a keeper now."""
    values = (key.table, key.device, key.used_at, int(key.is_keeper), room, key.key_hash)
    await store.run_statements(Statement(_USE_KEY, values))


async def read_people(store: Store, room: str) -> list[PersonNote]:
    """What keepers have decided about people of a room."""
    [rows] = await store.run_statements(Statement(_PEOPLE, (room,)))
    return [PersonNote(person, bool(hidden), into) for person, hidden, into in rows]


async def save_people(store: Store, room: str, notes: Sequence[PersonNote]) -> None:
    """Replace what was decided about people; a note that says nothing is not stored."""
    await store.run_statements(
        *(
            Statement(_SET_PERSON, (room, person, int(hidden), into))
            if hidden or into
            else Statement(_DROP_PERSON, (room, person))
            for person, hidden, into in notes
        )
    )


async def delete_person_notes(store: Store, room: str, person: str) -> None:
    """Forget what was decided about a person, and who was merged into them."""
    await store.run_statements(
        Statement(_DROP_PERSON, (room, person)), Statement(_DROP_MERGES, (room, person))
    )


async def list_rooms_with_people(store: Store) -> list[str]:
    """The rooms in which something was decided about people."""
    [rows] = await store.run_statements(Statement(_ROOMS_WITH_PEOPLE), patiently=True)
    return [room for (room,) in rows]
