"""What the server itself refuses, by stable codes; the message is `error-<code>`."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class ServerCode(StrEnum):
    """Why a request never reached a table."""

    WRONG_TOKEN = "wrong-token"  # noqa: S105 -- the name of an error
    HELLO_FIRST = "hello-first"
    HELLO_TWICE = "hello-twice"
    BAD_MESSAGE = "bad-message"
    UNKNOWN_MESSAGE = "unknown-message"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_TRIES = "too-many-tries"
    TOO_MANY_CHANGES = "too-many-changes"
    TOO_MUCH_WRITTEN = "too-much-written"
    TOO_MUCH_ASKED = "too-much-asked"
    TOO_MUCH_PRINTED = "too-much-printed"
    LOG_FULL = "log-full"
    TOO_MANY_DEVICES = "too-many-devices"
    TOO_MANY_SEATS = "too-many-seats"
    TOO_MANY_COMPUTERS = "too-many-computers"
    TOO_MANY_SOCKETS = "too-many-sockets"
    SERVER_FULL = "server-full"
    WRONG_ORIGIN = "wrong-origin"
    IDLE = "idle"
    NO_CODE_FREE = "no-code-free"
    CLOSING = "closing"
    INTERNAL = "internal-error"
    UNAVAILABLE = "unavailable"
    LEFT = "left"
    NO_SUCH_PAGE = "no-such-page"
    WRONG_METHOD = "wrong-method"
    PAGE_NOT_BUILT = "page-not-built"
    BAD_ROOM_NAME = "bad-room-name"
    PRINTING_BUSY = "printing-busy"
    NO_REHEARSAL = "no-rehearsal"
    BANNED = "banned"
    WRONG_ROOM_KEY = "wrong-room-key"
    NOT_KEEPER = "not-keeper"
    NO_SUCH_PERSON = "no-such-person"
    UNREADABLE_RECORD = "unreadable-record"


class ServerError(CodedError[ServerCode]):
    """A refused request."""


class OptionCode(StrEnum):
    """With what a server cannot be started."""

    UNKNOWN_LIMIT = "unknown-limit"
    BAD_LIMIT = "bad-limit"
    BAD_ORIGIN = "bad-origin"
    BAD_PROXY = "bad-proxy"


class OptionError(CodedError[OptionCode]):
    """An option that means nothing."""
