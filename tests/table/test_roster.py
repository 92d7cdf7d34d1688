"""The list of a class: how it is read, who sets it, and what it means for names."""

import pytest

from fivebyfive.table import commands as c
from fivebyfive.table import public_view
from fivebyfive.table.class_commands import SetRoster
from fivebyfive.table.roster import MAX_ROSTER, parse_roster
from support.table_harness import HOST, TableHarness, refusal_code

LONG = "Schmidt-Rottenburger-Hohenzollern, Maximilian"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna\nBen\n\n  Cem  \n", ["Anna", "Ben", "Cem"]),
        ("\ufeff1. Anna\r\n2) Ben\r\n(3) Cem\n4 Dora\n- Eva\n• Finn", "Anna Ben Cem Dora Eva Finn"),
        ("Anna, Ben, Cem", ["Anna", "Ben", "Cem"]),
        ("Anna;Ben\tCem,", ["Anna", "Ben", "Cem"]),
        ("Müller, Anna\nde la Cruz, Ana María", ["Anna Müller", "Ana María de la Cruz"]),
        ('"Doe, Jane"\n"Roe, Rick"', ["Jane Doe", "Rick Roe"]),
        ("1\tAnna\tMüller\t7b\n2\tBen\tKurz\tb@x.org", ["Anna Müller", "Ben Kurz"]),
        (f"{LONG}\nBo", ["Maximilian S.", "Bo"]),
        ("Emma\nEmma\nemma\nEmma 2", ["Emma", "Emma 2", "emma 3", "Emma 2 2"]),
        ("Ana-Lucía O'Neill-Świątek\nX", ["X"]),  # 25 characters
        ("安娜\nΜαρία\nياسمين", ["安娜", "Μαρία", "ياسمين"]),
        ("", []),
    ],
)
def test_a_pasted_list_is_read(text: str, names: "list[str] | str") -> None:
    wanted = names.split() if isinstance(names, str) else names
    assert parse_roster(text).names == wanted


def test_numbered_names_are_no_longer_than_names_may_be() -> None:
    name = "A" * 24
    assert parse_roster("\n".join([name] * 10)).names[9] == "A" * 21 + " 10"


def test_lines_that_give_no_name_are_told() -> None:
    parsed = parse_roster("Anna\n\n12345\n[Ben]\n" + "x" * 50 + "\n\u200b\nCem")
    assert parsed.names == ["Anna", "Cem"]
    assert [bad.line for bad in parsed.bad] == [3, 4, 5, 6]
    assert parsed.bad[1].text == "[Ben]"
    many = parse_roster("\n".join(f"Pupil {at}" for at in range(MAX_ROSTER + 2)))
    assert len(many.names) == MAX_ROSTER
    assert [bad.line for bad in many.bad] == [MAX_ROSTER + 1, MAX_ROSTER + 2]


def test_every_name_of_a_pasted_list_can_be_taken() -> None:
    parsed = parse_roster("An\u00adna\nJo\u200bhn\nP\u0430ul\nanna")
    assert parsed.names == ["Anna", "John", "anna 2"]
    assert [one.line for one in parsed.bad] == [3]  # with a Cyrillic letter
    harness = TableHarness.open("class")
    assert refusal_code(harness, SetRoster(["Anna", "anna"])) == "name-taken"
    harness.submit(SetRoster(parsed.names, only=True))
    for device, name in enumerate(parsed.names):
        harness.join(str(device), name)


def test_names_are_taken_from_the_list_or_typed() -> None:
    harness = TableHarness.open("class")
    harness.submit(SetRoster(["Ada", "Ben", "Cem"]))
    view = public_view(harness.table)
    assert (view.roster, view.roster_only) == (["Ada", "Ben", "Cem"], False)
    harness.join("one", "Ada")
    harness.join("two", "Dora")  # is new in class
    assert [seat.name for seat in harness.table.seats] == ["Ada", "Dora"]


def test_only_names_on_the_list() -> None:
    harness = TableHarness.open("class")
    harness.submit(SetRoster(["Ada", "Ben", "Émile"], only=True))
    assert public_view(harness.table).roster_only
    harness.join("one", "Ada")
    harness.join("two")
    assert refusal_code(harness, c.Sit("Eve"), "two") == "not-on-list"
    assert refusal_code(harness, c.SitPaper("Eve"), "two") == "not-on-list"
    assert refusal_code(harness, c.Sit("Ada"), "two") == "name-taken"
    harness.submit(c.Sit("E\u0301mile"), "two")  # as another device types it
    assert refusal_code(harness, c.Rename(0, "Eve"), "one") == "not-on-list"
    harness.submit(c.Rename(0, "Ben"), "one")
    harness.submit(c.Rename(0, "Ada K."))  # whoever leads gives any name
    harness.submit(c.Sit("Teacher"))
    harness.submit(c.Start())
    harness.join("three")
    assert refusal_code(harness, c.SitLate("Eve", []), "three") == "not-on-list"
    harness.submit(c.SitLate("Ben", []), "three")
    assert harness.table.seats[-1].name == "Ben"


def test_whoever_leads_sets_the_list_and_removes_it() -> None:
    harness = TableHarness.open("class")
    harness.join("one", "Ada")
    assert refusal_code(harness, SetRoster(["Ada"]), "one") == "not-host"
    assert refusal_code(harness, SetRoster(["Ada", "Ada"])) == "name-taken"
    assert refusal_code(harness, SetRoster(["A[d]a"])) == "bad-name"
    many = [f"Pupil {at}" for at in range(MAX_ROSTER + 1)]
    assert refusal_code(harness, SetRoster(many)) == "list-too-long"
    assert harness.submit(SetRoster([], only=True)) == []  # no list that nobody is on
    harness.submit(SetRoster(["Ben"], only=True), HOST)
    assert harness.submit(SetRoster(["Ben"], only=True)) == []
    assert [seat.name for seat in harness.table.seats] == ["Ada"]
    harness.submit(SetRoster([]))
    assert (harness.table.roster, harness.table.roster_only) == ((), False)
    harness.join("two", "Eve")
