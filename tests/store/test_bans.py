"""Bans on both databases, and which network an address stands for."""

from ipaddress import ip_network

import pytest

from fivebyfive.store import Store
from fivebyfive.store.bans import (
    Ban,
    delete_ban,
    delete_ended_bans,
    parse_ban_network,
    read_bans,
    save_ban,
)


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("10.1.2.3/8", "10.0.0.0/8"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7 ", "203.0.113.7/32"),
    ],
)
def test_what_is_banned(text: str, network: str) -> None:
    assert parse_ban_network(text) == ip_network(network)


@pytest.mark.parametrize("text", ["", "example.org", "10.0.0.0/33", "1.2.3"])
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ValueError, match=r"does not appear|not permitted"):
        parse_ban_network(text)


@pytest.mark.anyio
async def test_bans_are_kept_until_they_end(store: Store) -> None:
    one, two = ip_network("203.0.113.7/32"), ip_network("2001:db8::/64")
    await save_ban(store, Ban(one, 100, 1))
    await save_ban(store, Ban(two, 50, 2))
    assert await read_bans(store, 10) == [Ban(two, 50, 2), Ban(one, 100, 1)]
    assert await read_bans(store, 50) == [Ban(one, 100, 1)]
    await save_ban(store, Ban(one, 300, 60))  # longer
    assert await read_bans(store, 0) == [Ban(two, 50, 2), Ban(one, 300, 60)]
    await delete_ended_bans(store, 50)
    assert await read_bans(store, 0) == [Ban(one, 300, 60)]
    assert not await delete_ban(store, two, 60)
    assert await delete_ban(store, one, 60)
    assert await read_bans(store, 0) == []
