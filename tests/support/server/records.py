"""Records of games, fetched from a running server."""

import httpx

from support.totals import compute_totals


def fetch_record(url: str, code: str, game: int | None = 1) -> str:
    """The record as anybody can fetch it; None: of the game that is on, its closed rounds."""
    answer = httpx.get(f"{url}/api/tables/{code}/record", params={"game": game} if game else {})
    assert answer.status_code == httpx.codes.OK, answer.text
    return answer.text


def fetch_totals(url: str, code: str) -> list[int]:
    """The totals of the first game, in rolling order, as `fivebyfive score` has them."""
    return compute_totals(fetch_record(url, code))
