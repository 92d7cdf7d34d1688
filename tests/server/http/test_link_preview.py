"""What a link looks like in a chat: by game and language, and not by whether there is a table."""

import json
import re
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urljoin

import httpx
import pytest

from fivebyfive.rules import GAMES
from fivebyfive.server.config import Shared
from fivebyfive.words import Language, say
from support.server.devices import open_device
from support.server.server_process import Server
from support.server.threaded_server import run_server_in_thread

PUBLIC = "https://five.example/games"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that knows its address on the internet."""
    database = str(tmp_path_factory.mktemp("db") / "log.sqlite")
    with run_server_in_thread(database, shared=Shared(PUBLIC)) as running:
        yield running


class Tags(HTMLParser):
    """The tags of a page by what they are called, each with what it says."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.links: list[dict[str, str]] = []
        self.others: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "meta" and "content" in said and "media" not in said:
            self.metas[said.get("property") or said["name"]] = said["content"]
        elif tag == "link":
            self.links.append(said)
        else:
            self.others.append(tag)


def fetch_tags(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """The preview of an address of the page."""
    answer = httpx.get(f"{server.url}{path}", headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["vary"] == "Accept-Language"
    metas = Tags(answer.text).metas
    return {name: text for name, text in metas.items() if name.startswith(("og:", "twitter:"))}


def read_png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("game", list(GAMES))
def test_an_invitation_by_game_and_language(server: Server, game: str, language: Language) -> None:
    path = f"/123456?game={game}&lang={language}"
    tags = fetch_tags(server, path, language="ja")
    name = game.capitalize()
    assert tags["og:title"] == say(language, "preview-invite", game=name)
    assert name in tags["og:title"]
    assert tags["og:description"] == say(language, "preview-join")
    assert tags["og:locale"].startswith(f"{language}_")
    assert tags["og:url"] == PUBLIC + path
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:image"] == f"{PUBLIC}/preview-{game}.png"


@pytest.mark.parametrize("name", ["preview.png", *(f"preview-{game}.png" for game in GAMES)])
def test_pictures_are_as_large_as_they_say(server: Server, name: str) -> None:
    path = {"preview.png": "/"}.get(name, f"/rules/{name[8:-4]}")
    tags = fetch_tags(server, path)
    assert tags["og:image"] == f"{PUBLIC}/{name}"
    picture = httpx.get(f"{server.url}/{name}")
    assert picture.headers["content-type"] == tags["og:image:type"] == "image/png"
    size = read_png_size(picture.content)
    assert size == (int(tags["og:image:width"]), int(tags["og:image:height"])) == (1200, 630)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("query", ["", "?game=knister&lang=pl", "?game=knaster&lang=de"])
def test_nobody_learns_which_codes_are_in_use(server: Server, game: str, query: str) -> None:
    with open_device(server.url, names=["Anna Example"], settings={"game": game}) as device:
        code = device.code
        free = "100000" if code != "100000" else "100001"
        there = httpx.get(f"{server.url}/{code}{query}")
        not_there = httpx.get(f"{server.url}/{free}{query}")
    assert "Anna" not in there.text
    assert there.text.replace(code, free) == not_there.text
    assert there.status_code == not_there.status_code == 200
    varying = ("date", "etag")
    assert {name: value for name, value in there.headers.items() if name not in varying} == {
        name: value for name, value in not_there.headers.items() if name not in varying
    }


def test_what_is_no_invitation_has_the_words_of_the_reader(server: Server) -> None:
    for language in Language:
        tags = fetch_tags(server, "/", language)
        assert tags["og:title"] == say(language, "preview-home")
        assert tags["og:url"] == f"{PUBLIC}/"
    tags = fetch_tags(server, "/123456", "pl-PL,pl;q=0.9")  # typed, or from an address bar
    assert tags["og:title"] == say(Language.PL, "preview-any")
    assert fetch_tags(server, "/rules/knaster")["og:title"] == "Knaster: the rules"


@pytest.mark.parametrize("wish", ['"><script>', "chess", "KNISTER", "en-GB", "", "%00", "../"])
def test_nonsense_in_a_link(server: Server, wish: str) -> None:
    quoted = str(httpx.QueryParams({"game": wish, "lang": wish}))
    assert fetch_tags(server, f"/123456?{quoted}") == fetch_tags(server, "/123456")
    assert fetch_tags(server, f"/123456?{quoted}&game=chess&x=y") == fetch_tags(server, "/123456")


def test_a_name_in_the_address_stays_text(server: Server) -> None:
    usual = Tags(httpx.get(f"{server.url}/r/club").text)
    odd = Tags(httpx.get(f"{server.url}/r/%22%3E%3Cscript%3E").text)
    assert odd.others == usual.others
    assert odd.metas["og:url"] == f"{PUBLIC}/r/%22%3E%3Cscript%3E"


@pytest.mark.parametrize("shared", [None, Shared("http://192.168.1.20:8555", nearby=True)])
def test_no_address_where_none_is_public(
    shared: Shared | None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = str(tmp_path_factory.mktemp("db") / "log.sqlite")
    with run_server_in_thread(database, shared=shared) as server:
        tags = fetch_tags(server, "/123456?game=knaster&lang=de")
    assert tags["og:title"] == say(Language.DE, "preview-invite", game="Knaster")
    assert not [text for text in tags.values() if "://" in text]
    assert not {"og:url", "og:image"} & set(tags)


def test_previews_are_asked_for_by_programs_that_obey(server: Server) -> None:
    rules = httpx.get(f"{server.url}/robots.txt").text
    previewing, everybody = rules.split("\n\n")
    assert "facebookexternalhit" in previewing
    assert previewing.endswith("Allow: /")
    assert everybody.splitlines()[-1] == "Disallow: /"


def test_icons_of_every_platform(server: Server) -> None:
    index = Tags(httpx.get(server.url).text)
    by_kind = {one["rel"] + " " + one["href"].lstrip("./"): one for one in index.links}
    for name in ["icon favicon.ico", "icon favicon.svg", "apple-touch-icon apple-touch-icon.png"]:
        answer = httpx.get(urljoin(f"{server.url}/", by_kind[name]["href"]))
        assert answer.headers["content-type"].startswith("image/"), name
    touch = httpx.get(f"{server.url}/apple-touch-icon.png").content
    assert read_png_size(touch) == (180, 180)
    assert touch[25] == 2  # colours without transparency, which iOS would make black

    manifest = json.loads(httpx.get(f"{server.url}/manifest.webmanifest").text)
    for icon in manifest["icons"]:
        found = httpx.get(urljoin(f"{server.url}/", icon["src"]))
        assert found.headers["content-type"] == icon["type"]
        if sizes := re.fullmatch(r"(\d+)x(\d+)", icon["sizes"]):
            assert read_png_size(found.content) == (int(sizes[1]), int(sizes[2]))
    assert {one["sizes"] for one in manifest["icons"]} == {"any", "192x192", "512x512"}
    assert "maskable" in [one.get("purpose") for one in manifest["icons"]]
