"""A device nearby plays at this table: it sees its own seat, and nothing else of the house."""

import json
from typing import Any

from pocket.devices import Device
from pocket.test_room import sat_down


class Nearby:
    """Another device, as its connection is heard here."""

    def __init__(self, device: Device, number: int) -> None:
        self.device = device
        self.number = number
        self.heard: list[str] = []

    def tell(self, **message: Any) -> list[dict[str, Any]]:
        """Say something over the connection; what is sent back."""
        text = json.dumps({**message, "guest": self.number})
        answers = json.loads(self.device.room.handle(text))
        mine = [each for each in answers if each.get("guest") == self.number]
        self.heard += [each["text"] for each in mine]
        self.device.take(message, json.dumps([each for each in answers if each not in mine]))
        return mine

    def call(self, method: str, path: str, body: str = "") -> Any:
        (reply,) = self.tell(type="call", id=1, method=method, path=path, body=body)
        return json.loads(reply["text"]) if "json" in reply["kind"] else reply["text"]

    def code(self, method: str, path: str, body: str = "") -> str:
        return str(self.call(method, path, body)["code"])

    def say(self, **message: Any) -> list[dict[str, Any]]:
        sent = self.tell(type="heard", text=json.dumps({**message, "id": 9}))
        return [json.loads(each["text"]) for each in sent]


def invited(device: Device, match: str, number: int = 1, name: str = "Bob") -> Nearby:
    bob = Nearby(device, number)
    bob.tell(type="come", match=match, name=name)
    bob.tell(type="open")
    return bob


CHAIRS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]


def test_a_guest_takes_a_bots_place_and_plays() -> None:
    device = Device()
    match = sat_down(device, "ticket-to-ride", CHAIRS)
    device.think()
    bob = invited(device, match)
    chairs = device.call("GET", f"/matches/{match}")["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "person"]
    told = bob.call("GET", f"/matches/{match}")
    assert told["mine"] == [1]
    update = next(
        each
        for each in bob.say(type="follow", match=match, since=0)
        if each["type"] == "update" and each["seat"] == 1
    )
    if update["may"]:
        words = update["may"][0]["words"]
        done = bob.say(type="do", match=match, seat=1, do=words, at=update["at"])
        assert done[0]["type"] == "done"
    # Nobody decides for another.
    mine = device.update(match, 0)
    if mine["may"]:
        words = mine["may"][0]["words"]
        refused = bob.say(type="do", match=match, seat=0, do=words, at=mine["at"])
        assert refused[0]["type"] == "failed"


def test_a_guest_sees_nothing_but_their_own_seat() -> None:
    device = Device()
    match = sat_down(device, "ticket-to-ride", CHAIRS)
    other = sat_down(device, "merchants")
    file = device.call("GET", f"/matches/{match}/game")
    seed = next(line for line in file.splitlines() if "seed" in line).split()[-1]
    bob = invited(device, match)
    bob.say(type="follow", match=match, since=0)
    own = bob.call("GET", f"/matches/{match}/update?seat=1")
    assert own["seat"] == 1
    assert bob.code("GET", f"/matches/{match}/update?seat=0") == "forbidden"
    assert bob.code("GET", f"/matches/{match}/events?seat=0") == "forbidden"
    assert bob.code("GET", f"/matches/{match}/events?seat=-3") == "not-over"
    assert bob.code("GET", f"/matches/{match}/game") == "not-over"
    assert bob.call("GET", f"/matches/{match}/fairness")["seed"] is None
    for path in (f"/matches/{other}", "/matches?show=mine", f"/matches/{other}/game", "/results"):
        assert bob.code("GET", path) == "not-found"
    assert bob.say(type="follow", match=other)[0]["problem"]["code"] == "not-found"
    for method, path in (
        ("DELETE", f"/matches/{match}"),
        ("POST", "/matches"),
        ("POST", "/games"),
        ("PATCH", "/me"),
        ("POST", f"/matches/{match}/fork"),
        ("POST", f"/matches/{match}/hint"),
    ):
        assert bob.code(method, path, "{}") == "forbidden"
    assert not any(seed in text for text in bob.heard)


def test_a_seat_stays_its_guests_and_nobody_comes_uninvited() -> None:
    device = Device()
    match = sat_down(device, "ticket-to-ride", CHAIRS)
    stranger = Nearby(device, 5)
    assert stranger.tell(type="call", id=1, method="GET", path="/me", body="") == []
    assert stranger.tell(type="heard", text='{"type": "ping"}') == []
    bob = invited(device, match)
    first = bob.call("GET", "/me")["person"]["id"]
    full = invited(device, match, 2, "Carla")
    assert full.heard == [], "there is no place left"
    bob.tell(type="go")
    assert bob.tell(type="call", id=1, method="GET", path="/me", body="") == []
    back = invited(device, match, 3, "\u202e")
    assert back.call("GET", "/me")["person"]["id"] == first
    back.tell(type="go")
    device.tell({"type": "dismiss", "match": match})
    kinds = [chair["kind"] for chair in device.call("GET", f"/matches/{match}")["chairs"]]
    assert kinds == ["person", "bot"], "whoever deals does not wait for ever"
