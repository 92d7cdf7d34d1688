"""Buckets that fill again: how often something may be done, in a burst and in the long run."""

import ipaddress
import math
import time
from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(slots=True)
class TokenBucket:
    """What may be taken from it at once, and what runs in again."""

    capacity: float
    refill_per_second: float
    tokens: float = field(init=False)
    updated_at: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = self.capacity
        self.updated_at = time.monotonic()

    def try_take(self) -> bool:
        """Take one, if there is one."""
        if self.find_wait_seconds() > 0:
            return False
        self.tokens -= 1
        return True

    def take_on_credit(self, tokens: float = 1) -> None:
        """Take some that may have to run in first."""
        self.find_wait_seconds()
        self.tokens -= tokens

    def find_wait_seconds(self) -> int:
        """The seconds until there is one to take; 0 if there is."""
        now = time.monotonic()
        self.tokens = min(
            self.capacity, self.tokens + (now - self.updated_at) * self.refill_per_second
        )
        self.updated_at = now
        return (
            0 if self.tokens >= 1 else max(1, math.ceil((1 - self.tokens) / self.refill_per_second))
        )


@dataclass(slots=True)
class AddressRateLimit:
    """A bucket for each address; those not seen for longest are forgotten, full ones or not."""

    capacity: float
    refill_per_second: float
    max_addresses: int
    _buckets: OrderedDict[str, TokenBucket] = field(default_factory=OrderedDict)

    def find_bucket(self, host: str) -> TokenBucket:
        """The bucket of whoever sits behind an address."""
        return self.find_keyed_bucket(rate_limit_key(host))

    def find_keyed_bucket(self, key: str) -> TokenBucket:
        """The bucket of whatever has a key."""
        bucket = self._buckets.pop(key, None) or self.make_bucket(key)
        self._buckets[key] = bucket
        if len(self._buckets) > self.max_addresses:
            self._buckets.popitem(last=False)
        return bucket

    def make_bucket(self, key: str) -> TokenBucket:
        """A full one for whoever has not been seen, or not for long."""
        return TokenBucket(self.capacity, self.refill_per_second)

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._buckets)


def rate_limit_key(host: str) -> str:
    """What counts as one address: of IPv6 the first half, because everybody gets a whole one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]  # a proxy may have names of its own
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(address), 64), strict=False))
    return str(address)
