"""Facts about an event, written on its class."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class BaseEvent:
    """Facts about an event that observers rely on; most events are none of these."""

    IS_MOVE: ClassVar[bool] = False  # it changes nothing public but who has moved, and time limits
    IS_ARRIVAL: ClassVar[bool] = False  # somebody comes, goes or says hello: frequent in a crowd
    CHANGES_RECORD: ClassVar[bool] = False  # of a finished game, which is then stored anew
    PARTICIPANTS: ClassVar[int] = 0  # how many more play after it
    at: int  # milliseconds since the epoch
