"""Run by Pyodide when the engine is built: does once what a page will ask for.

What of the standard library was not needed is left out of the site.
"""

import json

from damrak.bots import LEVELS
from damrak.games import GAMES
from damrak.pocket import thinking
from damrak.pocket.room import Room
from damrak.pocket.thinker import Thinker

thinking.SECONDS = 0.2
room, thinker = Room(), Thinker()
thinker.worker.effort.slowness = 0.05
questions: list[str] = []
updates: dict[str, dict] = {}
replies: dict[int, str] = {}


def tell(**message):
    """Say something to the room, and take in its answers."""
    for each in json.loads(room.handle(json.dumps(message))):
        if each["type"] == "reply":
            replies[each["id"]] = each["text"]
        elif each["type"] == "think":
            questions.append(json.dumps(each))
        elif each["type"] == "said":
            said = json.loads(each["text"])
            if said["type"] == "update":
                updates[said["match"]] = said


def call(method, path, body=""):
    """The text of the answer to a call."""
    tell(type="call", id=1, method=method, path=path, body=body)
    think()
    return replies[1]


def think():
    """Let the bots decide until nobody is asked."""
    while questions:
        tell(**json.loads(thinker.handle(questions.pop(0))))


tell(type="begin", kept={})
tell(type="open")
call("POST", "/guest", json.dumps({"name": "Zoë Ångström"}))
shelf = json.loads(call("GET", "/games"))
call("GET", "/puzzles")
call("POST", "/daily")
for game in GAMES:
    puzzle = json.loads(call("GET", f"/puzzles/next?game={game}"))["id"]
    chosen = json.loads(call("GET", f"/puzzles/{puzzle}"))["may"][0]["words"]
    call("POST", f"/puzzles/{puzzle}", json.dumps({"do": chosen}))
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": level} for level in LEVELS[:3])]
    chairs = chairs[: max(GAMES[game].seats)]
    match = json.loads(call("POST", "/matches", json.dumps({"game": game, "chairs": chairs})))
    name = match["id"]
    tell(type="heard", text=json.dumps({"type": "follow", "match": name, "since": 0}))
    for turn in range(4):
        think()
        update = updates[name]
        if not update["may"]:
            continue
        call("POST", f"/matches/{name}/hint", json.dumps({"seat": 0, "bot": LEVELS[turn % 4]}))
        act = {"type": "do", "match": name, "seat": 0, "at": update["at"]}
        tell(type="heard", text=json.dumps({**act, "do": update["may"][0]["words"]}))
    for path in ("why?part=x&seat=0", "events?seat=0", "positions/3?seat=0", "fairness"):
        call("GET", f"/matches/{name}/{path}")
    file = call("GET", f"/matches/{name}/game")
    call("POST", "/games", json.dumps({"text": file + "changed"}))
    call("POST", "/games", json.dumps({"text": file}))
    tell(type="heard", text=json.dumps({"type": "undo", "match": name, "seat": 0, "at": 1}))
    tell(type="heard", text="not a message")
