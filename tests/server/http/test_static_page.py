"""The page is served as it was built, and nothing else is; every answer is guarded."""

import asyncio
import gzip
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from fivebyfive.server import ServerConfig, make_app
from fivebyfive.server.security.headers import build_content_security_policy
from fivebyfive.store import open_store
from fivebyfive.words import Language, say

INDEX = '<!doctype html><html><head><meta charset="utf-8"><script src="./assets/a-1.js">'
SCRIPT = b"console.log('five by five')"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page folder like that of the build, with a secret beside it; nobody changes it."""
    beside = tmp_path_factory.mktemp("built")
    folder = beside / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "a-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "a-1.js.br").write_bytes(b"packed better")
    (folder / "assets" / "b-2.woff2").write_bytes(b"letters")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".hidden.txt").write_text("hidden")
    (beside / "secret.txt").write_text("secret")
    return folder


@cache
def app_with(folder: Path) -> FastAPI:
    app = make_app(open_store(str(folder.parent / "log.sqlite")), ServerConfig(page=folder))

    @app.get("/api/broken")
    async def broken() -> None:
        raise ZeroDivisionError

    return app


def ask(
    folder: Path,
    path: str,
    root: str = "",
    method: str = "GET",
    scheme: str = "http",
    **headers: str,
) -> Any:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(app_with(folder), raise_app_exceptions=False)
        if root:  # as Uvicorn does it
            transport = httpx.ASGITransport(app_with(folder), root_path=root)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://here:8555") as http:
            return await http.request(
                method, root + path, headers={"accept-encoding": "", **headers}
            )

    return asyncio.run(asking())


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/123456",
        "/123456/screen",
        "/caller",
        "/rules",
        "/rules/knister",
        "/rules/knaster",
        "/r/chess-club",
        "/r/chess-club/people/0123456789abcdef",
        "/sheets",
    ],
)
def test_addresses_of_the_page(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    before, head, after = INDEX.partition("<head>")
    assert answer.text.startswith(before + head + '<base href="/"><meta ')
    assert answer.text.endswith(after)
    again = ask(built, path, **{"if-none-match": f'W/"x", {answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/12345", "/1234567", "/rules/chess", "/caller/screen", "/r/club/people", "/١٢٣٤٥٦"]
)
def test_the_page_itself_says_that_nothing_is_here(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 404
    assert "<base" in answer.text
    assert ask(built, path, **{"if-none-match": answer.headers["etag"]}).status_code == 404


def test_behind_a_proxy(built: Path) -> None:
    assert '<head><base href="/five/">' in ask(built, "/123456", root="/five").text
    assert ask(built, "/assets/a-1.js", root="/five").content == SCRIPT
    assert 'href="/&lt;x&quot;/">' in ask(built, "/", root='/<x"').text


@pytest.mark.parametrize(
    ("wish", "encoding"),
    [
        ("", None),
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("GZIP;q=0.5, br; q=0", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("identity;q=1, nonsense", None),
    ],
)
def test_packed_files(built: Path, wish: str, encoding: str | None) -> None:
    answer = ask(built, "/assets/a-1.js", **{"accept-encoding": wish})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    if encoding != "br":  # nobody here could unpack what we wrote there
        assert answer.content == SCRIPT


def test_files_beside_the_page(built: Path) -> None:
    icon = ask(built, "/favicon.svg")
    assert (icon.text, icon.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"
    assert "vary" not in icon.headers
    again = ask(built, "/favicon.svg", **{"if-none-match": icon.headers["etag"]})
    assert (again.status_code, again.headers["etag"]) == (304, icon.headers["etag"])
    assert ask(built, "/favicon.svg", **{"if-none-match": '"other"'}).status_code == 200
    assert ask(built, "/assets/b-2.woff2").headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/a-1.js.gz",
        "/.hidden.txt",
        "/index.html",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "/api/none",
        "/api",
        "/api/",
    ],
)
def test_what_is_no_file_of_the_page(built: Path, path: str) -> None:
    answer = ask(built, path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_the_page_cannot_be_sent_anything(built: Path) -> None:
    assert ask(built, "/", method="POST").json()["code"] == "no-such-page"
    assert ask(built, "/", method="HEAD").status_code == 200


@pytest.mark.parametrize("language", list(Language))
def test_a_page_that_was_not_built(tmp_path: Path, language: Language) -> None:
    answer = ask(tmp_path / "none", "/", **{"accept-language": language})
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == say(language, "error-page-not-built")
    assert ask(tmp_path / "none", "/nowhere").json()["code"] == "no-such-page"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/nowhere", 404),
        ("/assets/a-1.js", 200),
        ("/api/about", 200),
        ("/api/docs", 200),
        ("/api/none", 404),
        ("/api/tables/12", 422),
        ("/api/broken", 500),
    ],
)
def test_every_answer_is_guarded(built: Path, path: str, status: int) -> None:
    answer = ask(built, path)
    assert answer.status_code == status
    headers = answer.headers
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self' ws://here:8555 wss://here:8555; "
        "manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert (headers["cache-control"] == "no-store") == path.startswith("/api/")
    https = ask(built, path, scheme="https").headers
    assert https["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("host", ["here", "192.168.1.5:8555", "[fe80::1]:8555", "a-b.example"])
def test_a_host_of_sockets(host: str) -> None:
    assert f"connect-src 'self' ws://{host} wss://{host};" in build_content_security_policy(host)


@pytest.mark.parametrize(
    "host", ["", "*", "a;b", "a b", "a, *", "a:123456", "'self'", "a\n", "[x]"]
)
def test_a_host_that_would_change_the_policy(host: str) -> None:
    assert "connect-src 'self';" in build_content_security_policy(host)
