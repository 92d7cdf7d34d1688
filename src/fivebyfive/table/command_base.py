"""The kinds of commands: who may send one, and whether it may be repeated."""

from typing import ClassVar


class BaseCommand:
    """Facts about a command that callers rely on; most commands are none of these."""

    __slots__ = ()
    ON_WIRE: ClassVar[bool] = True  # a device may send it as it is
    BY_DEVICE: ClassVar[bool] = True  # always the command of a device
    IS_REPEATABLE: ClassVar[bool] = False  # sent twice it happens once, because it names its round


class CompletedCommand(BaseCommand):
    """The command of a device, in which the server has written what no device may choose."""

    __slots__ = ()
    ON_WIRE: ClassVar[bool] = False


class ServerCommand(CompletedCommand):
    """A command of the server itself: of timers and computer players, and for newcomers."""

    __slots__ = ()
    BY_DEVICE: ClassVar[bool] = False
