"""A log that was written before there were latecomers, further hosts and reactions."""

import json

from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import commands as c
from fivebyfive.table import fold, public_view
from support.table_harness import start_game


def test_what_is_not_there_has_its_default() -> None:
    harness = start_game("Sara", "Tim", rolls="host", seconds=5)
    harness.submit(c.Next(0))
    harness.submit(c.Tick(), None, wait=5_000)
    old = []
    for event in harness.log:
        data = json.loads(encode_event(event))
        data.pop("more", None)
        data.get("settings", {}).pop("reactions", None)
        old.append(json.dumps(data))
    assert "reactions" not in "".join(old)
    assert "more" not in "".join(old)
    table = fold([decode_event(text) for text in old])
    assert table == harness.table
    assert public_view(table).settings.reactions
    assert table.seats_awaiting_computer() == [0, 1]
