"""Sheets of paper over HTTP."""

import json
from typing import Any

import httpx
import pytest

from support.paths import GOLDEN
from support.server.server_process import Server

EXAMPLES = json.loads((GOLDEN / "examples.json").read_text(encoding="utf-8"))
EMPTY = ["."] * 25


def ask(server: Server, language: str = "en", **paper: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/score", json=paper, headers={"Accept-Language": language})


def score(server: Server, game: str, cells: list[str], **more: Any) -> dict[str, Any]:
    answer = ask(server, game=game, cells=cells, **more)
    assert answer.status_code == httpx.codes.OK, answer.text
    return dict(answer.json())


def row_4(*words: str) -> list[str]:
    return [*EMPTY[:15], *words, *EMPTY[20:]]


def test_the_golden_sheets(server: Server) -> None:
    for example in EXAMPLES["knister_sheets"]:
        cells = [str(number) for row in example["rows"] for number in row]
        found = score(server, "knister", cells)
        assert (found["sheet"]["total"], found["full"], found["doubts"]) == (
            *(example["total"], True),
            [],
        )
    for example in EXAMPLES["knaster_sheets"]:
        found = score(server, "knaster", " ".join(example["sheet"]).split())
        assert (found["sheet"]["total"], found["sheet"]["circles"], found["doubts"]) == (
            *(example["total"], example["circles"]),
            [],
        )


def test_a_verdict_is_on_a_full_sheet(server: Server) -> None:
    full = [str(number) for row in EXAMPLES["knister_sheets"][1]["rows"] for number in row]
    assert score(server, "knister", full)["verdict"] == "spectacular"
    found = score(server, "knister", [*full[:-1], ""])
    assert (found["full"], found["verdict"]) == (False, None)
    assert found["sheet"]["total"] > 100


def test_doubts_have_a_place_facts_and_a_sentence(server: Server) -> None:
    found = score(server, "knaster", row_4("5", "5", "7", "7", "5"))
    assert found["doubts"] == [
        {
            "code": "circles-owed",
            "cell": None,
            "line": "4",
            "facts": {"line": "4", "owed": 2, "drawn": 0},
            "message": "row 4 owed 2 circles, but has none.",
        }
    ]
    [wrong] = score(server, "knister", row_4("13", "5", ".", "", "5"))["doubts"]
    assert (wrong["code"], wrong["cell"], wrong["line"]) == ("not-a-roll", "a4", None)
    polish = ask(server, "pl", game="knaster", cells=row_4("5", "5", "7", "7", "(5)")).json()
    assert polish["doubts"][0]["message"] == "rząd 4: należą się 2 kółka, a jest tylko 1."


def test_numbers_that_were_not_rolled_so_often(server: Server) -> None:
    cells = row_4("5", "5", ".", ".", ".")
    [doubt] = score(server, "knister", cells, rolls=[5, 9])["doubts"]
    assert (doubt["code"], doubt["facts"]["rolled"]) == ("rolled-less", 1)
    assert score(server, "knister", cells, rolls=[5, 9, 5])["doubts"] == []
    assert score(server, "knister", cells, rolls=None)["doubts"] == []


@pytest.mark.parametrize(
    ("paper", "code"),
    [
        ({"game": "chess", "cells": EMPTY}, "unknown-game"),
        ({"game": "knister", "cells": EMPTY[1:]}, "bad-message"),
        ({"game": "knister", "cells": [*EMPTY, "."]}, "bad-message"),
        ({"game": "knister", "cells": ["7" * 21, *EMPTY[1:]]}, "bad-message"),
        ({"game": "knister", "cells": [7, *EMPTY[1:]]}, "bad-message"),
        ({"game": "knister", "cells": EMPTY, "rolls": [13]}, "bad-message"),
        ({"game": "knister", "cells": EMPTY, "rolls": ["7"]}, "bad-message"),
        ({"game": "knister", "cells": EMPTY, "rolls": [7] * 101}, "bad-message"),
        ({"game": "knister", "cells": EMPTY, "seat": 1}, "bad-message"),
    ],
)
def test_what_is_refused(server: Server, paper: dict[str, Any], code: str) -> None:
    answer = ask(server, "de", **paper)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_what_two_dice_can_show_is_told(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/about").json()["sums"] == list(range(2, 13))
