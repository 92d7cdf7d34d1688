"""Handouts of a class: certificates, the result sheet, and a worksheet that is right."""

import re
from random import Random
from typing import TypeAlias

import pytest

from fivebyfive.printing import (
    Certificates,
    PageSize,
    ResultSheet,
    SheetsError,
    Worksheet,
    render_pdf,
)
from fivebyfive.printing.handout_content import build_handout
from fivebyfive.printing.worksheet import count_rolls, solve_questions
from fivebyfive.rules import Game, Record, parse_record, parse_throw
from fivebyfive.rules.class_headers import SeriesResult, format_series, format_teams
from fivebyfive.words import Language
from support.pdf_pages import PrintedPage, read_pdf_pages, read_pdf_text

LONG = "Wolfeschlegelsteinhausen"  # as long as a name may be
PUPILS = [LONG, "Łucja Brzęczyszczykiewi", "João", "Ömer", *(f"Pupil {at}" for at in range(26))]
GameHandout: TypeAlias = Certificates | ResultSheet | Worksheet
ALL: list[type[GameHandout]] = [Certificates, ResultSheet, Worksheet]


def play(names: list[str], rolls: "list[str] | None" = None, absent: int | slice = -1) -> Record:
    """A game with random moves; for some seats a computer makes them."""
    seats = range(len(names))
    away = {absent} if isinstance(absent, int) else set(seats[absent])
    rng = Random(7)
    game = Game.start("knister", len(names))
    for at in range(25):
        text = rolls[at] if rolls else f"{rng.randint(1, 6)}+{rng.randint(1, 6)}"
        game = game.roll(parse_throw(text))
        for seat in seats:
            game = game.play(seat, rng.choice(game.legal_moves(seat)), stand_in=seat in away)
        game = game.close()
    return Record.of(game, names, {"Date": "2026-11-18"})


@pytest.fixture(scope="module")
def lesson() -> Record:
    return play(PUPILS, absent=2)


def assert_on_page(page: PrintedPage) -> None:
    for sign, box in page.characters:
        assert box.left > 3, sign
        assert box.right < page.width - 3, sign
        assert box.top > 3, sign
        assert box.bottom < page.height - 3, sign


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("paper", [PageSize.A4, PageSize.LETTER])
def test_it_fits_in_every_language(
    kind: type[GameHandout], language: Language, paper: PageSize, lesson: Record
) -> None:
    pages = read_pdf_pages(render_pdf(kind(record=lesson, language=language, paper=paper)))
    assert len(pages) == {Certificates: 29, ResultSheet: 1, Worksheet: 2}[kind]
    for page in pages[:3]:
        assert_on_page(page)


def test_the_same_bytes_every_time(lesson: Record) -> None:
    for kind in ALL:
        assert render_pdf(kind(record=lesson)) == render_pdf(kind(record=lesson))


def test_certificates_shame_nobody(lesson: Record) -> None:
    """The first three places are named, among those who have one; others took part."""
    built = build_handout(Certificates(record=lesson))["people"]
    by_name = {result.player.name: result for result in lesson.results()}
    assert [one["name"] for one in built] == [name for name in PUPILS if name != "João"]
    honours = {1: "First place", 2: "Second place", 3: "Third place"}
    for one in built:
        result = by_name[one["name"]]
        assert one["honour"] == honours.get(result.place or 0, "")
        assert one["points"].startswith(f"{result.score.total} " if result.score else "")
        assert one["among"] == ("among 29 players" if one["honour"] else "")
    [page] = read_pdf_pages(render_pdf(Certificates(record=lesson, name="Łucja Brzęczyszczykiewi")))
    assert "Łucja Brzęczyszczykiewi" in page.text
    assert "for taking part" in page.text
    assert "November 18, 2026" in page.text
    with pytest.raises(SheetsError, match="nobody-called"):
        Certificates(record=lesson, name="Eve")


def test_who_never_moved_has_a_certificate_only_on_wish(lesson: Record) -> None:
    """Without place and points; whoever moved at least once has one like that by themselves."""
    [built] = build_handout(Certificates(record=lesson, name="João"))["people"]
    assert (built["honour"], built["points"], built["among"]) == ("", "", "")
    text = str(lesson).split("\n")
    text[-2] = re.sub(r"\*", "", text[-2])  # the last round: all moves are people's own
    moved_once = parse_record("\n".join(text))
    built = build_handout(Certificates(record=moved_once))["people"]
    assert [one["name"] for one in built] == PUPILS
    assert (built[2]["name"], built[2]["points"]) == ("João", "")
    with pytest.raises(SheetsError, match="nobody-moved"):
        Certificates(record=play(["Ola"], absent=0))


def test_computer_players_get_no_certificate() -> None:
    record = play(["Ola", "Otto"])
    players = (record.players[0], record.players[1]._replace(bot="casual"))
    record = Record(record.game, players, record.headers)
    assert Certificates(record=record).front_pages == 1


def test_a_name_in_another_script_is_printed() -> None:
    text = read_pdf_text(render_pdf(Certificates(record=play(["Мария", "Łukasz"]), name="Мария")))
    assert "Certificate" in text


def test_the_result_sheet_has_everybody_once(lesson: Record) -> None:
    text = read_pdf_text(render_pdf(ResultSheet(record=lesson)))
    assert [name for name in PUPILS if name not in text] == []
    built = build_handout(ResultSheet(record=lesson))
    assert [row["name"] for row in built["apart"]] == ["João"]
    assert built["apart"][0]["marks"] == "25 rounds by computer"
    assert [row["name"] for row in built["rows"]] == [
        result.player.name for result in lesson.ranking() if not result.is_apart
    ]
    mean = lesson.mean_points()
    assert mean is not None
    assert built["mean"] == f"On average: {mean:.1f} points"
    assert len(built["list"]) == 25


@pytest.mark.parametrize("paper", [PageSize.A4, PageSize.LETTER])
def test_the_result_sheet_of_a_crowd_goes_on_on_further_pages(paper: PageSize) -> None:
    """Everybody in the ranking or apart from it, in a team and in the running total."""
    names = [f"Pupil-{at:03}" for at in range(120)]
    headers = {
        "Teams": format_teams([("Red", names[:60]), ("Blue", names[60:])]),
        "Series": format_series(SeriesResult(name, 2, 1, 90) for name in names),
    }
    game = play(names, absent=slice(40, 120)).game
    pages = read_pdf_pages(
        render_pdf(ResultSheet(record=Record.of(game, names, headers), paper=paper))
    )
    for page in pages:
        assert_on_page(page)
        boxes = sorted((round(box.top), round(box.left), sign) for sign, box in page.characters)
        assert len(boxes) == len(set(boxes))
    text = "".join(page.text for page in pages)
    assert {name: text.count(name) for name in names} == dict.fromkeys(names, 3)


ROLLS = ["6+1"] * 9 + ["3+3"] * 8 + ["1+1"] * 3 + ["6+6"] + ["4+5"] * 4


def test_solutions_are_true_of_the_rolls() -> None:
    record = play(["Ola"], ROLLS)
    counts = {one["sum"]: one["count"] for one in count_rolls(record)}
    assert counts == {2: 3, 3: 0, 4: 0, 5: 0, 6: 8, 7: 9, 8: 0, 9: 4, 10: 0, 11: 0, 12: 1}
    assert sum(one["expected"] for one in count_rolls(record)) == pytest.approx(25)
    solutions = [solution for _, solution in solve_questions(record, Language.EN)]
    assert "6 : 36 × 25 = 4.2" in solutions[1]
    assert "Most often came: 7 (9 times)" in solutions[2]
    assert "17 of 25, which is 68 %" in solutions[3]
    assert "4 of 25; 1.4 would be expected" in solutions[4]
    assert "165 : 25 = 6.6" in solutions[5]
    assert solutions[6] == "For the 7: rolled 9 times, expected 4.2."
    assert "12 of 25. 6 of 36" in solutions[7]
    assert len(solutions) == 9
    tied = play(["Ola"], ["6+6"] * 12 + ["1+1"] * 12 + ["3+4"])
    assert [solution for _, solution in solve_questions(tied, Language.EN)][6] == (
        "For the 2: rolled 12 times, expected 0.7. For the 12: rolled 12 times, expected 0.7."
    )
    german = [solution for _, solution in solve_questions(record, Language.DE)]
    assert "6 : 36 · 25 = 4,2" in german[1]


def test_real_dice_have_no_question_about_doubles() -> None:
    record = play(["Ola"], ["7"] * 24 + ["3+4"])
    asked = [question for question, _ in solve_questions(record, Language.EN)]
    assert len(asked) == 8
    assert not any("same number" in question for question in asked)


def test_questions_and_solutions_are_on_pages_of_their_own(lesson: Record) -> None:
    front, back = read_pdf_pages(render_pdf(Worksheet(record=lesson)))
    assert "Solutions" not in front.text
    assert "Solutions" in back.text
    # The row to fill in: what is expected is drawn with the solutions.
    assert front.text.partition("1. ")[0].count("expected") == 1
    assert "law of large numbers" in " ".join(back.text.split())


def test_nothing_to_print_before_a_round_is_closed() -> None:
    record = Record.of(Game.start("knister", 1), ["Ola"])
    for kind in ALL:
        with pytest.raises(SheetsError, match="no-moves-yet"):
            kind(record=record)


def test_teams_and_the_running_total_are_on_the_result_sheet() -> None:
    record = play(["Ada", "Ben", "Cem"], absent=1)
    headers = (
        *record.headers,
        ("Teams", "Red [Ada, Ben], Blue [Cem]"),
        ("Series", "Ada 2 1 93, Ben 2 0 12"),
    )
    record = Record(record.game, record.players, headers)
    built = build_handout(ResultSheet(record=record))
    totals = {result.player.name: result.total for result in record.results()}
    means = {team["name"]: team["mean"] for team in built["teams"]}
    assert means == {"Red": f"{totals['Ada']:.1f}", "Blue": f"{totals['Cem']:.1f}"}
    assert built["series"] == [["Ada", "2", "1", "93"], ["Ben", "2", "0", "12"]]
    [page] = read_pdf_pages(render_pdf(ResultSheet(record=record, language=Language.PL)))
    assert_on_page(page)
    assert "Drużyny" in page.text
