"""A device without a browser: keeps what the room asks it to, and lets bots think at once."""

import json
from typing import Any

from damrak.pocket.room import Room
from damrak.pocket.thinker import Thinker


class Device:
    """Talks to a room as the page does, in texts only."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept: dict[str, str] = {} if kept is None else kept
        self.said: list[dict[str, Any]] = []
        self.replies: dict[int, dict[str, Any]] = {}
        self.questions: list[str] = []
        self.wake: int | None = None
        self.order: list[str] = []
        self.room = Room()
        self._thinker = Thinker()
        self._next = 1
        known = {key: text for key, text in self.kept.items() if not key.startswith("log:")}
        self.tell({"type": "begin", "kept": known})
        self.tell({"type": "open"})

    def again(self) -> "Device":
        """The page is closed and opened again: only what was kept is left."""
        return Device(self.kept)

    def tell(self, message: dict[str, Any]) -> None:
        self.take(message, self.room.handle(json.dumps(message)))

    def take(self, message: dict[str, Any], answer: str) -> None:
        answers = json.loads(answer)
        self.order = [each["type"] for each in answers]
        for each in answers:
            match each["type"]:
                case "keep":
                    self.kept[each["key"]] = each["text"]
                case "forget":
                    for key in [key for key in self.kept if key.startswith(each["prefix"])]:
                        del self.kept[key]
                case "want":
                    parts = [self.kept[key] for key in self.kept if key.startswith(each["prefix"])]
                    self.tell({"type": "log", "match": each["match"], "parts": parts})
                    self.tell(message)
                case "reply":
                    self.replies[each["id"]] = each
                case "said":
                    self.said.append(json.loads(each["text"]))
                case "think":
                    self.questions.append(json.dumps(each))
                case "wake":
                    self.wake = each["after"]

    def think_once(self) -> None:
        """Let the bots answer one question."""
        self.tell(json.loads(self._thinker.handle(self.questions.pop(0))))

    def think(self) -> None:
        """Let the bots decide until nobody is asked."""
        while self.questions:
            self.think_once()

    def reply(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """The whole answer to a call."""
        number, self._next = self._next, self._next + 1
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        call = {"type": "call", "id": number, "method": method, "path": path, "body": text}
        self.tell(call)
        if number not in self.replies:
            self.think()  # of a hint the answer comes when a bot has thought
        return self.replies.pop(number)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a call that is not refused."""
        answer = self.reply(method, path, body)
        assert answer["status"] == 200, answer["text"]
        return json.loads(answer["text"]) if "json" in answer["kind"] else answer["text"]

    def refused(self, method: str, path: str, body: object = None) -> str:
        """The code with which a call is refused."""
        answer = self.reply(method, path, body)
        assert answer["status"] >= 400, answer
        return str(json.loads(answer["text"])["code"])

    def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message on the line, and its answer."""
        number, self._next = self._next, self._next + 1
        self.tell({"type": "heard", "text": json.dumps({**message, "id": number})})
        found = [each for each in self.said if each.get("id") == number]
        assert len(found) == 1, found
        return found[0]

    def update(self, match: str, seat: int) -> dict[str, Any]:
        """The last update of a seat."""
        return [
            each
            for each in self.said
            if each["type"] == "update" and (each["match"], each["seat"]) == (match, seat)
        ][-1]
