"""What a running server tells whoever runs it: one line an event, for people or for programs.

A line has codes, counts and public ids, never a token, a name, a move or the secret of the dice.
What an exception says is left out: it may quote what somebody sent. Where it came from is not.
"""

import json
import logging
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from fivebyfive.rules import CodedError

REPEAT_SECONDS: Final = 10.0  # seconds in which the same trouble is told once
LONGEST_REASON: Final = 200  # characters
# Below warnings these say what was sent and received, tokens and names included.
VERBOSE_LOGGERS: Final = ("uvicorn.error", "uvicorn.asgi", "websockets", "asyncio")

log = logging.getLogger(__name__)


def facts(**known: str | int | float | None) -> dict[str, Any]:
    """What a line says beside its event: `log.info("table opened", extra=facts(table=code))`."""
    return {"facts": known}


def find_failure_reason(error: CodedError[Any]) -> str:
    """Why a database failed. Further lines would quote the rows, and with them people."""
    return _first(str(error.facts.get("reason") or error.code))[:LONGEST_REASON]


def set_up_logs(as_json: bool = False, level: str = "info") -> None:
    """All logs of this process as lines on its error output."""
    lowest = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(as_json))
    handler.addFilter(RepeatFilter())
    logging.getLogger().handlers[:] = [handler]
    for name in (None, *VERBOSE_LOGGERS):
        logging.getLogger(name).setLevel(max(logging.WARNING, lowest))
    logging.getLogger("fivebyfive").setLevel(lowest)
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda args: _log_uncaught(args.exc_type, args.exc_value)
    access = logging.getLogger("uvicorn.access")
    access.setLevel(logging.INFO if lowest <= logging.DEBUG else logging.CRITICAL)
    access.filters[:] = [strip_queries]


def _log_uncaught(kind: type[BaseException], error: BaseException | None, *_: object) -> None:
    """An exception that ends a thread or the process is a line as well."""
    if error is not None and not issubclass(kind, KeyboardInterrupt | SystemExit):
        log.critical("uncaught exception", exc_info=error)


def format_line(event: str, level: int = logging.INFO, **known: str) -> str:
    """A line for programs, for what is printed before or beside the log."""
    record = logging.LogRecord("fivebyfive", level, "", 0, event, (), None)
    record.facts = known
    return LineFormatter(as_json=True).format(record)


class LineFormatter(logging.Formatter):
    """An event as a line; a traceback follows it, or is in it as JSON."""

    def __init__(self, as_json: bool = False) -> None:
        super().__init__()
        self.as_json = as_json
        self.worker = os.getpid()

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        # Others put what they had in hand behind the first line, such as the task that failed.
        event = _first(record.getMessage())
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event,
            "worker": self.worker,
            **getattr(record, "facts", {}),
        }
        error = record.exc_info[1] if record.exc_info else None
        if self.as_json:
            return json.dumps(line | ({"traceback": format_trace(error)} if error else {}))
        told = [line.pop("time"), f"{line.pop('level'):7}", line.pop("event")]
        told += [f"{name}={_word(value)}" for name, value in line.items()]
        return " ".join(told) + (f"\n{format_trace(error)}" if error else "")


class RepeatFilter(logging.Filter):
    """A database that is gone fails for everybody at once: that is worth a line, not thousands."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.told: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to tell it; the next line says how many were left out."""
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if record.exc_info else None
        key = (record.name, _first(str(record.msg)), error)
        now = self.clock()
        at, left_out = self.told.get(key, (now - REPEAT_SECONDS, 0))
        if now - at < REPEAT_SECONDS:
            self.told[key] = (at, left_out + 1)
            return False
        self.told[key] = (now, 0)
        if left_out:
            record.facts = {**getattr(record, "facts", {}), "left_out": left_out}
        return True


def strip_queries(record: logging.LogRecord) -> bool:
    """Addresses are told without what stands behind their question mark."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            one.partition("?")[0] if isinstance(one, str) else one for one in record.args
        )
    return True


def format_trace(error: BaseException | None) -> str:
    """Where an exception came from, and those behind it: kinds and codes, not what they say."""
    told: list[str] = []
    while error is not None:
        code = f" {error.code}" if isinstance(error, CodedError) else ""
        frames = "".join(traceback.format_tb(error.__traceback__))
        told.append(f"{frames}{type(error).__module__}.{type(error).__qualname__}{code}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nbecause of:\n".join(told)


def _first(text: str) -> str:
    return next(iter(text.splitlines()), "")


def _word(value: object) -> str:
    text = str(value)
    return text if text.isprintable() and " " not in text else json.dumps(text)
