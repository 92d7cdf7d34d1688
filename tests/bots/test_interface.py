"""What a computer player is given, and the levels it is found by."""

import subprocess
import sys
from random import Random

import pytest

from fivebyfive import Circle, Game, GameError, Throw, Write
from fivebyfive.bots import (
    LEVELS,
    Beginner,
    BotCode,
    Budget,
    Casual,
    LevelError,
    Position,
    RandomBot,
    find_bot,
    find_level,
)
from fivebyfive.rules import RulesCode
from fivebyfive.words import Language, say
from support.cli_runner import CLEAN_ENVIRON


def opened() -> Game:
    """Two seats of Knaster in round 2, of which the first has moved."""
    game = Game.start("knaster", 2).roll(Throw(9)).play(0, Write(12)).play(1, Write(0)).close()
    return game.roll(Throw(9)).play(0, Circle(12))


def test_a_position_has_the_closed_sheets_only() -> None:
    game = opened()
    for seat in range(2):
        position = Position.of(game, seat)
        assert position == Position("knaster", game.sheets, seat, 9, False, 2)
        assert position.sheet is game.sheets[seat]
        assert [sheet.circled for sheet in position.sheets] == [0, 0]
        assert game.take_back(0).open_round != game.open_round
        assert position == Position.of(game.take_back(0), seat)


def test_a_position_knows_the_last_roll() -> None:
    game = Game.start("knister")
    for cell in range(25):
        game = game.roll(Throw(7))
        assert Position.of(game, 0).last == (cell == 24)
        game = game.play(0, Write(cell)).close()


@pytest.mark.parametrize(
    ("game", "seat", "code"),
    [
        (Game.start("knister"), 0, RulesCode.NO_ROLL),
        (opened(), 2, RulesCode.UNKNOWN_SEAT),
        (opened(), -1, RulesCode.UNKNOWN_SEAT),
    ],
)
def test_no_position(game: Game, seat: int, code: RulesCode) -> None:
    with pytest.raises(GameError) as caught:
        Position.of(game, seat)
    assert caught.value.code == code


def test_levels_are_found_by_name() -> None:
    assert list(LEVELS)[:3] == ["random", "beginner", "casual"]
    for level, made in zip(LEVELS, (RandomBot, Beginner, Casual), strict=False):
        assert type(find_bot(level)) is type(find_level(level)) is made


@pytest.mark.parametrize("level", ["", "grandmaster", "Random"])
def test_an_unknown_level(level: str) -> None:
    with pytest.raises(LevelError) as caught:
        find_bot(level)
    error = caught.value
    assert error.code == BotCode.UNKNOWN_LEVEL
    assert str(error.code) == "unknown-level"
    assert error.facts == {"level": level, "levels": ", ".join(LEVELS)}
    assert str(error) == f"unknown-level (level={level}, levels={', '.join(LEVELS)})"
    for language in Language:
        sentence = say(language, f"error-{error.code}", **error.facts)
        assert level in sentence
        assert "random, beginner, casual" in sentence


@pytest.mark.heavy
@pytest.mark.parametrize("level", LEVELS)
def test_many_bots_in_many_processes_are_one(level: str) -> None:
    """Nothing depends on a process: not on the seed of its hashes, nor on what it did before."""
    script = (
        "from random import Random\n"
        "from fivebyfive import Game, Throw\n"
        "from fivebyfive.bots import Budget, Position, find_bot\n"
        f"bot, game, rng = find_bot({level!r}), Game.start('knaster'), Random(1)\n"
        "for roll in (7, 7, 6, 8, 7, 6, 5, 9, 7, 8, 6, 7, 5, 8, 9, 6, 7, 4, 10, 7):\n"
        "    game = game.roll(Throw(roll))\n"
        "    move = bot.choose(Position.of(game, 0), rng, Budget())\n"
        "    print(move, end=' ')\n"
        "    game = game.play(0, move).close()\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=CLEAN_ENVIRON | {"PYTHONHASHSEED": seed},  # compiled kernels are where PLAIN says
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().split()) == 20


@pytest.mark.heavy
@pytest.mark.parametrize("level", LEVELS)
def test_chance_matters(level: str) -> None:
    """On an empty sheet nothing is better than something else, so seeds give other first moves."""
    position = Position.of(Game.start("knister").roll(Throw(2)), 0)
    moves = {find_bot(level).choose(position, Random(seed), Budget()) for seed in range(30)}
    assert len(moves) > 3
