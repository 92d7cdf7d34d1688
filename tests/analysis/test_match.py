"""One game of computer players."""

from random import Random

import pytest

from fivebyfive import GAMES, parse_record
from fivebyfive.analysis import AnalysisCode, AnalysisError, make_record, play_game
from fivebyfive.bots import Bot, Budget, Position, RandomBot, find_bot
from fivebyfive.rules import Move
from support.custom_bots import AnswersText, Cheats, Crashes, ExitsProgram


@pytest.mark.parametrize("kind", GAMES)
def test_a_record_has_two_dice_a_roll_and_the_levels(kind: str) -> None:
    names = ["casual", "beginner/points", "some/where/own.py:Mine"]
    bots = [find_bot(name) for name in ("casual", "beginner", "random")]
    game, seconds = play_game(kind, bots, "game")
    text = str(make_record(game, names))
    assert "Seats: P1 [casual], P2 [beginner/points], P3 [own.py:Mine]\n" in text
    again = parse_record(text).game
    assert again == game
    assert again.scores() == game.scores()
    assert all(played.throw.dice for played in game.rounds)
    assert len(seconds) == 3
    assert all(thought >= 0 for thought in seconds)


def test_nobody_changes_the_chances_of_another() -> None:
    """The same dice for all, and a seat's own source is not touched by who sits beside."""
    one, other = (
        play_game("knister", [find_bot("beginner"), find_bot(beside)], "game").game.rounds
        for beside in ("random", "casual")
    )
    assert [played.throw for played in one] == [played.throw for played in other]
    assert [played.moves[0] for played in one] == [played.moves[0] for played in other]
    assert [played.moves[1] for played in one] != [played.moves[1] for played in other]
    alone = play_game("knister", [find_bot("beginner")], "game").game.rounds
    assert [played.moves[0] for played in alone] == [played.moves[0] for played in one]


class Diviner(RandomBot):
    """Throws with its own source what it thinks the dice will show."""

    def __init__(self) -> None:
        self.guesses: list[tuple[int, int]] = []

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        self.guesses.append((rng.randint(1, 6), rng.randint(1, 6)))
        return position.sheet.legal_moves(position.roll, position.last)[0]


def test_nobody_can_guess_the_dice_or_the_chances_of_another() -> None:
    one, other = Diviner(), Diviner()
    game = play_game("knister", [one, other], "game").game
    dice = [played.throw.dice for played in game.rounds]
    assert len(dice) == len(one.guesses) == 25
    for guesses in (one.guesses, other.guesses):
        assert sum(guess == true for guess, true in zip(guesses, dice, strict=True)) < 6
        assert sum(guess == true for guess, true in zip(guesses, dice[1:], strict=False)) < 6
    assert one.guesses != other.guesses


@pytest.mark.parametrize(
    ("bot", "round_", "said"),
    [
        (Crashes(), 5, "LookupError: nothing found"),
        (ExitsProgram(), 3, "SystemExit: 3"),
        (Cheats(), 2, "MoveError: cell-taken (cell=c2, number="),
        (AnswersText(), 1, "TypeError: a move is needed, not 'a1'"),
    ],
)
def test_a_bot_that_fails_is_named(bot: Bot, round_: int, said: str) -> None:
    with pytest.raises(AnalysisError) as caught:
        play_game("knister", [find_bot("random"), bot, find_bot("random")], "game")
    assert caught.value.code == AnalysisCode.BOT_FAILED
    facts = caught.value.facts
    assert (facts["bot"], facts["round"]) == (type(bot).__name__, round_)
    assert str(facts["error"]).startswith(said)
