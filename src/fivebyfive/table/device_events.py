"""The events of devices: who is connected, and who leads the game."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from fivebyfive.table.event_base import BaseEvent


@dataclass(frozen=True, slots=True)
class DeviceJoined(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    device: str
    token_hash: str
    nonce: str


@dataclass(frozen=True, slots=True)
class DeviceLeft(BaseEvent):
    """Its token is dead."""

    IS_ARRIVAL: ClassVar[bool] = True
    device: str


@dataclass(frozen=True, slots=True)
class DeviceConnected(BaseEvent):
    """By a process of the server, which knows when it is gone again."""

    IS_ARRIVAL: ClassVar[bool] = True
    device: str
    worker: str = ""


@dataclass(frozen=True, slots=True)
class DeviceDisconnected(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    device: str


@dataclass(frozen=True, slots=True)
class NonceGiven(BaseEvent):
    IS_ARRIVAL: ClassVar[bool] = True
    device: str
    nonce: str


@dataclass(frozen=True, slots=True)
class HostPassed(BaseEvent):
    """To another device; `home` tells whether it is theirs from now on."""

    device: str
    home: bool


@dataclass(frozen=True, slots=True)
class HostLinkMade(BaseEvent):
    """Whoever has its key is a host from then on; the link before is worth nothing."""

    key_hash: str


@dataclass(frozen=True, slots=True)
class CoHostAdded(BaseEvent):
    """A further device may do all that the host may."""

    device: str


@dataclass(frozen=True, slots=True)
class CoHostRemoved(BaseEvent):
    """A device is no further host any more, and no link makes one until a new one is made."""

    device: str


DeviceEvent: TypeAlias = (
    DeviceJoined
    | DeviceLeft
    | DeviceConnected
    | DeviceDisconnected
    | NonceGiven
    | HostPassed
    | HostLinkMade
    | CoHostAdded
    | CoHostRemoved
)
