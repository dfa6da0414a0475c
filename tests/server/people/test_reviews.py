"""Reviews on a server: of finished matches only, for those who may see them, made once."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from damrak.review.fixed import UNIT
from damrak.review.report import Report
from damrak.review.reviewer import Reviewer
from damrak.server.background.reviews import Making, Reviews, review_share
from damrak.server.bots.queue import FairQueue, Priority, Share
from damrak.server.match.live import LiveMatch
from damrak.server.store.database import Unavailable
from damrak.server.store.schema import CHAIRS, RESULTS
from server.people.test_people import refused
from server.serving import Player, served

BUDGET = 0.01


async def finished(anna: Player) -> str:
    """A match between two quick bots, played to its end."""
    made = await anna.set_table("greedy", "greedy", public=False)
    match = str(made["id"])
    for _ in range(600):
        if (await anna.get(f"/api/matches/{match}"))["status"] == "over":
            return match
        await asyncio.sleep(0.05)
    raise AssertionError("the match did not end")


async def reviewed(anna: Player, match: str) -> dict[str, Any]:
    """The review, when it is done."""
    for _ in range(600):
        found: dict[str, Any] = await anna.get(f"/api/matches/{match}/review")
        if found["status"] != "working":
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("the review did not end")


def test_a_finished_match_is_reviewed_once_and_for_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET) as (address, context),
            Player(address, "anna") as anna,
            Player(address, "bob") as bob,
        ):
            match = await finished(anna)
            first = await anna.get(f"/api/matches/{match}/review")
            assert first["status"] == "none"
            assert first["report"] is None
            begun = await anna.post(f"/api/matches/{match}/review")
            assert begun["status"] in ("working", "done")
            done = await reviewed(anna, match)
            assert done["status"] == "done"
            report = done["report"]
            assert report["unit"] == UNIT
            for total in report["totals"]:
                parts = ("luck", "own", "others", "hidden", "residual")
                assert total["result"] - total["start"] == sum(total[part] for part in parts)
            assert not context.reviews.making
            context.reviews.quick.clear()
            again = await anna.post(f"/api/matches/{match}/review")
            assert again == done, "it is kept with the match"
            await refused("not-found", bob.get(f"/api/matches/{match}/review"))
            length = report["actions"]
            wanted = {"n": length // 2, "seat": 1}
            found = await anna.post(f"/api/matches/{match}/futures", **wanted)
            assert found["futures"]["played"] == 20
            assert sum(found["futures"]["won"]) == 20 * UNIT
            assert await anna.post(f"/api/matches/{match}/futures", **wanted) == found
            late = anna.post(f"/api/matches/{match}/futures", n=length, seat=0)
            await refused("malformed", late)
            three = [anna.post(f"/api/matches/{match}/futures", n=n, seat=0) for n in (1, 2, 3)]
            said = await asyncio.gather(*three, return_exceptions=True)
            assert len([each for each in said if isinstance(each, BaseException)]) == 1
            assert not +context.reviews.dealing

    asyncio.run(story())


def test_a_review_that_ends_while_one_asks_is_not_told_to_be_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET) as (address, context),
            Player(address, "anna") as anna,
        ):
            match = await finished(anna)
            reviews, kept = context.reviews, Reviews._kept

            async def slowly(self: Reviews, name: str) -> Report | None:
                found = await kept(self, name)
                while name in self.making:  # it is done after this was read, and before it is told
                    await asyncio.sleep(0.01)
                return found

            await anna.post(f"/api/matches/{match}/review")
            assert match in reviews.making
            with monkeypatch.context() as slow:
                slow.setattr(Reviews, "_kept", slowly)
                assert (await anna.get(f"/api/matches/{match}/review"))["status"] == "working"
            assert (await reviewed(anna, match))["status"] == "done"

    asyncio.run(story())


def test_a_review_asked_for_many_times_at_once_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    begin = Reviews._begin

    def counted(self: Reviews, match: LiveMatch, share: Share, budget: float) -> Making:
        begun.append(match.agreed.id)
        return begin(self, match, share, budget)

    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET) as (address, _),
            Player(address, "anna") as anna,
        ):
            match = await finished(anna)
            monkeypatch.setattr(Reviews, "_begin", counted)
            path = f"/api/matches/{match}/review"
            await asyncio.gather(*(anna.post(path) for _ in range(8)))
            assert (await reviewed(anna, match))["status"] == "done"
            assert begun == [match]

    asyncio.run(story())


def test_a_review_that_fails_may_be_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise Unavailable

    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET) as (address, _),
            Player(address, "anna") as anna,
        ):
            match = await finished(anna)
            with monkeypatch.context() as broken:
                broken.setattr(Reviews, "_keep", fails)
                await anna.post(f"/api/matches/{match}/review")
                assert (await reviewed(anna, match))["status"] == "failed"
            await anna.post(f"/api/matches/{match}/review")
            assert (await reviewed(anna, match))["status"] == "done"

    asyncio.run(story())


def test_nothing_is_said_of_a_match_that_is_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET) as (address, _),
            Player(address, "anna") as anna,
        ):
            made = await anna.set_table("me", "greedy")
            for call in (
                anna.get(f"/api/matches/{made['id']}/review"),
                anna.post(f"/api/matches/{made['id']}/review"),
                anna.post(f"/api/matches/{made['id']}/futures", n=0, seat=0),
            ):
                await refused("not-over", call)

    asyncio.run(story())


def test_a_host_may_want_no_reviews(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=0.0) as (address, _),
            Player(address, "anna") as anna,
        ):
            match = await finished(anna)
            await refused("off", anna.post(f"/api/matches/{match}/review"))

    asyncio.run(story())


def test_reviews_wait_behind_moves_and_hints() -> None:
    async def story() -> None:
        queue: FairQueue[str] = FairQueue()
        queue.put("review", Share("anna", Priority.REVIEW))
        queue.put("idle", Share("bob", Priority.IDLE))
        queue.put("hint", Share("bob", Priority.HINT))
        queue.put("move", Share("bob", Priority.MOVE))
        order = [(await queue.get()).item for _ in range(4)]
        assert order == ["move", "hint", "idle", "review"]

    asyncio.run(story())


def test_a_match_of_people_is_looked_at_before_they_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET, unasked_review_seconds=BUDGET) as (
                address,
                context,
            ),
            Player(address, "anna") as anna,
        ):
            names = [await finished(anna), await finished(anna)]
            assert not context.reviews.making, "of bots alone nothing is looked at unasked"
            first, second = (context.matches.known(name) for name in names)
            assert first is not None
            assert second is not None
            for match in (first, second):
                match.chairs[0].kind = "person"
                match.chairs[0].person = await context.people.find(anna.id)
                # Another of hers that ends meanwhile waits until somebody asks.
                context.reviews.begin_unasked(first)
                context.reviews.begin_unasked(match)
            assert list(context.reviews.making) == names[:1]
            making = context.reviews.making[names[0]]
            assert making.share.priority.name == "UNASKED"
            assert making.of == {anna.id}
            # Whoever asks takes it over: it no longer waits behind all else.
            await context.reviews.begin(first, review_share(anna.id, 1.0))
            assert not making.of
            assert making.share.priority.name == "REVIEW"
            assert (await reviewed(anna, names[0]))["status"] == "done"
            # Without being asked for, a quick look is there.
            context.reviews.begin_unasked(second)
            for _ in range(600):
                if not context.reviews.making:
                    break
                await asyncio.sleep(0.05)
            found = await anna.get(f"/api/matches/{names[1]}/review")
            assert found["status"] == "none"
            assert found["report"]["totals"]

    asyncio.run(story())


def test_reviews_that_nobody_asked_for_are_few(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, unasked_review_seconds=1.0) as (address, context),
            Player(address, "anna") as anna,
        ):
            name = await finished(anna)
            match = context.matches.known(name)
            assert match is not None
            match.chairs[0].kind = "person"
            match.chairs[0].person = await context.people.find(anna.id)
            for number in range(8):
                making = Making(Share("unasked", Priority.UNASKED), 1, 1.0)
                making.of = frozenset({f"p{number}"})
                context.reviews.making[f"m{number}"] = making
            context.reviews.begin_unasked(match)
            assert name not in context.reviews.making
            context.reviews.making.popitem()
            context.reviews.begin_unasked(match)
            assert name in context.reviews.making

    asyncio.run(story())


def test_progress_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path, review_seconds=BUDGET) as (address, context),
            Player(address, "anna") as anna,
            Player(address, "bob") as bob,
        ):
            name = await finished(anna)
            async with context.database.write() as connection:
                # Anna has played the first seat, and a bot has decided in Bob's.
                for seat, who in enumerate((anna.id, bob.id)):
                    here = (RESULTS.c.match == name) & (RESULTS.c.seat == seat)
                    await connection.execute(update(RESULTS).where(here).values(who=who))
                there = (CHAIRS.c.match == name) & (CHAIRS.c.seat == 1)
                await connection.execute(update(CHAIRS).where(there).values(helped=True))
            before = await anna.get("/api/me/progress")
            assert before == {"matches": [], "kinds": [], "unreviewed": [name]}
            match = context.matches.known(name)
            assert match is not None
            assert match.log is not None
            reviewer = Reviewer(match.log.replay(), 0.0)
            reviewer.worlds = 2
            reviewer.judge.candidates = 2
            report = reviewer.run()
            await context.reviews._keep(name, msgspec.structs.replace(report, whole=True))
            mine = await anna.get("/api/me/progress")
            assert [each["match"] for each in mine["matches"]] == [name]
            assert mine["unreviewed"] == []
            assert {each["game"] for each in mine["kinds"]} == {"ticket-to-ride"}
            helped = await bob.get("/api/me/progress")
            assert helped == {"matches": [], "kinds": [], "unreviewed": []}
            async with Player(address, "") as nobody:
                await refused("not-signed-in", nobody.get("/api/me/progress"))

    asyncio.run(story())
