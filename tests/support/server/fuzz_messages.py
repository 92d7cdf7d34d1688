"""Messages for a socket that no page would send, made from the schema of those that it would."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from fivebyfive.server.live.messages import from_device

_PARTS: Final[dict[str, Any]] = from_device.json_schema()["$defs"]
_ASKS: Final = [
    part
    for part in _PARTS.values()
    if (kind := part.get("properties", {}).get("type", {}).get("const")) not in (None, "ask")
    and kind != "hello"
]

NUMBERS: Final = [*range(-1, 6), 24, 25, 26, 255, 2**31, 2**53, 2**63, 2**64, -(10**30), 10**300]
WORDS: Final = [
    *(
        "c3",
        "a1",
        "(b2)",
        "d4{4:a4b4,\\:a1}",
        "-",
        "?",
        "3+6",
        "7",
        "13",
        "0+0",
        "random",
        "casual",
    ),
    *("knister", "knaster", "Ola", "<img src=x onerror=f()>", "{$name}", "x" * 100, "x" * 5000),
    *(
        "",
        " ",
        "\0",
        "\ud800",
        "\udfff\ud800",
        "a\u0301",
        "\u202eevil",
        "🎲" * 12,
        "١",
        "a,b",
        "[x]",
    ),
    *("examples/first_bot.py:FirstBot", "../../etc/passwd", "%00", "'; DROP TABLE event; --"),
]
SETTINGS: Final = [
    "game",
    "dice",
    "rolls",
    "seconds",
    "untimed",
    "host_passes",
    "stand_ins",
    "voice",
    "reactions",
    "none",
]
# What is no JSON, or hardly any.
BROKEN: Final = [
    *("", " ", "{", "}", "[]", "null", "1", '"x"', "NaN", "Infinity", '{"type":}', "\ufeff{}"),
    *("[" * 4000, '{"a":' * 2000, "[" * 3000 + "]" * 3000, '{"type": "ask"', "\0", "\n" * 100),
    *('{"type": "ask", "type": "hello"}', '{"type": ["ask"]}', '{"type": {"ask": 1}}', "'{}'"),
]

Frame = str | bytes | list[str]  # a text, a binary message, a text in fragments


def generate_frames(rng: Random) -> Iterator[tuple[str, Frame]]:
    """Frames without end, each with the name of its kind."""
    kinds: list[Callable[[Random], Frame]]
    kinds = [valid, valid, valid, mutated, mutated, retyped, broken, large, binary, fragmented]
    while True:
        make = no_text if rng.random() < 0.005 else rng.choice(kinds)
        yield make.__name__, make(rng)


def draw_from_schema(rng: Random, schema: dict[str, Any]) -> Any:
    """A value that fits a schema, or nearly."""
    if "anyOf" in schema:
        return draw_from_schema(rng, rng.choice(schema["anyOf"]))
    if "enum" in schema and rng.random() < 0.8:
        return rng.choice(schema["enum"])
    match schema.get("type"):
        case "integer":
            return rng.choice(NUMBERS[:8]) if rng.random() < 0.8 else rng.choice(NUMBERS)
        case "boolean":
            return rng.random() < 0.5
        case "array":
            return [
                draw_from_schema(rng, schema["items"]) for _ in range(rng.choice([0, 1, 2, 3, 50]))
            ]
        case "object":
            return {
                rng.choice(SETTINGS): draw_any_value(rng) for _ in range(rng.choice([0, 1, 2, 30]))
            }
        case "null":
            return None
    return rng.choice(WORDS)


def draw_any_value(rng: Random, depth: int = 0) -> Any:
    """A value of any type."""
    choice = rng.randrange(8 if depth < 3 else 6)
    if choice == 6:
        return [draw_any_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if choice == 7:
        return {rng.choice(WORDS): draw_any_value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return [None, True, False, rng.choice(NUMBERS), rng.choice(WORDS), rng.random() * 1e308][choice]


def _request(rng: Random) -> dict[str, Any]:
    part = rng.choice(_ASKS)
    fields = part["properties"]
    needed = part.get("required", [])
    ask = {
        name: draw_from_schema(rng, schema)
        for name, schema in fields.items()
        if name != "type" and (name in needed or rng.random() < 0.5)
    }
    ask["type"] = fields["type"]["const"]
    return {"type": "ask", "id": rng.randrange(1, 1000), "ask": ask}


def valid(rng: Random) -> str:
    """A request that can be understood; whether it can be carried out is another matter."""
    return json.dumps(_request(rng))


def retyped(rng: Random) -> str:
    """A request with something in it that is of another type, missing, or too much."""
    request = _request(rng)
    where = request if rng.random() < 0.3 else request["ask"]
    name = rng.choice([*where, rng.choice(WORDS)])
    if rng.random() < 0.3 and name in where:
        del where[name]
    else:
        where[name] = draw_any_value(rng)
    return json.dumps(request)


def mutated(rng: Random) -> str:
    """The text of a request with characters changed, cut out or doubled."""
    text = valid(rng)
    for _ in range(rng.choice([1, 1, 2, 10])):
        at, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        piece = rng.choice(["", '"', "{", "}", "\\", "\0", "9" * 20, "🎲", text[at:end]])
        text = (text[:at] + piece + text[rng.choice([at, min(at + 1, len(text)), end]) :])[:15_000]
    return text


def broken(rng: Random) -> str:
    """No message at all."""
    return rng.choice(BROKEN)


def large(rng: Random) -> str:
    """More than a message may have; twice in a hundred so much that the connection ends."""
    return json.dumps("x" * (200_000 if rng.random() < 0.02 else rng.randrange(16_000, 60_000)))


def binary(rng: Random) -> bytes:
    """Bytes instead of a text."""
    return rng.randbytes(rng.choice([0, 1, 10, 1000])) if rng.random() < 0.5 else b'{"type": "ask"}'


def no_text(rng: Random) -> bytes:
    """Bytes that are said to be a text and are none; the connection ends."""
    return b"\xff" + rng.randbytes(20)


def fragmented(rng: Random) -> list[str]:
    """A text in pieces."""
    text = rng.choice([valid, mutated])(rng)
    cuts = sorted(rng.randrange(len(text) + 1) for _ in range(rng.randrange(1, 20)))
    return [text[one:two] for one, two in zip([0, *cuts], [*cuts, len(text)], strict=True)]
