"""Teams of a class: who sets them, their means, and what the record keeps of them."""

from dataclasses import replace

from fivebyfive.rules import parse_record
from fivebyfive.rules.class_headers import parse_series, parse_teams, rank_teams
from fivebyfive.store.erase_names import rename_in_record
from fivebyfive.table import build_record, public_view
from fivebyfive.table import commands as c
from fivebyfive.table.class_commands import SetTeams
from fivebyfive.table.teams import MAX_TEAMS
from support.table_harness import TableHarness, refusal_code, start_game

NEXT_SECRET = "5c" * 32
CELLS = [column + row for row in "12345" for column in "abcde"]
TEAMS = {"Red": ["Ada", "Ben"], "Blue": ["Cem", "Zoe"]}


def play(harness: TableHarness) -> None:
    """A game of three, in which a computer moves for the second seat."""
    for number in range(1, 26):
        harness.submit(c.Next(number - 1, str(5 + number % 5)))
        for seat in (0, 2):
            cell = CELLS[number - 1] if seat else CELLS[(number - 1) * 7 % 25]
            harness.submit(c.MakeMove(seat, number, cell), harness.table.seats[seat].device)
        harness.submit(c.ComputerMove(1, number, CELLS[number - 1]), None)
    harness.submit(c.Next(25))


def start() -> TableHarness:
    harness = start_game("Ada", "Ben", "Cem", dice="real", rolls="host")
    harness.submit(SetTeams(TEAMS))
    harness.submit(c.Remove(1))  # a computer plays on for Ben
    return harness


def test_means_are_of_those_who_played_themselves() -> None:
    harness = start()
    assert [team.mean for team in public_view(harness.table).teams] == [0, 0]
    play(harness)
    view = public_view(harness.table)
    red, blue = view.teams
    assert (red.members, red.counted, red.mean) == (["Ada", "Ben"], 1, view.totals[0])
    assert (blue.counted, blue.mean) == (1, view.totals[2])  # Zoe has not come
    record = parse_record(str(build_record(harness.table)))
    assert parse_teams(record) == {"Red": ("Ada", "Ben"), "Blue": ("Cem", "Zoe")}
    means = {team.name: team.mean for team in rank_teams(record)}
    assert means == {"Red": red.mean, "Blue": blue.mean}
    assert parse_series(record) == []


def test_a_name_that_changes_stays_in_its_team() -> None:
    harness = start()
    harness.submit(c.Rename(0, "Ada K."))
    assert harness.table.teams[0].members == ("Ada K.", "Ben")


def test_whoever_takes_a_name_of_a_team_is_in_that_team_only() -> None:
    harness = TableHarness.open("class")
    harness.join("one", "Guest")
    harness.submit(SetTeams({"Red": ["Guest", "Ben"], "Blue": ["Zoe"]}))
    harness.submit(c.Rename(0, "Zoe"), "one")
    assert [team.members for team in harness.table.teams] == [("Ben",), ("Zoe",)]


def test_a_name_that_stands_only_in_the_teams_is_erased() -> None:
    harness = start()
    play(harness)
    erased = rename_in_record(build_record(harness.table), "Zoe")
    assert erased is not None
    assert parse_teams(erased)["Blue"] == ("Cem", "N.N.")


def test_the_record_of_a_further_game_has_the_running_total() -> None:
    harness = start()
    play(harness)
    first = public_view(harness.table).totals
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    assert harness.table.teams
    harness.start_without_nonces()
    harness.submit(c.Next(0, "7"))
    for seat, holder in enumerate(harness.table.seats):
        harness.submit(c.MakeMove(seat, 1, "a1"), holder.device)
    harness.submit(c.Abandon())
    record = parse_record(str(build_record(harness.table)))
    assert {one.name: (one.games, one.points) for one in parse_series(record)} == {
        "Ada": (1, first[0]),
        "Cem": (1, first[2]),
    }
    erased = rename_in_record(record, "Ada")
    assert erased is not None
    assert "Ada" not in str(erased)
    assert parse_teams(erased)["Red"] == ("N.N.", "Ben")
    assert rename_in_record(replace(record, headers=()), "Ada") is not None


def test_who_sets_teams_and_what_is_refused() -> None:
    harness = TableHarness.open("class")
    harness.join("one", "Ada")
    assert refusal_code(harness, SetTeams(TEAMS), "one") == "not-host"
    assert refusal_code(harness, SetTeams({"Red": ["Ada"], "Blue": ["Ada"]})) == "name-taken"
    assert refusal_code(harness, SetTeams({"R[e]d": []})) == "bad-name"
    many: dict[str, list[str]] = {f"Team {at}": [] for at in range(MAX_TEAMS + 1)}
    assert refusal_code(harness, SetTeams(many)) == "too-many-teams"
    harness.submit(SetTeams(TEAMS))
    assert [team.mean for team in public_view(harness.table).teams] == [None, None]
    harness.submit(SetTeams({}))
    assert harness.table.teams == ()
