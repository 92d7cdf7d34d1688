"""docs/protocol.md from the JSON Schema of the socket's messages."""

import json
from typing import Any

from fivebyfive.server.live.messages import from_device, to_device

HEAD = """# The protocol of a live table

Each device has one WebSocket, at `/api/live`. Every message is a JSON object with a `type`. The
first message of a device is `hello` with its token, which it got from `POST /api/tables` or from
`POST /api/tables/{code}/devices`. (A running server documents its HTTP side at `/api/docs`.) The
token is never part of an address. With the `host_key` of a host link, the second of these makes the
device a host. In an address the key comes after `#`, where browsers keep it to themselves.

After that, a device sends requests: `{"type": "ask", "id": 7, "ask": {...}}`, with a command or a
question in `ask`. The server answers each with `answer` (it was carried out and stored) or with
`refusal` (a stable code and a sentence), both with the same `id`. In between it sends updates:
`table` has the fields of the public state that changed since the `welcome` or the last `table`, and
`yours` is the whole private state. After a lost connection, a device says hello again and gets a
new `welcome`. It may repeat requests that were not answered, because commands carry the round they
mean.

Messages of the same moment may come as one: a list of such objects, to be handled one after the
other.

A club room is a name that always leads to the newest table of a group. `GET /api/rooms/{name}`
answers with its `name`, the `code` of its table, which is `null` if none is in use, and in
`memory` how many games it remembers ([more](club-rooms.md)).
`POST /api/rooms/{name}`, with the same body as `POST /api/tables`, opens one (201, with the host's
`ticket`), or returns the code of the one in use (200, `ticket` is `null`). If several ask at the
same moment, one of them opens it. Before and during a game, a table is in use for two hours after
its last event, unless it was left for 15 minutes: before a game by its hosts, during a game by
everybody. After a game it is in use as long as a host or somebody who played is connected. Names
have 3 to 32 letters, digits and hyphens; upper and lower case are the same.

Somebody may play along on paper. They have no seat, so nobody waits for them, and they roll no
dice. They have a number of their own (`paper`), which nobody else gets at this table. In Knaster
their device announces a full sheet with `paper-full` while the round is open, from round 25 on;
then there is one more roll. When the game is over, their sheets are typed in with `paper-sheet`,
and everybody's places follow.

A computer moves for people whose time is up, who are away, or have left; `stand_in_level` in the
settings says how well. The host may wait no longer (`close-round`): then it moves for all who have
not, and until the next roll a person's own move replaces it. `computer_rounds` counts such rounds
for each seat, and `apart` has the seats that are [ranked apart](record.md#places) for them.

A name is refused if somebody at the table has it, in whatever case (`name-taken`), or one that
looks the same (`name-alike`); if it has letters that cannot be seen (`name-hides`) or words that
mix alphabets (`name-mixed`). For the rest of the game, the name that a host has given somebody
stays (`name-kept`). One that a host has taken off is for nobody (`name-barred`), in further games
of the table either, unless a host takes or allows it (`allow-name`).

`GET /api/tables/{code}/games` lists the finished games of a table, the newest first. The record and
the results of each stay at `/record?game=` and `/results.csv?game=` when the next game has begun.
At a class table (`stand_ins` is `auto`, or `host_passes` is off) the lists of everybody,
`results.csv`, `results.pdf` and `certificates.pdf`, are for hosts: their token is in the header
`Table-Token`, others are refused (401 `wrong-token`, 403 `not-host`).

`DELETE /api/tables/{code}` deletes a table for good, with its log, its reviews and the records of
its games (204). The token of one of its hosts is in the header `Table-Token`; others are refused
(401 `wrong-token`, 403 `not-host`), also whoever is host only while the host is away. All sockets
of the table are closed with `bye` (`no-such-table`) within seconds.

Seats are counted from 0 in rolling order. Moves, rolls and cells are written as in
[the record](record.md).

This page is generated from the JSON Schema of the messages.
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
