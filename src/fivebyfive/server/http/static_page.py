"""The built page: its files as the build left them, and index.html for every address of its own."""

import hashlib
import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from fivebyfive.rules import GAMES
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.http.link_preview import build_preview_tags
from fivebyfive.server.problems import find_http_status, language_of
from fivebyfive.words import explain

INDEX: Final = "index.html"
# Addresses at which the page has something to show: home, a table by its code, its big screen, the
# caller, sheets of paper to score or to print, the rules, a club room by its name, the games of
# this device, what is stored.
PAGE_PATHS: Final = re.compile(
    rf"/(?:[0-9]{{6}}(?:/screen)?|caller|score|rules(?:/(?:{'|'.join(GAMES)}))?"
    r"|r(?:/[^/]{1,100}(?:/people/[0-9a-f]{16})?)?|history|sheets|privacy)?"
)
FOREVER: Final = "public, max-age=31536000, immutable"  # a changed file gets another name
REVALIDATE: Final = "no-cache"

_PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the better one first
_HEAD: Final = re.compile(r"<head[^>]*>", re.IGNORECASE)
# What systems disagree on, or do not know.
_KINDS: Final = {
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


_SCRIPT: Final = re.compile(r'<script[^>]*\ssrc="(?:[^"]*/)?([^"/]+\.js)"')


def find_page_name(folder: Path) -> str:
    """The name of the page's script, which is another one for every build; empty without a page."""
    index = folder / INDEX
    found = _SCRIPT.search(index.read_text(encoding="utf-8")) if index.is_file() else None
    return found[1] if found else ""


class StaticFile(NamedTuple):
    """A file of the page, and its packed forms by the name of their encoding."""

    body: bytes
    kind: str
    compressed: dict[str, bytes]


class StaticPage:
    """An ASGI application for what no route of the API answers to.

    The files are read once: a page that is built anew does not mix with the one being served, and
    nothing outside the folder has a name here.
    """

    def __init__(self, folder: Path, otherwise: ASGIApp, public_url: str | None = None) -> None:
        self.files = read_files(folder)
        index = self.files.pop(f"/{INDEX}", None)
        self.index = index.body.decode() if index else None
        self.otherwise = otherwise
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file or with the page; everything else goes on."""
        answer = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = self.answer(Request(scope))
        await (answer or self.otherwise)(scope, receive, send)

    def answer(self, request: Request) -> Response | None:
        """The answer to a request, if it is for the page."""
        root = request.scope.get("root_path", "")
        path = request.scope["path"].removeprefix(root) or "/"
        if file := self.files.get(path):
            cache = FOREVER if path.startswith("/assets/") else REVALIDATE
            return _send(request, file, cache)
        known = PAGE_PATHS.fullmatch(path) is not None
        if not known and (path.split("/")[1:2] == ["api"] or "." in path.rsplit("/", 1)[-1]):
            return None
        if self.index is None:
            return _not_built(request) if known else None
        # Its own addresses are relative, because only the server knows what stands before them.
        base = f'<base href="{escape(root)}/">'
        tags = build_preview_tags(request, path, self.public_url) if known else ""
        text = _HEAD.sub(lambda head: head[0] + base + tags, self.index, count=1)
        file = StaticFile(text.encode(), _kind(INDEX), {})
        answer = _send(request, file, REVALIDATE, 200 if known else 404)
        answer.headers["Vary"] = "Accept-Language"
        return answer


def read_files(folder: Path) -> dict[str, StaticFile]:
    """The files of a folder by their addresses; hidden ones stay hidden."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    names = {f"/{path.relative_to(folder).as_posix()}": path for path in paths}
    return {
        name: StaticFile(
            path.read_bytes(),
            _kind(name),
            {
                encoding: names[name + ending].read_bytes()
                for encoding, ending in _PACKED.items()
                if name + ending in names
            },
        )
        for name, path in names.items()
        if "/." not in name and path.suffix not in _PACKED.values()
    }


def _kind(name: str) -> str:
    suffix = Path(name).suffix
    kind = _KINDS.get(suffix) or mimetypes.guess_type(f"x{suffix}")[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _send(request: Request, file: StaticFile, cache: str, code: int = 200) -> Response:
    headers = {"Cache-Control": cache}
    body = file.body
    if file.compressed:
        headers["Vary"] = "Accept-Encoding"
        wanted = parse_accept_encoding(request.headers.get("accept-encoding", ""))
        if encoding := next((name for name in file.compressed if name in wanted), None):
            body = file.compressed[encoding]
            headers["Content-Encoding"] = encoding
    headers["ETag"] = etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    known = request.headers.get("if-none-match", "").split(",")
    if code == 200 and etag in [tag.strip().removeprefix("W/") for tag in known]:
        return Response(None, 304, headers)
    return Response(body, code, headers, media_type=file.kind)


def parse_accept_encoding(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not rule out."""
    wishes = [wish.replace(" ", "").lower().partition(";") for wish in header.split(",")]
    return {name for name, _, weight in wishes if not re.fullmatch(r"q=0(\.0*)?", weight)}


def _not_built(request: Request) -> Response:
    error = ServerError(ServerCode.PAGE_NOT_BUILT)
    return PlainTextResponse(
        explain(language_of(request), error.code, error.facts), find_http_status(error)
    )
