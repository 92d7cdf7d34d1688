"""What is deleted after old tables: what belonged to them, and what nobody can reach any more."""

from typing import Final

from fivebyfive.store.interface import Millis, Statement

# Chosen, not measured: a club that pauses for a year comes back to what it had.
ROOM_KEY_MS: Final = 400 * 24 * 3600 * 1000  # without use
MEMORY_OFF_MS: Final = 730 * 24 * 3600 * 1000  # since an unused room was told not to remember

_RECORDS: Final = (
    "DELETE FROM records WHERE ended_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.name = table_name)"
)
_ROOMS: Final = (
    "DELETE FROM rooms WHERE updated_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.name = table_name)"
)
# Those of remembered games stay: the luck in them is a part of the ratings.
_REVIEWS: Final = (
    "DELETE FROM coachings WHERE coached_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.name = table_name) "
    "AND NOT EXISTS (SELECT 1 FROM records WHERE records.table_name = coachings.table_name "
    "AND records.game = coachings.game AND records.room IS NOT NULL)"
)
_ROOM_PEOPLE: Final = (
    "DELETE FROM room_people "
    "WHERE NOT EXISTS (SELECT 1 FROM records WHERE records.room = room_people.room)"
)
# Never of a room that is in use: it would begin to remember by itself.
_MEMORIES_OFF: Final = (
    "DELETE FROM room_memories WHERE changed_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.name = room_memories.room) "
    "AND NOT EXISTS (SELECT 1 FROM room_keys WHERE room_keys.room = room_memories.room "
    "AND room_keys.used_at >= ?)"
)
# Never of a room that is off: only they can switch it on, and new ones are not given.
_ROOM_KEYS: Final = (
    "DELETE FROM room_keys WHERE (used_at < ? OR (used_at < ? "
    "AND NOT EXISTS (SELECT 1 FROM records WHERE records.room = room_keys.room) "
    "AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.name = room_keys.room))) "
    "AND NOT EXISTS (SELECT 1 FROM room_memories "
    "WHERE room_memories.room = room_keys.room AND is_off = 1)"
)


def delete_leftovers(at: Millis, records_too: bool) -> list[Statement]:
    """The statements after the last tables that were not used since a time; see `Store`."""
    return [
        *([Statement(_RECORDS, (at,))] if records_too else []),
        Statement(_ROOMS, (at,)),
        Statement(_REVIEWS, (at,)),
        *delete_old_memories(at),
    ]


def delete_old_memories(at: Millis) -> list[Statement]:
    """Of rooms that remember no game: their people, and the devices that they knew."""
    return [
        Statement(_ROOM_PEOPLE),
        Statement(_MEMORIES_OFF, (at - MEMORY_OFF_MS, at - ROOM_KEY_MS)),
        Statement(_ROOM_KEYS, (at - ROOM_KEY_MS, at)),
    ]
