"""The date of a game as it is printed."""

from datetime import date
from typing import Final

from fivebyfive.rules import Record
from fivebyfive.words import Language, format_day

_MAX_LENGTH: Final = 40  # characters of the header `Date`, which may be any text


def format_record_date(record: Record, language: Language) -> str:
    """Return the header `Date` in the long format of a language; empty without one."""
    text = dict(record.headers).get("Date", "")
    try:
        return format_day(language, date.fromisoformat(text))
    except ValueError:  # the header may have any text
        return text[:_MAX_LENGTH]
