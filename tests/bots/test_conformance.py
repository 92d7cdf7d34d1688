"""All levels keep to the protocol, and a bot that breaks it is found out, whatever it breaks."""

import random
import time
from collections.abc import Callable
from random import Random, SystemRandom

import pytest

from fivebyfive import NOTHING, Circle, Write, parse_record
from fivebyfive.bots import (
    LEVELS,
    Bot,
    BotCode,
    Budget,
    ConformanceError,
    Position,
    RandomBot,
    check_bot,
    find_bot,
)
from fivebyfive.rules import Move
from fivebyfive.words import Language, say


# A master is an expert who takes minutes for this many games.
@pytest.mark.heavy
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
def test_levels_conform(level: str) -> None:
    """The strong ones with little to think: it is the same code that looks deeper."""
    check_bot(lambda: find_bot(level), games=1, seed=7, budget=Budget(nodes=100))


def legal(position: Position) -> list[Move]:
    return list(position.sheet.legal_moves(position.roll, position.last))


def crash() -> Move:
    raise LookupError


class Bad(RandomBot):
    """Plays legally but for what a subclass does now and then."""

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        move = self.wrong(position, rng, budget)
        return super().choose(position, rng, budget) if move is None else move

    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        raise NotImplementedError


class TakenCell(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return Write(0) if position.round == 5 else None


class NothingTooEarly(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return NOTHING if position.kind == "knaster" and position.round == 9 else None


class NoSuchCell(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return Circle(99) if position.seat == 11 else None


class FreeCirclesForgotten(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        owed = [move for move in legal(position) if isinstance(move, Write) and move.free]
        return Write(owed[0].cell) if owed else None


class CrashesAtOnce(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        raise ZeroDivisionError("a\nb")


class LeavesTheProgram(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        raise SystemExit


class CrashesOnLastRoll(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return crash() if position.last and position.kind == "knister" else None


class CrashesOnFullSheet(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return crash() if position.sheet.is_full else None


class CrashesOnFreeCellsOnLastRoll(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        early = position.last and len(position.sheet.free_cells) > 1
        return crash() if early else None


class CrashesOnManyMoves(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return crash() if len(legal(position)) > 1500 else None


class CrashesOnTinyBudget(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return crash() if budget.nodes == 1 else None


class CrashesOnTimeLimit(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return crash() if budget.ms else None


class SaysAText(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return "c3"  # type: ignore[return-value]


class SaysNone(RandomBot):
    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        return None  # type: ignore[return-value]


class SaysACellByName(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return Write("c3")  # type: ignore[arg-type]


class TakesOtherChances(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        return SystemRandom().choice(legal(position))


class LooksAtTheClock(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        moves = legal(position)
        return moves[time.perf_counter_ns() // 100 % len(moves)]


class DrawsMoreOrLess(Bad):
    """Always the same moves, but its use of chances depends on what was asked before."""

    def __init__(self) -> None:
        self.calls = 0

    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        self.calls += 1
        rng.getrandbits(32 * (self.calls % 7 + 1))
        return legal(position)[0]


class Remembers(Bad):
    """Plays another way in its second game."""

    def __init__(self) -> None:
        self.games = 0

    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        self.games += position.round == 1 and position.seat == 0
        return legal(position)[0 if self.games < 2 else -1]


class RemembersTheSeatBefore(Bad):
    """Looks at what was played by the seat asked before."""

    def __init__(self) -> None:
        self.before: Move = Write(0)

    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        moves = legal(position)
        if position.round == 1:
            self.before = Write(position.seat)
            return Write(position.seat)
        move = self.before if self.before in moves else moves[0]
        self.before = moves[-1]
        return move


class Cheats(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        if position.round == 3:
            object.__setattr__(position.sheet, "numbers", (7,) * 24 + (0,))
            return Write(24)
        return None


class HurtsOthers(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        if len(position.sheets) > 1:
            object.__setattr__(position.sheets[position.seat - 1], "circled", 1)
        return None


class ResetsItsChances(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        rng.seed(1)
        return None


class ResetsEverybodysChances(Bad):
    def wrong(self, position: Position, rng: Random, budget: Budget) -> Move | None:
        random.seed(position.round)
        return random.choice(legal(position))


BREACHES = [
    (TakenCell, BotCode.ILLEGAL_MOVE, 5),
    (NothingTooEarly, BotCode.ILLEGAL_MOVE, 9),
    (NoSuchCell, BotCode.ILLEGAL_MOVE, 1),
    (FreeCirclesForgotten, BotCode.ILLEGAL_MOVE, None),
    (CrashesAtOnce, BotCode.CRASHED, 1),
    (LeavesTheProgram, BotCode.CRASHED, 1),
    (CrashesOnLastRoll, BotCode.CRASHED, 25),
    (CrashesOnFullSheet, BotCode.CRASHED, None),
    (CrashesOnFreeCellsOnLastRoll, BotCode.CRASHED, None),
    (CrashesOnManyMoves, BotCode.CRASHED, 17),
    (CrashesOnTinyBudget, BotCode.CRASHED, 1),
    (CrashesOnTimeLimit, BotCode.CRASHED, 1),
    (SaysAText, BotCode.NOT_A_MOVE, 1),
    (SaysNone, BotCode.NOT_A_MOVE, 1),
    (SaysACellByName, BotCode.NOT_A_MOVE, 1),
    (TakesOtherChances, BotCode.NOT_REPRODUCIBLE, None),
    (LooksAtTheClock, BotCode.NOT_REPRODUCIBLE, None),
    (DrawsMoreOrLess, BotCode.NOT_REPRODUCIBLE, None),
    (Remembers, BotCode.NOT_REPRODUCIBLE, None),
    (RemembersTheSeatBefore, BotCode.NOT_REPRODUCIBLE, None),
    (Cheats, BotCode.CHANGES_POSITION, 3),
    (HurtsOthers, BotCode.CHANGES_POSITION, 1),
    (ResetsItsChances, BotCode.SPOILS_CHANCE, None),
    (ResetsEverybodysChances, BotCode.SPOILS_CHANCE, 1),
]


@pytest.mark.parametrize(("make_bot", "code", "round_"), BREACHES)
def test_a_breach_is_found(make_bot: Callable[[], Bot], code: BotCode, round_: int | None) -> None:
    """With a record whose open round is where it happened, to be sent to whoever made the bot."""
    with pytest.raises(ConformanceError) as caught:
        check_bot(make_bot)
    error = caught.value
    assert error.code == code
    game = parse_record(error.record).game
    assert game.open_round
    assert game.open_round.waiting_for
    if round_:
        assert len(game.rounds) + 1 == round_
    for language in Language:
        sentence = say(language, f"error-{error.code}", **error.facts)
        assert "$" not in sentence
        assert all(str(fact) in sentence for fact in error.facts.values())


def test_every_breach_is_tried() -> None:
    breaches = list(BotCode)[list(BotCode).index(BotCode.CRASHED) :]
    assert {code for _, code, _ in BREACHES} == set(breaches)


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    check_bot(RandomBot, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]
    assert len(told) == 2 * 17


def test_what_the_bot_raised_is_the_cause() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_bot(CrashesAtOnce)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert caught.value.facts == {"error": "ZeroDivisionError: a\N{REPLACEMENT CHARACTER}b"}


def test_a_seed_makes_other_games() -> None:
    records = set()
    for seed in (1, 1, 2):
        with pytest.raises(ConformanceError) as caught:
            check_bot(CrashesOnLastRoll, seed=seed)
        records.add(caught.value.record)
    assert len(records) == 2


def test_more_games_are_more_games() -> None:
    """The first moves of games alone, of which there are as many more as asked for."""
    counts = []
    for games in (1, 2):
        seen: list[Position] = []
        check_bot(lambda seen=seen: _Watched(seen), games=games)  # type: ignore[misc]
        firsts = [position for position in seen if position.round == 1]
        counts.append(len([position for position in firsts if len(position.sheets) == 12]))
        assert {len(position.sheets) for position in seen} == {1, 2, 4, 12}
        assert {position.kind for position in seen} == {"knister", "knaster"}
    assert counts[1] == 2 * counts[0] > 0


class _Watched(RandomBot):
    def __init__(self, seen: list[Position]) -> None:
        self.seen = seen

    def choose(self, position: Position, rng: Random, budget: Budget) -> Move:
        self.seen.append(position)
        return super().choose(position, rng, budget)
