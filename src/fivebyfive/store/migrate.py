"""Schema migrations: numbered SQL files, and which of them a database still needs."""

import hashlib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from fivebyfive.store.event_codec import EVENT_FORMAT
from fivebyfive.store.interface import StoreCode, StoreError

# The migrations that a database has had. In SQL that both databases understand.
CREATE_APPLIED: Final = """
CREATE TABLE IF NOT EXISTS fivebyfive_migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL
)"""
SELECT_APPLIED: Final = "SELECT number, checksum FROM fivebyfive_migrations"

# The format of the events in a database: that of the newest version that has opened it.
SELECT_EVENT_FORMAT: Final = "SELECT value FROM facts WHERE name = 'event-format'"
SAVE_EVENT_FORMAT: Final = f"""
INSERT INTO facts VALUES ('event-format', {EVENT_FORMAT})
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""  # noqa: S608 -- a number of our own


class Migration(NamedTuple):
    """One numbered SQL file."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """SHA-256 of the file, to notice when a released one was changed."""
        return hashlib.sha256(self.sql.encode()).hexdigest()

    @property
    def row(self) -> tuple[int, str, str]:
        """The row that a database keeps of it."""
        return self.number, self.name, self.checksum

    def statements(self) -> Iterator[str]:
        """Its statements; each ends with a semicolon at the end of a line."""
        for part in self.sql.split(";\n"):
            if part.strip():
                yield part


def load_migrations() -> list[Migration]:
    """All migrations of this version, in their order."""
    found = []
    for file in (files(__package__) / "migrations").iterdir():
        number, _, name = file.name.removesuffix(".sql").partition("_")
        if file.name.endswith(".sql"):
            found.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    return sorted(found)


def find_pending(applied: Mapping[int, str]) -> list[Migration]:
    """The migrations still to apply, given the checksums of the applied ones by number.

    Raises `StoreError`: store-too-new for a number that this version does not know, store-changed
    for a checksum that differs.
    """
    known = load_migrations()
    newest = max(applied, default=0)
    if newest > known[-1].number:
        raise StoreError(StoreCode.TOO_NEW, found=newest, known=known[-1].number)
    for migration in known:
        if applied.get(migration.number, migration.checksum) != migration.checksum:
            raise StoreError(StoreCode.CHANGED, number=migration.number)
    return [migration for migration in known if migration.number not in applied]


def check_event_format(stored: int | None) -> None:
    """Refuse events that this version cannot read. Raises `StoreError` (store-too-new)."""
    if stored is not None and stored > EVENT_FORMAT:
        raise StoreError(StoreCode.TOO_NEW, found=stored, known=EVENT_FORMAT)
