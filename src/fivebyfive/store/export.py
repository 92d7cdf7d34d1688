"""Export of finished games: one file for each record, and a CSV file of all results."""

import os
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from fivebyfive.rules import CodedError, RecordError, parse_record
from fivebyfive.store.csv_safe import Cell, format_csv_line
from fivebyfive.store.interface import Store, StoredRecord

RESULTS: Final = "results.csv"
COLUMNS: Final = [
    "table",
    "game",
    "ended",
    "kind",
    "seat",
    "name",
    "bot",
    "total",
    "rank",
    "rounds",
    "on_paper",
    "computer_rounds",
    "apart",
    "room",
]


class ExportCode(StrEnum):
    """Why a file was not written; the message is `error-<code>`."""

    DIFFERS = "export-differs"
    NOT_WRITABLE = "export-not-writable"


class ExportError(CodedError[ExportCode]):
    """An error about a file that was not written."""


class ExportedFile(NamedTuple):
    """A file, and what was wrong with it.

    With an `ExportError` it was not changed; with a `RecordError` it is missing in the results.
    """

    file: Path
    troubles: tuple[ExportError | RecordError, ...] = ()


async def export(store: Store, folder: Path, force: bool = False) -> AsyncIterator[ExportedFile]:
    """Write all records into a folder, then the results; yields each file once it is written.

    An existing file with other content is not changed, unless `force`. Rows may be appended to the
    results. Raises `ExportError` (export-not-writable).
    """
    results = [format_csv_line(COLUMNS)]
    async for stored in store.iter_records():
        file = folder / file_name(stored)
        written = write_file(file, stored.text.encode(), force)
        troubles: list[ExportError | RecordError] = [] if written else [_differs(file)]
        try:
            results += map(format_csv_line, result_rows(stored))
        except RecordError as error:
            troubles.append(error)
        yield ExportedFile(file, tuple(troubles))
    file = folder / RESULTS
    # With a byte order mark: without it, spreadsheets do not recognize UTF-8.
    written = write_file(file, "".join(results).encode("utf-8-sig"), force, may_grow=True)
    yield ExportedFile(file, () if written else (_differs(file),))


def file_name(stored: StoredRecord) -> str:
    """The file name of a record; percent-encoded, so that every file system takes it."""
    return f"{quote(stored.table, safe='')}-{stored.game}.5x5"


def result_rows(stored: StoredRecord) -> Iterator[tuple[Cell, ...]]:
    """One row a seat, then the paper players, in the order of `COLUMNS`. Raises `RecordError`.

    A sheet of paper that was not transcribed has neither total nor rank.
    """
    record = parse_record(stored.text)
    game = record.game
    ended = f"{datetime.fromtimestamp(stored.ended_at // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
    of_game = (stored.table, stored.game, ended, game.kind)
    for seat, one in enumerate(record.results(), 1):
        who = ("" if one.on_paper else seat, one.player.name, one.player.bot or "")
        total: Cell = "" if one.total is None else one.total
        rank, rounds = one.place or "", len(game.rounds)
        by_computer = (one.computer_rounds, int(one.is_apart))
        yield (
            *of_game,
            *who,
            total,
            rank,
            rounds,
            int(one.on_paper),
            *by_computer,
            stored.room or "",
        )


def write_file(path: Path, data: bytes, force: bool = False, may_grow: bool = False) -> bool:
    """Write a file atomically: to a temporary file, which then replaces it.

    False when it exists with other content, which is then not changed. If it `may_grow`, a prefix
    of the data is replaced, too. Raises `ExportError` (export-not-writable).
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        existing = path.read_bytes() if path.exists() else None
        if existing == data:
            return True
        if existing is not None and not force and not (may_grow and data.startswith(existing)):
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            temporary.write_bytes(data)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise ExportError(ExportCode.NOT_WRITABLE, file=str(path)) from error
    return True


def _differs(file: Path) -> ExportError:
    return ExportError(ExportCode.DIFFERS, file=str(file))
