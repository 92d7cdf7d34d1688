"""What a game came to: costs and luck add up, equal what `advise` says, and find the blunders."""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from fivebyfive import Game, Record, Throw, parse_record
from fivebyfive.analysis import (
    AnalysisCode,
    AnalysisError,
    GameReview,
    make_record,
    play_game,
    replay_seat,
    review_game,
)
from fivebyfive.bots import COACH, Bot, Budget, Position, find_adviser, find_bot
from fivebyfive.rules import Circle, Move, PaperPlayer, Write
from support.cli_runner import run_in_process

LEVELS = {"knister": ["casual"], "knaster": ["casual", "beginner", "expert"]}
PRECISION = 1e-6  # of all figures together


@cache
def play_record(kind: str) -> Record:
    names = LEVELS[kind]
    game = play_game(kind, [find_bot(name) for name in names], "a coached game").game
    return make_record(game, names)


@cache
def review_seat(kind: str, seat: int = 0) -> GameReview:
    return review_game(play_record(kind), seat, find_adviser(COACH))


@pytest.mark.parametrize(("kind", "seat"), [("knister", 0), ("knaster", 0), ("knaster", 1)])
def test_luck_and_skill_add_up(kind: str, seat: int) -> None:
    found = review_seat(kind, seat)
    assert found.total == play_record(kind).game.sheets[seat].score().total
    sum_ = found.start + found.luck - found.cost
    assert sum_ == pytest.approx(found.total, abs=PRECISION)
    assert all(move.cost >= 0 for move in found.moves)
    assert found.cost > 5  # these players are no experts
    expected = found.start
    for move in found.moves:  # round by round, too
        expected += move.luck - move.cost
        assert expected == pytest.approx(move.expected, abs=PRECISION)


@pytest.mark.usefixtures("full_at_once")
def test_a_last_roll_that_came_from_paper() -> None:
    """Paper was full after two rounds: one may do nothing then, and no more is rolled."""
    text = "Game: knaster\nSeats: Sara\nPaper: Grandma\nFull: 2\n\n1. 7 a1\n2. 7 (a1)\n3. 9 -\n"
    record = parse_record(text)
    found = review_game(record, 0, find_adviser(COACH))
    assert [move.last for move in found.moves] == [False, False, True]
    assert found.total == 1
    assert replay_seat(record, 0, Writer()).numbers[:3] == (7, 7, 9)


def at_round(record: Record, number: int) -> bytes:
    """The record up to a roll that nobody has used yet."""
    game = Game.start(record.game.kind, len(record.players))
    for before in record.game.rounds[: number - 1]:
        game = game.roll(before.throw).play_all(before.moves).close()
    game = game.roll(record.game.rounds[number - 1].throw)
    return str(Record(game, record.players)).encode()


@pytest.mark.parametrize(("kind", "seat"), [("knister", 0), ("knaster", 1)])
def test_the_figures_are_those_of_advise(kind: str, seat: int) -> None:
    record, found = play_record(kind), review_seat(kind, seat)
    name = record.players[seat].name
    for number in (1, 2, 11, len(found.moves) - 1, len(found.moves)):
        move, text = found.moves[number - 1], at_round(record, number)
        out, _ = run_in_process(
            "advise", "-", "--json", "--seat", name, "--for", "points", stdin=text
        )
        told = {one["move"]: one for one in json.loads(out)["moves"]}
        assert told[str(move.best)]["lost"] == 0
        after = move.sheet.play(move.roll, move.move, move.last)
        [same] = [
            one
            for text, one in told.items()
            if move.sheet.play(move.roll, _move(text), move.last) == after
        ]
        assert same["lost"] == pytest.approx(move.cost, abs=2e-6)  # it rounds
        assert same["expected"] == pytest.approx(move.expected, abs=2e-6)
        best = told[str(move.best)]["expected"]
        before = found.moves[number - 2].expected if number > 1 else found.start
        assert best - before == pytest.approx(move.luck, abs=2e-6)


def _move(text: str) -> Move:
    from fivebyfive import parse_move  # noqa: PLC0415

    return parse_move(text)


class Blundering:
    """Plays as the coach says, but in some rounds makes the worst of all moves."""

    def __init__(self, rounds: Iterable[int]) -> None:
        self.rounds = set(rounds)
        self.adviser = find_adviser(COACH)

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        weighed = self.adviser.weigh(position, rng, budget)
        key = min if position.round in self.rounds else max
        return key(weighed, key=lambda one: one.expected).move


@pytest.mark.parametrize(
    ("kind", "planted"), [("knister", (5, 12, 18)), ("knaster", (6, 14, 20)), ("knister", (9,))]
)
def test_planted_blunders_are_found(kind: str, planted: tuple[int, ...]) -> None:
    record = make_record(play_game(kind, [Blundering(planted)], "planted").game, ["x"])
    found = review_game(record, 0, find_adviser(COACH))
    dearest = found.costliest()
    assert {move.round for move in dearest} == set(planted)
    costs = [move.cost for move in dearest]
    assert costs == sorted(costs, reverse=True)
    assert found.cost == pytest.approx(sum(costs), abs=PRECISION)  # all else was perfect
    for move in dearest:
        assert move.move != move.best
        assert move.sheet == _sheet_before(record, move.round)


def _sheet_before(record: Record, number: int) -> object:
    return parse_record(at_round(record, number).decode()).game.sheets[0]


def test_what_a_stand_in_did_is_nobodys_mistake() -> None:
    record = make_record(play_game("knister", [Blundering((5, 12))], "planted").game, ["x"])
    text = str(record).splitlines()
    [at] = [number for number, line in enumerate(text) if line.startswith("12. ")]
    text[at] += "*"
    found = review_game(parse_record("\n".join(text)), 0, find_adviser(COACH))
    assert [move.round for move in found.costliest()] == [5]
    assert found.moves[11].stand_in


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review_game(
        play_record("knister"), 0, find_adviser(COACH), lambda done, of: told.append((done, of))
    )
    assert [done for done, _ in told] == list(range(1, 11 + 25 + 1))
    assert {of for _, of in told} == {36}


def test_a_game_that_goes_on() -> None:
    with pytest.raises(AnalysisError) as caught:
        review_game(
            parse_record(at_round(play_record("knister"), 7).decode()), 0, find_adviser(COACH)
        )
    assert caught.value.code == AnalysisCode.UNFINISHED


class Writer:
    """Writes in the first free cell, and circles only where nothing can be written."""

    circles_first = False

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        moves = position.sheet.legal_moves(position.roll, position.last)
        wanted = Circle if self.circles_first else Write
        return next((move for move in moves if isinstance(move, wanted)), moves[0])


class Circler(Writer):
    """The other way round, so that their games are longer."""

    circles_first = True


def game_of(*bots: Bot) -> Record:
    return make_record(play_game("knaster", bots, "dice").game, ["x"] * len(bots))


def test_the_same_player_on_the_same_dice() -> None:
    record = game_of(Circler(), Writer())
    for seat, bot in enumerate((Circler(), Writer())):
        assert replay_seat(record, seat, bot) == record.game.sheets[seat]


def test_somebody_alone_gets_the_rolls_that_follow() -> None:
    long, short = game_of(Circler()), game_of(Writer())
    rolls: list[Throw] = [played.throw for played in long.game.rounds]
    assert len(rolls) > len(short.game.rounds)
    whole = replay_seat(short, 0, Circler(), lambda number: rolls[number - 1])
    assert whole == long.game.sheets[0]
    cut = replay_seat(short, 0, Circler())  # nobody knows what would have followed
    assert not cut.is_full
    with_paper = replace(short, papers=(PaperPlayer("Grandma"),))  # whose game would have been over
    assert replay_seat(with_paper, 0, Circler(), lambda number: rolls[number - 1]) == cut


def test_a_full_sheet_ends_it() -> None:
    record = game_of(Circler())
    assert replay_seat(record, 0, Writer()) == game_of(Writer()).game.sheets[0]


def test_with_others_it_ends_when_it_did() -> None:
    record = game_of(Writer(), Writer())
    sheet = replay_seat(record, 0, Circler())
    assert not sheet.is_full
