"""Bans: networks that the operator has shut out until a time. All processes read the same ones."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.store.interface import Millis, Statement, Store

Network: TypeAlias = IPv4Network | IPv6Network

_SELECT: Final = "SELECT network, ends_at, created_at FROM bans WHERE ends_at > ? ORDER BY ends_at"
_DELETE_ENDED: Final = "DELETE FROM bans WHERE ends_at <= ?"
_INSERT: Final = (
    "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (network) "
    "DO UPDATE SET ends_at = excluded.ends_at, created_at = excluded.created_at"
)
_DELETE: Final = "DELETE FROM bans WHERE network = ? AND ends_at > ? RETURNING network"


class Ban(NamedTuple):
    """A network, and until when its requests are refused."""

    network: Network
    ends_at: Millis
    created_at: Millis


def parse_ban_network(text: str) -> Network:
    """The network that a ban of an address or a network means. Raises `ValueError`.

    A single IPv6 address stands for its /64: a household has a whole one, and changes within it.
    """
    network = ip_network(text.strip(), strict=False)
    if isinstance(network, IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return IPv4Network((mapped, network.prefixlen - 96), strict=False)
    return network.supernet(new_prefix=64) if network.prefixlen > 64 else network


async def read_bans(store: Store, now: Millis) -> list[Ban]:
    """The bans that have not ended, the first to end first."""
    [rows] = await store.run_statements(Statement(_SELECT, (now,)))
    return [Ban(ip_network(network), ends_at, at) for network, ends_at, at in rows]


async def save_ban(store: Store, ban: Ban) -> None:
    """Add a ban, or give one of the same network its new end."""
    values = (str(ban.network), ban.ends_at, ban.created_at)
    await store.run_statements(Statement(_INSERT, values))


async def delete_ended_bans(store: Store, now: Millis) -> None:
    """Forget the bans that have ended."""
    await store.run_statements(Statement(_DELETE_ENDED, (now,)))


async def delete_ban(store: Store, network: Network, now: Millis) -> bool:
    """End a ban; whether there was one of exactly this network."""
    [rows] = await store.run_statements(Statement(_DELETE, (str(network), now)))
    return bool(rows)
