"""A start waits a moment for nonces that are on their way, and says whose are missing."""

from fivebyfive.table import commands as c
from fivebyfive.table import due_at, public_view
from support.table_harness import HOST, TableHarness, refusal_code, start_game


def rematch(*names: str, dice: str = "app") -> TableHarness:
    """A lobby after a game: everybody has given a nonce before, and nobody yet for this one."""
    harness = start_game(*names, dice=dice)
    harness.submit(c.Abandon())
    harness.submit(c.Rematch("7c" * 32))
    return harness


def missing(harness: TableHarness) -> list[str]:
    return public_view(harness.table).nonces_missing


def test_rematch_start_and_next_together_do_not_drop_the_guests_nonces() -> None:
    harness = rematch("Sara", "Tim", "Ola")
    harness.submit(c.Start())
    assert harness.last_event_types() == ["StartRequested"]
    assert refusal_code(harness, c.Next(0)) == "not-playing"
    assert missing(harness) == [HOST, "tim", "ola"]
    assert public_view(harness.table).starting
    for device in ("ola", HOST):
        harness.submit(c.GiveNonce(f"again-{device}"), device)
        assert harness.last_event_types() == ["NonceGiven"]
    harness.submit(c.GiveNonce("again-tim"), "tim")
    assert harness.last_event_types() == ["NonceGiven", "GameStarted"]
    assert harness.table.nonces == ("again-host", "again-tim", "again-ola")
    assert not public_view(harness.table).starting
    assert missing(harness) == []
    harness.submit(c.Next(0))
    assert harness.table.round == 1


def test_it_waits_two_seconds_and_says_whose_are_missing() -> None:
    harness = rematch("Sara", "Tim", "Ola")
    harness.submit(c.GiveNonce("again"), "tim")
    harness.submit(c.Start())
    assert due_at(harness.table) == harness.now + 2_000
    harness.submit(c.Start())
    assert harness.last_events == []  # pressed twice
    harness.submit(c.Tick(), None, wait=1_999)
    assert harness.last_events == []
    harness.submit(c.Tick(), None, wait=1)
    assert harness.last_event_types() == ["GameStarted"]
    assert harness.table.nonces == ("again",)
    assert missing(harness) == [HOST, "ola"]


def test_only_who_is_there_is_waited_for() -> None:
    harness = rematch("Sara", "Tim")
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.GiveNonce("again"))
    harness.submit(c.Start())
    assert harness.last_event_types() == ["GameStarted"]


def test_who_goes_meanwhile_is_not_waited_for() -> None:
    harness = rematch("Sara", "Tim")
    harness.submit(c.GiveNonce("again"))
    harness.submit(c.Start())
    harness.submit(c.Disconnect(), "tim")
    harness.submit(c.Tick(), None)
    assert harness.last_event_types() == ["GameStarted"]


def test_devices_that_never_give_nonces_are_not_waited_for() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Sara"))
    harness.submit(c.Join("program", "h"), None)
    harness.submit(c.Connect(), "program")
    harness.submit(c.Sit("Otto"), "program")
    harness.submit(c.Start())
    assert harness.last_event_types() == ["GameStarted"]
    assert missing(harness) == ["program"]


def test_dice_without_nonces_wait_for_none() -> None:
    harness = rematch("Sara", "Tim", dice="real")
    harness.submit(c.Start())
    assert harness.last_event_types() == ["GameStarted"]
    assert missing(harness) == []


def test_other_settings_meanwhile_need_no_nonces() -> None:
    harness = rematch("Sara", "Tim")
    harness.submit(c.Start())
    harness.submit(c.Change({"dice": "real"}))
    harness.submit(c.Tick(), None)
    assert harness.last_event_types() == ["GameStarted"]


def test_nobody_left_to_start_with() -> None:
    harness = rematch("Sara", "Tim")
    harness.submit(c.Start())
    harness.submit(c.Remove(1))
    harness.submit(c.Remove(0))
    harness.submit(c.Tick(), None, wait=2_000)
    assert (harness.last_events, harness.table.phase) == ([], "lobby")
    harness.submit(c.Sit("Sara"))
    harness.submit(c.Tick(), None, wait=2_000)
    assert harness.table.phase == "lobby"  # it has to be asked for again
