"""The numbered SQL files, and which of them a database still needs."""

import hashlib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from fivebyfive.store.interface import StoreCode, StoreError

# Which migrations a database has had. Both databases understand this.
CREATE_APPLIED: Final = """
CREATE TABLE IF NOT EXISTS fivebyfive_migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL
)"""
SELECT_APPLIED: Final = "SELECT number, checksum FROM fivebyfive_migrations"


class Migration(NamedTuple):
    """One numbered file."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """Tells whether a database was made by this very text."""
        return hashlib.sha256(self.sql.encode()).hexdigest()

    @property
    def row(self) -> tuple[int, str, str]:
        """What a database remembers of it."""
        return self.number, self.name, self.checksum

    def statements(self) -> Iterator[str]:
        """Its statements one by one; each ends at the end of a line."""
        for part in self.sql.split(";\n"):
            if part.strip():
                yield part


def load_migrations() -> list[Migration]:
    """All that this program knows, in their order."""
    found = []
    for file in (files(__package__) / "migrations").iterdir():
        number, _, name = file.name.removesuffix(".sql").partition("_")
        if file.name.endswith(".sql"):
            found.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    return sorted(found)


def find_pending(applied: Mapping[int, str]) -> list[Migration]:
    """What has to be applied to a database that had these, by number and checksum.

    Raises `StoreError`: store-too-new for one this program does not know, store-changed for one
    that read differently then.
    """
    known = load_migrations()
    newest = max(applied, default=0)
    if newest > known[-1].number:
        raise StoreError(StoreCode.TOO_NEW, found=newest, known=known[-1].number)
    for migration in known:
        if applied.get(migration.number, migration.checksum) != migration.checksum:
            raise StoreError(StoreCode.CHANGED, number=migration.number)
    return [migration for migration in known if migration.number not in applied]
