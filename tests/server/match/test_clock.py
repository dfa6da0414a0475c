"""Clocks."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from damrak.core.mistake import Mistake
from damrak.server.match import clock
from damrak.server.store.records import Clocks
from damrak.server.wire import DaysClock, LiveClock, NoClock, Quiet

LIVE = LiveClock(bank=100, increment=5)
DAYS = DaysClock(days=2)
NIGHT = Quiet(start="22:00", end="08:00")
LUNCH = Quiet(start="12:00", end="13:30")


def at(text: str, zone: str = "Europe/Amsterdam") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_without_a_clock_nothing_runs() -> None:
    assert clock.new_clocks(NoClock(), 3) is None
    assert clock.first_deadline(NoClock(), None) is None
    assert clock.shown(NoClock(), None, 0) == []


def test_only_those_who_are_asked_lose_time() -> None:
    clocks = clock.new_clocks(LIVE, 3)
    assert clocks is not None
    clock.turn(LIVE, clocks, set(), {1}, now=1_000)
    assert clock.deadline(LIVE, clocks, 1) == 101_000
    assert clock.deadline(LIVE, clocks, 0) is None
    clock.turn(LIVE, clocks, {1}, {2}, now=11_000)
    assert clocks.left == [100_000, 95_000, 100_000], "ten seconds less, five more"
    assert clocks.since == [None, None, 11_000]


def test_the_increment_comes_once_a_turn_however_many_decisions_it_has() -> None:
    clocks = clock.new_clocks(LIVE, 2)
    assert clocks is not None
    clock.turn(LIVE, clocks, set(), {0}, now=0)
    clock.turn(LIVE, clocks, {0}, {0}, now=2_000)
    clock.turn(LIVE, clocks, {0}, {0}, now=4_000)
    assert clocks.left[0] == 96_000
    clock.turn(LIVE, clocks, {0}, {1}, now=4_000)
    assert clocks.left[0] == 101_000


def test_whoever_is_asked_at_the_same_time_keeps_running_while_others_answer() -> None:
    clocks = clock.new_clocks(LIVE, 3)
    assert clocks is not None
    clock.turn(LIVE, clocks, set(), {0, 1, 2}, now=0)
    clock.turn(LIVE, clocks, {1}, {0, 2}, now=3_000)
    assert clocks.since == [0, None, 0]
    clock.turn(LIVE, clocks, {0}, {2}, now=8_000)
    assert clocks.since == [None, None, 0]
    assert clocks.left == [97_000, 102_000, 100_000]
    assert clock.first_deadline(LIVE, clocks) == 100_000


def test_time_that_ran_out_does_not_become_negative() -> None:
    clocks = clock.new_clocks(LIVE, 2)
    assert clocks is not None
    clock.turn(LIVE, clocks, set(), {0}, now=0)
    clock.turn(LIVE, clocks, set(), {1}, now=500_000)
    assert clocks.left[0] == 0, "nor does it grow for someone who did nothing"


def test_taking_back_and_doing_again_wins_no_time() -> None:
    clocks = clock.new_clocks(LIVE, 2)
    assert clocks is not None
    clock.turn(LIVE, clocks, set(), {0}, now=0)
    for moment in range(0, 20_000, 2_000):
        clock.turn(LIVE, clocks, {0}, {1}, now=moment + 1_000)
        clock.turn(LIVE, clocks, set(), {0}, now=moment + 2_000, again=[0])
    assert clocks.left == [90_000, 90_000], "each has lost the time that was theirs to use"
    clock.turn(LIVE, clocks, {0}, {1}, now=20_000)
    assert clocks.left == [95_000, 90_000]


def test_whoever_takes_back_with_less_than_an_increment_left_has_nothing_left() -> None:
    clocks = Clocks([4_000, 100_000], [None, 0])
    clock.turn(LIVE, clocks, set(), {0}, now=1_000, again=[0])
    assert clocks.left == [0, 99_000]
    assert clocks.since == [1_000, None]


def test_a_clock_that_was_set_back_gives_nobody_time() -> None:
    clocks = Clocks([50_000, 100_000], [9_000, None])
    clock.turn(LIVE, clocks, {0}, {1}, now=2_000)
    assert clocks.left == [55_000, 100_000]
    days = Clocks([5_000, 0], [9_000, None], before=[7_000, 0])
    clock.turn(DAYS, days, set(), {0}, now=2_000, again=[0])
    assert (days.left[0], days.since[0]) == (5_000, 2_000)


def test_what_is_left_is_shown_as_it_is_now_and_is_never_less_than_nothing() -> None:
    clocks = Clocks([50_000, 30_000], [10_000, None])
    lines = {now: clock.shown(LIVE, clocks, now) for now in (9_999, 10_000, 11_000, 70_000)}
    assert {now: [line.left for line in each] for now, each in lines.items()} == {
        9_999: [50_000, 30_000],
        10_000: [50_000, 30_000],
        11_000: [49_000, 30_000],
        70_000: [0, 30_000],
    }
    assert [line.deadline for line in lines[11_000]] == [60_000, None]


def test_after_an_absence_clocks_wait_a_little() -> None:
    clocks = Clocks([50_000] * 3, [10_000, None, 40_000])
    clock.hold(clocks, 30_000)
    assert clocks.since == [10_000 + clock.GRACE, None, 30_000 + clock.GRACE]
    clock.pause(clocks, 7)
    assert clocks.since == [10_007 + clock.GRACE, None, 30_007 + clock.GRACE]


def test_days_come_anew_for_a_decision_but_not_for_one_that_was_taken_back() -> None:
    clocks = clock.new_clocks(DAYS, 2)
    assert clocks is not None
    day = 24 * 3_600_000
    clock.turn(DAYS, clocks, set(), {0}, now=0)
    clock.turn(DAYS, clocks, {0}, {1}, now=day)
    clock.turn(DAYS, clocks, set(), {0}, now=day, again=[0])
    assert clock.deadline(DAYS, clocks, 0) == 2 * day, "as if nothing had been done"
    for _ in range(3):  # now within a turn of several decisions
        clock.turn(DAYS, clocks, {0}, {0}, now=day)
        assert clock.deadline(DAYS, clocks, 0) == 3 * day
        clock.turn(DAYS, clocks, {0}, {0}, now=day)
        clock.turn(DAYS, clocks, set(), {0}, now=day, again=[0])
        clock.turn(DAYS, clocks, set(), {0}, now=day, again=[0])
        assert clock.deadline(DAYS, clocks, 0) == 2 * day


def test_nothing_is_given_back_where_no_decision_was_taken_before() -> None:
    clocks = Clocks([5_000, 7_000], [1_000, None])
    clock.turn(DAYS, clocks, set(), {0}, now=3_000, again=[0])
    assert (clocks.left, clocks.since) == ([5_000, 7_000], [1_000, None])
    live = Clocks([5_000, 7_000], [1_000, None], before=[1, 1])
    clock.turn(LIVE, live, set(), {0}, now=3_000, again=[0])
    assert (live.left, live.since) == ([5_000, 7_000], [1_000, None])


def test_a_step_within_a_turn_that_is_taken_back_costs_no_increment() -> None:
    clocks = clock.new_clocks(LIVE, 2)
    assert clocks is not None
    clock.turn(LIVE, clocks, set(), {0}, now=0)
    clock.turn(LIVE, clocks, {0}, {0}, now=1_000)
    clock.turn(LIVE, clocks, set(), {0}, now=2_000, again=[0])
    clock.turn(LIVE, clocks, {0}, {1}, now=3_000)
    assert clocks.left[0] == 102_000


def test_days_are_for_every_decision_anew() -> None:
    clocks = clock.new_clocks(DAYS, 2)
    assert clocks is not None
    clock.turn(DAYS, clocks, set(), {0}, now=0)
    clock.turn(DAYS, clocks, {0}, {0}, now=clock.DAY)
    assert clock.deadline(DAYS, clocks, 0) == 3 * clock.DAY


@pytest.mark.parametrize(
    ("quiet", "moment", "end"),
    [
        (NIGHT, "2026-03-10T21:59", "2026-03-10T21:59"),
        (NIGHT, "2026-03-10T22:00", "2026-03-11T08:00"),
        (NIGHT, "2026-03-11T03:00", "2026-03-11T08:00"),
        (NIGHT, "2026-03-11T08:00", "2026-03-11T08:00"),
        (NIGHT, "2026-03-28T23:00", "2026-03-29T08:00"),
        (LUNCH, "2026-03-11T12:15", "2026-03-11T13:30"),
        (LUNCH, "2026-03-11T11:59", "2026-03-11T11:59"),
        (LUNCH, "2026-03-11T12:00", "2026-03-11T13:30"),
        (LUNCH, "2026-03-11T13:30", "2026-03-11T13:30"),
    ],
)
def test_nobodys_time_runs_out_in_quiet_hours(quiet: Quiet, moment: str, end: str) -> None:
    assert clock.after_quiet(quiet, at(moment)) == at(end)


def test_quiet_hours_move_the_deadline_of_a_game_by_correspondence() -> None:
    rules = DaysClock(days=1, quiet=NIGHT)
    clocks = clock.new_clocks(rules, 2)
    assert clocks is not None
    clock.turn(rules, clocks, set(), {1}, now=at("2026-05-01T23:30"))
    assert clock.deadline(rules, clocks, 1) == at("2026-05-03T08:00")


def test_quiet_hours_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Mistake, match="unknown time zone 'Moon/Sea'"):
        clock.check_clock(
            DaysClock(days=1, quiet=Quiet(start="22:00", end="08:00", zone="Moon/Sea"))
        )
    with pytest.raises(Mistake, match="same time"):
        clock.check_clock(DaysClock(days=1, quiet=Quiet(start="08:00", end="08:00")))


def test_whoever_comes_back_gets_a_little_time() -> None:
    clocks = clock.new_clocks(LIVE, 2)
    assert clocks is not None
    clocks.left = [0, 2_000]
    clock.come_back(LIVE, clocks, 0)
    clock.come_back(LIVE, clocks, 1)
    assert clocks.left == [60_000, 2_000], "but not for who left before the time ran out"


def test_nobody_keeps_the_others_waiting_by_coming_back_again_and_again() -> None:
    clocks = clock.new_clocks(LIVE, 2)
    assert clocks is not None
    given = []
    for at in range(6):
        clocks.left[0] = 0
        assert clock.may_come_back(clocks, 0, at)
        clock.come_back(LIVE, clocks, 0, at)
        given.append(clocks.left[0])
        assert clock.may_come_back(clocks, 0, at), "while there is time left"
        clocks.left[0] = 0
        assert not clock.may_come_back(clocks, 0, at), "once for each decision"
    assert given == [60_000, 30_000, 15_000, 7_500, 5_000, 5_000]
    assert not clock.ran_out(clocks, 1)


def test_while_nobody_serves_no_clock_runs() -> None:
    clocks = Clocks([10_000, 10_000], [5_000, None])
    clock.pause(clocks, 3_600_000)
    assert clocks.since == [3_605_000, None]


def test_quiet_hours_in_the_night_in_which_an_hour_comes_twice() -> None:
    quiet = Quiet(start="22:00", end="02:30", zone="Europe/Amsterdam")
    zone = ZoneInfo("Europe/Amsterdam")
    for fold in (0, 1):
        moment = datetime(2026, 10, 25, 2, 10, fold=fold, tzinfo=zone).timestamp()
        end = datetime(2026, 10, 25, 2, 30, fold=fold, tzinfo=zone).timestamp()
        assert clock.after_quiet(quiet, int(moment * 1000)) == int(end * 1000)
