"""The falling price by itself, without a server: when which mark is pressed, and by whom."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from damrak.core.action import CHANCE, NOBODY, Seat
from damrak.core.play import draw
from damrak.games.merchants.game import GAME
from damrak.games.merchants.pieces.actions import START
from damrak.games.merchants.state import Merchants
from damrak.server.match import auction
from damrak.server.match.auction import AuctionMatch, Run, Strike
from damrak.server.match.auction_commands import LimitCommand, StrikeCommand
from damrak.server.match.commands import Outcome
from damrak.server.match.live import LiveMatch
from damrak.server.match.log import GameLog
from damrak.server.problems import Refused
from damrak.server.store.records import Chair, PendingAuction
from damrak.server.wire import Person
from tables import table

BEGINS = 100_000
LAG = 70
RUN = Run(
    seats=[0, 1, 2],
    money=[500, 205, 40],
    prices=[200, 190, 180],
    doubled=False,
    fallback=210,
    forced_by=NOBODY,
    fresh=True,
    step=400,
    zone=1_000,
)


def test_the_hand_passes_the_zone_and_then_each_mark_for_a_step() -> None:
    assert RUN.length() == 1_000 + 3 * 400
    marks = {0: START, 999: START, 1_000: 200, 1_399: 200, 1_400: 190, 1_800: 180, 2_199: 180}
    assert {passed: RUN.mark(passed) for passed in marks} == marks
    assert [RUN.passed(mark) for mark in (START, 200, 190, 180)] == [0, 1_000, 1_400, 1_800]
    assert RUN._replace(doubled=True).mark(999) == 200, "in a doubled run nobody presses at START"


def test_a_bot_is_as_late_as_a_person_but_never_a_whole_step() -> None:
    assert [RUN._replace(step=step).reaction() for step in (400, 499, 501, 2_000)] == [
        *(200, 249, 250, 250),
    ]


def test_who_presses_at_start_must_have_what_it_commits_to() -> None:
    assert (RUN.need(START), RUN.need(200), RUN.need(180)) == (210, 200, 180)


def test_only_one_title_can_be_live() -> None:
    assert auction.can_be_live("merchants")
    assert not auction.can_be_live("amsterdam")
    assert auction.run_of(table("amsterdam", 2)) is None


# A table


def offered(seed: int = 1) -> Merchants:
    """A position of three players in which the first limit is asked."""
    state, rng = GAME.start(GAME.agree(3, {})), Random(seed)
    while auction.run_of(state) is None:
        chance = state.to_move() == CHANCE
        state.apply(draw(state, rng) if chance else state.legal()[0])
    assert isinstance(state, Merchants)
    return state


def match_of(*chairs: str, live: bool = True, state: Merchants | None = None) -> AuctionMatch:
    """A match in which a hand falls, for `person`, `bot` and `account` (a program's)."""
    people = {
        "person": lambda n: Person(id=f"p{n}", name="", kind="guest"),
        "account": lambda n: Person(id=f"b{n}", name="", kind="bot"),
    }
    return cast(
        "AuctionMatch",
        SimpleNamespace(
            agreed=SimpleNamespace(auction="live"),
            chairs=[
                Chair(
                    seat=seat,
                    kind="bot" if kind == "bot" else "person",
                    bot="greedy" if kind == "bot" else None,
                    person=people[kind](seat) if kind in people else None,
                    seen_by=[],
                )
                for seat, kind in enumerate(chairs)
            ],
            log=SimpleNamespace(state=state or offered(), at=9),
            standing=SimpleNamespace(
                live=PendingAuction(at=9, opened=0, begins=BEGINS, limits={}, lag=LAG)
                if live
                else None
            ),
        ),
    )


def on_table(match: AuctionMatch) -> tuple[Run, PendingAuction]:
    run, live = auction.run(match), match.standing.live
    assert run is not None
    assert live is not None
    return run, live


def test_a_run_is_of_those_who_are_asked_and_doubled_if_someone_forced_it() -> None:
    state = offered()
    first = auction.run_of(state)
    assert first is not None
    order = first.seats
    assert sorted(order) == [0, 1, 2]
    assert (first.step, first.zone) == (1_500, 4_500)
    assert (first.doubled, first.fresh, first.forced_by) == (False, True, NOBODY)
    assert (first.prices[0], first.prices[-1], first.fallback) == (200, 50, 200)
    assert first.money == state.money
    assert first.money is not state.money
    state.apply(state.find("limit none"))
    second = auction.run_of(state)
    assert second is not None
    assert (second.seats, second.fresh) == (order[1:], False)
    state.apply(state.find("limit start"))
    state.apply(state.find("limit none"))
    while state.to_move() == CHANCE or auction.run_of(state) is None:
        state.apply(state.legal()[0])
    again = auction.run_of(state)
    assert again is not None
    assert (again.doubled, again.fresh, again.forced_by) == (True, True, order[1])
    assert (again.prices[0], again.prices[-1]) == (400, 220)
    while len(again.seats) > 1:
        state.apply(state.find("limit none"))
        again = auction.run_of(state)
        assert again is not None
    assert again.doubled, "also for the last who is asked"


def test_a_hand_begins_after_a_countdown_and_goes_on_while_the_log_stands() -> None:
    match = match_of("person", "bot", "account", live=False)
    auction.update(match, 1_000, LAG)
    live = match.standing.live
    assert live is not None
    assert (live.at, live.opened, live.begins, live.lag) == (9, 1_000, 4_000, LAG)
    live.limits = {0: "limit 200", 1: "limit 100", 2: "limit 50"}
    auction.update(match, 2_000, 0)
    assert match.standing.live is live
    assert live.limits == {1: "limit 100", 2: "limit 50"}, "who came to sit there presses"
    assert (live.opened, live.begins, live.lag) == (1_000, 4_000, LAG)
    match.log.at = 10  # type: ignore[union-attr, misc]
    auction.update(match, 3_000, 0)
    assert match.standing.live is not live, "another question, another hand"


def test_no_hand_falls_for_bots_alone_nor_where_limits_were_said_nor_at_a_calm_table() -> None:
    bots = match_of("bot", "bot", "bot", live=False)
    auction.update(bots, 0, 0)
    assert bots.standing.live is None
    state = offered()
    state.apply(state.find("limit none"))
    begun = match_of("person", "person", "person", live=False, state=state)
    auction.update(begun, 0, 0)
    assert begun.standing.live is None
    calm = match_of("person", "person", "person")
    calm.agreed.auction = "calm"  # type: ignore[misc]
    auction.update(calm, 0, 0)
    assert calm.standing.live is None
    ended = match_of("person", "person", "person")
    ended.log.state = GAME.start(GAME.agree(3, {}))  # type: ignore[union-attr]
    auction.update(ended, 0, 0)
    assert ended.standing.live is None


def test_people_press_and_programs_say_limits() -> None:
    match = match_of("person", "bot", "account")
    assert [auction.says_limit(chair) for chair in match.chairs] == [False, True, True]
    assert sorted(auction.pressers(match)) == [0, 2]
    assert auction.bots_to_ask(match) == [1]
    _, live = on_table(match)
    live.limits = {1: "limit none", 2: "limit 100"}
    assert auction.pressers(match) == [0]
    assert auction.bots_to_ask(match) == []
    assert auction.pressers(match_of("person", "bot", "bot", live=False)) == []


def test_without_a_press_the_end_of_the_clock_ends_it_once_none_can_be_on_its_way() -> None:
    match = match_of("person", "bot", "bot")
    run, live = on_table(match)
    end = BEGINS + run.length()
    live.limits = {1: "limit none", 2: "limit none"}
    assert auction.next_strike(match) == Strike(end, end + LAG, NOBODY, "")
    assert auction.due(match) == end + LAG + 1_000
    live.limits[0] = "limit none"
    assert auction.next_strike(match) == Strike(end, end, NOBODY, ""), "nobody else can press"
    assert auction.due(match_of("person", "bot", "bot", live=False)) is None


def test_the_first_press_ends_it_and_of_two_bots_at_a_mark_the_first_in_order() -> None:
    match = match_of("person", "bot", "bot")
    run, live = on_table(match)
    bots = [seat for seat in run.seats if seat != 0]
    moment = BEGINS + run.passed(180) + run.reaction()
    live.limits = dict.fromkeys(bots, "limit 180")
    assert auction.next_strike(match) == Strike(moment, moment + LAG, bots[0], "limit 180")
    live.limits[bots[1]] = "limit 190"
    strike = auction.next_strike(match)
    assert strike is not None
    assert (strike.seat, strike.words) == (bots[1], "limit 190")
    live.presses = {0: BEGINS + 10}
    assert auction.next_strike(match) == Strike(BEGINS + 10, BEGINS + 10, 0, "limit start")
    live.presses = {0: BEGINS + run.passed(190)}
    strike = auction.next_strike(match)
    assert strike is not None
    assert (strike.seat, strike.words) == (0, "limit 190"), "a bot presses a moment later"


def test_who_may_still_have_pressed_earlier_is_waited_for() -> None:
    match = match_of("person", "person", "bot")
    run, live = on_table(match)
    live.limits = {2: "limit none"}
    at = BEGINS + run.passed(150)
    live.presses = {0: at}
    assert auction.next_strike(match) == Strike(at, at + LAG, 0, "limit 150")
    live.presses = {0: at, 1: at + 5}
    assert auction.next_strike(match) == Strike(at, at, 0, "limit 150")


def press(match: AuctionMatch, seat: Seat, passed: int, lag: int = 0) -> Strike:
    run, live = on_table(match)
    return auction.take_press(match, run, live, seat, BEGINS + passed, lag)


def refused(match: AuctionMatch, seat: Seat, passed: int, lag: int = 0) -> tuple[str, str]:
    """With which code and words a press is refused; nothing is noted of it."""
    live = on_table(match)[1]
    before = dict(live.presses)
    with pytest.raises(Refused) as found:
        press(match, seat, passed, lag)
    assert live.presses == before
    return found.value.code, found.value.detail


def test_a_press_counts_from_the_start_of_the_hand_to_its_end() -> None:
    match = match_of("person", "person", "person")
    run, _ = on_table(match)
    assert refused(match, 0, -1) == ("illegal", "the hand has not started yet")
    assert refused(match, 0, run.length())[0] == "too-late"
    assert press(match, 0, run.length() - 1).words == "limit 50"
    other = match_of("person", "person", "person")
    assert press(other, 0, 0) == Strike(BEGINS, BEGINS + LAG, 0, "limit start")


def test_a_press_is_dated_back_by_what_was_measured_and_the_table_allows() -> None:
    match = match_of("person", "person", "person")
    run, live = on_table(match)
    seat, second, third = run.seats
    passed = run.passed(150)
    assert press(match, third, passed + 40, 30).moment == BEGINS + passed + 10
    assert press(match, seat, passed + 70, 500).moment == BEGINS + passed
    assert live.presses == {third: BEGINS + passed + 10, seat: BEGINS + passed}
    assert refused(match, second, passed + 30, 29)[0] == "too-late"
    early = match_of("person", "person", "person")
    assert press(early, 0, 5, 60).moment == BEGINS, "but not to before the hand has started"


def test_nobody_is_dated_back_to_a_price_that_they_cannot_pay() -> None:
    state = offered()
    state.money[0] = 150
    match = match_of("person", "person", "person", state=state)
    run, _ = on_table(match)
    assert refused(match, 0, run.passed(160)) == ("illegal", "you cannot pay that price")
    strike = press(match, 0, run.passed(150) + 20, 60)
    assert (strike.moment, strike.words) == (BEGINS + run.passed(150), "limit 150")


def test_who_cannot_pay_any_price_has_no_button() -> None:
    state = offered()
    poor = auction.run_of(state).seats[0]  # type: ignore[union-attr]
    state.agenda.pop()  # so is not asked who cannot pay the last mark
    match = match_of("person", "person", "person", state=state)
    assert refused(match, poor, 10) == ("illegal", "you cannot pay any price")


def test_each_is_shown_what_they_may_press() -> None:
    state = offered()
    state.money[0], state.money[1] = 185, 200
    match = match_of("person", "person", "bot", state=state)
    run, _ = on_table(match)
    mine, rich, theirs = (auction.shown(match, reader, 77) for reader in (0, 1, 2))
    watching = auction.shown(match, NOBODY, 77)
    assert mine is not None
    assert rich is not None
    assert theirs is not None
    assert watching is not None
    assert (mine.may, mine.least, mine.start) == ([0], 180, False)
    assert (rich.may, rich.least, rich.start) == ([1], 200, True), "just enough"
    for other in (theirs, watching):
        assert (other.may, other.least, other.start) == ([], 0, False)
    assert (mine.at, mine.opened, mine.begins, mine.time) == (9, 0, BEGINS, 77)
    assert (mine.ends, mine.lag) == (BEGINS + run.length(), LAG)
    assert (mine.doubled, mine.zone_price, mine.forced_by) == (False, None, None)
    assert auction.shown(match_of("person", "bot", "bot", live=False), 0, 77) is None


# What programs say


class Written:
    """A match that counts how often it was written."""

    def __init__(self, match: AuctionMatch) -> None:
        self.agreed, self.standing = match.agreed, match.standing
        self.chairs, self.log = match.chairs, match.log
        self.commits = 0

    def playing(self) -> GameLog | None:
        return self.log

    async def commit(self) -> None:
        self.commits += 1


def say(match: Written, seat: Seat, words: str, passed: int, at: int = 9) -> Outcome:
    command = LimitCommand(cast("LiveMatch", match), seat, words, at, BEGINS + passed)
    return asyncio.run(command())


def test_a_limit_that_is_said_twice_is_one_and_the_last_word_counts() -> None:
    match = Written(match_of("person", "bot", "account"))
    assert say(match, 2, "limit 100", -500) == Outcome(9, held=True, changed=True)
    assert say(match, 2, "limit 100", -400) == Outcome(9, held=True, changed=False)
    assert match.commits == 1
    assert say(match, 2, "limit 90", -300) == Outcome(9, held=True, changed=True)
    assert match.standing.live.limits == {2: "limit 90"}  # type: ignore[union-attr]


def test_a_limit_above_the_hand_is_where_the_hand_is() -> None:
    match = Written(match_of("person", "bot", "account"))
    run, live = on_table(cast("AuctionMatch", match))
    for words, passed, pressed in (
        ("limit 150", run.passed(150), "limit 150"),
        ("limit 150", run.passed(150) + 1, "limit 150"),
        ("limit 150", run.passed(140), "limit 140"),
        ("limit none", run.passed(140), "limit none"),
        ("limit start", 1, "limit start"),
        ("limit start", run.passed(200), "limit 200"),
        ("limit 150", run.length() - 1, "limit 50"),
        ("limit 150", run.length(), "limit 150"),
    ):
        live.limits.clear()
        say(match, 2, words, passed)
        assert live.limits == {2: pressed}, (words, passed)


def test_people_say_no_limits_and_nobody_one_that_is_none_or_of_another_run() -> None:
    match = Written(match_of("person", "bot", "account"))
    for seat, words, at, code in (
        (0, "limit 100", 9, "not-your-turn"),
        (2, "limit 101", 9, "illegal"),
        (2, "limit 100", 8, "stale"),
    ):
        with pytest.raises(Refused) as found:
            say(match, seat, words, 0, at)
        assert found.value.code == code
    assert match.commits == 0


def strike(match: Written, now: int) -> Outcome:
    return asyncio.run(StrikeCommand(cast("LiveMatch", match), now)())


def test_a_run_that_should_have_ended_long_ago_starts_again() -> None:
    match = Written(match_of("person", "bot", "bot"))
    run, live = on_table(cast("AuctionMatch", match))
    live.limits = {1: "limit none", 2: "limit none"}
    settles = BEGINS + run.length() + LAG
    assert strike(match, settles - 1) == Outcome(9, changed=False)
    late = settles + auction.TOO_LATE + 1
    assert strike(match, late) == Outcome(9, changed=True)
    assert (live.opened, live.begins) == (late, late + auction.AFTER_AWAY)
    assert match.commits == 1
