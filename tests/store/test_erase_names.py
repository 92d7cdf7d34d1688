"""A name that is erased stands nowhere any more, and the rest is as it was."""

import json

import pytest

from fivebyfive.rules import parse_record
from fivebyfive.store import Store, StoredRecord, TableUpdate
from fivebyfive.store.erase_names import (
    choose_neutral_name,
    erase_in_record,
    find_named_events,
    rename_in_record,
    replace_events,
)
from support.paths import GOLDEN
from support.stores import always_append, commit_one, read_bodies

NFD = "Zoe\u0308"  # the same name in two forms of Unicode
NFC = "Zo\u00eb"


def body(kind: str, **facts: object) -> str:
    return json.dumps({"type": kind, "at": 1, **facts}, separators=(",", ":"))


def test_a_neutral_name_is_nobody_elses() -> None:
    assert choose_neutral_name([]) == "N.N."
    assert choose_neutral_name(["N.N.", "N.N. 2"]) == "N.N. 3"


def test_a_record_without_a_name_is_the_same_game() -> None:
    text = (GOLDEN / "knaster-three.5x5").read_text()
    record = parse_record(text)
    first, second, *_ = (player.name for player in record.players)
    erased = rename_in_record(record, second)
    assert erased is not None
    assert [player.name for player in erased.players][:2] == [first, "N.N."]
    assert (erased.game, erased.headers) == (record.game, record.headers)
    assert parse_record(str(erased)) == erased
    assert rename_in_record(record, "Nobody at all") is None


def test_latecomers_and_paper_players_are_erased_too() -> None:
    text = "Game: knister\nSeats: Ola, N.N.\nPaper: Tim\nLate: Ola 3, N.N. 1\n\n1. 3+6 a1 a1\n"
    erased = rename_in_record(parse_record(text), "Ola")
    assert str(erased) == text.replace("Ola", "N.N. 2")
    erased = rename_in_record(parse_record(text), "Tim")
    assert str(erased) == text.replace("Tim", "N.N. 2")


@pytest.mark.anyio
async def test_events_are_replaced_where_they_stand(store: Store) -> None:
    bodies = [
        body("SeatTaken", name="Ola", device="d"),
        body("SeatTaken", name=NFD, device="d"),
        body("SeatRenamed", seat=0, name=NFC),
        body("SeatFreed", seat=0),
        body("SeatTaken", name="N.N.", device="d"),
        body("RosterSet", names=["Ola", NFC], only=True),
        body("TeamsSet", teams={"Red": [NFD], "Ola": ["Ola"]}),
    ]
    await store.create("a", bodies, now=7)
    await store.save_review("a", 1, 0, "said", 8)
    found = await find_named_events(store, "a", NFC)
    assert (sorted(found.bodies), found.neutral) == ([2, 3, 6, 7], "N.N. 2")
    assert await replace_events(store, "a", found) == 4
    *events, roster, teams = map(json.loads, await read_bodies(store, "a"))
    names = [event.get("name") for event in events]
    assert names == ["Ola", "N.N. 2", "N.N. 2", None, "N.N."]
    assert roster["names"] == ["Ola", "N.N. 2"]
    assert teams["teams"] == {"Red": ["N.N. 2"], "Ola": ["Ola"]}
    assert {event.at for event in await store.read("a")} == {7}
    assert await store.read_review("a", 1, 0) is None
    assert not (await find_named_events(store, "a", NFC)).bodies


@pytest.mark.anyio
async def test_a_record_that_was_stored_anew_is_not_overwritten(store: Store) -> None:
    text = "Game: knister\nSeats: Ola, Tim\n\n1. 3+6 a1 a1\n"
    await store.create("a", ["x"], 1)
    update = TableUpdate("a", 1, always_append(records=((1, text),)))
    await commit_one(store, update)
    await store.save_review("a", 1, 0, "said", 8)
    assert not await erase_in_record(store, StoredRecord("a", 1, 0, text), "Zo")
    assert await erase_in_record(store, StoredRecord("a", 1, 0, text), "Ola")
    erased = text.replace("Ola", "N.N.")
    assert await store.read_record("a") == erased
    assert await store.read_review("a", 1, 0) is None
    await erase_in_record(store, StoredRecord("a", 1, 0, text), "Tim")  # what was read is old
    assert await store.read_record("a") == erased
