"""Live auctions make up for the way of a press, as far as it was measured and up to a bound."""

import asyncio
from pathlib import Path

import pytest

from damrak.server.commands import actions
from damrak.server.match import auction
from damrak.server.match.live import LiveMatch
from damrak.server.ops.sockets import SocketProtocol
from damrak.server.realtime.round_trips import RoundTrips
from damrak.server.wire import Person, Press
from server.match.auctioning import (
    MERCHANTS,
    Clock,
    hall,
    hammer,
    last,
    lead,
    outcome,
    quick,
    sit_down,
)
from server.match.lagging import DrawnAuction, DrawnLine, delayed
from server.people.test_people import refused
from server.serving import Player, Process

BOUND = 60
TIMES = 1000
HUMAN = 40.0
"""Milliseconds by which people differ who want to press at the same moment."""


def trips(*milliseconds: float) -> RoundTrips:
    made = RoundTrips()
    for each in milliseconds:
        made.add(each)
    return made


def test_the_middle_of_the_last_round_trips_counts_and_none_without_three() -> None:
    assert trips().one_way() == 0
    assert trips(100, 100).one_way() == 0
    assert trips(100, 100, 100).one_way() == 50
    assert trips(100, 104, 900, 102, 900).one_way() == 52, "a slow one is nothing"
    assert trips(*[40] * 20, *[60] * 9).one_way() == 30, "what was long ago is forgotten"


def test_whoever_answered_quickly_once_is_never_taken_to_be_far_away() -> None:
    assert trips(*[500] * 9).one_way() == 250
    assert trips(14, *[500] * 30).one_way() == 27


def test_people_near_and_far_win_ties_evenly() -> None:
    near, far = DrawnLine(15), DrawnLine(100)
    assert DrawnAuction(1, 0).share(near, far, HUMAN, TIMES) > 0.75, "so it was"
    for seed in (2, 3):
        assert 0.45 < DrawnAuction(seed, BOUND).share(near, far, HUMAN, TIMES) < 0.55


def test_a_pretended_lag_wins_no_more_than_to_live_near_would() -> None:
    """Nobody can tell it from a real one, so it is bounded: who is far away gains next to nothing.

    Who is near gains what near people have over far ones where nothing is made up for.
    """
    liar, far_liar = DrawnLine(15, answers_late=500), DrawnLine(100, answers_late=500)
    assert DrawnAuction(4, BOUND).share(far_liar, DrawnLine(100), HUMAN, TIMES) < 0.57
    near = DrawnAuction(6, 0).share(DrawnLine(2), DrawnLine(2 * BOUND), HUMAN, TIMES)
    assert DrawnAuction(5, BOUND).share(liar, DrawnLine(15), HUMAN, TIMES) < near


class Table:
    """A match whose people press by the minute, each with a lag of their own."""

    def __init__(self, clock: Clock, match: LiveMatch, begins: int) -> None:
        self.clock = clock
        self.match = match
        self.begins = begins
        assert match.standing.live is not None
        self.at = match.standing.live.at

    async def press(self, seat: int, arrived: int, lag: int) -> bool:
        """Press, to arrive so many milliseconds after the hand has started; whether it waits."""
        person = self.match.chairs[seat].person
        assert isinstance(person, Person)
        self.clock.to(self.begins + arrived)
        done = await actions.press(
            self.clock.context,
            self.match,
            person,
            seat,
            Press(at=self.at, seat=seat),
            self.begins + arrived,
            lag,
        )
        return done.held


async def open_table(clock: Clock, edition: str, people: list[Player], *bots: str) -> Table:
    name = await sit_down(people, edition, *bots)
    opened = (await lead(people, name))[0]["auction"]
    assert opened["lag"] == clock.context.match_context.lag
    match = await clock.context.matches.get(name)
    assert match is not None
    return Table(clock, match, opened["begins"])


@pytest.mark.full
def test_who_pressed_first_wins_although_the_press_came_second(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees", lag=2 * BOUND) as (clock, edition, people):
            table = await open_table(clock, edition, people)
            opened = last(people[0])["auction"]
            price = opened["zone"] + 2 * opened["step"]
            assert await table.press(0, price + 20, 5), "at 15"
            assert await table.press(0, price + 25, 5), "the same again"
            await people[0].quiet()
            assert last(people[0])["auction"] is not None, "another's may be on its way"
            with pytest.raises(Exception, match="too-late"):
                await table.press(2, price + 30, 0)
            assert await table.press(1, price + 45, 55), "at −10"
            clock.to(table.begins + price - 10 + BOUND - 1)
            await people[0].quiet()
            assert last(people[0])["auction"] is not None
            clock.to(table.begins + price - 10 + BOUND)
            said = await outcome(people[0], opened)
            assert hammer(said) == "sold 1 190", "at the price that was shown when it was pressed"

    asyncio.run(story())


@pytest.mark.full
def test_nobody_waits_for_those_who_cannot_be_earlier(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees", lag=2 * BOUND) as (clock, edition, people):
            table = await open_table(clock, edition, people)
            opened = last(people[0])["auction"]
            price = opened["zone"]
            assert await table.press(2, price + 50, 10)
            assert await table.press(0, price + 51, 20)
            assert not await table.press(1, price + 52, 30), "all have pressed"
            assert hammer(await outcome(people[0], opened)) == "sold 1 200"
            again = (await lead(people, table.match.agreed.id))[0]["auction"]
            table = Table(clock, table.match, again["begins"])
            assert await table.press(0, again["ends"] - again["begins"] + 5, 30), "in time"
            with pytest.raises(Exception, match="too-late"):
                await table.press(1, again["ends"] - again["begins"] + 6, 3)
            clock.to(again["ends"] + BOUND)
            assert hammer(await outcome(people[0], again)) == "sold 0 50"

    asyncio.run(story())


@pytest.mark.full
def test_a_press_is_not_dated_back_to_what_one_cannot_pay_nor_before_the_start(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path, "Anna", "Bob", "Cees", lag=2 * BOUND) as (clock, edition, people):
            table = await open_table(clock, edition, people)
            opened = last(people[0])["auction"]
            assert table.match.log is not None
            table.match.log.state.money[0] = 185  # type: ignore[attr-defined]
            at = opened["zone"] + 2 * opened["step"]
            run = auction.run(table.match)
            assert run is not None
            assert await table.press(0, at + 10, 40)
            live = table.match.standing.live
            assert live is not None
            assert live.presses == {0: table.begins + at}
            live.presses.clear()
            assert await table.press(1, 10, 40)
            assert live.presses == {1: table.begins}

    asyncio.run(story())


@pytest.mark.full
def test_round_trips_are_measured_over_the_real_line_before_the_hand_moves(tmp_path: Path) -> None:
    """Nothing can be quicker than the line, however busy the machine is; so who pressed first is
    certain: Bob, who is far away, against Anna, who calls, and of whose way nothing is known."""

    async def story() -> None:
        async with (
            hall(tmp_path, "Anna", lag=2 * BOUND) as (clock, edition, people),
            delayed(people[0].url, 0.050) as far,
            delayed(people[0].url, 0.0075) as near,
            Player(far, "Bob") as bob,
            Player(near, "Cees") as cees,
        ):
            for each in (bob, cees):
                await each.connect()
            people = [people[0], bob, cees]
            match = await sit_down(people, edition)
            opened = (await lead(people, match))[0]["auction"]
            lags = {}
            for each in people:
                (socket,) = clock.context.connections.by_person[each.id]
                measured = socket.wire
                assert isinstance(measured, SocketProtocol)
                while len(measured.round_trips.last) < 9:
                    await asyncio.sleep(0.05)
                    await asyncio.gather(*(each.quiet(0.01) for each in people))
                lags[each.name] = measured.round_trips.one_way()
            assert lags["Bob"] >= 50
            assert lags["Cees"] >= 7
            price = opened["begins"] + opened["zone"]
            clock.to(price + 8)
            await people[0].post(f"/api/matches/{match}/press", at=opened["at"])
            clock.to(price + 40)
            # It waits, unless a busy machine made his way seem as long as the bound.
            await bob.ask("press", match=match, at=opened["at"])
            await refused("too-late", people[0].post(f"/api/matches/{match}/press", at=0))
            clock.to(price + BOUND)
            said = await outcome(people[0], opened)
            assert hammer(said).startswith("doubled 1"), "before the price was shown"

    asyncio.run(story())


@pytest.mark.full
def test_a_press_that_waits_when_the_server_is_killed_is_not_lost(tmp_path: Path) -> None:
    file = quick(tmp_path, 300)
    server = Process(
        f"sqlite:///{tmp_path / 'damrak.sqlite'}",
        *("--edition", f"{MERCHANTS}={file}", "--lag", "1000"),
        forked=True,
    ).start()

    async def story() -> None:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Bob") as bob:
            shelf = await anna.get("/api/games")
            editions = next(g["editions"] for g in shelf["games"] if g["name"] == MERCHANTS)
            edition = next(each["name"] for each in editions if not each["printed"])
            await anna.connect()
            await bob.connect()
            match = await sit_down([anna, bob], edition, "random")
            opened = (await lead([anna, bob], match))[0]["auction"]
            while True:
                try:
                    done = await anna.ask("press", match=match, at=opened["at"])
                    break
                except Exception as early:
                    if "not started" not in str(early):
                        raise
                    await asyncio.sleep(0.02)
            assert done["held"]
            server.kill()
            await asyncio.to_thread(server.start)
            await anna.connect()
            await anna.ask("follow", match=match, since=opened["at"])
            verb, seat = hammer(await outcome(anna, opened)).split()[:2]
            assert verb in ("doubled", "sold")
            assert seat == "0"

    try:
        asyncio.run(story())
    finally:
        server.kill()
