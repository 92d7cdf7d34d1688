"""The public view: what everybody at a table sees, the same for all, so that it is encoded once."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, Final

from fivebyfive.dice import commitment
from fivebyfive.rules import (
    Game,
    Rank,
    mean_points,
)
from fivebyfive.table.dice_parts import has_checkable_dice, list_awaited_nonces
from fivebyfive.table.series import rank_participants, standings
from fivebyfive.table.state import Seat, Standing, Table
from fivebyfive.table.timers import (
    ROLL_FOR_ABSENT_AFTER_MS,
    gone_since,
    hosts_gone_since,
    next_roller,
    rolls_by_itself,
    time_up_at,
)
from fivebyfive.table.views.models import (
    ClosedView,
    DeviceView,
    MovedView,
    PaperView,
    PublicView,
    ReactionView,
    ResultView,
    RollsView,
    SeatView,
    StandingView,
)
from fivebyfive.table.views.sheet import sheet_total
from fivebyfive.table.views.teams import team_views

COMMITMENT_CACHE_SIZE: Final = 4096  # of the newest tables


def public_view(table: Table) -> PublicView:
    """What everybody at the table sees, spectators too."""
    game = table.game
    totals = [sheet_total(sheet) for sheet in game.sheets] if game else []
    all_totals = [*totals, *(sheet_total(p.sheet) if p.sheet else None for p in table.papers)]
    ranking = rank_participants(table, all_totals)
    playing = table.phase == "playing"
    return PublicView(
        code=table.code,
        room=table.club_room,
        phase=table.phase,
        settings=table.settings,
        host=table.host,
        locked=table.locked,
        latecomers=playing and game is not None and game.admits,
        paused=table.paused,
        game_number=table.game_number,
        commit=_commitment(table.secret) if table.rehearsal is None else "",
        nonces=list(table.nonces),
        same_dice=bool(table.repeated_rolls),
        seats=[_seat_view(table, holder) for holder in table.seats],
        papers=_paper_views(table),
        devices=[
            DeviceView(device.id, device.gone_since is None) for device in table.devices.values()
        ],
        round=table.round,
        roll=str(game.open_round.throw) if game and game.open_round else None,
        last=bool(game and game.is_last),
        moved=moved_view(table),
        closed=_closed_view(game) if game else None,
        totals=totals,
        ranks=[rank.place or 0 for rank in ranking[: len(totals)]],
        computer_rounds=game.count_computer_rounds() if game else [],
        apart=_list_apart(ranking),
        roller=next_roller(table) if game and playing and _rolls_in_turn(table) else None,
        rolled_by=game.last_roller if game else None,
        rolls_by_itself=playing and rolls_by_itself(table),
        roll_for_at=_roll_for_at(table),
        time_up_at=time_up_at(table),
        reactions=_reaction_views(table),
        result=_result_view(table, game, all_totals, ranking)
        if table.phase == "over" and game
        else None,
        starting=table.starting_since is not None,
        nonces_missing=_nonces_missing(table),
        series=_series_view(table),
        roster=list(table.roster),
        roster_only=table.roster_only,
        teams=team_views(table, totals),
    )


def _series_view(table: Table) -> list[StandingView]:
    reached = standings(table)
    all_ = [(one.name, reached.get(one.name, Standing())) for one in table.participants]
    found = [StandingView(name, one.games, one.wins, one.points) for name, one in all_]
    if len(found) < 2 or not any(one.games for one in found):
        return []
    return sorted(found, key=lambda one: (-one.wins, -one.points))


def _nonces_missing(table: Table) -> list[str]:
    if table.phase == "lobby":
        return list_awaited_nonces(table) if table.starting_since is not None else []
    return list(table.without_nonce) if has_checkable_dice(table) else []


def _reaction_views(table: Table) -> list[ReactionView]:
    """The newest of each seat in this round."""
    said = sorted(table.last_reactions.items()) if table.phase != "lobby" else ()
    return [ReactionView(seat, one.kind, one.at) for seat, one in said if one.round == table.round]


_commitment = lru_cache(maxsize=COMMITMENT_CACHE_SIZE)(commitment)


def _rolls_in_turn(table: Table) -> bool:
    return table.settings.rolls == "turn" or table.settings.dice == "real"


def _list_apart(ranking: Sequence[Rank]) -> list[int]:
    return [seat for seat, rank in enumerate(ranking) if rank.is_apart]


def _result_view(
    table: Table, game: Game, totals: Sequence[int | None], ranking: Sequence[Rank]
) -> ResultView:
    checkable = table.settings.dice == "app" and table.rehearsal is None
    seats = len(table.seats)
    is_person = [holder.bot is None for holder in table.seats] + [True] * len(table.papers)
    return ResultView(
        abandoned=table.abandoned,
        ranks=[rank.place or 0 for rank in ranking[:seats]],
        verdict=None if table.papers else game.verdict(),
        secret=table.secret if checkable else None,
        hints=len(table.hints),
        paper_ranks=[rank.place for rank in ranking[seats:]],
        stand_ins=game.count_computer_rounds(),
        apart=_list_apart(ranking),
        mean=mean_points(compress(totals, is_person), compress(ranking, is_person)),
    )


def moved_view(table: Table) -> MovedView:
    """Who has moved in the open round, not what."""
    now = table.game.open_round if table.game and table.is_open else None
    seats = [seat for seat, move in enumerate(now.moves) if move is not None] if now else []
    return MovedView(table.round, seats, len(table.seats), table.may_close_round)


def fields_changed_by_moves(table: Table) -> dict[str, Any]:
    """The fields of the public view that moves change."""
    return {"moved": moved_view(table), "time_up_at": time_up_at(table)}


def _seat_view(table: Table, holder: Seat) -> SeatView:
    return SeatView(
        name=holder.name,
        bot=holder.bot,
        device=holder.device,
        away=table.is_away(holder),
        gone_since=gone_since(table, holder),
        stand_in=holder.stand_in,
        late=holder.late,
    )


def _paper_views(table: Table) -> list[PaperView]:
    if not table.papers:
        return []
    may_announce, before = table.may_announce_full(), table.may_announce_full(rounds_ago=1)
    return [
        PaperView(
            paper=paper.number,
            name=paper.name,
            device=paper.device,
            full=paper.full,
            may_announce=may_announce,
            may_announce_before=before,
            total=sheet_total(paper.sheet) if paper.sheet else None,
        )
        for paper in table.papers
    ]


def _closed_view(game: Game) -> ClosedView | None:
    if not game.rounds:
        return None
    last = game.rounds[-1]
    return ClosedView(
        round=len(game.rounds),
        roll=str(last.throw),
        moves=[str(move) for move in last.moves],
        stand_ins=sorted(last.stand_ins),
        full=[seat for seat, sheet in enumerate(game.sheets) if sheet.is_full],
    )


def _roll_for_at(table: Table) -> int | None:
    """From when on anybody may roll for an absent roller."""
    if table.phase != "playing" or table.game is None:
        return None
    if table.settings.rolls == "host":
        gone = hosts_gone_since(table)
    else:
        gone = gone_since(table, table.seats[next_roller(table)])
    return None if gone is None else gone + ROLL_FOR_ABSENT_AFTER_MS


def rolls_view(table: Table) -> RollsView:
    """All rolls of the game: anybody may know them. None in a lobby."""
    game = table.game
    if game is None:
        return RollsView([])
    rounds = (*game.rounds, game.open_round) if game.open_round else game.rounds
    return RollsView([str(one.throw) for one in rounds])
