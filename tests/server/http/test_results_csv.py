"""The results of a finished game, for spreadsheets."""

import asyncio
import csv
import io
from random import Random
from typing import Any

import httpx
import pytest

from fivebyfive.client import Client
from fivebyfive.rules import LINE_NAMES, parse_record, ranks
from fivebyfive.server.http.results_csv import make_results_csv
from fivebyfive.store import Statement
from fivebyfive.words import Language
from support.server.refusal_codes import status_and_code
from support.server.server_process import Server
from support.server.socket_players import disconnect_all, play_random_game, seat_people
from support.stores import connect_store

RECORD = """Game: {kind}
Seats: {names}
Late: Ola 7 3, =SUM(A1) 2

1. 3+4 a1 b1 c1 d1
2. 5+5 b1 c1 d1 e1
3. 2+2 c1 d1 e1 a1
4. 6+5 d1 e1 a1 b1
5. 1+2 e1 a1 b1 c1
"""
NAMES = "Ola 7, =SUM(A1), Otto [casual], Zoë"


def rows(data: bytes) -> list[list[str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    text = data.decode("utf-8-sig")
    separator = ";" if ";" in text else ","
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))


@pytest.mark.parametrize(
    ("language", "separator"),
    [
        (Language.EN, ","),
        (Language.DE, ";"),
        (Language.PL, ";"),
        (Language.ES, ";"),
        (Language.PT, ";"),
    ],
)
def test_the_spreadsheet_of_the_reader_opens_it(language: Language, separator: str) -> None:
    """Where numbers have a decimal comma, spreadsheets put a file with commas into one column."""
    record = parse_record(RECORD.format(kind="knister", names=NAMES))
    first, *rest = make_results_csv(record, language).decode("utf-8-sig").splitlines()
    assert {line.count(separator) for line in (first, *rest)} == {19}
    assert {line.count("," if separator == ";" else ";") for line in (first, *rest)} == {0}


def test_what_a_computer_did_for_people_is_marked() -> None:
    """Ann's computer has five of a kind, and yet Bob wins, who played himself."""
    cells = ("a1", "b1", "c1", "d1", "e1")
    rounds = [f"{at}. 7 {cell}* c{at} a{at}" for at, cell in enumerate(cells, 1)]
    rounds[0] = rounds[0].replace("c1 ", "c1* ", 1)
    text = "\n".join(["Game: knister", "Seats: Ann, Bob, Otto [random]", "", *rounds])
    head, *seats = rows(make_results_csv(parse_record(text), Language.EN))
    assert head[-2:] == ["Rounds by computer", "Ranked apart"]
    assert [(seat[0], seat[1], seat[-2], seat[-1]) for seat in seats] == [
        ("1", "Bob", "1", "0"),
        ("1", "Otto", "0", "0"),
        ("–", "Ann", "5", "1"),
    ]


def test_one_row_a_seat_the_best_first() -> None:
    # Four of a kind in a row of five, and a pair: who has more is not who sits first.
    text = (
        "Game: knister\nSeats: Sara, Tim\n\n"
        "1. 7 a1 a1\n2. 7 c2 b1\n3. 7 e3 c1\n4. 7 b4 d1\n5. 12 d5 e1\n"
    )
    head, tim, sara = rows(make_results_csv(parse_record(text), Language.EN))
    assert head == [
        *("Place", "Name", "Computer player", "Points"),
        *(f"Line {name}" for name in LINE_NAMES),
        *("Rounds placed later", "On paper", "Rounds by computer", "Ranked apart"),
    ]
    assert tim[:5] == ["1", "Tim", "", "6", "6"]
    assert sara[:4] == ["2", "Sara", "", "0"]
    assert {len(head), len(tim), len(sara)} == {20}


def test_names_levels_and_latecomers() -> None:
    record = parse_record(RECORD.format(kind="knister", names=NAMES))
    _, *seats = rows(make_results_csv(record, Language.EN))
    by_name = {seat[1]: seat for seat in seats}
    assert by_name["Otto"][2] == "casual"
    assert {name: seat[-4] for name, seat in by_name.items()} == {
        "Ola 7": "3",
        "'=SUM(A1)": "2",
        "Otto": "0",
        "Zoë": "0",
    }
    assert {seat[0] for seat in seats} == {"1"}  # all have the same numbers in the first row


def test_who_played_on_paper_is_ranked_and_marked() -> None:
    sheet = "(7) (7) 7" + " ." * 22
    text = f"Game: knaster\nSeats: Sara\nPaper: Jan, Ola [{sheet}]\n\n1. 7 a1\n2. 7 (a1)\n"
    head, *rest = rows(make_results_csv(parse_record(text), Language.EN))
    assert [(row[0], row[1], row[3], row[-5], row[-3]) for row in rest] == [
        ("1", "Ola", "2", "2", "1"),
        ("2", "Sara", "1", "1", "0"),
        ("", "Jan", "", "", "1"),
    ]
    assert {len(row) for row in rest} == {len(head)}


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1"])
def test_no_name_is_a_formula(name: str) -> None:
    record = parse_record(RECORD.format(kind="knister", names=f"{name}, Tim, Eve, Zoë"))
    shown = [seat[1] for seat in rows(make_results_csv(record, Language.EN))[1:]]
    assert f"'{name}" in shown
    assert not [one for one in shown if one.startswith(("=", "+", "-", "@", "＝"))]


def test_knaster_has_circles() -> None:
    record = parse_record(RECORD.format(kind="knaster", names=NAMES).split("\n5.")[0])
    head, *seats = rows(make_results_csv(record, Language.DE))
    assert head[-5:-2] == ["Kreise", "Nachgetragene Runden", "Auf Papier"]
    assert head[-2:] == ["Runden vom Computer", "Außer Wertung"]
    assert [seat[-5] for seat in seats] == ["0"] * 4


@pytest.mark.parametrize("language", list(Language))
def test_the_first_row_in_every_language(language: Language) -> None:
    record = parse_record(RECORD.format(kind="knaster", names=NAMES).split("\n5.")[0])
    head = rows(make_results_csv(record, language))[0]
    assert len(set(head)) == 21
    others = [rows(make_results_csv(record, one))[0] for one in Language if one != language]
    assert head not in others


def test_over_http(server: Server) -> None:
    async def games() -> tuple[Client, list[Any], str]:
        people = await seat_people(
            server.url,
            2,
            settings={"game": "knister"},
            computers=[{"name": "Otto", "level": "random"}],
        )
        host = people[0]
        ask = f"{server.url}/api/tables/{host.code}/results.csv"
        async with httpx.AsyncClient() as http:
            before = [await http.get(ask), await http.get(f"{ask}?game=2")]
            await host.ask("start")
            before.append(await http.get(ask))
            await asyncio.gather(*(play_random_game(one, Random(1)) for one in people))
            await host.ask("rename", seat=2, name="=1+1")
            over = await http.get(ask, headers={"Accept-Language": "pl"})
            record = (await http.get(f"{server.url}/api/tables/{host.code}/record")).text
            await host.ask("rematch")
            after = [await http.get(ask), await http.get(f"{ask}?game=1&lang=es")]
            after.append(await http.get(f"{ask}?game=2"))
        await disconnect_all(people)
        return host, [before, over, after], record

    host, [before, over, after], record = asyncio.run(games())
    assert [one.status_code for one in before] == [409, 404, 409]
    assert [one.json()["code"] for one in before] == ["not-over", "no-such-table", "not-over"]
    assert over.headers["content-type"] == "text/csv; charset=utf-8"
    assert over.headers["content-disposition"] == (
        f'attachment; filename="knister-{host.code}-1.csv"'
    )
    head, *seats = rows(over.content)
    assert head[0] == "Pozycja"
    scores = parse_record(record).game.scores()
    names = ["P1", "Otto", "'=1+1"]
    totals = [score.total for score in scores]
    expected = {
        name: [str(place), name, "random" if name == "Otto" else "", str(score.total)]
        + [str(line.points) for line in score.lines]
        + ["0", "0", "0", "0"]
        for name, place, score in zip(names, ranks(totals), scores, strict=True)
    }
    assert {seat[1]: seat for seat in seats} == expected
    assert [seat[0] for seat in seats] == sorted(seat[0] for seat in seats)
    # Back in the lobby it is the game before, with the names as they were when it was left.
    assert [one.status_code for one in after] == [200, 200, 409]
    assert rows(after[0].content)[0][0] == "Place"
    assert rows(after[1].content)[0][0] == "Puesto"
    assert sorted(seat[1] for seat in rows(after[1].content)[1:]) == ["'=1+1", "Otto", "P1"]


def test_a_game_ended_early_counts_its_closed_rounds(server: Server) -> None:
    async def game() -> httpx.Response:
        [ola] = await seat_people(server.url, 1, settings={"dice": "real"})
        await ola.ask("start")
        for round_, roll in enumerate(("7", "7", "7", "7", "12")):
            await ola.ask("next", round=round_, roll=roll)
            await ola.ask("move", seat=0, round=round_ + 1, move="abcde"[round_] + "1")
        await ola.ask("next", round=5, roll="2")
        await ola.ask("move", seat=0, round=6, move="a2")
        await ola.ask("abandon")
        await disconnect_all([ola])
        return httpx.get(f"{server.url}/api/tables/{ola.code}/results.csv")

    _, ola = rows(asyncio.run(game()).content)
    assert ola[:5] == ["1", "P1", "", "6", "6"]


def test_a_table_that_is_not_there(server: Server) -> None:
    asked = httpx.get(f"{server.url}/api/tables/999999/results.csv")
    assert (asked.status_code, asked.json()["code"]) == (404, "no-such-table")


def test_a_name_taken_off_at_the_end_is_off_in_what_is_kept(server: Server) -> None:
    async def game() -> str:
        [client] = await seat_people(server.url, 1)
        await client.ask("start")
        await client.ask("next", round=0)
        await client.ask("abandon")
        await client.ask("rename", seat=0, name="Blue Fox")
        await client.ask("rematch")
        async with httpx.AsyncClient() as http:
            url = f"{server.url}/api/tables/{client.code}/record?game=1"
            text = (await http.get(url)).text
        await disconnect_all([client])
        return text

    assert "Seats: Blue Fox\n" in asyncio.run(game())


def test_the_games_of_a_table_stay_within_reach(server: Server) -> None:
    """After a rematch each is found by its number; one that goes on is none of them."""

    async def play() -> tuple[str, list[list[dict[str, Any]]]]:
        [ola] = await seat_people(server.url, 1, settings={"dice": "real"})
        listed = []
        async with httpx.AsyncClient(base_url=server.url) as http:
            for cell in ("a1", "b2"):
                await ola.ask("start")
                await ola.ask("next", round=0, roll="7")
                await ola.ask("move", seat=0, round=1, move=cell)
                await ola.ask("next", round=1, roll="7")
                listed.append((await http.get(f"/api/tables/{ola.code}/games")).json())
                await ola.ask("abandon")
                listed.append((await http.get(f"/api/tables/{ola.code}/games")).json())
                await ola.ask("rematch")
        code = ola.code
        await disconnect_all([ola])
        return code, listed

    code, [first_on, first, second_on, second] = asyncio.run(play())
    assert (first_on, second_on) == ([], first)
    assert [one["game"] for one in second] == [2, 1]
    assert {(one["kind"], one["rounds"], one["abandoned"]) for one in second} == {
        ("knister", 1, True)
    }
    for number, cell in ((1, "a1"), (2, "b2")):
        url = f"{server.url}/api/tables/{code}"
        assert f"1. 7 {cell}\n" in httpx.get(f"{url}/record", params={"game": number}).text
        assert httpx.get(f"{url}/results.csv", params={"game": number}).status_code == 200
    assert httpx.get(f"{server.url}/api/tables/000000/games").status_code == 404
    asyncio.run(damage_record(server, code, 1))
    assert httpx.get(f"{server.url}/api/tables/{code}/games").json() == second[:1]
    damaged = httpx.get(f"{server.url}/api/tables/{code}/results.csv", params={"game": 1})
    assert status_and_code(damaged) == (500, "unreadable-record")


async def damage_record(server: Server, code: str, game: int) -> None:
    """Replace a stored record by nonsense."""
    async with connect_store(server.database) as store:
        sql = "UPDATE records SET text = 'no record' WHERE table_name = ? AND game = ?"
        await store.run_statements(Statement(sql, (code, game)))
