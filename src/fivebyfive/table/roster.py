r"""The list of a class, read from what a leader pastes: names, and lines that give none.

One name a line. Numbers and bullets before a name are dropped, `Surname, First` becomes
`First Surname`, the columns of a spreadsheet are joined, but for those with digits or an `@`.
A single line is a list with commas. Names that occur twice are numbered: `Emma`, `Emma 2`.
"""

import re
from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from fivebyfive.rules import Player
from fivebyfive.rules.names import hides_letters, mixes_scripts, name_key
from fivebyfive.rules.record import MAX_NAME_LENGTH, RecordError, check_player
from fivebyfive.rules.text import sanitize_text

MAX_ROSTER: Final = 300  # names: a school year, not only a class

_NUMBERING: Final = re.compile(r"^\s*(?:\(?\d{1,4}\s*[.):]|\d{1,4}(?=\s)|[-*•–·])\s*")
# Soft hyphens and the like, which text from web pages and word processors has in it.
_UNSEEN: Final = dict.fromkeys(map(ord, "\u00ad\u200b\u200e\u200f\u2060\ufeff"))
_COLUMNS: Final = re.compile(r"[\t;|]")


class BadLine(NamedTuple):
    """A line that gives no name: its number, from 1, and what stands there."""

    line: int
    text: str


class ParsedRoster(NamedTuple):
    """The names of a list, in its order, and the lines that gave none."""

    names: list[str]
    bad: list[BadLine]


def parse_roster(text: str) -> ParsedRoster:
    """Read a pasted list. Empty lines are no names, and no mistakes."""
    lines = text.removeprefix("\ufeff").splitlines()
    filled = [line for line in lines if line.strip()]
    if len(filled) == 1:
        lines = re.split(r"[,;\t]", filled[0])
    names: list[str] = []
    bad: list[BadLine] = []
    taken: set[str] = set()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        name = _find_name(line)
        if name is None or len(names) == MAX_ROSTER:
            bad.append(BadLine(number, sanitize_text(line.strip())))
            continue
        name = next(one for one in _number_name(name) if name_key(one) not in taken)
        taken.add(name_key(name))
        names.append(name)
    return ParsedRoster(names, bad)


def is_on_roster(name: str, roster: tuple[str, ...]) -> bool:
    """Whether a name is on the list; upper and lower case are the same here."""
    return name_key(name) in {name_key(one) for one in roster}


def _find_name(line: str) -> str | None:
    """The name in a line, as a record can hold it; None if there is none."""
    line = _NUMBERING.sub("", line.translate(_UNSEEN))
    cells = [" ".join(cell.split()) for cell in _COLUMNS.split(line)]
    if len(cells) > 1:  # of a spreadsheet, with classes, birthdays and addresses
        cells = [cell for cell in cells if not any(char.isdigit() or char == "@" for char in cell)]
    cells = [cell for cell in cells if any(char.isalpha() for char in cell)]
    parts = [part.strip() for part in " ".join(cells).strip('"').split(",")]
    surname, first = (parts[0], parts[1]) if len(parts) == 2 and all(parts) else ("", "")
    wishes = [f"{first} {surname}", f"{first} {surname[:1]}."] if first else [" ".join(cells)]
    for wish in wishes:
        name = wish.strip(' ",')
        try:
            check_player(Player(name))
        except RecordError:
            continue
        return None if mixes_scripts(name) or hides_letters(name) else name
    return None


def _number_name(name: str) -> Iterator[str]:
    """The name, then with a number that sets it apart, no longer than a name may be."""
    yield name
    for number in count(2):
        yield f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
