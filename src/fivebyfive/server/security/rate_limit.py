"""Buckets that fill again: how often something may be done, in a burst and in the long run."""

import ipaddress
import math
import time
from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """What may be taken from it at once, and what runs in again."""

    at_once: float
    a_second: float
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.at_once
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        if self.wait() > 0:
            return False
        self.left -= 1
        return True

    def owe(self) -> None:
        """Take one that may have to run in first."""
        self.wait()
        self.left -= 1

    def wait(self) -> int:
        """The seconds until there is one to take; 0 if there is."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.a_second)
        self.at = now
        return 0 if self.left >= 1 else max(1, math.ceil((1 - self.left) / self.a_second))


@dataclass(slots=True)
class Buckets:
    """A bucket for each address; those not seen for longest are forgotten, full ones or not."""

    at_once: float
    a_second: float
    most: int
    _known: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def of(self, host: str) -> Bucket:
        """The bucket of whoever sits behind an address."""
        key = household(host)
        bucket = self._known.pop(key, None) or Bucket(self.at_once, self.a_second)
        self._known[key] = bucket
        if len(self._known) > self.most:
            self._known.popitem(last=False)
        return bucket

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._known)


def household(host: str) -> str:
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
