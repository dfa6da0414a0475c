"""Nothing seen: what is sent to a seat and to spectators does not depend on what is secret.

Two matches are played whose only difference is what others hold and choose in secret. Everything
that the server sends to one seat, to a spectator and to a stranger (updates, answers, refusals) and
everything it writes into its log must be the same, letter by letter.
"""

import asyncio
import contextlib
import json
import logging
import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.state import State
from damrak.games import GAMES
from damrak.server.background import broadcast
from damrak.server.bots.jobs import Answer, Job
from damrak.server.bots.pool import DEFAULT_SHARE
from damrak.server.bots.queue import Share
from damrak.server.bots.worker import BotWorker
from damrak.server.match.simultaneous import early_questions, legal_for
from damrak.server.ops.logs import JsonLines
from server.match.auctioning import decides, hall, lead, sit_down
from server.serving import Player, Refusal, served

pytestmark = pytest.mark.full

READER = 0
MOST_STEPS = 3_000


class Line(NamedTuple):
    """One action in both games: who acts, and the words here and there."""

    seat: Seat
    words: tuple[str, str]


def seen(state: State) -> list[bytes]:
    """What the reader and a spectator see."""
    return [msgspec.json.encode(state.view(who)) for who in (READER, NOBODY)]


def heard(state: State, action: Action) -> tuple[str, str]:
    return state.told(action, READER).words, state.told(action, NOBODY).words


def twins(game: str, seats: int, chosen: dict[str, str], rng: Random) -> list[Line]:
    """Two games at once that the reader cannot tell apart, as different as that allows.

    Where the rules would show what was secret, it goes back a little and tries something else, so
    that it gets as far as the reader can be kept in the dark.
    """
    title = GAMES[game]
    options = title.agree(seats, chosen)
    past = [(title.start(options), title.start(options))]
    lines: list[Line] = []
    best: list[Line] = []
    for _ in range(MOST_STEPS):
        one, two = past[-1]
        step = None if one.over() else _step(one, two, rng)
        if step is not None:
            one, two = one.copy(), two.copy()
            one.apply(one.find(step.words[0]))
            two.apply(two.find(step.words[1]))
            lines.append(step)
            past.append((one, two))
        else:
            # What chance does next follows at once, so it must be part of what is compared.
            whole = max(n for n, (here, _) in enumerate(past) if here.to_move() >= 0 or not n)
            if whole > len(best):
                best = lines[:whole]
            if one.over():
                break
            back = min(rng.choice((1, 2, 4, 8)), len(lines))
            del lines[len(lines) - back :]
            del past[len(past) - back :]
    return best


def _step(one: State, two: State, rng: Random) -> Line | None:
    seat = one.to_move()
    assert seat == two.to_move()
    first, second = one.legal(), two.legal()
    if seat == READER:
        assert [each.words for each in first] == [each.words for each in second]
    for action in rng.sample(first, min(12, len(first))):
        told = heard(one, action)
        same = [each for each in second if heard(two, each) == told]
        if seat == READER:
            same = [each for each in same if each.words == action.words]
        rng.shuffle(same)
        if rng.random() < 0.8:
            same.sort(key=lambda each, words=action.words: each.words == words)  # type: ignore[misc]
        for other in same[:4]:
            here, there = one.copy(), two.copy()
            here.apply(action)
            there.apply(other)
            if here.over() == there.over() and seen(here) == seen(there):
                return Line(seat, (action.words, other.words))
    return None


class Scripted:
    """Chance as the script has it."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def draw(self, seed: bytes, state: State, k: int) -> Action:
        # After the script, whatever comes first: nothing is compared any more.
        return state.find(self.words[k]) if k < len(self.words) else state.legal()[0]


class Recorder(logging.Handler):
    """The log of a server as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Sent(NamedTuple):
    """What was sent to each, with all that differs between any two matches taken out."""

    reader: list[str]
    watcher: list[str]
    stranger: list[str]
    others: list[str]
    log: list[str]


TIME = re.compile(r"\b1[0-9]{12}\b")
HEX = re.compile(r"\b[0-9a-f]{64}\b")
OF_THE_LOG = re.compile(r'"(ms|time)":[0-9]+\.[0-9]+')
"""How long a call took, and seconds with a fraction; a whole number may be a time of the game."""


def plain(texts: list[str], names: dict[str, str]) -> list[str]:
    """The texts without ids and times."""
    cleaned = []
    for text in texts:
        for known, name in names.items():
            text = text.replace(known, name)
        text = HEX.sub("COMMITMENT", TIME.sub("TIME", text))
        cleaned.append(OF_THE_LOG.sub("MOMENT", text))
    return cleaned


async def play(folder: Path, case: "Case", script: list[Line], side: int) -> Sent:
    """Play one side of a script over sockets and record everything that is sent."""
    recorder = Recorder()
    log = logging.getLogger("damrak")
    level = log.level
    log.addHandler(recorder)
    log.setLevel(logging.DEBUG)
    chance = Scripted([line.words[side] for line in script if line.seat == CHANCE])
    try:
        async with contextlib.AsyncExitStack() as stack:
            url, context = await stack.enter_async_context(served(folder, chance=chance))
            people = [
                await stack.enter_async_context(Player(url, f"Seat {n}")) for n in range(case.seats)
            ]
            watcher = await stack.enter_async_context(Player(url, ""))
            stranger = await stack.enter_async_context(Player(url, "Stranger"))
            await _play(people, watcher, stranger, case, script, side, Random(5))
            names = {person.id: person.name for person in people} | {stranger.id: "STRANGER"}
            live = context.matches.all()[0]
            names |= {live.agreed.id: "MATCH", live.agreed.invite: "INVITE"}
            for each in (*people, watcher, stranger):
                names |= {f"127.0.0.1:{each.url.rpartition(':')[2]}": "HERE"}
        return Sent(
            plain(people[READER].record, names),
            plain(watcher.record, names),
            plain(stranger.record, names),
            plain([text for each in people[1:] for text in each.record], names),
            sorted(plain(recorder.lines, names)),
        )
    finally:
        log.removeHandler(recorder)
        log.setLevel(level)


async def _play(
    people: list[Player],
    watcher: Player,
    stranger: Player,
    case: "Case",
    script: list[Line],
    side: int,
    rng: Random,
) -> None:
    listeners = [people[READER], watcher]
    for each in (*people, watcher):
        await each.connect()
    chairs = ["me", *["open"] * (len(people) - 1)]
    match = (await people[0].set_table(*chairs, game=case.game, options=case.options))["id"]
    for each in listeners:
        await each.ask("follow", match=match, since=0)
        await each.ask("differences", match=match)
    for each in people[1:]:
        await each.join(match)
        await each.ask("follow", match=match)
        await settle(listeners)
    title = GAMES[case.game]
    state = title.start(title.agree(case.seats, case.options))
    at = 0
    held: set[Seat] = set()
    for place, line in enumerate(script):
        if line.seat == CHANCE:
            state.apply(state.find(line.words[side]))
            at += 1
            continue
        if line.seat not in held:
            coming = {each.seat for each in early_questions(state)} - held - {line.seat}
            for seat in sorted(coming, reverse=True):
                later = [each for each in script[place:] if each.seat == seat]
                if later and rng.random() < 0.7:
                    words = later[0].words[side]
                    assert (await people[seat].ask("do", match=match, do=words, at=at))["held"]
                    held.add(seat)
                    await settle(listeners)
            await people[line.seat].ask("do", match=match, do=line.words[side], at=at)
        held.discard(line.seat)
        state.apply(state.find(line.words[side]))
        at += 1
        await settle(listeners)
        if place % 60 == 25:
            await ask_around(people, watcher, stranger, match, at, state)


async def settle(listeners: list[Player]) -> None:
    """Wait until each has heard all that was said before now."""
    for each in listeners:
        number = await each.tell("ping")
        await each.expect("pong", lambda said, number=number: said["id"] == number)  # type: ignore[misc]


async def ask_around(
    people: list[Player], watcher: Player, stranger: Player, match: str, at: int, state: State
) -> None:
    """Ask all that one may and may not; answers and refusals are recorded alike."""
    reader = people[READER]
    other = people[1]
    base = f"/api/matches/{match}"
    parts = sorted({part for action in state.legal() for part in action.on})[:1]
    wishes: list[Any] = []
    for who in (reader, watcher, stranger):
        wishes += [
            who.get(base),
            who.get(f"{base}/update", since=0),
            who.get(f"{base}/update", seat=-2, since=max(0, at - 60)),
            who.get(f"{base}/update", seat=1),
            who.get(f"{base}/update", seat=-3),
            who.get(f"{base}/events"),
            who.get(f"{base}/events", seat=1),
            who.get(f"{base}/positions/{at // 2}"),
            who.get(f"{base}/positions/{at // 2}", seat=1),
            who.get(f"{base}/positions/{at + 7}"),
            who.get(f"{base}/fairness"),
            who.get(f"{base}/game"),
            who.get(f"{base}/chat"),
            who.post(f"{base}/do", do="no such words", at=at),
            who.post(f"{base}/do", do="no such words", at=at + 3),
            who.post(f"{base}/do", do="no such words", at=at, seat=1),
            who.post(f"{base}/unhold"),
            who.post(f"{base}/press", at=at),
            who.post(f"{base}/hint", seat=1),
        ]
        wishes += [who.get(f"{base}/why", part=part) for part in parts if part]
        wishes += [who.get("/api/matches", show="playing"), who.get("/api/results")]
    for wish in wishes:
        with contextlib.suppress(Refusal):
            await wish
    for words in ("no such words", "draw", "limit none"):
        if state.to_move() != READER:
            with contextlib.suppress(Refusal):
                await reader.ask("do", match=match, do=f"{words} ", at=at)
            with contextlib.suppress(Refusal):
                await reader.ask("do", match=match, do=words, at=max(0, at - 1), seat=1)
    with contextlib.suppress(Refusal):
        await other.get(f"{base}/update", since=0)


class Case(NamedTuple):
    """A pair of games, and how many secrets must differ between them at least."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    secrets: int


CASES = [
    Case("ticket-to-ride", 2, {}, 1, 15),
    Case("ticket-to-ride", 3, {}, 2, 30),
    Case("merchants", 3, {}, 11, 15),
    Case("amsterdam", 2, {"tasks": "3"}, 4, 2),
]


@pytest.mark.timeout(240)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.seats}")
def test_nothing_that_is_sent_depends_on_the_secrets_of_others(
    tmp_path: Path, case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who is here is told at once: when it is told otherwise depends on the clock alone.
    monkeypatch.setattr(broadcast, "_PRESENCE_PAUSE", 0)
    monkeypatch.setattr(broadcast, "_SOON", 0)
    for seed in range(case.seed, case.seed + 20):
        script = twins(case.game, case.seats, case.options, Random(seed))
        if sum(line.words[0] != line.words[1] for line in script) >= case.secrets:
            break
    else:
        raise AssertionError("no two games differ enough")
    assert len(script) > 100
    (tmp_path / "0").mkdir()
    (tmp_path / "1").mkdir()

    async def story() -> tuple[Sent, Sent]:
        one = await play(tmp_path / "0", case, script, 0)
        two = await play(tmp_path / "1", case, script, 1)
        return one, two

    one, two = asyncio.run(story())
    assert len(one.reader) > len(script)
    for who in ("reader", "watcher", "stranger", "log"):
        here, there = getattr(one, who), getattr(two, who)
        assert len(here) == len(there), who
        for n, (this, that) in enumerate(zip(here, there, strict=True)):
            assert this == that, f"message {n} to the {who} tells the two games apart"
    assert one.others != two.others, "who holds the secrets does see them"
    assert '"told":[{' in "".join(one.reader), "and what was compared is what was sent"
    for listener in (one.reader, one.watcher):
        changes = sum(text.startswith('{"type":"changed"') for text in listener)
        assert changes > len(script) // 4, "as wholes and as differences"


class Thinking:
    """Bots that do the first thing there is, but have limits of their own."""

    def __init__(self, limits: dict[Seat, str]) -> None:
        self.limits = limits
        self.worker = BotWorker()

    async def choose(self, job: Job, share: Share = DEFAULT_SHARE) -> Answer:
        words = [each.words for each in legal_for(self.worker.state(job), job.seat)]
        limit = self.limits[job.seat]
        return Answer(words=limit if limit in words else words[0])


async def auctions(folder: Path, limits: dict[Seat, str]) -> tuple[list[str], list[str]]:
    """Watch some live auctions with bots that have these limits; what Anna and a watcher heard."""
    folder.mkdir()
    async with hall(folder, "Anna", chance=Scripted([])) as (clock, edition, [anna]):
        clock.context.bots.choose = Thinking(limits).choose  # type: ignore[method-assign]
        match = await sit_down([anna], edition, "random", "random")
        async with Player(anna.url, "") as watcher:
            await watcher.connect()
            await watcher.ask("follow", match=match)
            for _ in range(4):
                opened = (await lead([anna], match))[0]["auction"]
                await clock.thought(match)
                await settle([anna, watcher])
                passed = opened["begins"]
                while not any(
                    said["type"] == "update" and decides(said, opened) for said in anna.heard
                ):
                    clock.to(passed)
                    await asyncio.sleep(0.05)
                    await settle([anna, watcher])
                    passed += opened["step"]
                with contextlib.suppress(Refusal):
                    await anna.ask("press", match=match, at=opened["at"])
            live = await clock.context.matches.get(match)
            assert live is not None
            names = {anna.id: "ANNA", match: "MATCH", live.agreed.invite: "INVITE"}
            return plain(anna.record, names), plain(watcher.record, names)


def test_a_bots_limit_that_did_not_win_is_seen_by_nobody(tmp_path: Path) -> None:
    async def story() -> tuple[Any, Any]:
        one = await auctions(tmp_path / "0", {1: "limit 100", 2: "limit 150"})
        two = await auctions(tmp_path / "1", {1: "limit none", 2: "limit 150"})
        return one, two

    for here, there in zip(*asyncio.run(story()), strict=True):
        told, views = sorted_out(here)
        told_there, views_there = sorted_out(there)
        assert any('"sold 2 150"' in line for line in told.values())
        for kind, other in ((told, told_there), (views, views_there)):
            both = kind.keys() & other.keys()
            assert len(both) > 10
            for at in both:
                assert kind[at] == other[at]


def sorted_out(texts: list[str]) -> tuple[dict[int, str], dict[int, str]]:
    """What was told, by entry of the log; and the last view of each length of the log.

    Bots that play quickly may be told of in one update or in several; only their haste says so.
    """
    told: dict[int, str] = {}
    views: dict[int, str] = {}
    for text in texts:
        said = json.loads(text.replace(":TIME", ":0"))
        if said.get("type") == "update":
            told |= {line["at"]: json.dumps(line) for line in said.pop("told")}
            del said["since"]
            views[said["at"]] = json.dumps(said)
    return told, views
