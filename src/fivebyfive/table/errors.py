"""What a table refuses, by stable codes; the message is `error-<code>`."""

from enum import StrEnum

from fivebyfive.rules import CodedError


class TableCode(StrEnum):
    """Why a command was refused."""

    NOT_HOST = "not-host"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_YOUR_ROLL = "not-your-roll"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_DEVICE = "no-such-device"
    STALE_ROUND = "stale-round"
    TOO_EARLY = "too-early"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    PAUSED = "paused"
    LOCKED = "locked"
    TABLE_FULL = "table-full"
    NOBODY_SEATED = "nobody-seated"
    ROLL_NEEDED = "roll-needed"
    ROLL_UNWANTED = "roll-unwanted"
    NOT_AWAY = "not-away"
    AWAY_BRIEFLY = "away-briefly"
    SEAT_TAKEN = "seat-taken"
    BAD_SETTING = "bad-setting"
    BAD_ORDER = "bad-order"
    WRONG_HOST_LINK = "wrong-host-link"
    NOT_ALONE = "not-alone"
    NONCE_GIVEN = "nonce-given"
    NO_REACTIONS = "no-reactions"
    TOO_SOON = "too-soon"
    NO_SUCH_PAPER = "no-such-paper"
    NO_PERSON = "no-person"
    ONLY_PAPER = "only-paper"
    NOT_FULL_YET = "not-full-yet"
    UNREADABLE_SHEET = "unreadable-sheet"
    ROLLING = "rolling"
    PART_UNWANTED = "part-unwanted"
    LIST_TOO_LONG = "list-too-long"
    TOO_MANY_TEAMS = "too-many-teams"
    NOT_ON_LIST = "not-on-list"
    NAME_HIDES = "name-hides"
    NAME_MIXED = "name-mixed"
    NAME_ALIKE = "name-alike"
    NAME_BARRED = "name-barred"
    NAME_KEPT = "name-kept"


class TableError(CodedError[TableCode]):
    """A refused command: a stable code, and the facts its sentence needs."""
