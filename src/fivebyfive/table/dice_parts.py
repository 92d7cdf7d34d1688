"""Who has a part in the dice of a game: by a nonce before it starts, and in single rolls.

Up to two *witnesses* are asked for their parts of a roll, so a roll costs at most two messages more
at a table of any size. They take turns.
"""

from typing import Final

from fivebyfive.dice import CHAIN_LENGTH, DeviceParts
from fivebyfive.table.state import Table

MAX_WITNESSES: Final = 2
MAX_LAPSES: Final = 3  # in a game: whoever comes back only to say nothing delays no more rolls


def has_checkable_dice(table: Table) -> bool:
    """Whether the rolls of the game are drawn from a secret, nonces and parts."""
    return table.settings.dice == "app" and table.rehearsal is None and not table.repeated_rolls


def list_awaited_nonces(table: Table) -> list[str]:
    """The devices that a start waits for: connected, and used to give nonces at this table.

    A device that has never given one, such as an older program, is not waited for.
    """
    if table.phase != "lobby" or not has_checkable_dice(table):
        return []
    return [
        device.id
        for device in table.devices.values()
        if device.gives_nonces and not device.nonce and device.gone_since is None
    ]


def choose_witnesses(table: Table) -> list[str]:
    """The devices that are asked for their parts of the next roll; all can be in their turn."""
    number = table.round + 1
    if not has_checkable_dice(table) or number > CHAIN_LENGTH:
        return []
    able = [
        device
        for device in table.chain_devices
        if _is_connected(table, device) and device not in table.lapsed_witnesses
    ]
    if len(able) <= MAX_WITNESSES:
        return able
    first = (number - 1) * MAX_WITNESSES
    return [able[(first + step) % len(able)] for step in range(MAX_WITNESSES)]


def list_missing_witnesses(table: Table) -> list[str]:
    """The witnesses of the pending roll that are connected and have not given their parts."""
    pending = table.pending_roll
    if pending is None:
        return []
    given = {one.place for one in table.parts if one.round == pending.round}
    return [
        device
        for device in pending.witnesses
        if _is_connected(table, device) and find_nonce_place(table, device) not in given
    ]


def find_nonce_place(table: Table, device: str) -> int:
    """The place of a device's nonce in the game, from 1; 0 if it has none there."""
    known = table.nonce_devices
    return known.index(device) + 1 if device in known else 0


def list_roll_parts(table: Table, number: int) -> tuple[str, ...]:
    """The parts of one roll, in joining order of their devices."""
    found = sorted((one.place, one.part) for one in table.parts if one.round == number)
    return tuple(part for _, part in found)


def collect_device_parts(table: Table, rounds: int) -> list[DeviceParts]:
    """The parts of all devices in the first so many rolls, as a record has them."""
    found: dict[int, dict[int, str]] = {}
    for one in table.parts:
        if one.round <= rounds:
            found.setdefault(one.place, {})[one.round] = one.part
    return [
        DeviceParts(place, parts[max(parts)], tuple(sorted(parts)))
        for place, parts in sorted(found.items())
    ]


def _is_connected(table: Table, device: str) -> bool:
    known = table.devices.get(device)
    return known is not None and known.gone_since is None
