"""Names at a table: whose they are, and what a host has given or taken off."""

import json

import pytest

from fivebyfive.server.tables.operator import decide_as_operator
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import commands as c
from fivebyfive.table import fold, private_view
from fivebyfive.table.events import SeatTaken
from support.table_harness import HOST, TableHarness, refusal_code


def open_class() -> TableHarness:
    harness = TableHarness.open("class")
    harness.join("ann", "Anna")
    harness.join("poo", "Dr. Poo")
    return harness


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("anna", "name-taken"),
        ("ANNA", "name-taken"),
        ("\uff21nna", "name-taken"),
        ("\u0410nna", "name-mixed"),
        ("\u0410\u043d\u043d\u0430", None),
        ("An\u200bna", "name-hides"),
        ("Anna 2", None),
        ("Dr. P0o", None),
        ("Dr. P\u03bfo", "name-mixed"),
    ],
)
def test_the_same_name_is_taken_and_no_other_looks_like_it(name: str, code: str | None) -> None:
    harness = open_class()
    harness.join("eve")
    for command in (c.Sit(name), c.SitPaper(name)):
        if code is None:
            harness.submit(command, "eve")
            break
        assert refusal_code(harness, command, "eve") == code
    if code is not None:
        assert refusal_code(harness, c.Rename(1, name), "poo") == code


def test_a_name_that_only_looks_like_another() -> None:
    harness = TableHarness.open()
    harness.submit(c.Sit("Alina"))
    harness.join("eve")
    assert refusal_code(harness, c.Sit("AIina"), "eve") == "name-alike"
    harness.submit(c.Rename(0, "ALINA"))  # one's own, in other letters


def test_names_of_older_logs_that_differ_in_case_stay() -> None:
    """They were let in before; nobody is refused a move, or another name, for it."""
    harness = TableHarness.open()
    harness.submit(c.Sit("Anna"))
    old = [*harness.log, SeatTaken(1, "anna", device=HOST)]
    harness.table = fold(old)
    harness.submit(c.Rename(1, "Anne"))
    assert [seat.name for seat in harness.table.seats] == ["Anna", "Anne"]


@pytest.mark.parametrize("locked", [False, True])
def test_a_name_that_the_host_changed_stays(locked: bool) -> None:
    harness = open_class()
    harness.submit(c.Lock(locked))
    harness.submit(c.Rename(1, "Guest"))
    for name in ("Dr. Poo", "dr. poo", "Someone"):
        assert refusal_code(harness, c.Rename(1, name), "poo") == "name-kept"
    harness.submit(c.Rename(0, "Anni"), "ann")  # nobody changed hers
    harness.submit(c.Rename(1, "Guest 2"))  # the host may again
    assert private_view(harness.table, HOST).barred_names == ["Dr. Poo"]
    assert private_view(harness.table, "poo").barred_names == []


def test_neither_by_paper_nor_by_leaving_and_coming_back() -> None:
    harness = open_class()
    harness.submit(c.Rename(1, "Guest"))
    harness.submit(c.ToPaper(1), "poo")
    assert refusal_code(harness, c.RenamePaper(1, "Dr. Poo"), "poo") == "name-kept"
    harness.submit(c.FromPaper(1), "poo")
    assert refusal_code(harness, c.Rename(1, "Dr. Poo"), "poo") == "name-kept"
    harness.submit(c.Leave(), "poo")
    harness.join("again")
    for command in (c.Sit("DR. POO"), c.SitPaper("Dr. Poo")):
        assert refusal_code(harness, command, "again") == "name-barred"
    assert refusal_code(harness, c.Rename(0, "Dr. Poo"), "ann") == "name-barred"
    harness.submit(c.Start())
    assert refusal_code(harness, c.SitLate("Dr. Poo", []), "again") == "name-barred"


def test_a_name_that_was_removed_is_not_typed_again_at_once() -> None:
    harness = open_class()
    harness.submit(c.Remove(1))
    assert refusal_code(harness, c.Sit("Dr. Poo"), "poo") == "name-barred"
    harness.submit(c.AllowName("dr. poo"))
    assert harness.submit(c.AllowName("Dr. Poo")) == []
    harness.submit(c.Sit("Dr. Poo"), "poo")
    harness.submit(c.Remove(1), "poo")  # by themselves
    harness.submit(c.Sit("Dr. Poo"), "poo")


def test_a_name_that_looks_like_a_barred_one_is_barred() -> None:
    harness = open_class()
    harness.join("two", "Idiot")
    harness.submit(c.Remove(2))
    assert refusal_code(harness, c.Sit("ldiot"), "two") == "name-barred"


def test_the_name_of_somebody_who_is_gone_is_free_again() -> None:
    harness = open_class()
    harness.submit(c.SitPaper("Grandpoo"), "poo")
    harness.submit(c.Disconnect(), "poo")
    harness.submit(c.Remove(1))
    harness.submit(c.RemovePaper(1))
    harness.submit(c.Connect(), "poo")
    harness.submit(c.Sit("Dr. Poo"), "poo")
    harness.submit(c.SitPaper("Grandpoo"), "poo")


def test_somebody_on_paper_too() -> None:
    harness = open_class()
    harness.submit(c.SitPaper("Grandpoo"), "poo")
    harness.submit(c.RenamePaper(1, "Grandma"))
    assert refusal_code(harness, c.RenamePaper(1, "Grandpoo"), "poo") == "name-kept"
    harness.submit(c.RemovePaper(1))
    assert refusal_code(harness, c.SitPaper("Grandpoo"), "poo") == "name-barred"
    harness.submit(c.SitPaper("Grandma"), "poo")  # the host has given it


def test_what_the_host_does_with_it_frees_a_name() -> None:
    harness = open_class()
    harness.submit(c.Rename(1, "Guest"))
    harness.submit(c.Rename(1, "Dr. Poo"))  # after all
    assert harness.table.barred_names == ()
    harness.submit(c.Remove(1))
    harness.submit(c.Sit("Dr. Poo"))
    assert harness.table.barred_names == ()


def test_a_given_name_stays_until_the_next_game_and_a_barred_one_until_it_is_allowed() -> None:
    harness = open_class()
    harness.submit(c.Rename(1, "Guest"))
    harness.submit(c.Start())
    harness.submit(c.Abandon())
    assert refusal_code(harness, c.Rename(1, "Someone"), "poo") == "name-kept"
    harness.submit(c.Rematch(secret="5c" * 32))
    assert refusal_code(harness, c.Rename(1, "Dr. Poo"), "poo") == "name-barred"
    assert private_view(harness.table, HOST).barred_names == ["Dr. Poo"]
    harness.submit(c.Rename(1, "Someone"), "poo")
    harness.submit(c.AllowName("Dr. Poo"))
    harness.submit(c.Rename(1, "Dr. Poo"), "poo")


def test_older_logs_have_barred_names_for_one_game_only() -> None:
    """What they say of the place of a name among the barred ones would mean another one."""
    harness = open_class()
    harness.submit(c.Remove(1))
    harness.submit(c.Start())
    harness.submit(c.Abandon())
    harness.submit(c.Rematch(secret="5c" * 32))
    bodies = [json.loads(encode_event(event)) for event in harness.log]
    for body in bodies:
        body.pop("keeps_barred", None)
    assert fold([decode_event(json.dumps(body)) for body in bodies]).barred_names == ()
    assert harness.table.barred_names == ("Dr. Poo",)


def test_an_erased_name_is_not_kept_as_a_barred_one() -> None:
    harness = open_class()
    harness.submit(c.Rename(1, "Guest"))
    erasing: list[c.Command] = [c.Rename(0, "N.N."), c.AllowName("Dr. Poo")]
    bodies = decide_as_operator(harness.table, erasing, now=1).bodies
    assert not [body for body in bodies if "Poo" in body or "Anna" in body]
    after = fold(map(decode_event, bodies), harness.table)
    assert (after.barred_names, after.host_names) == ((), ("Guest",))
