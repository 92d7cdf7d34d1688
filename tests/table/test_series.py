"""Several games of one table: games, wins and points of each."""

from fivebyfive.rules import CELL_NAMES
from fivebyfive.table import commands as c
from fivebyfive.table import public_view
from support.table_harness import HOST, TableHarness, start_game

NEXT_SECRET = "5c" * 32
LATIN = "8 9 10 11 12 9 10 11 12 8 10 11 12 8 9 11 12 8 9 10 12 8 9 10 11"
WELL = range(25)  # from row to row: five equal numbers in every column
BADLY = sorted(range(25), key=lambda at: at * at % 23)


def play(harness: TableHarness, *orders: "range | list[int]") -> list[int]:
    """Play a game, each seat with its order of the cells: the points."""
    for number in range(1, 26):
        harness.submit(c.Next(number - 1, str(5 + number % 5)))
        for seat, order in enumerate(orders):
            device = harness.table.seats[seat].device
            harness.submit(c.MakeMove(seat, number, CELL_NAMES[order[number - 1]]), device)
    harness.submit(c.Next(25))
    return public_view(harness.table).totals


def play_again(harness: TableHarness) -> None:
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    harness.start_without_nonces()


def series(harness: TableHarness) -> list[tuple[str, int, int, int]]:
    view = public_view(harness.table)
    return [(one.name, one.games, one.wins, one.points) for one in view.series]


def start(*names: str) -> TableHarness:
    return start_game(*names, dice="real", rolls="host")


def test_wins_and_points_add_up_and_shared_wins_count_for_each() -> None:
    harness = start("Sara", "Tim")
    assert series(harness) == []
    more, less = play(harness, WELL, BADLY)
    assert more > less
    first = [("Sara", 1, 1, more), ("Tim", 1, 0, less)]
    assert series(harness) == first
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    assert series(harness) == first
    harness.start_without_nonces()
    assert series(harness) == first
    assert play(harness, WELL, WELL) == [more, more]
    assert series(harness) == [("Sara", 2, 2, 2 * more), ("Tim", 2, 1, less + more)]
    for _ in range(2):
        play_again(harness)
        play(harness, BADLY, WELL)
    assert series(harness) == [
        ("Tim", 4, 3, less + 3 * more),
        ("Sara", 4, 2, 2 * more + 2 * less),
    ]


def test_an_abandoned_game_does_not_count() -> None:
    harness = start("Sara", "Tim")
    harness.submit(c.Next(0, "7"))
    harness.submit(c.Abandon())
    assert series(harness) == []
    play_again(harness)
    more, less = play(harness, WELL, BADLY)
    play_again(harness)
    harness.submit(c.Abandon())
    assert series(harness) == [("Sara", 1, 1, more), ("Tim", 1, 0, less)]


def test_nobody_alone_has_a_series() -> None:
    harness = start("Sara")
    play(harness, WELL)
    assert series(harness) == []


def test_a_standing_follows_a_person() -> None:
    """To another place and name, to paper, and back to the table; whoever is new has none."""
    harness = start("Sara", "Tim")
    more, less = play(harness, WELL, BADLY)
    harness.submit(c.Rename(1, "Tom"), "tim")
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    harness.submit(c.Reorder([1, 0]))
    harness.submit(c.Rename(1, "Sarah"))
    harness.join("ola", "Ola")
    assert series(harness) == [("Sarah", 1, 1, more), ("Tom", 1, 0, less), ("Ola", 0, 0, 0)]
    harness.submit(c.ToPaper(1))
    harness.submit(c.RenamePaper(1, "Sally"))
    harness.submit(c.Leave(), "tim")
    assert series(harness) == [("Sally", 1, 1, more), ("Ola", 0, 0, 0)]
    harness.join("tim", "Tom")
    assert series(harness) == [("Sally", 1, 1, more), ("Tom", 1, 0, less), ("Ola", 0, 0, 0)]


def test_a_sheet_of_paper_counts_once_it_is_typed_in() -> None:
    harness = start("Sara", "Tim")
    harness.submit(c.SitPaper("Grandma"))
    more, less = play(harness, WELL, BADLY)
    assert series(harness) == [("Sara", 1, 1, more), ("Tim", 1, 0, less), ("Grandma", 0, 0, 0)]
    harness.submit(c.TypeSheet(1, LATIN), HOST)
    [paper] = public_view(harness.table).papers
    assert paper.total is not None
    assert less < more < paper.total
    typed = [("Grandma", 1, 1, paper.total), ("Sara", 1, 0, more), ("Tim", 1, 0, less)]
    assert series(harness) == typed
    harness.submit(c.Rematch(secret=NEXT_SECRET))
    assert series(harness) == typed
