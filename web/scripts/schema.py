"""Print the JSON Schema of everything that goes over the wire, for `npm run types`."""

import json
import re
import sys
from typing import Any

from pydantic import TypeAdapter

from fivebyfive.rules.record import MAX_NAME_LENGTH
from fivebyfive.server.http.models import (
    NewDevice,
    NewTable,
    RoomTicket,
    RoomView,
    TableLook,
    Ticket,
)
from fivebyfive.server.http.paper_scores import PaperScores
from fivebyfive.server.http.privacy import Privacy
from fivebyfive.server.http.room_models import (
    KeeperKey,
    KeyTicket,
    KeyWish,
    PeopleView,
    PersonPage,
    SeasonView,
)
from fivebyfive.server.http.score import PaperSheet, ScoredSheet
from fivebyfive.server.http.server_info import About
from fivebyfive.server.live.messages import PROTOCOL, REPEATABLE, from_device, to_device
from fivebyfive.server.problems import Problem

SENT = {"FromDevice": from_device, "NewTable": TypeAdapter(NewTable)}
SENT |= {"NewDevice": TypeAdapter(NewDevice), "PaperSheet": TypeAdapter(PaperSheet)}
SENT |= {"KeyWish": TypeAdapter(KeyWish)}
SENT |= {"PaperScores": TypeAdapter(PaperScores)}
HEARD = {
    "ToDevice": to_device,
    "About": TypeAdapter(About),
    "Privacy": TypeAdapter(Privacy),
}
HEARD |= {"Ticket": TypeAdapter(Ticket), "Problem": TypeAdapter(Problem)}
HEARD |= {"RoomView": TypeAdapter(RoomView), "RoomTicket": TypeAdapter(RoomTicket)}
HEARD |= {"KeyTicket": TypeAdapter(KeyTicket), "KeeperKey": TypeAdapter(KeeperKey)}
HEARD |= {"SeasonView": TypeAdapter(SeasonView), "PersonPage": TypeAdapter(PersonPage)}
HEARD |= {"PeopleView": TypeAdapter(PeopleView)}
HEARD |= {"ScoredSheet": TypeAdapter(ScoredSheet), "TableLook": TypeAdapter(TableLook)}


def schema() -> dict[str, Any]:
    """One document with a name for every shape."""
    adapters: list[Any] = [(name, "validation", adapter) for name, adapter in SENT.items()]
    adapters += [(name, "serialization", adapter) for name, adapter in HEARD.items()]
    found, document = TypeAdapter.json_schemas(adapters)
    defs: dict[str, Any] = document["$defs"]
    for name, mode in found:
        defs.setdefault(name, found[name, mode])
    sent = set().union(*(_reached(defs, name) for name in SENT))
    for name, shape in defs.items():
        fields = shape.get("properties", {})
        for field in fields.values():
            field.pop("title", None)  # it would become a type of its own
        # The server leaves nothing out but what has not changed; a device may leave out what has a
        # default.
        whole = name not in sent and name != "PublicChanges"
        needed = {key for key, field in fields.items() if "const" in field or whole}
        shape["required"] = sorted(needed | set(shape.get("required", [])))
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(defs)},
        "required": sorted(defs),
        "$defs": defs,
    }


def _reached(defs: dict[str, Any], name: str) -> set[str]:
    names = re.findall(r'"#/\$defs/(\w+)"', json.dumps(defs[name]))
    return {name}.union(*(_reached(defs, other) for other in names))


if __name__ == "__main__":
    constants = {
        "REPEATABLE": REPEATABLE,
        "MAX_NAME_LENGTH": MAX_NAME_LENGTH,
        "PROTOCOL": PROTOCOL,
    }
    sys.stdout.write(json.dumps({"schema": schema(), "constants": constants}))
