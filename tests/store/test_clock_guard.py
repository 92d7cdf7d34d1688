"""When a clock is trusted with deleting what is old, and when it is not."""

import pytest

from fivebyfive.store import Store
from fivebyfive.store.clock_guard import (
    DAY_MS,
    DOUBT_MS,
    MAX_JUMP_MS,
    ClockState,
    check_clock,
    find_max_jump,
    judge_clock,
    read_clock,
    trust_clock,
)

HOUR = 3600 * 1000
NOW = 20_000 * DAY_MS
JUMPED = NOW + 400 * DAY_MS


def judge(state: ClockState, *times: int) -> ClockState:
    """What is thought of a clock after it was looked at several times."""
    for time in times:
        state = judge_clock(state, time, MAX_JUMP_MS)
    return state


def test_a_clock_that_goes_on_is_trusted() -> None:
    state = judge(ClockState(NOW), NOW + HOUR, NOW + 2 * HOUR, NOW + 8 * DAY_MS)
    assert state == ClockState(NOW + 8 * DAY_MS, 0, NOW + 8 * DAY_MS)


def test_a_clock_that_jumps_is_doubted_however_often_the_server_starts() -> None:
    state = judge(ClockState(NOW), JUMPED, *[JUMPED + HOUR] * 1000)
    assert state == ClockState(NOW, JUMPED, JUMPED + HOUR)


def test_a_clock_that_jumps_back_is_trusted_again() -> None:
    state = judge(ClockState(NOW), JUMPED, NOW + HOUR)
    assert state == ClockState(NOW + HOUR, 0, NOW + HOUR)
    assert not judge(state, JUMPED).is_trusted


def test_a_doubt_ends_when_the_clock_has_gone_on_for_long() -> None:
    days = [JUMPED + day * DAY_MS for day in range(DOUBT_MS // DAY_MS + 1)]
    assert not judge(ClockState(NOW), *days[:-1]).is_trusted
    assert judge(ClockState(NOW), *days).is_trusted


def test_a_second_jump_is_a_new_doubt() -> None:
    again = JUMPED + 100 * DAY_MS
    state = judge(ClockState(NOW), JUMPED, again)
    assert state == ClockState(NOW, again, again)
    earlier = judge(state, JUMPED)
    assert earlier == ClockState(NOW, JUMPED, JUMPED)


def test_a_school_that_is_closed_at_weekends_still_deletes() -> None:
    """Its tables are kept for three days only, so every weekend looks like a jump."""
    jump = find_max_jump(3)
    state, trusted_weeks = ClockState(NOW), set()
    for week in range(6):
        for hour in range(24 * 5):
            state = judge_clock(state, NOW + week * 7 * DAY_MS + hour * HOUR, jump)
            trusted_weeks |= {week} if state.is_trusted else set()
    assert trusted_weeks == set(range(6))


@pytest.mark.parametrize("off", [12, 13, 18])  # hours of a day
@pytest.mark.parametrize("keep_days", [1, 2, 5])
def test_a_machine_that_is_off_at_night_deletes_every_day(keep_days: int, off: int) -> None:
    state = ClockState(NOW)
    for day in range(1, 15):
        trusted = False
        for hour in range(off, 25):
            now = NOW + (day - 1) * DAY_MS + hour * HOUR
            state = judge_clock(state, now, find_max_jump(keep_days))
            trusted |= state.is_trusted
        assert trusted, day


@pytest.mark.parametrize("keep_days", [1, 2, 5, 90])
def test_a_jump_of_400_days_is_doubted_for_a_week(keep_days: int) -> None:
    """Also on a machine that is off at night, and so has smaller jumps every day."""
    state = ClockState(NOW)
    for day in range(7):
        for hour in range(12):
            now = JUMPED + day * DAY_MS + hour * HOUR
            state = judge_clock(state, now, find_max_jump(keep_days))
            assert not state.is_trusted, (day, hour)
    assert judge_clock(state, JUMPED + 7 * DAY_MS, find_max_jump(keep_days)).is_trusted


def test_a_clock_that_was_wrong_for_long_may_be_set_back() -> None:
    state = judge(ClockState(JUMPED, 0, JUMPED), NOW)
    assert state == ClockState(NOW, 0, NOW)


@pytest.mark.parametrize(("keep_days", "days"), [(None, 10), (1, 0.5), (7, 3.5), (90, 10)])
def test_no_jump_deletes_what_was_used_in_the_last_half(keep_days: int | None, days: float) -> None:
    assert find_max_jump(keep_days) == days * DAY_MS


@pytest.mark.anyio
async def test_the_last_use_of_a_table_is_trusted_first(store: Store) -> None:
    assert await read_clock(store, NOW) == ClockState(NOW)  # an empty database
    await store.create("a", [], now=NOW)
    assert await read_clock(store, JUMPED) == ClockState(NOW)
    assert not (await check_clock(store, JUMPED, 90)).is_trusted
    await store.create("b", [], now=JUMPED)  # somebody plays meanwhile
    assert not (await check_clock(store, JUMPED + HOUR, 90)).is_trusted


@pytest.mark.anyio
async def test_the_operator_may_say_that_it_is_right(store: Store) -> None:
    await store.create("a", [], now=NOW)
    assert not (await check_clock(store, JUMPED, 90)).is_trusted
    await trust_clock(store, JUMPED)
    assert (await check_clock(store, JUMPED + HOUR, 90)).is_trusted
