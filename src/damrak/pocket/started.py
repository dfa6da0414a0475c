"""The room and the thinker, just started: what a browser keeps of its memory to start sooner."""

import json
from typing import Final

from damrak.games import GAMES
from damrak.pocket.room import Room
from damrak.pocket.thinker import Thinker


def _deal_once() -> None:
    """Set a table of each title and ask its first question: what is made once is made now."""
    room, thinker = Room(), Thinker()

    def tell(**message: object) -> list[dict[str, str]]:
        answers: list[dict[str, str]] = json.loads(room.handle(json.dumps(message)))
        return answers

    tell(type="begin", kept={})
    tell(type="open")
    tell(type="call", id=1, method="GET", path="/games")
    tell(type="call", id=1, method="POST", path="/guest", body='{"name": "Anna"}')
    for game in GAMES.values():
        bots = [{"kind": "bot", "bot": "easy"}] * (min(game.seats) - 1)
        table = json.dumps({"game": game.name, "chairs": [{"kind": "me"}, *bots]})
        answers = tell(type="call", id=1, method="POST", path="/matches", body=table)
        (reply,) = (each for each in answers if each["type"] == "reply")
        name = json.loads(reply["text"])["id"]
        edition = json.loads(reply["text"])["edition"]
        tell(type="call", id=1, method="GET", path=f"/editions/{game.name}/{edition}")
        follow = json.dumps({"type": "follow", "match": name, "since": 0})
        for each in [*answers, *tell(type="heard", text=follow)]:
            if each["type"] == "think":
                thinker.handle(json.dumps(each))


_deal_once()
ROOM: Final = Room()
THINKER: Final = Thinker()
