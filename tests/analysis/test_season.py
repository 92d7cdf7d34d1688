"""The season of a club, as its records have it."""

from fivebyfive.analysis.season import (
    Standing,
    build_standings,
    find_shown_names,
    list_months,
    make_season_game,
    of_person,
    summarize_game,
)
from fivebyfive.rules import Game, PaperPlayer, Player, Record, parse_record
from fivebyfive.rules.names import name_key
from support.club_seasons import make_game
from support.paths import GOLDEN


def record_of(name: str) -> Record:
    return parse_record((GOLDEN / name).read_text())


def with_players(record: Record, *players: Player) -> Record:
    return Record(record.game, players, record.headers, (), record.papers)


def test_a_table_of_several_games() -> None:
    games = [
        make_game(1, [("ola", 40), ("tim", 50), ("eva", 50)]),
        make_game(2, [("ola", 61), ("tim", 20)]),
        make_game(3, [("eva", 30)]),  # alone: a game without a win
    ]
    assert build_standings(games) == [
        Standing("ola", 2, 1, 50.5, 61),
        Standing("eva", 2, 1, 40.0, 50),
        Standing("tim", 2, 1, 35.0, 50),
    ]
    assert [game.number for game in of_person(games, "eva")] == [1, 3]
    assert build_standings([]) == []


def test_computers_and_unfinished_games_do_not_count() -> None:
    record = record_of("knaster-three.5x5")
    first, *_ = record.results()
    assert first.score
    people = with_players(record, Player("Ola"), Player("Bot", "easy"), Player("Tim"))
    summary = summarize_game(people)
    assert [(one.name, one.seat) for one in summary.people] == [("Ola", 0), ("Tim", 2)]
    assert summary.people[0].total == first.score.total
    ended = parse_record("Game: knister\nSeats: A, B\nEnded: abandoned\n\n1. 7 a1 b1\n")
    game = make_season_game(("t", 1, 0), summarize_game(ended), str, {})
    assert not game.is_finished
    assert [one.place for one in game.results] == [None, None]
    assert build_standings([game]) == []
    assert list_months([game]) == []


def test_whoever_let_a_computer_play_does_not_count() -> None:
    text = (GOLDEN / "knister-four.5x5").read_text()
    head, _, rest = text.partition("\n\n")
    rounds = [line.split() for line in rest.splitlines()]
    for number, parts in enumerate(rounds):  # five of 25 are a fifth, six are more
        parts[2] += "*" if number < 5 else ""
        parts[3] += "*" if number < 6 else ""
    record = parse_record(f"{head}\n\n" + "\n".join(map(" ".join, rounds)) + "\n")
    totals = [one.total for one in summarize_game(record).people]
    assert [total is None for total in totals] == [False, True, False, False]
    game = make_season_game(("t", 1, 0), summarize_game(record), str, {})
    assert [one.name for one in game.results if one.place is None] == ["P2"]
    assert "P2" not in [row.person for row in build_standings([game])]


def test_a_place_is_one_among_the_people() -> None:
    record = record_of("knaster-three.5x5")
    totals = [result.score.total for result in record.results() if result.score]
    assert totals == [7, 6, 7]
    players = (Player("Bot", "easy"), Player("Ola"), Player("Other", "easy"))
    game = make_season_game(
        ("t", 1, 0), summarize_game(with_players(record, *players)), str, {0: 5.0, 1: -2.5}
    )
    [ola] = game.results
    assert (ola.person, ola.total, ola.place, ola.luck) == ("Ola", 6, 1, -2.5)
    assert not game.has_winner
    assert build_standings([game]) == [Standing("Ola", 1, 0, 6.0, 6)]


def test_whoever_played_on_paper_counts_once_the_sheet_is_copied() -> None:
    played = record_of("knister-solo.5x5")
    [solo] = played.results()
    papers = (PaperPlayer("Eva"), PaperPlayer("Jan", solo.sheet))
    record = Record(played.game, played.players, played.headers, (), papers)
    game = make_season_game(("t", 1, 0), summarize_game(record), str, {0: 1.0, 1: 1.0, 2: 1.0})
    assert [(one.name, one.place, one.luck) for one in game.results] == [
        (played.players[0].name, 1, 1.0),
        ("Jan", 1, None),
        ("Eva", None, None),
    ]


def test_two_names_of_one_person_in_a_game_count_once() -> None:
    players = (Player("Ola"), Player("Ola 2"), Player("Tim"))
    summary = summarize_game(with_players(record_of("knaster-three.5x5"), *players))
    game = make_season_game(("t", 1, 0), summary, lambda name: name[:3], {})
    assert [(one.person, one.total, one.place) for one in game.results] == [
        ("Ola", 7, 1),
        ("Tim", 7, 1),
    ]
    known = make_season_game(("t", 1, 0), summary, {"Tim": "tim"}.get, {})
    assert [one.person for one in known.results] == ["tim"]


def test_months_and_the_last_spelling() -> None:
    march, april = 1_772_323_200_000, 1_775_001_600_000  # the first moments of both, in UTC
    summary = summarize_game(record_of("knaster-three.5x5"))
    games = [
        make_season_game(("t", number, at), summary, name_key, {})
        for number, at in enumerate((march, april - 1, april))
    ]
    assert [game.month for game in games] == ["2026-03", "2026-03", "2026-04"]
    assert list_months(games) == ["2026-04", "2026-03"]
    names = find_shown_names(games)
    assert names["p1"] == "P1"


def test_a_game_that_has_just_begun() -> None:
    record = Record.of(Game.start("knister", 2), ["Ola", "Tim"])
    assert [one.total for one in summarize_game(record).people] == [None, None]
