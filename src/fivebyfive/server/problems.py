"""Every refusal that can reach a person, from whichever room it comes."""

import logging
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from fivebyfive.rules import CodedError
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.messages import Refusal
from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.store import StoreCode, StoreError
from fivebyfive.words import Language, explain, pick_language

log = logging.getLogger(__name__)

# What HTTP calls it; everything else is a conflict with the state of the table.
HTTP_STATUS: Final[dict[str, int]] = {
    StoreCode.NO_SUCH_TABLE: 404,
    ServerCode.WRONG_TOKEN: 401,
    ServerCode.BAD_MESSAGE: 422,
    ServerCode.TOO_LARGE: 413,
    ServerCode.TOO_FAST: 429,
    ServerCode.TOO_MANY_TABLES: 429,
    ServerCode.TOO_MANY_TRIES: 429,
    ServerCode.SERVER_FULL: 503,
    ServerCode.WRONG_ORIGIN: 403,
    ServerCode.NO_CODE_FREE: 503,
    ServerCode.CLOSING: 503,
    ServerCode.INTERNAL: 500,
    ServerCode.UNAVAILABLE: 503,
    ServerCode.NO_SUCH_PAGE: 404,
    ServerCode.WRONG_METHOD: 405,
    ServerCode.PAGE_NOT_BUILT: 503,
    ServerCode.BAD_ROOM_NAME: 422,
    ServerCode.PRINTING_BUSY: 503,
    ServerCode.NO_REHEARSAL: 403,
    "bad-setting": 422,
    "wrong-host-link": 403,
    "bad-name": 422,
    "bad-level": 422,
    "bad-nonce": 422,
    "unknown-level": 422,
    "unknown-game": 422,
    "bad-per-page": 422,
    "bad-pages": 422,
    "too-many-sheets": 422,
}


def find_http_status(error: CodedError[Any]) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, StoreError) and error.code != StoreCode.NO_SUCH_TABLE:
        return 503
    return HTTP_STATUS.get(error.code, 409)


def make_refusal(error: CodedError[Any], language: Language, request: int | None = None) -> Refusal:
    """The refusal as it goes over the wire, in the language of its reader."""
    if isinstance(error, StoreError) and error.code != StoreCode.NO_SUCH_TABLE:
        log.error("store failed", extra=facts(code=error.code, reason=find_failure_reason(error)))
        error = ServerError(ServerCode.UNAVAILABLE)  # the reason is nobody's business
    known = dict(error.facts)
    return Refusal(
        id=request, code=error.code, message=explain(language, error.code, known), facts=known
    )


def make_problem_response(error: CodedError[Any], request: HTTPConnection) -> JSONResponse:
    """The refusal as an answer to an HTTP request."""
    body = make_refusal(error, language_of(request)).model_dump(exclude={"type", "id"})
    seconds = error.facts.get("seconds") if find_http_status(error) == 429 else None
    later = {"Retry-After": str(seconds)} if seconds else None
    return JSONResponse(body, find_http_status(error), later)


def language_of(request: HTTPConnection) -> Language:
    """The language that a browser asks for."""
    wishes = request.headers.get("accept-language", "").split(",")
    return pick_language(wish.split(";")[0].strip() for wish in wishes)
