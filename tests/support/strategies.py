"""What Hypothesis plays with: games, records, moves legal and not."""

import unicodedata
from random import Random
from string import ascii_letters, digits

from hypothesis import strategies as st

from fivebyfive import GAMES, Circle, Game, Player, Record, Throw, Write
from fivebyfive.rules import CELLS, LINES, NOTHING, ROLLS, Move, PaperPlayer
from fivebyfive.rules.grid import Cell
from random_games import random_game

kinds = st.sampled_from(sorted(GAMES))
seats = st.integers(1, 12)
rngs = st.integers(0, 2**32).map(Random)
nonces = st.text(f"{ascii_letters}{digits}_-", min_size=1, max_size=64)  # tables are named so too
secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Whole games by random legal moves, some stopped early, some with an open round."""
    rng = draw(rngs)
    whole = random_game(draw(kinds), draw(seats), rng)
    stop = draw(st.integers(0, len(whole.rounds)))
    game = Game.start(whole.kind, len(whole.sheets))
    if not game.admits and rng.random() < 0.3:
        game = game.fill_on_paper(rng.randint(25, 50))
    for number, played in enumerate(whole.rounds):
        if game.finished:
            break
        throw = played.throw if rng.random() < 0.8 else Throw(played.throw.sum)
        stand_ins = frozenset(seat for seat in range(len(game.sheets)) if rng.random() < 0.1)
        game = game.roll(throw)
        if number == stop:
            some = [move if rng.random() < 0.7 else None for move in played.moves]
            some[rng.randrange(len(some))] = None
            return game.play_all(some, stand_ins)
        game = game.play_all(played.moves, stand_ins).close()
    return game


def _plain(char: str) -> bool:
    return char not in ",;[]{}" and unicodedata.bidirectional(char) not in _TURNING


_TURNING = {"LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"}
_UNSEEN = {"Cf", "Mn", "Zs"}


def _same(name: str) -> str:
    return unicodedata.normalize("NFC", name)


_chars = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")).filter(_plain)
lines = st.text(_chars, min_size=1, max_size=24).map(str.strip).filter(bool)
visible = lines.filter(lambda text: any(unicodedata.category(c) not in _UNSEEN for c in text))
keys = st.from_regex(r"[A-Za-z][A-Za-z0-9-]{0,10}", fullmatch=True)


_MEANT = ("Game", "Seats", "Paper", "Full")


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Games with names in every script, computer players, paper, headers and comments."""
    game = draw(games())
    count = len(game.sheets)
    on_paper = draw(st.integers(0, 2))
    people = count + on_paper
    names = draw(st.lists(visible, min_size=people, max_size=people, unique_by=_same))
    levels = st.none() | st.sampled_from(["expert", "path/bot.py:Mine"])
    players = tuple(Player(name, draw(levels)) for name in names[:count])
    sheets = st.none() | st.sampled_from(game.sheets)
    papers = tuple(PaperPlayer(name, draw(sheets)) for name in names[count:])
    headers = draw(st.dictionaries(keys, lines | st.just(""), max_size=3))
    rounds = len(game.rounds) + bool(game.open_round)
    comments = draw(st.dictionaries(st.integers(0, rounds), lines, max_size=3))
    return Record(
        game,
        players,
        tuple((key, value) for key, value in headers.items() if key.title() not in _MEANT),
        tuple(sorted(comments.items())),
        papers,
    )


cells = st.sampled_from(CELLS)
rolls = st.sampled_from(ROLLS)


@st.composite
def moves(draw: st.DrawFn) -> Move:
    """Any move that can be said, nearly all of them illegal somewhere."""
    cell: Cell = draw(cells)
    free = st.tuples(
        st.sampled_from(range(len(LINES))), st.lists(cells, min_size=1, max_size=3).map(tuple)
    )
    return draw(
        st.one_of(
            st.just(Write(cell)),
            st.just(Circle(cell)),
            st.just(NOTHING),
            st.lists(free, max_size=3).map(lambda groups: Write(cell, tuple(groups))),
        )
    )
