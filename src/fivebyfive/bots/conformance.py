"""Conformance test of the `Bot` protocol: whole games of every kind, for any bot."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, TypeAlias

from fivebyfive.bots.errors import BotCode, ConformanceError
from fivebyfive.bots.interface import Bot, Budget, Position
from fivebyfive.rules import (
    GAMES,
    LINES,
    Circle,
    Game,
    Move,
    Nothing,
    Player,
    Record,
    RulesError,
    SeatIndex,
    Throw,
    Write,
    thrown,
)
from fivebyfive.rules.errors import Fact
from fivebyfive.rules.grid import LINES_THROUGH
from fivebyfive.rules.text import sanitize_text

SEATS: Final = (1, 2, 4, 12)

# By round and seat: the move, and the state of the random source after it.
Answers: TypeAlias = dict[tuple[int, SeatIndex], tuple[Move, object]]


@dataclass(frozen=True, slots=True)
class _Trial:
    """One game to be played. Its name is the seed of everything random in it."""

    name: str
    game: Game
    budget: Budget
    stands_in: bool = False  # random moves are played, the bot is only asked for its own

    def rng(self, *of: object) -> Random:
        return Random("/".join(map(str, (self.name, *of))))  # noqa: S311 -- a game, no secret


def check_bot(
    make_bot: Callable[[], Bot],
    games: int = 1,
    seed: int = 0,
    budget: Budget | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> None:
    """Play all kinds of games, `games` times each; raises `ConformanceError` at the first breach.

    It checks for legal moves in whole games of every kind with 1, 2, 4 and 12 seats, as a stand-in
    at any time, on last rolls, with full sheets and where there are most moves, with a tiny budget
    and with a time limit; for the same moves from another instance that has played other games and
    is asked in another order; and that the position is not changed and `rng` is used properly.
    After each game `progress` gets the number of games done, and of all.
    """
    trials = list(_trials(games, seed, budget or Budget()))
    answers = []
    for trial in trials:
        answers.append(_play(make_bot(), trial))
        progress(len(answers), 2 * len(trials))
    second = make_bot()
    again = reversed(list(zip(trials, answers, strict=True)))
    for done, (trial, before) in enumerate(again, len(trials) + 1):
        _play(second, trial, None if trial.budget.ms else before)
        progress(done, 2 * len(trials))


def _trials(games: int, seed: int, budget: Budget) -> Iterator[_Trial]:
    for number in range(games):
        for kind in GAMES:
            name = f"{seed}/{number}/{kind}"
            alone, four = Game.start(kind), Game.start(kind, 4)
            for seats in SEATS:
                yield _Trial(f"{name}/{seats}", Game.start(kind, seats), budget)
            yield _Trial(f"{name}/stand-in/1", alone, budget, stands_in=True)
            yield _Trial(f"{name}/stand-in/4", four, budget, stands_in=True)
            yield _Trial(f"{name}/tiny", four, Budget(nodes=1), stands_in=True)
            yield _Trial(f"{name}/timed", alone, Budget(ms=1), stands_in=True)
    yield _Trial(f"{seed}/most moves", game_with_most_moves(), budget)


def game_with_most_moves() -> Game:
    """A game of Knaster in which a 7 in c3 completes four straights: 1,792 resulting sheets."""
    game = Game.start("knaster")
    centre = 12
    for line in LINES_THROUGH[centre]:
        others = [cell for cell in LINES[line] if cell != centre]
        for number, cell in zip((5, 6, 8, 9), others, strict=True):
            game = game.roll(Throw(number)).play(0, Write(cell)).close()
    return game.roll(thrown(3, 4))


@dataclass
class _TrialRun:
    """The answers of one bot in one trial."""

    bot: Bot
    trial: _Trial
    before: Answers | None
    answers: Answers = field(default_factory=dict)
    rng_states: set[object] = field(default_factory=set)  # of the random source, after each answer

    def answer(self, game: Game, seat: SeatIndex) -> Move:
        """The bot's move, checked."""
        rng = self.trial.rng("bot", len(game.rounds), seat)
        position = _copy(Position.of(game, seat))
        common = random.getstate()
        try:
            move: object = self.bot.choose(position, rng, self.trial.budget)
        except (Exception, SystemExit) as error:
            text = sanitize_text(f"{type(error).__name__}: {error}", 200)
            raise self.breach(BotCode.CRASHED, game, error=text) from error
        if not isinstance(move, Write | Circle | Nothing):
            raise self.breach(BotCode.NOT_A_MOVE, game, text=sanitize_text(repr(move)))
        if position != Position.of(game, seat):
            raise self.breach(BotCode.CHANGES_POSITION, game)
        self.check_legal(game, seat, move)
        state = rng.getstate()
        if random.getstate() != common or state in self.rng_states:
            raise self.breach(BotCode.SPOILS_CHANCE, game)
        self.rng_states.add(state)
        self.check_same(game, seat, move, state)
        return move

    def check_legal(self, game: Game, seat: SeatIndex, move: Move) -> None:
        try:
            game.play(seat, move)
            str(move)
        except RulesError as error:
            text = sanitize_text(repr(move))
            raise self.breach(BotCode.ILLEGAL_MOVE, game, text=text, reason=error.code) from error
        except Exception as error:  # such as a cell that is no number
            raise self.breach(BotCode.NOT_A_MOVE, game, text=sanitize_text(repr(move))) from error

    def check_same(self, game: Game, seat: SeatIndex, move: Move, state: object) -> None:
        key = (len(game.rounds), seat)
        self.answers[key] = (move, state)
        if self.before is not None and self.before[key] != (move, state):
            other = str(self.before[key][0])
            raise self.breach(BotCode.NOT_REPRODUCIBLE, game, move=str(move), other=other)

    def breach(self, code: BotCode, game: Game, **facts: Fact) -> ConformanceError:
        error = ConformanceError(code, **facts)
        players = tuple(Player(f"P{seat + 1}") for seat in range(len(game.sheets)))
        error.record = str(Record(game, players))
        return error


def _play(bot: Bot, trial: _Trial, before: Answers | None = None) -> Answers:
    """All answers in one game; to compare with those `before`, seats are asked in reverse order."""
    run = _TrialRun(bot, trial, before)
    dice = trial.rng("dice")
    game = trial.game
    while not game.finished:
        if game.open_round is None:
            game = game.roll(thrown(dice.randint(1, 6), dice.randint(1, 6)))
        seats = range(len(game.sheets))
        for seat in seats if before is None else reversed(seats):
            move = run.answer(game, seat)
            if trial.stands_in:
                move = _any_move(game, seat, trial.rng("stand-in", len(game.rounds), seat))
            game = game.play(seat, move)
        game = game.close()
    return run.answers


def _any_move(game: Game, seat: SeatIndex, rng: Random) -> Move:
    position = Position.of(game, seat)
    return rng.choice(position.sheet.legal_moves(position.roll, position.last))


def _copy(position: Position) -> Position:
    """With new sheets, so that a bot that changes them is found by comparing."""
    sheets = tuple(type(sheet)(sheet.numbers, sheet.circled) for sheet in position.sheets)
    return replace(position, sheets=sheets)
