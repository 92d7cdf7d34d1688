"""A table whose dice are decided by the seed it was opened with."""

from dataclasses import replace

from fivebyfive.rules import Record
from fivebyfive.table import build_record, fold, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.events import Rolled, TableOpened
from support.table_harness import HOST, TableHarness


def rehearse(seed: str, nonce: str = "n0", **opening: str) -> TableHarness:
    """A game alone that has begun, at a table with these differences."""
    harness = TableHarness.open(rolls="host")
    opened = harness.log[0]
    assert isinstance(opened, TableOpened)
    harness.log[0] = replace(opened, rehearsal=seed, nonce=nonce, **opening)  # type: ignore[arg-type]
    harness.table = fold(harness.log)
    harness.submit(c.Sit("Ola"))
    harness.submit(c.Start())
    return harness


def play(harness: TableHarness, rounds: int = 25) -> list[str]:
    """Play so many rounds in reading order: the rolls."""
    rolls = []
    for round_ in range(rounds):
        harness.submit(c.Next(round_))
        rolls += [event.roll for event in harness.last_events if isinstance(event, Rolled)]
        harness.submit(c.MakeMove(0, round_ + 1, "abcde"[round_ % 5] + str(round_ // 5 + 1)))
    if rounds == 25:
        harness.submit(c.Next(25))
    return rolls


def headers(record: Record) -> dict[str, str]:
    return dict(record.headers)


def test_the_seed_alone_decides() -> None:
    rolls = play(rehearse("a seed"))
    other = rehearse("a seed", nonce="n7", code="654321", secret="77" * 32)
    assert play(other) == rolls
    assert play(rehearse("another")) != rolls


def test_the_next_game_has_other_dice_unless_the_same_are_wanted() -> None:
    harness = rehearse("a seed")
    first = play(harness)
    harness.submit(c.Rematch(secret="66" * 32))
    harness.submit(c.Start())
    second = play(harness)
    assert second != first
    harness.submit(c.Rematch(same_dice=True, secret="55" * 32))
    harness.submit(c.Start())
    assert play(harness) == second
    assert headers(build_record(harness.table))["Dice"] == "rehearsal"


def test_nothing_is_promised_about_the_dice() -> None:
    harness = rehearse("a seed")
    assert public_view(harness.table).commit == ""
    play(harness)
    result = public_view(harness.table).result
    assert result is not None
    assert result.secret is None
    said = headers(build_record(harness.table))
    assert said["Dice"] == "rehearsal"
    assert not said.keys() & {"Commit", "Nonces", "Secret"}


def test_typed_dice_are_real_ones() -> None:
    harness = rehearse("a seed")
    harness.submit(c.Next(0))
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="66" * 32))
    harness.submit(c.Change({"dice": "real"}), HOST)
    harness.submit(c.Start())
    harness.submit(c.Next(0, "3+4"))
    assert "Dice" not in headers(build_record(harness.table))
