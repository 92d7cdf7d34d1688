"""Devices that play whole games over the socket, without knowing any rules."""

import asyncio
from random import Random
from typing import Any

from fivebyfive.client import Client, Refused, join_table
from support.plugins.rehearsal import open_table


async def seat_people(url: str, people: int, **wishes: Any) -> list[Client]:
    """A table with so many people on a device each, all connected; the first is the host.

    With `rehearsal=""` its dice are those of a server that allows no other.
    """
    tokens = [await open_table(url, names=["P1"], **wishes)]
    code = tokens[0].split(".")[0]
    tokens += [
        await join_table(url, code, names=[f"P{number}"], nonce=f"n{number}")
        for number in range(2, people + 1)
    ]
    clients = [Client(url, token) for token in tokens]
    await asyncio.gather(*(client.__aenter__() for client in clients))
    return clients


async def disconnect_all(clients: list[Client]) -> None:
    """Everybody disconnects."""
    for client in clients:
        await client.__aexit__(None, None, None)


async def choose_random_move(client: Client, seat: dict[str, Any], round_: int, rng: Random) -> str:
    """A random move out of what the server said may be done in a round."""
    if seat["circle"] and (not seat["write"] or rng.random() < 0.6):
        return f"({rng.choice(seat['circle'])})"
    if not seat["write"]:
        return "-"
    move = rng.choice(seat["write"])
    while True:
        answer = await client.ask("owed", seat=seat["seat"], round=round_, move=move)
        move = answer["move"]
        if not answer["lines"]:
            return str(move)
        line = rng.choice(answer["lines"])
        move = append_circle(move, line["line"], rng.choice(line["cells"]))


def append_circle(move: str, line: str, cell: str) -> str:
    """One more circle in the text of a move: a new group, or the last one grown."""
    if "{" not in move:
        return f"{move}{{{line}:{cell}}}"
    body = move[:-1]
    begun = body.rsplit("{", 1)[1].split(",")[-1].startswith(f"{line}:")
    return f"{body}{cell}}}" if begun else f"{body},{line}:{cell}}}"


async def play_random_game(client: Client, rng: Random, change: float = 0.2) -> None:
    """Play all seats of a device from the start until the game is over, and press to roll.

    Some moves are changed afterwards, if the round is still open. What is chosen does not depend
    on when news come: each choice has a source of chance of its own.
    """
    seed = rng.random()
    doubted: set[tuple[int, int]] = set()  # rounds and seats whose move will be changed
    await client.until(lambda: client.table["phase"] != "lobby")  # others have heard it before
    while client.table["phase"] == "playing":
        if client.ended:
            raise client.ended
        # What is new while this is looked at, is looked at the next time.
        table, yours = client.table, client.yours
        round_ = table["round"]
        for seat in yours["seats"] if table["roll"] and yours["round"] == round_ else ():
            move = (round_, seat["seat"])
            choice = Random(f"{seed} {move} {move in doubted}")
            if seat["move"] is None:
                await _move(client, seat, round_, choice)
                if choice.random() < change:
                    doubted.add(move)
            elif move in doubted:
                doubted.remove(move)
                await _move(client, seat, round_, choice)
        if _may_roll(client, table):
            try:
                await client.ask("next", round=round_)
            except Refused as refused:  # somebody changed a move, or was faster
                assert refused.code in ("too-early", "stale-round", "not-playing", "rolling")
            await asyncio.sleep(0)
            continue
        await client.until(
            lambda table=table, yours=yours: (  # type: ignore[misc]
                client.table is not table or client.yours is not yours or client.ended is not None
            )
        )


def _may_roll(client: Client, table: dict[str, Any]) -> bool:
    """Whether a device presses for the next roll of a table as it was seen."""
    moved = client.table["moved"]
    everybody = table["round"] == 0 or len(moved["seats"]) == moved["of"]
    if client.table["round"] != table["round"] or not everybody:
        return False
    hosts = client.yours["host"] and table["settings"]["rolls"] == "host"
    here = {seat["seat"] for seat in client.yours["seats"]}
    turn = table["settings"]["rolls"] == "turn" and table["roller"] in here
    computer = client.yours["host"] and table["rolls_by_itself"]  # no need to wait for it
    return bool(hosts or turn or computer)


async def _move(client: Client, seat: dict[str, Any], round_: int, rng: Random) -> None:
    try:
        move = await choose_random_move(client, seat, round_, rng)
        await client.ask("move", seat=seat["seat"], round=round_, move=move)
    except Refused as refused:
        if refused.code not in ("stale-round", "not-playing", "rolling"):
            raise
