"""What chat programs show of a link: Open Graph tags in the head of the page.

A table is never looked up. Its game and language stand in the link itself
(`/123456?game=knaster&lang=pl`), so that the tags are the same whether or not there is such a
table, and nobody learns from them which codes are in use.
"""

from html import escape
from typing import Final
from urllib.parse import quote, urlencode

from starlette.requests import Request

from fivebyfive.rules import GAMES
from fivebyfive.server.problems import language_of
from fivebyfive.words import Language, say

SITE: Final = "Five by Five"
PICTURE_SIZE: Final = (1200, 630)
PICTURES: Final[dict[str | None, str]] = {
    None: "preview.png",
    **{game: f"preview-{game}.png" for game in GAMES},
}
# Open Graph wants a country as well; ours are those of the texts.
_LOCALES: Final = {
    Language.EN: "en_GB",
    Language.ES: "es_ES",
    Language.PT: "pt_PT",
    Language.PL: "pl_PL",
    Language.DE: "de_DE",
}
_ABOUT: Final = {None: "preview-games", "knister": "preview-knister", "knaster": "preview-knaster"}


def build_preview_tags(request: Request, path: str, public_url: str | None) -> str:
    """The tags for an address of the page; those with absolute URLs only if the server knows it."""
    game = _find_game(request, path)
    wish = request.query_params.get("lang")
    named = Language(wish) if wish in list(Language) else None
    language = named or language_of(request)
    title, about = _describe(language, path, game)
    tags = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:locale": _LOCALES[language],
        "og:title": title,
        "og:description": about,
    }
    if public_url is not None:
        width, height = PICTURE_SIZE
        query = {} if path.startswith("/rules") else {"game": game, "lang": named}
        known = urlencode({name: value for name, value in query.items() if value})
        tags |= {
            "og:url": public_url + quote(path) + (f"?{known}" if known else ""),
            "og:image": f"{public_url}/{PICTURES[game]}",
            "og:image:type": "image/png",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": say(language, "preview-picture"),
        }
    card = "summary_large_image" if public_url is not None else "summary"
    return f'<meta name="twitter:card" content="{card}">' + "".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()
    )


def _find_game(request: Request, path: str) -> str | None:
    """The game that the link names."""
    named = path.rsplit("/", 1)[-1] if path.startswith("/rules/") else None
    wish = named or request.query_params.get("game")
    return wish if wish in GAMES else None


def _describe(language: Language, path: str, game: str | None) -> tuple[str, str]:
    """Title and description."""
    name = game.capitalize() if game else ""
    if not path[1:7].isdecimal():
        title = say(language, "preview-rules", game=name) if name else say(language, "preview-home")
        return title, say(language, _ABOUT[game])
    title = say(language, "preview-invite", game=name) if name else say(language, "preview-any")
    return title, say(language, "preview-join")
