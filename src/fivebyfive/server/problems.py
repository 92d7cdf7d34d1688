"""Every refusal that can reach a person, from whichever room it comes."""

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from fivebyfive.rules import CodedError
from fivebyfive.server.errors import ServerCode, ServerError
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
    ServerCode.TOO_MANY_CHANGES: 429,
    ServerCode.TOO_MUCH_WRITTEN: 429,
    ServerCode.TOO_MUCH_ASKED: 429,
    ServerCode.TOO_MUCH_PRINTED: 429,
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
    ServerCode.BANNED: 403,
    ServerCode.WRONG_ROOM_KEY: 403,
    ServerCode.NOT_KEEPER: 403,
    ServerCode.NO_SUCH_PERSON: 404,
    ServerCode.UNREADABLE_RECORD: 500,
    StoreCode.NEWER_EVENTS: 503,
    "bad-setting": 422,
    "not-host": 403,
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
# Errors of the store that are about one table. All others are failures inside, and not told.
TOLD_STORE_CODES: Final = (StoreCode.NO_SUCH_TABLE, StoreCode.NEWER_EVENTS)


def find_http_status(error: CodedError[Any]) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, StoreError) and error.code not in TOLD_STORE_CODES:
        return 503
    return HTTP_STATUS.get(error.code, 409)


class Problem(BaseModel):
    """A refusal: a stable code, and a sentence in the language asked for."""

    code: str
    message: str
    facts: dict[str, str | int] = {}


def explain_error(error: CodedError[Any], language: Language) -> Problem:
    """A refusal as people may read it: what failed inside is logged, and not told."""
    if isinstance(error, StoreError) and error.code not in TOLD_STORE_CODES:
        log.error("store failed", extra=facts(code=error.code, reason=find_failure_reason(error)))
        error = ServerError(ServerCode.UNAVAILABLE)
    known = dict(error.facts)
    return Problem(code=error.code, message=explain(language, error.code, known), facts=known)


def make_problem_response(error: CodedError[Any], request: HTTPConnection) -> JSONResponse:
    """The refusal as an answer to an HTTP request."""
    body = explain_error(error, language_of(request)).model_dump()
    seconds = error.facts.get("seconds") if find_http_status(error) == 429 else None
    later = {"Retry-After": str(seconds)} if seconds else None
    return JSONResponse(body, find_http_status(error), later)


def language_of(request: HTTPConnection) -> Language:
    """The language that a browser asks for."""
    wishes = request.headers.get("accept-language", "").split(",")
    return pick_language(wish.split(";")[0].strip() for wish in wishes)


def add_problem_handlers(app: FastAPI, max_body: int) -> None:
    """Every refusal as JSON with a stable code, in the language of the reader."""

    async def refused(request: Request, error: Any) -> JSONResponse:
        return make_problem_response(error, request)

    async def malformed(request: Request, _error: Any) -> JSONResponse:
        return make_problem_response(ServerError(ServerCode.BAD_MESSAGE), request)

    async def by_http(request: Request, error: Any) -> JSONResponse:
        if error.status_code == 413:
            return make_problem_response(ServerError(ServerCode.TOO_LARGE, most=max_body), request)
        if error.status_code == 400:  # a body that is no text
            return make_problem_response(ServerError(ServerCode.BAD_MESSAGE), request)
        if error.status_code == 405:
            answer = make_problem_response(ServerError(ServerCode.WRONG_METHOD), request)
            answer.headers.update(error.headers or {})  # which methods there are
            return answer
        return make_problem_response(ServerError(ServerCode.NO_SUCH_PAGE), request)

    async def failed(request: Request, _error: Any) -> JSONResponse:
        return make_problem_response(ServerError(ServerCode.INTERNAL), request)

    app.add_exception_handler(CodedError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, by_http)
    app.add_exception_handler(Exception, failed)
