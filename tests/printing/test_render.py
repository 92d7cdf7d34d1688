"""What stands on printed sheets: in every language, of every game, and the same every time."""

import subprocess
import sys
from typing import Any

import numpy as np
import pypdfium2 as pdfium
import pytest

from fivebyfive.printing import (
    BlankSheets,
    FilledSheets,
    Ink,
    PageSize,
    PrintRequest,
    choose_per_page,
    render_pdf,
    render_pngs,
    split_names,
)
from fivebyfive.printing.content import (
    build_back,
    build_blank_slips,
    build_filled_slips,
    build_preprinted,
)
from fivebyfive.rules import GAMES, CodedError, Game, Record, parse_record, read_record
from fivebyfive.words import Language, say
from support.cli_runner import CLEAN_ENVIRON
from support.paths import EXAMPLES, GOLDEN
from support.pdf_pages import read_pdf_pages, read_pdf_text

FAMILY = EXAMPLES / "family.5x5"
MADE_TWICE = """
import hashlib
from fivebyfive.printing import BlankSheets, render_pdf
pdf = render_pdf(BlankSheets(game="knaster", names=("Łucja", "Zoë"), rules=True))
print(hashlib.sha256(pdf).hexdigest())
"""


def record(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.5x5").read_bytes())


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_word_is_on_paper_with_all_its_accents(game: str, language: Language) -> None:
    found = read_pdf_text(
        render_pdf(BlankSheets(game=game, language=language, per_page=1, rules=True))
    )
    front, behind = build_preprinted(game, language), build_back(game, language)
    wanted = [front["title"], front["name"], front["date"], front["total"], front["hint"]]
    wanted += [name for name, _ in front["combinations"]] + front["sums"]
    wanted += [behind["title"], behind["independent"], *behind["parts"], *behind["examples"]]
    assert [words for words in wanted if words not in found] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_given_is_printed(game: str) -> None:
    [page] = read_pdf_pages(render_pdf(BlankSheets(game=game, per_page=1)))
    gives = GAMES[game].GIVES.values()
    if boxes := GAMES[game].WHITE_BOXES:
        for points in {*boxes}:
            assert page.text.count(str(points)) >= boxes.count(points)
        square = [path for path in page.paths if abs(path.width - path.height) < 0.02]
        assert len(square) == 1 + 25 + 12 + sum(gives)  # the grid, its cells and boxes, and circles
    else:
        assert page.text.count("×2") == 2
        assert [word for word in map(str, gives) if word not in page.text.split()] == []


@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
def test_the_mark_of_doubled_lines_is_clear_of_its_box(per_page: int) -> None:
    [page, *_] = read_pdf_pages(render_pdf(BlankSheets(game="knister", per_page=per_page)))
    marks = [box for sign, box in page.characters if sign == "×"]
    assert len(marks) == 2 * per_page
    for mark in marks:
        below = [
            path
            for path in page.paths
            if path.left < mark.center[0] < path.right and path.bottom > mark.bottom
        ]
        top = min(below, key=lambda path: abs(path.top - mark.bottom))
        assert top.top - mark.bottom > 0.05 * top.height


def test_the_same_wish_gives_the_same_bytes_in_any_process() -> None:
    made = [
        subprocess.run(
            [sys.executable, "-c", MADE_TWICE],
            env=CLEAN_ENVIRON | environ,
            capture_output=True,
            check=True,
        ).stdout
        for environ in (
            {"PYTHONHASHSEED": "1", "TZ": "UTC"},
            {"PYTHONHASHSEED": "2", "TZ": "Asia/Tokyo", "SOURCE_DATE_EPOCH": "1000000000"},
        )
    ]
    assert made[0] == made[1]
    pdf = render_pdf(BlankSheets(game="knaster"))
    assert b"CreationDate" not in pdf
    assert b"CreateDate" not in pdf


@pytest.mark.parametrize("name", ["knister-four", "knaster-three", "knaster-twelve"])
def test_the_sheets_of_a_game(name: str) -> None:
    played = record(name)
    pages = read_pdf_pages(render_pdf(FilledSheets(record=played, per_page=1)))
    scores = played.game.scores()
    assert len(pages) == len(scores)
    [empty] = read_pdf_pages(render_pdf(BlankSheets(game=played.game.kind, per_page=1)))
    best = max(score.total for score in scores)
    for page, player, sheet, score in zip(
        pages, played.players, played.game.sheets, scores, strict=True
    ):
        words = page.text.split()
        assert player.name in page.text
        for number in {*sheet.numbers} - {0}:
            assert words.count(str(number)) >= sheet.numbers.count(number)
        assert str(score.total) in words
        # Circles and rings are all that is drawn by hand.
        by_hand = (score.circles or 0) + (score.total == best)
        if sheet.WHITE_BOXES:
            by_hand += sum(line.points > 0 for line in score.lines)
        assert len(page.paths) - len(empty.paths) == by_hand


@pytest.mark.parametrize(
    ("language", "day", "place"),
    [
        (Language.EN, "December 24, 2025", "Place 1 of 3"),
        (Language.ES, "24 de diciembre de 2025", "Puesto 1 de 3"),
        (Language.PT, "24 de dezembro de 2025", "1.º lugar de 3"),
        (Language.PL, "24 grudnia 2025", "Miejsce 1 z 3"),
        (Language.DE, "24. Dezember 2025", "Platz 1 von 3"),
    ],
)
def test_names_date_and_place_of_a_game(language: Language, day: str, place: str) -> None:
    played = read_record(FAMILY.read_bytes())
    found = read_pdf_text(render_pdf(FilledSheets(record=played, per_page=4, language=language)))
    assert [name for name in ("Sara", "Tim", "Zoë") if name not in found] == []
    assert found.count(day) == 3
    assert place in found


def test_alone_there_is_a_verdict_and_of_an_open_game_how_it_stands() -> None:
    cells = [column + row for row in "12345" for column in "abcde"]
    rows = "".join(f"{at + 1}. {8 + at % 5} {cell}\n" for at, cell in enumerate(cells))
    whole = parse_record(f"Game: knister\nSeats: Ola\n\n{rows}")
    earned = whole.game.verdict()
    assert earned
    assert say(Language.EN, f"verdict-{earned}") in read_pdf_text(
        render_pdf(FilledSheets(record=whole))
    )
    part = parse_record(f"Game: knister\nSeats: Ola\nDate: {'soon ' * 20}\n\n1. 7 c3\n")
    found = read_pdf_text(render_pdf(FilledSheets(record=part)))
    assert say(Language.EN, "score-not-finished") in found
    assert found.count("soon") == 8  # a header may be of any length


@pytest.mark.parametrize(
    "name",
    ["Ωμέγα", "Жучок", "王小明", "مريم", "🦊🦊", "e\u0301va", "<b>#set</b>", '"\\$(x)'],
)
def test_any_name_can_be_printed(name: str) -> None:
    pages = read_pdf_pages(render_pdf(BlankSheets(game="knister", names=(name,), per_page=1)))
    assert len(pages) == 1
    if name.isascii():
        assert name in pages[0].text


def pixels(wish: PrintRequest) -> Any:
    """The first page as red, green and blue."""
    with pdfium.PdfDocument(render_pdf(wish)) as document:
        return document[0].render(scale=1).to_numpy()[:, :, :3].astype(int)


def test_black_and_white_has_no_colour_and_little_ink_has_no_tint() -> None:
    spent = {}
    for ink in Ink:
        filled = pixels(FilledSheets(record=record("knaster-three"), ink=ink, per_page=4))
        assert (np.ptp(filled, axis=2) > 30).any() == (ink is not Ink.MONO)
        spent[ink] = (255 - pixels(BlankSheets(game="knister", ink=ink))).mean()
    assert 0.3 * spent[Ink.FULL] < spent[Ink.LIGHT] < spent[Ink.FULL]


def test_pictures_are_those_of_the_pages() -> None:
    wish = BlankSheets(game="knister", rules=True, pages=2, paper=PageSize.A5)
    pictures = render_pngs(wish)
    assert len(pictures) == 4
    assert {picture[:8] for picture in pictures} == {b"\x89PNG\r\n\x1a\n"}
    assert pictures[0] == pictures[2] != pictures[1]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"per_page": 3}, "bad-per-page"),
        ({"per_page": 0}, "bad-per-page"),
        ({"pages": 0}, "bad-pages"),
        ({"pages": 501}, "bad-pages"),
        ({"names": tuple(f"n{at}" for at in range(2001))}, "bad-pages"),
        ({"names": ("x" * 25,)}, "bad-name"),
        ({"names": ("\udcff",)}, "bad-name"),
    ],
)
def test_what_cannot_be_printed(wish: dict[str, object], code: str) -> None:
    with pytest.raises(CodedError) as refused:
        BlankSheets(**{"game": "knister", **wish})  # type: ignore[arg-type]
    assert refused.value.code == code


def test_games_that_cannot_be_printed() -> None:
    with pytest.raises(CodedError, match="no-moves-yet"):
        FilledSheets(record=parse_record("Game: knister\nSeats: Ola\n\n1. 7 ?\n"))
    crowd = ", ".join(f"n{at}" for at in range(501))
    many = parse_record(f"Game: knister\nSeats: {crowd}\n\n1. 7 {'c3 ' * 501}\n")
    with pytest.raises(CodedError, match="too-many-sheets"):
        FilledSheets(record=many, per_page=1)
    assert FilledSheets(record=many, per_page=6).front_pages == 84


def test_how_people_say_it() -> None:
    assert split_names(" Ola, Tim ,, Zoë,") == ("Ola", "Tim", "Zoë")
    played = [Record.of(Game.start("knister", n), map(str, range(n))) for n in (1, 2, 3, 4, 5, 30)]
    assert [choose_per_page(record) for record in played] == [1, 2, 4, 4, 6, 6]


def test_a_sheet_of_paper_is_printed_once_it_was_copied() -> None:
    alone = (FAMILY.parent / "alone.5x5").read_text()
    jan = "Jan [" + "8 9 10 11 12 " * 5 + "]"
    missing = parse_record(alone.replace("\n\n", f"\nPaper: {jan}, Zoë\n\n", 1))
    assert choose_per_page(missing) == 2
    slips = build_filled_slips(FilledSheets(record=missing))
    # Zoë may have more, so that there are no places yet.
    assert [(slip["name"], slip["note"], slip["won"]) for slip in slips] == [
        ("Ola", "", None),
        ("Jan", "On paper", None),
    ]
    whole = parse_record(alone.replace("\n\n", f"\nPaper: {jan}\n\n", 1))
    slips = build_filled_slips(FilledSheets(record=whole))
    assert [(slip["total"], slip["note"], slip["won"] is None) for slip in slips] == [
        (84, "Place 2 of 2", True),
        (158, "Place 1 of 2 (on paper)", False),
    ]


def test_everybody_draws_circles_of_their_own() -> None:
    first, second, *_ = build_filled_slips(FilledSheets(record=read_record(FAMILY.read_bytes())))
    assert dict(first["circles"])[0] != dict(second["circles"])[0]


def test_two_with_the_same_name() -> None:
    slips = build_blank_slips(BlankSheets(game="knister", names=("Emma", "Emma")))
    assert [slip["name"] for slip in slips] == ["Emma"] * 4


def test_who_is_ranked_apart_has_no_place_and_has_not_won() -> None:
    """A computer made all of Zoë's moves, who has most points."""
    lines = FAMILY.read_text().splitlines()
    marked = "\n".join(f"{line}*" if line[:1].isdigit() else line for line in lines)
    slips = build_filled_slips(FilledSheets(record=parse_record(marked)))
    assert [(slip["name"], slip["note"], slip["won"] is None) for slip in slips] == [
        ("Sara", "Place 1 of 2", False),
        ("Tim", "Place 2 of 2", True),
        ("Zoë", "Ranked apart", True),
    ]
