"""The worksheet on the chances of two dice, computed from the rolls of a game."""

from collections import Counter
from fractions import Fraction
from typing import Any, Final

from fivebyfive.rules import ROLLS, Record
from fivebyfive.rules.odds import ROLL_WAYS, THROWS
from fivebyfive.words import Language, format_number, say

MIDDLE: Final = (6, 7, 8)
EDGES: Final = (2, 12)


def count_rolls(record: Record) -> list[dict[str, Any]]:
    """Return for each sum how often it was rolled, and how often that was to be expected."""
    rolled = Counter(played.throw.sum for played in record.game.rounds)
    rolls = len(record.game.rounds)
    return [
        {"sum": roll, "ways": ways, "count": rolled[roll], "expected": rolls * ways / THROWS}
        for roll, ways in ROLL_WAYS.items()
    ]


def build_worksheet(record: Record, language: Language) -> dict[str, Any]:
    """Return tables, questions, and solutions that are true of these rolls."""
    counted = count_rolls(record)
    rolls = len(record.game.rounds)
    solved = solve_questions(record, language)
    return {
        "kind": "worksheet",
        "title": say(language, "handout-worksheet"),
        "made_from": say(language, "handout-made-from", rolls=rolls, game=record.game.kind.title()),
        "name_word": say(language, "sheets-name"),
        "date_word": say(language, "sheets-date"),
        "solutions_title": say(language, "handout-solutions"),
        "heads": [
            say(language, "handout-sum"),
            say(language, "handout-ways"),
            say(language, "handout-rolled"),
            say(language, "handout-expected"),
        ],
        "rolls": counted,
        "expected": [format_number(language, one["expected"], 1) for one in counted],
        "questions": [question for question, _ in solved],
        "solutions": [solution for _, solution in solved],
    }


def solve_questions(record: Record, language: Language) -> list[tuple[str, str]]:
    """Return the questions with their solutions. That on doubles needs both dice of every roll."""
    throws = [played.throw for played in record.game.rounds]
    rolls = len(throws)
    rolled = Counter(throw.sum for throw in throws)
    most = max(rolled.values())
    gaps = {roll: abs(rolled[roll] - Fraction(rolls * ROLL_WAYS[roll], THROWS)) for roll in ROLLS}
    widest = [roll for roll in ROLLS if gaps[roll] == max(gaps.values())]
    middle = sum(rolled[roll] for roll in MIDDLE)

    def number(value: float | Fraction, digits: int = 1) -> str:
        return format_number(language, float(value), digits)

    def expected(roll: int) -> str:
        return number(rolls * ROLL_WAYS[roll] / THROWS)

    solved = [
        (say(language, "handout-ask-ways"), say(language, "handout-solve-ways")),
        (
            say(language, "handout-ask-expected", rolls=rolls),
            say(language, "handout-solve-expected", rolls=rolls, expected=expected(7)),
        ),
        (
            say(language, "handout-ask-most"),
            say(
                language,
                "handout-solve-most",
                sums=", ".join(str(roll) for roll in ROLLS if rolled[roll] == most),
                times=most,
            ),
        ),
        (
            say(language, "handout-ask-middle"),
            say(
                language,
                "handout-solve-middle",
                count=middle,
                rolls=rolls,
                share=number(100 * middle / rolls, 0),
            ),
        ),
        (
            say(language, "handout-ask-edges"),
            say(
                language,
                "handout-solve-edges",
                count=sum(rolled[roll] for roll in EDGES),
                rolls=rolls,
                expected=expected(EDGES[0] + 1),  # a 3 has as many ways as both together
            ),
        ),
        (
            say(language, "handout-ask-mean"),
            say(
                language,
                "handout-solve-mean",
                sum=sum(throw.sum for throw in throws),
                rolls=rolls,
                mean=number(sum(throw.sum for throw in throws) / rolls),
            ),
        ),
        (
            say(language, "handout-ask-gap"),
            " ".join(
                say(
                    language,
                    "handout-solve-gap",
                    sum=roll,
                    times=rolled[roll],
                    expected=expected(roll),
                )
                for roll in widest
            ),
        ),
    ]
    dice = [throw.dice for throw in throws if throw.dice is not None]
    if len(dice) == rolls:
        solved.append(
            (
                say(language, "handout-ask-doubles"),
                say(
                    language,
                    "handout-solve-doubles",
                    count=sum(one == two for one, two in dice),
                    rolls=rolls,
                    expected=number(rolls / 6),
                ),
            )
        )
    solved.append((say(language, "handout-ask-many"), say(language, "handout-solve-many")))
    return solved
