"""What a server says of what it stores."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from fivebyfive.server import ServerConfig
from fivebyfive.server.http.privacy import describe_privacy
from fivebyfive.words import Language, say
from support.server.threaded_server import run_server_in_thread


def describe_time(**kept: Any) -> list[str]:
    return describe_privacy(ServerConfig(**kept), Language.EN).sections[2].paragraphs


def test_it_is_told_for_how_long() -> None:
    [never] = describe_time()
    assert "until" in never
    tables, records = describe_time(keep_days=90)
    assert "90 days" in tables
    assert "only whoever runs this server can read" in records
    assert "one day" in describe_time(keep_days=1)[0]
    assert "365 days" in describe_time(keep_days=1, keep_records_days=365)[1]


@pytest.mark.parametrize("language", list(Language))
def test_every_language_says_all_of_it(language: Language) -> None:
    told = describe_privacy(ServerConfig(keep_days=90, keep_records_days=365), language)
    assert [len(one.paragraphs) for one in told.sections] == [1, 2, 2, 1, 1, 5]
    assert "365" in told.sections[2].paragraphs[1]


def test_schools_are_told_what_is_kept_for_how_long_and_how_to_delete_it() -> None:
    told = describe_privacy(ServerConfig(keep_days=90, keep_records_days=365), Language.EN)
    [school] = [one for one in told.sections if one.name == "school"]
    text = " ".join(school.paragraphs)
    wanted = [
        "list of names",
        "teams",
        "rolls",
        "this server",
        "each browser",
        "90 days",
        "365 days",
    ]
    assert [words for words in wanted if words not in text] == []
    assert say(Language.EN, "class-delete") in text


@pytest.mark.parametrize("language", list(Language))
def test_schools_are_told_the_words_of_the_page(language: Language) -> None:
    text = say(language, "privacy-school-delete")
    assert say(language, "class-delete") in text
    assert say(language, "home-history") in text


def test_a_server_tells_its_own_times(tmp_path: Path) -> None:
    database = str(tmp_path / "log.sqlite")
    with run_server_in_thread(database, keep_days=7, keep_records_days=30) as server:
        told = httpx.get(f"{server.url}/api/privacy", headers={"Accept-Language": "de"}).json()
    assert (told["keep_days"], told["keep_records_days"]) == (7, 30)
    assert "7 Tagen" in told["sections"][2]["paragraphs"][0]
