"""A class of thirty, three of whom never move and two of whom leave: the best who played wins."""

import csv
import io
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from fivebyfive.rules import Move
from fivebyfive.server import Limits
from fivebyfive.server.live import broadcast
from fivebyfive.server.players import bot_players
from support.server.classroom import Classroom, play_lesson, score_record
from support.server.devices import Device, open_device
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread

PUPILS: Final = [f"Pupil {number}" for number in range(1, 31)]
IDLE: Final = ("Pupil 4", "Pupil 17", "Pupil 30")
LEAVERS: Final = ("Pupil 9", "Pupil 22")
LEAVE_AT: Final = 4  # in this round, before they have moved
ROUNDS, UNTIMED, SECONDS = 25, 3, 20  # the last two are those of the preset
MADE: Final = dict.fromkeys(IDLE, ROUNDS) | dict.fromkeys(LEAVERS, ROUNDS - LEAVE_AT + 1)


def test_the_best_who_played_wins(
    tmp_path: Path, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "MOVE_DELAY", 0.01)
    monkeypatch.setattr(broadcast, "LAST_MOVE_DELAY", 0.01)
    levels = set()
    choose = bot_players.choose_move

    def choose_noting_level(game: Any, turn: Any, level: str) -> Move:
        levels.add(level)
        return choose(game, turn, level)

    monkeypatch.setattr(bot_players, "choose_move", choose_noting_level)
    with run_server_in_thread(
        str(tmp_path / "log.sqlite"), Limits(messages_at_once=1000)
    ) as server:
        leader = open_device(server.url, preset="class")
        room = Classroom(leader)
        room.seat(PUPILS)
        leader.ask("start")
        play_lesson(room, IDLE, {LEAVE_AT: LEAVERS}, lambda round_: end_round(room, clock, round_))
        check_views(leader, room.pupils["Pupil 1"])
        table = f"{server.url}/api/tables/{leader.code}"
        text = httpx.get(f"{table}/record").text
        token = {"Table-Token": leader.token}
        rows = read_csv(httpx.get(f"{table}/results.csv", params={"lang": "de"}, headers=token))
        check_record_and_csv(leader.table, text, rows)
        game = {"game": 1, "kind": "knister", "rounds": 25, "players": 30, "abandoned": False}
        [listed] = httpx.get(f"{table}/games").json()
        assert listed == game | {"date": listed["date"]}
        leader.ask("rematch")
        assert httpx.get(f"{table}/games").json() == [listed]
        assert httpx.get(f"{table}/record", params={"game": 1}).text == text
        params: dict[str, str | int] = {"game": 1, "lang": "de"}
        again = httpx.get(f"{table}/results.csv", params=params, headers=token)
        assert read_csv(again) == rows, "the next game keeps the last results"
        room.close()
    assert levels == {"random"}, "no better than chance"


def end_round(room: Classroom, clock: StoppedClock, round_: int) -> None:
    """Where nobody is hurried the leader closes the round; later the clock does."""
    table = room.leader.table
    idle_seats = {seat for seat, one in enumerate(table["seats"]) if one["name"] in IDLE}
    room.leader.until(lambda: set(range(30)) - set(table["moved"]["seats"]) <= idle_seats)
    assert table["moved"]["may_close"]
    if round_ <= UNTIMED:
        room.close_round(round_)
    else:
        clock.now += SECONDS
        room.wait_for_all()
    assert not table["moved"]["may_close"]
    # During the game, too: by the rounds that are closed.
    made = {one["name"]: n for one, n in zip(table["seats"], table["computer_rounds"], strict=True)}
    assert {name: n for name, n in made.items() if n} == {
        name: n
        for name in (*IDLE, *LEAVERS)
        if (n := round_ - 1 if name in IDLE else max(0, round_ - LEAVE_AT))
    }


def check_views(leader: Device, pupil: Device) -> None:
    """Everybody is told the same: who won, who is apart, and the mean of the others."""
    table = leader.table
    pupil.until(lambda: pupil.table["phase"] == "over")
    assert pupil.table["result"] == table["result"]
    names = [seat["name"] for seat in table["seats"]]
    result, totals = table["result"], dict(zip(names, table["totals"], strict=True))
    assert [names[seat] for seat in result["apart"]] == [n for n in names if n in MADE]
    assert dict(zip(names, result["stand_ins"], strict=True)) == {n: MADE.get(n, 0) for n in names}
    played = [name for name in names if name not in MADE]
    best = max(totals[name] for name in played)
    winners = [name for name, rank in zip(names, result["ranks"], strict=True) if rank == 1]
    assert winners == [name for name in played if totals[name] == best]
    assert {rank for name, rank in zip(names, result["ranks"], strict=True) if name in MADE} <= set(
        range(26, 31)
    )
    assert result["mean"] == pytest.approx(sum(totals[name] for name in played) / len(played))
    assert {one["name"] for one in table["series"] if not one["games"]} == set(MADE)


def check_record_and_csv(table: dict[str, Any], text: str, rows: list[dict[str, str]]) -> None:
    """Record, scorer and spreadsheet agree with what was shown, and mark the same people."""
    record, scored = score_record(text)
    seats: Any = scored["seats"]
    assert [seat["rank"] for seat in seats] == table["result"]["ranks"]
    assert {seat["name"] for seat in seats if seat["apart"]} == set(MADE)
    assert {seat["name"]: seat["computer_rounds"] for seat in seats if seat["apart"]} == MADE
    marked = [played.stand_ins for played in record.game.rounds]
    assert [len(one) for one in marked] == [3] * (LEAVE_AT - 1) + [5] * (ROUNDS - LEAVE_AT + 1)
    assert record.mean_points() == table["result"]["mean"]
    assert [row["Rang"] for row in rows] == [
        *map(str, sorted(seat["rank"] for seat in seats if not seat["apart"])),
        *["–"] * len(MADE),
    ]
    by_name = {row["Name"]: row for row in rows}
    for seat in seats:
        row = by_name[seat["name"]]
        assert row["Rang"] == ("–" if seat["apart"] else str(seat["rank"]))
        assert int(row["Punkte"]) == seat["total"]
        assert int(row["Runden vom Computer"]) == MADE.get(seat["name"], 0)
        assert int(row["Außer Wertung"]) == (seat["name"] in MADE)
    assert [row["Name"] in MADE for row in rows] == [False] * 25 + [True] * 5


def read_csv(answer: httpx.Response) -> list[dict[str, str]]:
    assert answer.status_code == httpx.codes.OK
    text = io.StringIO(answer.content.decode("utf-8-sig"), newline="")
    return list(csv.DictReader(text, delimiter=";"))
