"""Handouts of a class over HTTP: of a finished game, each in the language of whoever asks."""

import asyncio
from random import Random

import httpx

from support.pdf_pages import read_pdf_pages, read_pdf_text
from support.server.server_process import Server
from support.server.socket_players import disconnect_all, play_random_game, seat_people


def test_what_is_printed_for_a_class(server: Server) -> None:
    async def play() -> dict[str, httpx.Response]:
        people = await seat_people(server.url, 2)
        base = f"{server.url}/api/tables/{people[0].table['code']}"
        found = {}
        async with httpx.AsyncClient(timeout=None) as http:
            found["before"] = await http.get(f"{base}/certificates.pdf")
            await people[0].ask("start")
            await asyncio.gather(*(play_random_game(one, Random(1)) for one in people))
            for kind in ("certificates", "results", "worksheet"):
                look = {"lang": "pl", "paper": "letter"}
                found[kind] = await http.get(f"{base}/{kind}.pdf", params=look)
            found["one"] = await http.get(f"{base}/certificates.pdf", params={"name": "P2"})
            found["nobody"] = await http.get(f"{base}/certificates.pdf", params={"name": "Eve"})
            await people[0].ask("rematch")
            found["again"] = await http.get(f"{base}/worksheet.pdf", params={"game": 1})
        await disconnect_all(people)
        return found

    found = asyncio.run(play())
    assert found["before"].json()["code"] == "not-over"
    assert found["nobody"].json()["code"] == "nobody-called"
    pages = {kind: len(read_pdf_pages(found[kind].content)) for kind in list(found)[1:5]}
    assert pages == {"certificates": 2, "results": 1, "worksheet": 2, "one": 1}
    for kind, word in {
        "certificates": "Dyplom",
        "results": "Wyniki",
        "worksheet": "Rozwiązania",
        "one": "Certificate",
        "again": "Solutions",
    }.items():
        assert found[kind].headers["content-type"] == "application/pdf"
        assert found[kind].headers["content-disposition"].endswith('-1.pdf"')
        assert word in read_pdf_text(found[kind].content)
    assert "P2" in read_pdf_text(found["one"].content)
    assert "P1" not in read_pdf_text(found["one"].content)


def test_several_sheets_of_paper_are_ranked_on_paper(server: Server) -> None:
    full = [str(5 + at % 5) for at in range(25)]
    body = {
        "game": "knister",
        "sheets": [
            {"name": "Tim", "cells": ["."] * 25},
            {"name": "Łucja", "cells": full},
        ],
    }
    url = f"{server.url}/api/score/results.pdf"
    found = httpx.post(url, json=body, params={"lang": "de"})
    assert found.headers["content-type"] == "application/pdf"
    text = read_pdf_text(found.content)
    assert "Ergebnisse" in text
    assert text.index("Łucja") < text.index("Tim")
    assert httpx.post(url, json=body, params={"lang": "de"}).content == found.content
    bad = [
        {**body, "game": "chess"},
        {**body, "sheets": []},
        {**body, "sheets": [{"name": "A[b]", "cells": full}]},
    ]
    answers = [httpx.post(url, json=one) for one in bad]
    assert [one.json()["code"] for one in answers] == ["unknown-game", "bad-message", "bad-name"]
