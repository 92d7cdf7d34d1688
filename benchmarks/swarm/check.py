"""Compares what the server stored with what it had acknowledged."""

import json
from typing import Any

from fivebyfive.rules import parse_record
from fivebyfive.store import Store, open_store
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import events
from swarm.party import ROUNDS, Party
from swarm.person import Person


async def check(database: str, parties: list[Party], exactly: bool = True) -> list[str]:
    """Return a sentence for each difference; an empty list if all is well.

    With `exactly` the log must have as many moves as were acknowledged. After a kill it may have
    more: the answer to a move was lost, and the move was sent again.
    """
    store = open_store(database, create=False)
    await store.open()
    try:
        return [
            f"table {party.code}: {difference}"
            for party in parties
            for difference in await _check_table(store, party, exactly)
        ]
    finally:
        await store.close()


async def _check_table(store: Store, party: Party, exactly: bool) -> list[str]:
    stored = [decode_event(event.body) for event in await store.read(party.code)]
    moves = [event for event in stored if isinstance(event, events.MoveMade)]
    logged = {(move.seat, move.round): move.move for move in moves}
    acknowledged = {
        (one.seat, number): move for one in party.people for number, move in one.moves.items()
    }
    lost = [at for at, move in acknowledged.items() if logged.get(at) != move]
    if lost:
        seat, round_ = first = lost[0]
        return [
            f"{len(lost)} acknowledged moves are lost, first {acknowledged[first]} of seat {seat} "
            f"in round {round_} (the log has {logged.get(first)})"
        ]
    answers = sum(one.answers for one in party.people)
    if exactly and len(moves) != answers:
        return [f"{answers} moves were acknowledged, the log has {len(moves)}"]
    text = await store.read_record(party.code, 1)
    if text is None:
        return ["no record was kept"]
    return _compare(text, party, acknowledged)


def _compare(text: str, party: Party, acknowledged: dict[tuple[int, int], str]) -> list[str]:
    """Compare the record, scored again by the rules, with the moves and the last sheets."""
    game = parse_record(text).game
    wrong = []
    if len(game.rounds) != ROUNDS or not game.finished:
        wrong.append(f"the record ends after {len(game.rounds)} rounds")
    for number, played in enumerate(game.rounds, 1):
        for seat, move in enumerate(played.moves):
            made = acknowledged.get((seat, number))
            if str(move) != made:
                wrong.append(f"seat {seat} moved {made}, the record has {move}")
    scores = game.scores()
    for one in party.people:
        sheet = _sheet(one)
        numbers, total = list(game.sheets[one.seat].numbers), scores[one.seat].total
        if (sheet["numbers"], sheet["total"]) != (numbers, total):
            wrong.append(f"the sheet of seat {one.seat} is not that of the record")
    return wrong


def _sheet(person: Person) -> dict[str, Any]:
    """Return the last sheet of its own seat that a device was sent."""
    [seat] = json.loads(person.yours)["yours"]["seats"]
    sheet: dict[str, Any] = seat["sheet"]
    return sheet
