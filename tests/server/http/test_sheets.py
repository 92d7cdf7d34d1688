"""Sheets to print over HTTP: what is answered, what is refused, and that nobody has to wait."""

import asyncio
import subprocess
import sys
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from fivebyfive.printing import BlankSheets, OutputFormat, PageSize, build_job, render_pdf
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerError
from fivebyfive.server.printer import Printer, draw_in_subprocess
from fivebyfive.words import Language
from support.paths import EXAMPLES
from support.pdf_pages import read_pdf_pages, read_pdf_text
from support.server.server_process import Server
from support.server.socket_players import disconnect_all, play_random_game, seat_people

FAMILY = EXAMPLES / "family.5x5"


def test_empty_sheets(server: Server) -> None:
    asked = httpx.get(
        f"{server.url}/api/sheets/knaster.pdf",
        params={
            "pages": 2,
            "per_page": 6,
            "names": "Łucja, Zoë",
            "rules": "true",
            "paper": "letter",
        },
        headers={"Accept-Language": "pl"},
    )
    assert asked.headers["content-type"] == "application/pdf"
    assert asked.headers["content-disposition"] == 'attachment; filename="knaster-sheets.pdf"'
    assert asked.content == render_pdf(
        BlankSheets(
            game="knaster",
            pages=2,
            per_page=6,
            names=("Łucja", "Zoë"),
            rules=True,
            paper=PageSize.LETTER,
            language=Language.PL,
        )
    )
    assert len(read_pdf_pages(asked.content)) == 4


def test_a_preview_shows_one_side(server: Server) -> None:
    def look(**params: Any) -> bytes:
        asked = httpx.get(f"{server.url}/api/sheets/knister.png", params=params)
        assert asked.headers["content-type"] == "image/png"
        assert asked.content.startswith(b"\x89PNG")
        return asked.content

    front = look()
    assert look(pages=7, rules="true") == front
    assert look(side="back") != front
    assert look(ink="mono") != front
    assert look(lang="de") != front


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("sheets/chess.pdf", 422, "unknown-game"),
        ("sheets/knister.pdf?per_page=5", 422, "bad-per-page"),
        ("sheets/knister.pdf?per_page=7", 422, "bad-message"),
        ("sheets/knister.pdf?paper=a3", 422, "bad-message"),
        ("sheets/knister.pdf?pages=51", 422, "bad-pages"),
        ("sheets/knister.png?pages=51", 422, "bad-pages"),
        ("sheets/knister.png?names=" + 25 * "x", 422, "bad-name"),
        ("tables/999999/sheets.pdf", 404, "no-such-table"),
    ],
)
def test_refusals(server: Server, path: str, status: int, code: str) -> None:
    asked = httpx.get(f"{server.url}/api/{path}")
    assert (asked.status_code, asked.json()["code"]) == (status, code)


def test_the_sheets_of_a_table(server: Server) -> None:
    async def game() -> list[httpx.Response]:
        people = await seat_people(server.url, 2, settings={"game": "knister"})
        url = f"{server.url}/api/tables/{people[0].code}/sheets.pdf"
        async with httpx.AsyncClient() as http:
            answers = [await http.get(url)]
            await people[0].ask("start")
            await asyncio.gather(*(play_random_game(one, Random(1)) for one in people))
            answers.append(await http.get(url, params={"lang": "es", "per_page": 1}))
            await people[0].ask("rematch")
            answers += [await http.get(url), await http.get(url, params={"game": 2})]
        await disconnect_all(people)
        return answers

    before, over, again, next_one = asyncio.run(game())
    assert [one.json()["code"] for one in (before, next_one)] == ["not-over", "not-over"]
    assert over.headers["content-disposition"].endswith('-1.pdf"')
    assert len(read_pdf_pages(over.content)) == 2
    found = read_pdf_text(over.content)
    assert [word for word in ("P1", "P2", "Puesto 1 de 2") if word not in found] == []
    assert len(read_pdf_pages(again.content)) == 1  # both on one page, where nobody says


def test_the_sheets_of_a_record(server: Server) -> None:
    def ask(text: str) -> httpx.Response:
        return httpx.post(f"{server.url}/api/record/sheets.pdf?lang=de", json={"record": text})

    good = ask(FAMILY.read_text())
    assert good.headers["content-type"] == "application/pdf"
    assert "24. Dezember 2025" in read_pdf_text(good.content)
    refused = [ask("Game: knister"), ask("Game: knister\nSeats: Ola\n"), ask("x" * 60_001)]
    assert [(one.status_code, one.json()["code"]) for one in refused] == [
        (409, "seats-missing"),
        (409, "no-moves-yet"),
        (422, "bad-message"),
    ]


def test_one_is_drawn_at_a_time_and_too_many_do_not_wait() -> None:
    """Others come in meanwhile, and some of them are sent away."""
    at_once = 0
    most_at_once = 0

    async def all_come() -> list[Any]:
        go = asyncio.Event()

        async def slowly(_job: str, _kind: OutputFormat) -> bytes:
            nonlocal at_once, most_at_once
            at_once += 1
            most_at_once = max(at_once, most_at_once)
            await go.wait()
            at_once -= 1
            return b"drawn"

        printer = Printer(Limits(printing=3), slowly)
        wish = BlankSheets(game="knister")
        drawing = [asyncio.create_task(printer.draw(wish, f"10.0.0.{n}")) for n in range(4)]
        done, _ = await asyncio.wait(drawing, return_when=asyncio.FIRST_COMPLETED)
        assert done == {drawing[3]}
        go.set()
        answers = await asyncio.gather(*drawing, return_exceptions=True)
        return [*answers, await printer.draw(wish, "10.0.0.1")]

    *made, refused, later = asyncio.run(all_come())
    assert [*made, later] == [b"drawn"] * 4
    assert isinstance(refused, ServerError)
    assert refused.code == "printing-busy"
    assert most_at_once == 1


IN_A_PROCESS = """
import asyncio, sys
from fivebyfive.server.config import Limits
from fivebyfive.server.printer import Printer
from fivebyfive.printing import BlankSheets
wish = BlankSheets(game="knister")
for kind in ("pdf", "png"):
    drawn = asyncio.run(Printer(Limits()).draw(wish, "10.0.0.1", kind))
    print(drawn[:4], "typst" in sys.modules)
"""


def test_the_memory_of_what_draws_is_not_the_servers() -> None:
    done = subprocess.run([sys.executable, "-c", IN_A_PROCESS], capture_output=True, check=True)
    assert done.stdout.decode().splitlines() == ["b'%PDF' False", "b'\\x89PNG' False"]


def test_a_drawing_that_fails_is_no_file() -> None:
    with pytest.raises(RuntimeError, match="not drawn"):
        asyncio.run(draw_in_subprocess("no job", "pdf"))


def test_a_drawing_that_nobody_waits_for_any_more_ends() -> None:
    def children() -> set[int]:
        return {child.pid for child in psutil.Process().children()}

    async def given_up() -> set[int]:
        before = children()
        task = asyncio.create_task(
            draw_in_subprocess(build_job(BlankSheets(game="knister", pages=500)), "pdf")
        )
        while not children() - before:
            assert not task.done()
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.wait([task])
        return children() - before

    assert asyncio.run(given_up()) == set()
