"""The season of a club room, read from the records that it remembers.

Nothing of it is stored. What a record or a review comes to is kept in memory, by the hash of the
record and by the key of the review, because parsing takes long and neither changes by itself. So is
the whole season with its ratings, by a hash of all that it is made from: whatever anybody changes,
at whichever worker, is read from the database and makes another hash.
"""

import asyncio
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from fivebyfive.analysis.rating import RatingStep, rate_games
from fivebyfive.analysis.season import (
    GameSummary,
    PersonId,
    SeasonGame,
    find_shown_names,
    make_season_game,
    summarize_game,
)
from fivebyfive.rules.names import name_key
from fivebyfive.rules.text import normalize_name
from fivebyfive.server.tables.stored_records import BoundedCache, RecordSummaries, parse_stored
from fivebyfive.store import Store, StoredRecord
from fivebyfive.store.erase_names import NEUTRAL_NAME, list_names, rename_in_record
from fivebyfive.store.room_memory import (
    PersonNote,
    ReviewKey,
    list_reviews,
    read_games,
    read_people,
    read_reviews,
)

ID_LENGTH: Final = 16
CACHED_SEASONS: Final = 100  # some hundred kB each; chosen, not measured
_NEUTRAL: Final = re.compile(re.escape(NEUTRAL_NAME) + r"( \d+)?")

# Of each game, by table and number: the luck of each seat that was reviewed.
_Lucks: TypeAlias = dict[tuple[str, int], dict[int, float]]


def make_person_id(room: str, name: str) -> PersonId:
    """Who somebody is in a room: a hash, so that no name stands in an address or a log line."""
    text = f"{room}\n{name_key(name)}"
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:ID_LENGTH]


class People(NamedTuple):
    """Who is who in a room, after what its keepers have decided."""

    room: str
    notes: Mapping[PersonId, PersonNote]

    @classmethod
    def of(cls, room: str, notes: Iterable[PersonNote]) -> "People":
        """The people of a room, from what is stored."""
        return cls(room, {note.person: note for note in notes})

    def identify(self, name: str) -> PersonId | None:
        """The person of a name; None for a name that was erased."""
        if _NEUTRAL.fullmatch(name):
            return None
        return self.find_root(make_person_id(self.room, name))

    def find_root(self, person: PersonId) -> PersonId:
        """Into whom somebody was merged in the end."""
        seen = {person}
        while (note := self.notes.get(person)) and note.merged_into:
            person = note.merged_into
            if person in seen:
                break
            seen.add(person)
        return person

    def is_hidden(self, person: PersonId) -> bool:
        """Whether a keeper has hidden somebody."""
        return person in self.notes and self.notes[person].is_hidden


def conceal_hidden(stored: StoredRecord, people: People) -> str:
    """A record as those who are no keepers see it: with neutral names for hidden people.

    Raises `ServerError` (unreadable-record): whose names are in it nobody can tell.
    """
    if not any(note.is_hidden for note in people.notes.values()):
        return stored.text
    record = parse_stored(stored)
    for name in list_names(record):
        person = people.identify(name)
        if person is not None and people.is_hidden(person):
            record = rename_in_record(record, normalize_name(name)) or record
    return str(record)


@dataclass(frozen=True)
class Season:
    """All games that a room remembers, the oldest first, and who is who in them."""

    people: People
    games: tuple[SeasonGame, ...]
    # Of each person, by the id of the name, as they stand in records; the last one is the newest.
    spellings: Mapping[PersonId, Mapping[PersonId, list[str]]]
    _ratings: dict[str, dict[PersonId, list[RatingStep]]] = field(default_factory=dict)

    @cached_property
    def names(self) -> dict[PersonId, str]:
        """How everybody is called: of merged names the one that the others were merged into."""
        return {
            person: self.spellings[person].get(person, [last])[-1]
            for person, last in find_shown_names(self.games).items()
        }

    def of_kind(self, kind: str) -> list[SeasonGame]:
        """The games of Knister, or those of Knaster."""
        return [game for game in self.games if game.kind == kind]

    def rate(self, kind: str) -> dict[PersonId, list[RatingStep]]:
        """The ratings of everybody in one of the games, after each game."""
        if kind not in self._ratings:
            self._ratings[kind] = rate_games(self.of_kind(kind))
        return self._ratings[kind]


@dataclass(slots=True)
class SeasonReader:
    """Reads seasons, and remembers those it has read and what records came to."""

    store: Store
    _summaries: RecordSummaries[GameSummary] = field(
        default_factory=lambda: RecordSummaries(summarize_game)
    )
    _lucks: BoundedCache[ReviewKey, float] = field(default_factory=BoundedCache)
    _seasons: BoundedCache[str, tuple[bytes, Season]] = field(
        default_factory=lambda: BoundedCache(CACHED_SEASONS)
    )

    async def read(self, room: str) -> Season:
        """The season of a room as it is stored now."""
        games = await read_games(self.store, room)
        lucks = await self._read_lucks(room)
        notes = await read_people(self.store, room)
        return await asyncio.to_thread(self._find, room, games, lucks, notes)

    def _find(
        self, room: str, games: list[StoredRecord], lucks: _Lucks, notes: list[PersonNote]
    ) -> Season:
        """The season that these make, which may have been asked for before."""
        made_from = hashlib.sha256(repr((sorted(lucks.items()), sorted(notes, key=repr))).encode())
        for one in games:
            text = one.text.encode(errors="surrogatepass")
            made_from.update(repr((one.table, one.game, one.ended_at, len(text))).encode())
            made_from.update(text)
        known = self._seasons.get(room)
        if known is None or known[0] != made_from.digest():
            season = self._build(People.of(room, notes), games, lucks)
            known = self._seasons.put(room, (made_from.digest(), season))
        return known[1]

    async def _read_lucks(self, room: str) -> _Lucks:
        reviews = await list_reviews(self.store, room)
        missing = [key for key in reviews if self._lucks.get(key) is None]
        for key, text in zip(missing, await read_reviews(self.store, missing), strict=True):
            if text is not None:
                self._lucks.put(key, float(json.loads(text)["luck"]))
        found: _Lucks = {}
        for key in sorted(reviews):
            if (luck := self._lucks.get(key)) is not None:
                found.setdefault((key.table, key.game), {})[key.seat] = luck
        return found

    def _build(self, people: People, stored: list[StoredRecord], lucks: _Lucks) -> Season:
        games = []
        spellings: dict[PersonId, dict[PersonId, list[str]]] = {}
        for one in stored:
            summary = self._summaries.find(one)
            if summary is None:
                continue
            key = (one.table, one.game, one.ended_at)
            seats = lucks.get((one.table, one.game), {})
            games.append(make_season_game(key, summary, people.identify, seats))
            for person in summary.people:
                root = people.identify(person.name)
                if root is not None:
                    own = make_person_id(people.room, person.name)
                    known = spellings.setdefault(root, {}).setdefault(own, [])
                    known[:] = [*(name for name in known if name != person.name), person.name]
        return Season(people, tuple(games), spellings)
