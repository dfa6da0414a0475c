"""Run by `times.mjs` in Pyodide: plays a game of each title, and says how long answers take."""

import json
import sys
from random import Random

from js import phoneSeconds, wanted

from damrak.bots import LEVELS
from damrak.games import GAMES
from damrak.pocket.room import Room
from damrak.pocket.thinker import Thinker

EVERY = 3
"""Of so many questions to a bot, one is asked to every level too."""
BUDGETS = {"click": 0.15, **dict.fromkeys(LEVELS, 3.0)}


class Page:
    """A page that sits at one table and chooses at random."""

    def __init__(self, game: str) -> None:
        self.room = Room()
        self.thinkers = {level: Thinker() for level in LEVELS}
        self.questions: list[dict] = []
        self.updates: dict | None = None
        self.reply: dict = {}
        self.took: dict[str, list[float]] = {"click": [], **{level: [] for level in LEVELS}}
        self.asked = 0
        self.tell(type="begin", kept={})
        self.tell(type="open")
        self.call("POST", "/guest", {"name": "Anna"})
        bots = [{"kind": "bot", "bot": LEVELS[0]}] * (max(2, min(GAMES[game].seats)) - 1)
        table = {"game": game, "chairs": [{"kind": "me"}, *bots]}
        self.match = self.call("POST", "/matches", table)["id"]
        self.say(type="follow", match=self.match, since=0)

    def tell(self, **message: object) -> None:
        for each in json.loads(self.room.handle(json.dumps(message))):
            if each["type"] == "reply":
                self.reply = json.loads(each["text"])
            elif each["type"] == "think":
                self.questions.append(each)
            elif each["type"] == "said":
                said = json.loads(each["text"])
                if said["type"] == "update":
                    self.updates = said

    def call(self, method: str, path: str, body: object = None) -> dict:
        self.tell(type="call", id=1, method=method, path=path, body=json.dumps(body))
        return self.reply

    def say(self, **message: object) -> None:
        self.tell(type="heard", text=json.dumps(message))

    def think(self) -> None:
        """Let the bots decide; now and then all levels are asked."""
        while self.questions:
            question = self.questions.pop(0)
            self.asked += 1
            if self.asked % EVERY == 0:
                for level, thinker in self.thinkers.items():
                    job = {**question["job"], "bot": level}
                    began = phoneSeconds()
                    thinker.handle(json.dumps({**question, "job": job}))
                    self.took[level].append(phoneSeconds() - began)
            self.tell(**json.loads(self.thinkers[LEVELS[0]].handle(json.dumps(question))))

    def play(self, rng: Random) -> None:
        """To the end."""
        while True:
            self.think()
            if self.call("GET", f"/matches/{self.match}")["status"] == "over":
                return
            now = self.updates
            words = rng.choice(now["may"])["words"]
            act = {"type": "do", "match": self.match, "seat": 0, "do": words, "at": now["at"]}
            text = json.dumps(act)
            began = phoneSeconds()
            self.tell(type="heard", text=text)
            self.took["click"].append(phoneSeconds() - began)


for game in wanted.split() or GAMES:
    page = Page(game)
    page.play(Random(1))
    for what, took in page.took.items():
        took.sort()
        late = sum(each > BUDGETS[what] for each in took)
        sys.stdout.write(
            f"{game:15} {what:7} {len(took):4} times, middle {took[len(took) // 2]:.3f} s,"
            f" 95 % {took[len(took) * 95 // 100]:.3f} s, most {took[-1]:.3f} s,"
            f" {late} over budget\n"
        )
