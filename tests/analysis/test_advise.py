"""What to do with a roll."""

from random import Random

import pytest

from fivebyfive import Record, parse_record
from fivebyfive.analysis import Advice, AnalysisCode, AnalysisError, advise, find_open_seat
from fivebyfive.bots import Adviser, Aim
from support.custom_bots import Lazy, Points, Twice

ALONE = "Game: knister\nSeats: Ola\n\n1. 3+4 a1\n2. 3+4 b1\n3. 3+4 c1\n4. 3+4 d1\n5. 3+4 ?\n"
TWO = "Game: knister\nSeats: Ola, Tim\n\n1. 3+4 a2 e1\n2. 3+4 b2 e2\n3. 6+6 {}\n"
# All cells are written, each line with five other numbers, so that nothing is owed.
CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
NUMBERS = [(2, 4, 6, 8, 12)[(2 * row + column) % 5] for row in range(5) for column in range(5)]
FULL = "Game: knaster\nSeats: Ola, Tim\n\n" + "".join(
    f"{at}. {number} {cell} {cell}\n"
    for at, (number, cell) in enumerate(zip(NUMBERS, CELLS, strict=True), 1)
)


def advice(text: str, seat: str | None = None, aim: Aim = Aim.WIN) -> Advice:
    record = parse_record(text)
    return advise(record, find_open_seat(record, seat), Points(), Random(1), aim=aim)


def test_every_move_best_first() -> None:
    found = advice(ALONE)
    assert (found.name, found.position.roll, len(found.moves)) == ("Ola", 7, 21)
    assert [str(one.move) for one in found.moves[:3]] == ["e1", "a2", "b2"]
    assert found.moves[0][1:] == (10, 0, None)
    assert found.moves[1][1:] == (0, 10, None)


@pytest.mark.parametrize(
    ("moves", "seat", "name"),
    [
        ("", None, "Ola"),
        ("? ?", None, "Ola"),
        ("c2", None, "Tim"),
        ("? c2", None, "Ola"),
        ("c2 ?", "Ola", "Ola"),  # as if she had not moved
        ("? c2", "Tim", "Tim"),
    ],
)
def test_whose_move_it_is(moves: str, seat: str | None, name: str) -> None:
    found = advice(TWO.format(moves), seat)
    assert found.name == name
    assert len(found.moves) == 23


def test_against_others_the_aim_counts() -> None:
    to_win, for_points = (advice(TWO.format("?"), aim=aim) for aim in Aim)
    corners = ["a1", "e1", "a5", "e5"]
    assert [str(one.move) for one in to_win.moves[:4]] == corners
    assert [one.win for one in to_win.moves[:5]] == [0.75] * 4 + [0.5]
    assert [str(one.move) for one in for_points.moves[:4]] == ["a1", "b1", "c1", "d1"]


def test_lost_are_points_against_the_most() -> None:
    """The move that wins most often may bring fewer points than another: it loses the rest."""
    text = TWO.replace("3. 6+6 {}", "3. 3+4 c2 e3\n4. 3+4 d2 e4\n5. 3+4 ?")
    found = advice(text)
    best = found.moves[0]
    assert (str(best.move), best.expected, best.lost) == ("a1", 0, 10)
    [risky] = [one for one in found.moves if str(one.move) == "e2"]
    assert (risky.expected, risky.lost) == (10, 0)
    assert min(one.lost for one in found.moves) == 0


def test_a_full_sheet_on_the_last_roll() -> None:
    found = advice(FULL + "26. 1+1 ?\n")
    assert found.position.last
    twos = [cell for number, cell in zip(NUMBERS, CELLS, strict=True) if number == 2]
    assert {str(one.move) for one in found.moves} == {"-", *(f"({cell})" for cell in twos)}


@pytest.mark.parametrize(
    ("text", "seat", "code"),
    [
        (ALONE.replace("?", "e1"), None, AnalysisCode.NO_OPEN_ROUND),
        ("Game: knister\nSeats: Ola\n", None, AnalysisCode.NO_OPEN_ROUND),
        (FULL + "26. 1+1 - -\n", None, AnalysisCode.FINISHED),
        (ALONE, "ola", AnalysisCode.NO_SUCH_NAME),
        (TWO.format("?"), "", AnalysisCode.NO_SUCH_NAME),
    ],
)
def test_nothing_to_advise(text: str, seat: str | None, code: AnalysisCode) -> None:
    with pytest.raises(AnalysisError) as caught:
        advice(text, seat)
    assert caught.value.code == code


@pytest.mark.parametrize("bot", [Lazy(), Twice()])
def test_advice_that_is_not_whole(bot: Adviser) -> None:
    record: Record = parse_record(ALONE)
    with pytest.raises(AnalysisError) as caught:
        advise(record, 0, bot, Random(1))
    assert caught.value.code == AnalysisCode.BAD_ADVICE
    assert caught.value.facts == {"bot": type(bot).__name__}
