"""Damrak without a server: the room answers as the server does, from texts alone."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.puzzles.library import all_puzzles
from pocket.devices import Device

NAMES = sorted(GAMES)


def sat_down(device: Device, game: str, chairs: list[dict[str, Any]] | None = None) -> str:
    device.call("POST", "/guest", {"name": "Anna"})
    seats = chairs or [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    while chairs is None and len(seats) < min(GAMES[game].seats):
        seats.append({"kind": "bot", "bot": "easy"})
    match = device.call("POST", "/matches", {"game": game, "chairs": seats})
    assert device.send({"type": "follow", "match": match["id"], "since": 0})["type"] == "done"
    return str(match["id"])


def play(device: Device, match: str, rng: Random, most: int = 10_000) -> dict[str, Any]:
    """Play on with any of the choices offered; the match as it stands then."""
    for _ in range(most):
        device.think()
        line: dict[str, Any] = device.call("GET", f"/matches/{match}")
        if line["status"] == "over":
            return line
        seat = next(seat for seat in line["waits"] if seat in line["mine"])
        update = device.update(match, seat)
        words = rng.choice(update["may"])["words"]
        message = {"type": "do", "match": match, "seat": seat, "do": words, "at": update["at"]}
        done = device.send(message)
        assert done["type"] == "done", done
        device.said = device.said[-20:]
    return line


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_is_played_kept_and_verified(game: str) -> None:
    device = Device()
    match = sat_down(device, game)
    play(device, match, Random(1), 3)
    device = device.again()  # in the middle of it the page is closed
    device.send({"type": "follow", "match": match, "since": 0})
    line = play(device, match, Random(2))
    assert [score["seat"] for score in line["scores"]]
    text = device.call("GET", f"/matches/{match}/game")
    replay = read_replay("exported", text, GAMES)
    assert replay.verify() > 0
    assert replay.at().over()
    proof = device.call("GET", f"/matches/{match}/fairness")
    assert proof["verified"]
    assert proof["seed"] == replay.seed.hex()
    assert line["commitment"] == replay.commitment
    assert device.call("GET", "/results")["results"][0]["match"] == match
    events = device.call("GET", f"/matches/{match}/events?seat=-3")
    assert events["length"] == line["length"] == len(replay.words)
    position = device.call("GET", f"/matches/{match}/positions/{events['length'] // 2}?seat=0")
    assert position["view"]["type"] == game


def test_what_is_kept_comes_before_what_is_told() -> None:
    device = Device()
    match = sat_down(device, "merchants")
    device.think()
    seat = device.call("GET", f"/matches/{match}")["mine"][0]
    update = device.update(match, seat)
    words = update["may"][0]["words"]
    device.send({"type": "do", "match": match, "seat": seat, "do": words, "at": update["at"]})
    kinds = device.order
    assert "keep" in kinds
    assert kinds.index("said") > max(n for n, kind in enumerate(kinds) if kind == "keep")


def test_a_message_sent_twice_counts_once() -> None:
    device = Device()
    match = sat_down(device, "ticket-to-ride", [{"kind": "me"}, {"kind": "me", "name": "Ben"}])
    line = device.call("GET", f"/matches/{match}")
    seat = line["waits"][0]
    update = device.update(match, seat)
    words = update["may"][0]["words"]
    message = {"type": "do", "match": match, "seat": seat, "do": words, "at": update["at"]}
    first, second = device.send(message), device.send(message)
    assert first["type"] == second["type"] == "done"
    assert first["at"] == second["at"]
    stale = device.send({**message, "do": update["may"][1]["words"]})
    assert stale["problem"]["code"] in ("stale", "not-your-turn")


def test_at_one_device_each_seat_sees_only_its_own() -> None:
    device = Device()
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    match = sat_down(device, "ticket-to-ride", chairs)
    views = [device.update(match, seat)["view"] for seat in (0, 1)]
    assert views[0] != views[1]
    names = [chair["name"] for chair in device.call("GET", f"/matches/{match}")["chairs"]]
    assert names == ["Anna", "Ben"]
    assert device.refused("GET", f"/matches/{match}/events?seat=-3") == "not-over"


def test_hints_reasons_and_undo() -> None:
    device = Device()
    match = sat_down(device, "ticket-to-ride")
    device.think()
    seat = device.call("GET", f"/matches/{match}")["mine"][0]
    before = device.update(match, seat)
    hint = device.call("POST", f"/matches/{match}/hint", {"seat": seat, "bot": "greedy"})
    assert hint["choice"]["words"] in [each["words"] for each in before["may"]]
    assert "reason" in device.call("GET", f"/matches/{match}/why?seat={seat}&part=nowhere")
    words = hint["choice"]["words"]
    message = {"type": "do", "match": match, "seat": seat, "do": words, "at": before["at"]}
    device.send(message)
    device.think()
    after = device.update(match, seat)
    assert after["undo"]["free"] or after["undo"]["ask"]
    undone = device.send({"type": "undo", "match": match, "seat": seat, "at": after["at"]})
    assert undone["type"] == "done"
    assert device.update(match, seat)["may"] == before["may"]


def test_a_running_game_goes_on_elsewhere_from_its_file() -> None:
    device = Device()
    match = sat_down(device, "merchants")
    play(device, match, Random(3), 5)
    device.think()
    text = device.call("GET", f"/matches/{match}/game")
    other = Device()
    other.call("POST", "/guest", {"name": "Anna"})
    brought = other.call("POST", "/games", {"text": text})
    assert brought["status"] == "playing"
    assert brought["commitment"] == device.call("GET", f"/matches/{match}")["commitment"]
    assert other.call("POST", "/games", {"text": text})["id"] == brought["id"]
    other.send({"type": "follow", "match": brought["id"], "since": 0})
    play(other, brought["id"], Random(4))
    ended = other.call("GET", f"/matches/{brought['id']}/game")
    assert read_replay("exported", ended, GAMES).verify() > 0
    assert other.call("POST", "/games", {"text": ended})["status"] == "over"


def test_rematch_fork_and_forgetting() -> None:
    device = Device()
    match = sat_down(device, "merchants")
    play(device, match, Random(5))
    again = device.call("POST", f"/matches/{match}/rematch")
    assert again["status"] == "playing"
    assert device.call("POST", f"/matches/{match}/rematch")["id"] == again["id"]
    fork = device.call("POST", f"/matches/{match}/fork", {"n": 30, "seat": 0})
    assert fork["fork"] == {"match": match, "n": 30}
    device.call("DELETE", f"/matches/{match}")
    assert not any(match in key for key in device.kept)
    assert device.refused("GET", f"/matches/{match}") == "not-found"
    assert match not in [each["id"] for each in device.again().call(*MINE)["matches"]]


MINE = ("GET", "/matches?show=mine")


def test_what_needs_another_machine_is_refused_with_a_reason() -> None:
    device = Device()
    me, bot = {"kind": "me"}, {"kind": "bot"}
    table: dict[str, Any] = {"game": "merchants", "chairs": [me, bot, bot]}
    assert device.refused("POST", "/matches", table) == "not-signed-in"
    device.call("POST", "/guest", {"name": "Anna"})
    for wrong in (
        {"chairs": [me, bot, {"kind": "open"}]},
        {"rated": True},
        {"clock": {"type": "live", "bank": 60}},
        {"game": "chess"},
        {"colour": "red"},
    ):
        assert device.refused("POST", "/matches", table | wrong) == "malformed"
    assert device.refused("POST", "/login", {"name": "a", "password": "b"}) == "not-found"
    assert device.refused("POST", "/games", {"text": "not a game"}) == "malformed"
    assert device.refused("POST", "/games", {"text": "x" * 3_000_000}) == "too-large"
    failed = device.send({"type": "follow", "match": "m0"})
    assert failed["problem"]["code"] == "not-found"
    said = len(device.said)
    device.tell({"type": "heard", "text": "{"})
    assert device.said[said]["problem"]["code"] == "malformed"


def test_an_auction_runs_live_and_ends_in_its_time() -> None:
    device = Device()
    device.call("POST", "/guest", {"name": "Anna"})
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    table = {"game": "merchants", "chairs": [{"kind": "me"}, *bots], "auction": "live"}
    match = device.call("POST", "/matches", table)["id"]
    device.send({"type": "follow", "match": match, "since": 0})
    for _ in range(60):
        device.think()
        if device.update(match, 0)["auction"]:
            break
        play(device, match, Random(6), 1)
    auction = device.update(match, 0)["auction"]
    assert auction["ends"] > auction["begins"] > auction["opened"]
    assert device.wake is not None
    assert 0 < device.wake <= auction["ends"] - auction["opened"] + 1000


BLOCKED = """
import sys

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}: there is none in a browser")

BLOCKED = {"sqlalchemy", "litestar", "uvicorn", "uvloop", "aiosqlite", "alembic", "argon2",
    "redis", "asyncpg", "websockets", "httptools", "prometheus_client", "rich",
    "typer", "fluent", "platformdirs", "numpy", "sqlite3", "ssl"}
sys.meta_path.insert(0, Block())
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == "librt" else find(name)
from damrak.pocket import stand_ins
stand_ins.install()
assert sys.modules["librt"].__path__ == []
import damrak.pocket.room, damrak.pocket.thinker
sys.path.insert(0, sys.argv[1])
from random import Random
from pocket.test_room import sat_down, play
from pocket.devices import Device
device = Device()
print(play(device, sat_down(device, "ticket-to-ride"), Random(1), 20)["status"])
"""


def test_no_package_is_needed_that_a_browser_lacks() -> None:
    tests = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, tests], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "playing", done.stderr


@pytest.mark.full
def test_a_finished_game_is_reviewed_and_the_review_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damrak.pocket.reviews.BUDGET", 2.0)
    device = Device()
    match = sat_down(device, "merchants")
    assert device.refused("GET", f"/matches/{match}/review") == "not-over"
    assert device.refused("POST", f"/matches/{match}/review") == "not-over"
    play(device, match, Random(7))
    path = f"/matches/{match}/review"
    assert device.call("GET", path)["status"] == "none"
    begun = device.call("POST", path)
    assert begun["status"] == "working"
    assert device.call("POST", path) == begun, "it is not begun twice"
    assert len(device.questions) == 1, "slice by slice, so that no move waits for long"
    device.think_once()
    device.call("DELETE", path)
    device.think()
    assert device.call("GET", path)["status"] == "none", "nobody wanted it any more"
    device.call("POST", path)
    while device.call("GET", path)["report"] is None:
        device.think_once()
    quick = device.call("GET", path)
    assert (quick["status"], quick["report"]["whole"]) == ("working", False)
    device.think()
    done = device.call("GET", path)
    assert done["status"] == "done"
    assert device.again().call("GET", path) == done
    futures = device.call("POST", f"/matches/{match}/futures", {"n": 3, "seat": 0})
    assert sum(futures["futures"]["won"]) == futures["futures"]["played"] * futures["unit"]
    assert device.refused("POST", f"/matches/{match}/futures", {"n": 99_999, "seat": 0})
    device.call("DELETE", f"/matches/{match}")
    assert not any(key.startswith("review:") for key in device.kept)


def test_puzzles_are_solved_rated_once_and_kept() -> None:
    device = Device()
    shelf = device.call("GET", "/puzzles")
    assert all(game["count"] and game["rating"] is None for game in shelf["games"])
    assert shelf["daily"] in all_puzzles()
    name = device.call("GET", "/puzzles/next?game=merchants")["id"]
    set_as = device.call("GET", f"/puzzles/{name}")
    assert set_as["verdict"] is None, "nobody is told the answer before an attempt"
    path, answer = f"/puzzles/{name}", all_puzzles()[name].puzzle.answer
    assert device.refused("POST", path, {"do": answer}) == "not-signed-in"
    device.call("POST", "/guest", {"name": "Anna"})
    assert device.refused("POST", path, {"do": "nothing of the kind"}) == "illegal"
    verdict = device.call("POST", path, {"do": answer})
    assert (verdict["right"], verdict["counted"]) == (True, True)
    assert verdict["after"] > verdict["before"] == 1000
    wrong = next(each["words"] for each in set_as["may"] if each["words"] != answer)
    again = device.call("POST", path, {"do": wrong})
    assert (again["right"], again["counted"], again["after"]) == (False, False, None)
    device = device.again()
    assert device.call("GET", path)["verdict"] == verdict
    (kept,) = (game for game in device.call("GET", "/puzzles")["games"] if game["solved"])
    assert (kept["game"], kept["rating"]) == ("merchants", verdict["after"])
    assert device.call("GET", "/puzzles/next?game=merchants")["id"] != name
    assert device.refused("GET", "/puzzles/next?game=chess") == "not-found"
    assert device.refused("GET", "/puzzles/0000000000") == "not-found"


def test_the_deal_of_the_day_is_the_same_on_every_device() -> None:
    devices = [Device(), Device()]
    views = []
    for device in devices:
        deal = device.call("GET", "/daily")
        assert deal["match"] is None
        assert device.refused("POST", "/daily") == "not-signed-in"
        device.call("POST", "/guest", {"name": "Anna"})
        match = device.call("POST", "/daily")
        assert (match["game"], match["daily"]) == (deal["game"], True)
        assert device.call("POST", "/daily")["id"] == match["id"], "once a day"
        device.send({"type": "follow", "match": match["id"], "since": 0})
        views.append(device.update(match["id"], 0)["view"])
        assert device.again().call("GET", "/daily")["match"]["id"] == match["id"]
    assert views[0] == views[1]
    other = devices[0].call(
        "POST",
        "/matches",
        {"game": deal["game"], "chairs": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]},
    )
    assert other["daily"] is False
