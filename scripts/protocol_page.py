"""docs/protocol.md from the JSON Schema of the socket's messages."""

import json
from typing import Any

from fivebyfive.server.live.messages import from_device, to_device

HEAD = """# The protocol of a live table

One WebSocket a device, at `/api/live`. Every message is a JSON object with a `type`. The first one
a device sends is `hello` with its token, which it got from `POST /api/tables` or from
`POST /api/tables/{code}/devices` (a running server documents its HTTP side at `/api/docs`). The
token never stands in an address. With the `host_key` of a host link the second makes the device a
host; the key stands behind `#` in an address, where browsers keep it to themselves.

After that a device sends requests, each `{"type": "ask", "id": 7, "ask": {...}}` with a command or
a question in `ask`. The server answers each with `answer` (it was carried out and stored) or with
`refusal` (a stable code and a sentence), both with the same `id`. In between it tells news: `table`
has those fields of the public state that have changed since the `welcome` or the last `table`, and
`yours` is the whole private state. After a lost connection a device says hello again and gets a
fresh `welcome`; it may send again what was not answered, because commands carry the round they
mean.

What the server has to say at the same moment comes as one message: a list of such objects, to be
taken one after the other.

A standing room is a name that always leads to the newest table of a group. `GET /api/rooms/{name}`
answers `{"name": "chess-club", "code": "123456"}`, or `null` for the code where no table goes on.
`POST /api/rooms/{name}`, with the same body as `POST /api/tables`, opens one (201, with the host's
`ticket`), or tells the code of the one that goes on (200, `ticket` is `null`); of several who ask
at the same moment one opens it. Before and in a game a table goes on for two hours after its last
event, unless it was left for 15 minutes: before a game by its hosts, in a game by everybody. After
a game it goes on for as long as a host or somebody who played is connected. Names have 3 to 32
letters, digits and hyphens; large and small letters are the same.

Somebody may play along on paper: not at a seat, so nobody waits for them and they roll no dice.
They have a number of their own (`paper`), which nobody else gets at this table. In Knaster their
device announces a full sheet with `paper-full` while the round is open, from round 25 on, and there
is one more roll then. When the game is over their sheets are typed in with `paper-sheet`, and the
places of everybody follow.

Seats are counted from 0 in rolling order. Moves, rolls and cells are written as in
[the record](record.md).

This page is made from the JSON Schema of the messages.
"""


def protocol_page() -> str:
    """The whole page, but for the meaning of the codes."""
    sent, told = from_device.json_schema()["$defs"], to_device.json_schema()["$defs"]
    parts = [HEAD, "## What a device sends\n"]
    parts += [_part(name, part) for name, part in sent.items() if _kind(part)]
    parts.append("## What the server sends\n")
    parts += [_part(name, part) for name, part in told.items() if _kind(part)]
    parts.append("## What is in it\n")
    parts += [_part(name, part) for name, part in told.items() if not _kind(part)]
    parts.append("## Codes\n\n| code | meaning |\n|---|---|\n")
    return "\n".join(parts)


def _kind(part: dict[str, Any]) -> str | None:
    """The `type` of a message; what is no message has none."""
    kind = part.get("properties", {}).get("type", {}).get("const")
    return None if kind is None else str(kind)


def _part(name: str, part: dict[str, Any]) -> str:
    about = " ".join(part.get("description", "").split())
    title = f"### `{_kind(part)}`" if _kind(part) else f"### {name}"
    if "enum" in part:
        return f"{title}\n\n{about} One of {', '.join(f'`{value}`' for value in part['enum'])}.\n"
    rows = [
        f"| `{field}` | {_type(about_field)} | {_default(field, about_field, part)} |"
        for field, about_field in part["properties"].items()
        if field != "type"
    ]
    table = "\n".join(["| field | type | |", "|---|---|---|", *rows]) + "\n" if rows else ""
    return f"{title}\n\n{about}\n\n{table}".rstrip() + "\n"


def _type(field: dict[str, Any]) -> str:
    if "anyOf" in field:
        return " or ".join(_type(option) for option in field["anyOf"])
    if "oneOf" in field:
        return "a command or a question, below"
    if "$ref" in field:
        return str(field["$ref"].rsplit("/", 1)[1])
    if "enum" in field:
        return " or ".join(f"`{value}`" for value in field["enum"])
    if field.get("type") == "array":
        return f"list of {_type(field['items'])}"
    if isinstance(field.get("additionalProperties"), dict):
        return f"object of {_type(field['additionalProperties'])}"
    return str(field.get("type", "anything"))


def _default(name: str, field: dict[str, Any], part: dict[str, Any]) -> str:
    if name in part.get("required", []):
        said = ""
    elif "default" in field:
        said = f"default `{json.dumps(field['default'])}`"
    else:
        said = "optional"
    return "; ".join(filter(None, [said, field.get("description", "")]))
