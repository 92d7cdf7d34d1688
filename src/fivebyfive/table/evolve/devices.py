"""What events make of devices: who is connected, and who is the host."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, assert_never

from fivebyfive.table import events as e
from fivebyfive.table.dice_parts import MAX_LAPSES
from fivebyfive.table.state import Device, Table


def evolve_devices(table: Table, event: e.DeviceEvent) -> Table:
    """The state after an event about a device."""
    match event:
        case e.DeviceJoined():
            return _apply_device_joined(table, event)
        case e.DeviceLeft():
            return _apply_device_left(table, event)
        case e.DeviceConnected():
            return _apply_device_connected(table, event)
        case e.DeviceDisconnected():
            return _apply_device_disconnected(table, event)
        case e.NonceGiven():
            return _apply_nonce_given(table, event)
        case e.HostPassed():
            return _apply_host_passed(table, event)
        case e.HostLinkMade():
            return _apply_host_link_made(table, event)
        case e.CoHostAdded():
            return _apply_co_host_added(table, event)
        case e.CoHostRemoved():
            return _apply_co_host_removed(table, event)
    assert_never(event)


def _with_device(table: Table, device: Device) -> Table:
    return replace(table, devices={**table.devices, device.id: device})


def _apply_device_joined(table: Table, event: e.DeviceJoined) -> Table:
    device = Device(
        event.device,
        event.token_hash,
        event.nonce,
        gone_since=event.at,
        gives_nonces=bool(event.nonce),
    )
    return _with_device(table, device)


def _apply_device_left(table: Table, event: e.DeviceLeft) -> Table:
    devices, claims = (
        without_key(table.devices, event.device),
        without_key(table.claims, event.device),
    )
    co_hosts = _without(table.co_hosts, event.device)
    return replace(table, devices=devices, claims=claims, co_hosts=co_hosts)


def _apply_device_connected(table: Table, event: e.DeviceConnected) -> Table:
    back = replace(table.devices[event.device], gone_since=None, worker=event.worker)
    if not table.is_attended:  # all clocks stand still while nobody is there
        pending = table.pending_roll and replace(table.pending_roll, since=event.at)
        table = replace(
            table, waiting_since=event.at, attended_since=event.at, pending_roll=pending
        )
    table = _with_device(table, back)
    if table.lapses.get(event.device, MAX_LAPSES) < MAX_LAPSES:
        table = replace(table, lapsed_witnesses=table.lapsed_witnesses - {event.device})
    # Nobody else can be the person of a seat whose person is back.
    own = table.seats_of(event.device)
    return replace(table, claims={who: s for who, s in table.claims.items() if s not in own})


def _apply_device_disconnected(table: Table, event: e.DeviceDisconnected) -> Table:
    return _with_device(table, replace(table.devices[event.device], gone_since=event.at))


def _apply_nonce_given(table: Table, event: e.NonceGiven) -> Table:
    device = replace(table.devices[event.device], nonce=event.nonce, gives_nonces=True)
    return _with_device(table, device)


def _apply_host_passed(table: Table, event: e.HostPassed) -> Table:
    return replace(
        table,
        host=event.device,
        permanent_host=event.device if event.home else table.permanent_host,
    )


def _apply_host_link_made(table: Table, event: e.HostLinkMade) -> Table:
    return replace(table, key_hash=event.key_hash)


def _apply_co_host_added(table: Table, event: e.CoHostAdded) -> Table:
    return replace(table, co_hosts=(*table.co_hosts, event.device))


def _apply_co_host_removed(table: Table, event: e.CoHostRemoved) -> Table:
    # Whoever was sent away still knows the link.
    return replace(table, co_hosts=_without(table.co_hosts, event.device), key_hash="")


def _without(devices: tuple[str, ...], device: str) -> tuple[str, ...]:
    return tuple(one for one in devices if one != device)


def without_key(items: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: item for name, item in items.items() if name != key}
