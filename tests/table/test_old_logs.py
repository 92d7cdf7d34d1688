"""A log that was written before there were latecomers, further hosts and reactions."""

import json

from fivebyfive.table import commands as c
from fivebyfive.table import fold, from_json, public_view, to_json
from table_world import playing


def test_what_is_not_there_has_its_default() -> None:
    world = playing("Sara", "Tim", rolls="host", seconds=5)
    world.do(c.Next(0))
    world.do(c.Tick(), None, wait=5_000)
    old = []
    for event in world.log:
        data = json.loads(to_json(event))
        data.pop("more", None)
        data.get("settings", {}).pop("reactions", None)
        old.append(json.dumps(data))
    assert "reactions" not in "".join(old)
    assert "more" not in "".join(old)
    table = fold([from_json(text) for text in old])
    assert table == world.table
    assert public_view(table).settings.reactions
    assert table.computers_owe() == [0, 1]
