"""What JSON looks like, in few words: without titles and names of types, which are nobody's."""

import json
from collections.abc import Mapping
from typing import Any, Final

# What a value has to keep to, as JSON Schema calls it.
LIMITS: Final = (
    *("const", "format", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    *("minLength", "maxLength", "minItems", "maxItems", "maxProperties", "default"),
)


def shape(schema: Any, root: Mapping[str, Any]) -> Any:
    """A JSON Schema in few words; `root` is what its references point into."""
    if not isinstance(schema, dict):
        return "anything"
    if reference := schema.get("$ref"):
        found: Any = root
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return shape({**found, **{key: schema[key] for key in LIMITS if key in schema}}, root)
    if choices := schema.get("anyOf") or schema.get("oneOf") or schema.get("allOf"):
        return _with_limits(schema, _choice(schema, choices, root))
    if "enum" in schema:
        return _with_limits(schema, " | ".join(sorted(json.dumps(one) for one in schema["enum"])))
    if "properties" in schema:
        return _fields(schema, root)
    return _with_limits(schema, _parts(schema, root))


def _parts(schema: Mapping[str, Any], root: Mapping[str, Any]) -> Any:
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return {"tuple": [shape(one, root) for one in schema["prefixItems"]]}
        case "array":
            return {"list of": shape(schema.get("items"), root)}
        case "object":
            return {"by key": shape(schema.get("additionalProperties"), root)}
        case kind:
            return str(kind or "anything")


def _fields(schema: Mapping[str, Any], root: Mapping[str, Any]) -> dict[str, Any]:
    needed = set(schema.get("required", ()))
    fields = {
        name if name in needed else f"{name}?": shape(field, root)
        for name, field in schema["properties"].items()
    }
    return fields if schema.get("additionalProperties", True) else {"no others": True, **fields}


def _choice(schema: Mapping[str, Any], choices: list[Any], root: Mapping[str, Any]) -> Any:
    tags = schema.get("discriminator", {}).get("mapping")
    if tags:
        return {tag: shape({"$ref": found}, root) for tag, found in tags.items()}
    shapes = [shape(one, root) for one in choices]
    if all(isinstance(one, str) for one in shapes):
        return " | ".join(sorted(shapes))
    if len(shapes) == 1:
        return shapes[0]
    return {"any of": sorted(shapes, key=lambda one: json.dumps(one, sort_keys=True))}


def _with_limits(schema: Mapping[str, Any], found: Any) -> Any:
    limits = {key: schema[key] for key in LIMITS if key in schema}
    if not limits:
        return found
    if isinstance(found, str):
        return " ".join([found, *(f"{key}={json.dumps(limits[key])}" for key in sorted(limits))])
    return {**found, "limits": limits}


def shape_of(value: Any) -> Any:
    """What a JSON value looks like."""
    match value:
        case dict():
            return {str(key): shape_of(one) for key, one in value.items()}
        case list():
            seen = {json.dumps(shape_of(one), sort_keys=True) for one in value}
            return {"list of": [json.loads(one) for one in sorted(seen)]}
        case None:
            return "null"
        case bool() | int() | float():
            return "boolean" if isinstance(value, bool) else "number"
        case _:
            return "string"
