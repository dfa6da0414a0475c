"""After the end: fairness, files, ratings, statistics, playing on."""

import asyncio
from collections.abc import Collection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from cli.run import damrak
from damrak.core.fair import commitment
from damrak.core.mistake import Mistake
from damrak.core.replay import read_replay
from damrak.core.view import Score
from damrak.games import GAMES
from damrak.server.accounts.ratings import (
    SOON,
    Met,
    _met,
    _private,
    _rate_own,
    places,
    rate_counting,
)
from damrak.server.accounts.skill import rate, shown
from damrak.server.store.records import Chair
from damrak.server.store.schema import RATING_HISTORY
from damrak.server.wire import Person
from damrak.server.wire.person import PersonKind
from server.people.test_people import refused
from server.serving import Player, play_on, served


async def finished(anna: Player, bob: Player, seed: int = 1, **more: Any) -> str:
    table = await anna.set_table("me", "open", **more)
    match: str = table["id"]
    await bob.join(match, invite=table["invite"])
    await asyncio.gather(
        play_on(anna, match, Random(seed)), play_on(bob, match, Random(seed + 100))
    )
    for _ in range(100):
        results = (await anna.get(f"/api/people/{anna.id}"))["results"]
        if match in [result["match"] for result in results]:
            return match
        await asyncio.sleep(0.05)
    raise AssertionError("the results were not written")


def test_the_commitment_is_shown_before_and_the_seed_after(tmp_path: Path) -> None:
    async def story() -> str:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            table = await anna.set_table("me", "open")
            promised = table["commitment"]
            await bob.join(table["id"])
            playing = await anna.get(f"/api/matches/{table['id']}")
            assert (playing["commitment"], playing["seed"]) == (promised, None)
            await asyncio.gather(
                play_on(anna, table["id"], Random(1)), play_on(bob, table["id"], Random(2))
            )
            after = await anna.get(f"/api/matches/{table['id']}")
            assert commitment(bytes.fromhex(after["seed"])) == promised
            fair = await bob.get(f"/api/matches/{table['id']}/fairness")
            assert fair["verified"] is True
            assert fair["seed"] == after["seed"]
            assert [each["k"] for each in fair["outcomes"]] == list(range(len(fair["outcomes"])))
            events = (await bob.get(f"/api/matches/{table['id']}/events", seat=-3))["told"]
            for each in fair["outcomes"]:
                assert each["outcomes"][each["picked"]] == events[each["n"]]["words"]
                assert len(each["weights"]) == len(each["outcomes"])
            text: str = (await anna.get(f"/api/matches/{table['id']}/game")).decode()
            return text

    text = asyncio.run(story())
    file = tmp_path / "match.game"
    file.write_text(text)
    done = damrak("verify", str(file))
    assert done.returncode == 0, done.stderr
    assert "Fair" in done.stdout
    replay = read_replay("x", text, GAMES)
    assert replay.remarks == ["seat 0 is person", "name 0 Anna", "seat 1 is person", "name 1 Bob"]


@pytest.mark.full
def test_one_plays_on_from_the_middle_of_a_finished_match(tmp_path: Path) -> None:
    async def story() -> tuple[str, int]:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
            Player(url, "Cleo") as cleo,
        ):
            match = await finished(anna, bob)
            length = (await anna.get(f"/api/matches/{match}"))["length"]
            n = length // 2
            was = (await cleo.get(f"/api/matches/{match}/positions/{n}", seat=1))["view"]
            fork = await cleo.post(f"/api/matches/{match}/fork", n=n, seat=1, bot="random")
            assert fork["fork"] == {"match": match, "n": n}
            assert (fork["status"], fork["mine"], fork["rated"]) == ("playing", [1], False)
            assert fork["commitment"] != (await anna.get(f"/api/matches/{match}"))["commitment"]
            first = (await cleo.get(f"/api/matches/{fork['id']}/positions/{n}"))["view"]
            assert first == was
            # Whoever is to move from there on is told so at once.
            mover = (await cleo.get(f"/api/matches/{fork['id']}/update"))["waits"]
            assert mover == (await cleo.get(f"/api/matches/{fork['id']}"))["waits"] != []
            await refused("not-found", anna.get(f"/api/matches/{fork['id']}"))
            await refused("malformed", cleo.post(f"/api/matches/{match}/fork", n=length, seat=1))
            await refused("malformed", cleo.post(f"/api/matches/{match}/fork", n=3, seat=4))
            await play_on(cleo, fork["id"], Random(9))
            assert (await cleo.get("/api/me/statistics"))["played"] == 0
            fair = await cleo.get(f"/api/matches/{fork['id']}/fairness")
            assert (fair["verified"], fair["since"]) == (True, n)
            return (await cleo.get(f"/api/matches/{fork['id']}/game")).decode(), n

    text, n = asyncio.run(story())
    replay = read_replay("x", text, GAMES)
    assert replay.fair_from == n
    assert read_replay("x", replay.text(), GAMES).fair_from == n
    assert replay.verify() > 0
    replay.fair_from = 0
    with pytest.raises(Mistake):
        replay.verify()


async def become_members(*people: Player) -> None:
    for each in people:
        await each.call("PUT", "/api/me/password", {"password": "tulips and bulbs"})


@pytest.mark.full
def test_ratings_of_people_and_bots_move_with_results(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            await become_members(anna, bob)
            plain = await finished(anna, bob)
            assert (await anna.get(f"/api/people/{anna.id}"))["ratings"] == []
            first = await finished(anna, bob, seed=2, rated=True)
            profiles = [await anna.get(f"/api/people/{each.id}") for each in (anna, bob)]
            scores = (await anna.get(f"/api/matches/{first}"))["scores"]
            for profile, score in zip(profiles, scores, strict=True):
                (rating,) = profile["ratings"]
                assert (rating["game"], rating["seats"], rating["matches"]) == (
                    "ticket-to-ride",
                    2,
                    1,
                )
                won = score["place"] == 1
                assert (rating["mu"] > 25) == won or scores[0]["place"] == scores[1]["place"]
                latest = profile["results"][0]
                assert latest["match"] == first
                line = latest["seats"][score["seat"]]
                assert (line["place"], line["total"]) == (score["place"], score["total"])
                assert line["rating"] == rating["shown"]
                assert profile["results"][1]["match"] == plain
            alone = (await anna.set_table("me", "random", "random", rated=True))["id"]
            await play_on(anna, alone, Random(5))
            for _ in range(100):
                bots = await anna.get("/api/people/bot:random")
                if bots["ratings"]:
                    break
                await asyncio.sleep(0.05)
            (rating,) = bots["ratings"]
            assert (rating["seats"], rating["matches"]) == (3, 1), "one bot on two seats is one"
            leaders = await bob.get("/api/ratings", game="ticket-to-ride", seats=3)
            assert {line["bot"] or line["person"]["name"] for line in leaders["leaders"]} == {
                "random",
                "Anna",
            }
            history = await bob.get(
                f"/api/people/{anna.id}/ratings", game="ticket-to-ride", seats=2
            )
            assert [point["match"] for point in history["points"]] == [first]
            among = await finished(anna, bob, seed=3, rated=True, public=False)
            for who, match in ((anna, among), (bob, None)):
                history = await who.get(
                    f"/api/people/{anna.id}/ratings", game="ticket-to-ride", seats=2
                )
                assert [point["match"] for point in history["points"]] == [first, match]
            statistics = await anna.get("/api/me/statistics")
            assert statistics["played"] == 4
            assert {(each["seats"], each["played"]) for each in statistics["games"]} == {
                (2, 3),
                (3, 1),
            }
            results = await bob.get("/api/results")
            assert [result["match"] for result in results["results"]] == [alone, first, plain]
            assert (await bob.get("/api/results", game="chess"))["results"] == []

    asyncio.run(story())


def test_whoever_is_absent_at_the_end_is_rated_last() -> None:
    scores = [Score(seat, 50 - seat, seat + 1, {}) for seat in range(3)]
    chairs = [Chair(seat=seat, kind="person", seen_by=[]) for seat in range(3)]
    assert places(scores, chairs) == [1, 2, 3]
    chairs[0].stand_in = "greedy"
    assert places(scores, chairs) == [4, 2, 3]


def test_to_be_left_alone_with_a_bot_gives_nobody_a_rating() -> None:
    before = [(25.0, 8.0), (25.0, 8.0), (25.0, 8.0)]
    scores = [Score(seat, 50 - seat, seat + 1, {}) for seat in range(3)]
    chairs = [
        Chair(
            seat=seat,
            kind="person",
            person=Person(id=f"p{seat}", name="A", kind="guest"),
            seen_by=[],
        )
        for seat in range(3)
    ]
    chairs[0].stand_in = "random"
    after = _rate_own(before, scores, chairs)
    assert after[0][0] < 25, "who left is last"
    assert after[1:] == rate(before[1:], [1, 2]), "the others play for themselves"
    two = _rate_own(before[:2], scores[:2], chairs[:2])
    assert two[0][0] < 25
    assert two[1] == before[1], "whoever's guest came and left: the bot in its place won"


def seated(*people: str) -> list[Chair]:
    """Chairs of members (m…), guests (g…) and bots of the server (any other name)."""
    chairs = []
    for seat, name in enumerate(people):
        chair = Chair(seat=seat, kind="bot", bot=name, seen_by=[])
        if name[0] in "mg":
            kind: PersonKind = "member" if name[0] == "m" else "guest"
            person = Person(id=name, name=name, kind=kind)
            chair = Chair(seat=seat, kind="person", person=person, seen_by=[])
        chairs.append(chair)
    return chairs


def won(*people: str, met: Met | None = None, private: Collection[str] = ()) -> list[float | None]:
    """How ratings change when these people come in at these places."""
    scores = [Score(seat, 50 - seat, seat + 1, {}) for seat in range(len(people))]
    before = [(25.0, 25.0 / 3)] * len(people)
    after = rate_counting(before, scores, seated(*people), met or {}, frozenset(private))
    return [None if each is None else each[0] - 25.0 for each in after]


def test_guests_are_no_opponents_for_the_ratings() -> None:
    """Whoever makes a guest to win against wins nothing, nor do two guests for later."""
    assert won("m1", "g1") == [None, won("m1", "m2")[1]]
    assert won("g1", "g2") == [None, None]
    assert won("g1", "random") == [won("m1", "random")[0], None]
    assert won("m1", "g1", "g2", "random")[0] == won("m1", "random")[0]
    assert won("m1", "random", "random")[0] is not None
    assert won("g1", "random", "random")[1:] == [None, None], "nor is a bot made strong by them"


def test_the_same_two_count_less_for_each_other_each_time_within_a_day() -> None:
    pair = frozenset(("m1", "m2"))
    gains = [won("m1", "m2", met={pair: n})[0] for n in range(30)]
    first = gains[0]
    assert first is not None
    assert gains[1] == pytest.approx(first / 2)
    assert gains[2] == pytest.approx(first / 4)
    assert sum(gain or 0.0 for gain in gains) < 2 * first
    fresh = won("m1", "m2", "m3", met={pair: 30})[0]
    assert fresh is not None
    assert fresh > 0.2 * first, "a third who is new counts"
    against = frozenset(("m1", "bot:random"))
    gain, loss = won("m1", "random", met={against: 3})
    assert gain == won("m1", "random")[0], "the server's bots are what they are"
    assert loss == pytest.approx((won("m1", "random")[1] or 0.0) / 8), "and stay it"


def test_by_invitation_only_those_count_who_are_not_rated_by_invitations_only() -> None:
    """Members of one's own are as easily made as guests, and as easily invited."""
    two = won("m1", "m2")
    assert won("m1", "m2", private={"m2"}) == [None, None]
    assert won("m1", "m2", private={"m1"}) == [None, None]
    assert won("m1", "m2", private={"m3"}) == two
    with_bot = won("m1", "m2", "random", private={"m2"})
    assert with_bot[0] == won("m1", "random")[0], "a bot of the server counts anywhere"
    assert with_bot[1] is not None


@pytest.mark.full
def test_no_rating_rests_on_invitations_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            await become_members(anna, bob)
            both = [anna.id, bob.id]

            async def rated() -> int:
                profiles = [await anna.get(f"/api/people/{each}") for each in both]
                return sum(rating["matches"] for each in profiles for rating in each["ratings"])

            first = await finished(anna, bob, rated=True, public=False)
            assert await rated() == 0
            patch = anna.call("PATCH", f"/api/matches/{first}", {"public": True})
            await refused("rated", patch)
            await finished(anna, bob, seed=2, rated=True)
            assert await rated() == 2
            async with context.database.read() as connection:
                assert await connection.run_sync(_private, [*both, "bot:random"]) == frozenset()
                assert await connection.run_sync(_private, ["somebody"]) == {"somebody"}
            await finished(anna, bob, seed=3, rated=True, public=False)
            assert await rated() == 4
            async with context.database.read() as connection:
                assert await connection.run_sync(_private, both) == frozenset(both)
            await finished(anna, bob, seed=4, rated=True, public=False)
            assert await rated() == 4, "as often by invitation as open to all"

    asyncio.run(story())


@pytest.mark.full
def test_who_met_within_a_day_is_found_in_the_history(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            await become_members(anna, bob)
            match = await finished(anna, bob, rated=True)
            both = [anna.id, bob.id]
            async with context.database.write() as connection:
                wanted = select(RATING_HISTORY.c.moment).where(RATING_HISTORY.c.match == match)
                moments = list((await connection.execute(wanted)).scalars())
                assert len(moments) == 2
                now = moments[0]
                assert await connection.run_sync(_met, both, now) == {frozenset(both): 1}
                assert await connection.run_sync(_met, [anna.id, "bot:random"], now) == {}
                assert await connection.run_sync(_met, both, now + SOON + 1) == {}

    asyncio.run(story())


@pytest.mark.full
def test_whom_a_bot_has_played_for_is_rated_last_although_they_came_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, context),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            await become_members(anna, bob)
            match = (await anna.set_table("me", "open", bot="random", rated=True))["id"]
            await bob.join(match)
            before = (await bob.update(match))["at"]
            await anna.post(f"/api/matches/{match}/leave")
            for _ in range(100):
                if (await bob.update(match))["at"] > before:
                    break
                await asyncio.sleep(0.05)
            await anna.post(f"/api/matches/{match}/return")
            kept = await context.matches.get(match)
            assert kept is not None
            kept.trusted = False  # as another process would read it
            await asyncio.gather(play_on(anna, match, Random(1)), play_on(bob, match, Random(2)))
            for _ in range(100):
                ratings = (await anna.get(f"/api/people/{anna.id}"))["ratings"]
                if ratings:
                    break
                await asyncio.sleep(0.05)
            assert ratings[0]["mu"] < 25, "whatever the score"

    asyncio.run(story())


def test_a_rating_rises_by_winning_against_the_strong() -> None:
    even = [(25.0, 8.0), (25.0, 8.0)]
    winner, loser = rate(even, [1, 2])
    assert winner[0] > 25 > loser[0]
    assert winner[1] < 8
    weak_beats_strong = rate([(20.0, 4.0), (30.0, 4.0)], [1, 2])[0][0] - 20
    strong_beats_weak = rate([(30.0, 4.0), (20.0, 4.0)], [1, 2])[0][0] - 30
    assert weak_beats_strong > strong_beats_weak > 0
    drawn = rate(even, [1, 1])
    assert drawn[0] == drawn[1]
    assert shown(25.0, 25.0 / 3) == 1000
