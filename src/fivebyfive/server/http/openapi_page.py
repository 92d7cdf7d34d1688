"""The page that explains the HTTP side, made from the OpenAPI document: no script in it.

Its style is a file of its own, because a policy forbids style in the page.
"""

import json
from functools import cache
from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, Response

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem;
  background: #fbf7ee; color: #23262b; }
h2 { font-size: 1rem; margin-top: 2rem; } code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { background: #fff; padding: 0.75rem; overflow-x: auto; border-radius: 6px; }
@media (prefers-color-scheme: dark) { body { background: #15171a; color: #e8e6e0; }
  pre { background: #23262b; } a { color: #9cc3f0; } }
"""


def render_openapi_page(document: dict[str, Any]) -> str:
    """The whole document, readable."""
    title = escape(document["info"]["title"])
    paths = "".join(
        _operation(method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    )
    schemas = "".join(
        f"<h3 id='{escape(name)}'>{escape(name)}</h3>{_json(schema)}"
        for name, schema in document["components"]["schemas"].items()
    )
    return (
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><title>{title}</title>"
        f"<meta name='viewport' content='width=device-width'>"
        f"<link rel='stylesheet' href='docs.css'></head>"
        f"<body><main><h1>{title}</h1><p>{escape(document['info']['description'])}</p>"
        f"{paths}<h2>Schemas</h2>{schemas}</main></body></html>"
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {})
    asked = "".join(f"<p>Takes:</p>{_json(media['schema'])}" for media in body.values())
    answers = ", ".join(
        f"{escape(status)} {escape(answer['description'])}"
        for status, answer in operation["responses"].items()
    )
    return (
        f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('summary', ''))}</p>{asked}<p>Answers: {answers}</p>"
    )


def _json(schema: dict[str, Any]) -> str:
    return f"<pre>{escape(json.dumps(schema, indent=1, ensure_ascii=False))}</pre>"


def add_openapi_page(app: FastAPI) -> None:
    """The HTTP side, explained by the server itself."""

    @cache
    def render() -> bytes:  # once: it takes longer than many moves
        return render_openapi_page(app.openapi()).encode()

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(render())

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(STYLE, media_type="text/css")
