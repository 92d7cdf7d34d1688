"""What the server kept against what it had acknowledged."""

import json
from typing import Any

from fivebyfive.rules import parse_record
from fivebyfive.store import Store, open_store
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import events
from swarm.party import ROUNDS, Party
from swarm.person import Person


async def check(database: str, parties: list[Party], exactly: bool = True) -> list[str]:
    """All that is missing or too much, one sentence each; nothing if all is well.

    `exactly`: the log has as many moves as were acknowledged. After a kill it may have one more,
    whose answer was lost and which was sent again.
    """
    store = open_store(database, create=False)
    await store.open()
    try:
        wrong = []
        for party in parties:
            wrong += [
                f"table {party.code}: {one}" for one in await _check_table(store, party, exactly)
            ]
        return wrong
    finally:
        await store.close()


async def _check_table(store: Store, party: Party, exactly: bool) -> list[str]:
    stored = [decode_event(event.body) for event in await store.read(party.code)]
    moves = [event for event in stored if isinstance(event, events.MoveMade)]
    kept = {(move.seat, move.round): move.move for move in moves}
    told = {(one.seat, number): move for one in party.people for number, move in one.moves.items()}
    lost = [at for at, move in told.items() if kept.get(at) != move]
    if lost:
        seat, round_ = lost[0]
        return [
            f"{len(lost)} acknowledged moves are lost, first {told[lost[0]]} of seat {seat} in "
            f"round {round_} (the log has {kept.get(lost[0])})"
        ]
    answers = sum(one.answers for one in party.people)
    if exactly and len(moves) != answers:
        return [f"{answers} moves were acknowledged, the log has {len(moves)}"]
    text = await store.read_record(party.code, 1)
    if text is None:
        return ["no record was kept"]
    return _compare(text, party, told)


def _compare(text: str, party: Party, told: dict[tuple[int, int], str]) -> list[str]:
    """The record, scored again by the rules, with what everybody moved and saw at the end."""
    game = parse_record(text).game
    wrong = []
    if len(game.rounds) != ROUNDS or not game.finished:
        wrong.append(f"the record ends after {len(game.rounds)} rounds")
    for number, played in enumerate(game.rounds, 1):
        for seat, move in enumerate(played.moves):
            if str(move) != told.get((seat, number)):
                wrong.append(f"seat {seat} moved {told.get((seat, number))}, the record has {move}")
    scores = game.scores()
    for one in party.people:
        sheet = _sheet(one)
        numbers, total = list(game.sheets[one.seat].numbers), scores[one.seat].total
        if (sheet["numbers"], sheet["total"]) != (numbers, total):
            wrong.append(f"the sheet of seat {one.seat} is not that of the record")
    return wrong


def _sheet(person: Person) -> dict[str, Any]:
    """The last sheet that a device was sent of its own seat."""
    [seat] = json.loads(person.yours)["yours"]["seats"]
    sheet: dict[str, Any] = seat["sheet"]
    return sheet
