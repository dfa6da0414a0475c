"""Where the bots of a pocket think: beside the room, so that the table never waits for them."""

from typing import Final

import msgspec

from damrak.pocket.envelope import Think, Thought
from damrak.server.bots.jobs import Answer
from damrak.server.bots.worker import BotWorker, Effort

SLOWER: Final = 2.5
"""How many times longer Python takes in a browser for what it does on a server."""

_DECODE: Final = msgspec.json.Decoder(Think).decode
_ENCODE: Final = msgspec.json.Encoder().encode


class Thinker:
    """Answers one question after another."""

    def __init__(self) -> None:
        self.worker = BotWorker(Effort(SLOWER))

    def handle(self, text: str) -> str:
        """Think; the answer as the room takes it."""
        question = _DECODE(text)
        try:
            answer = self.worker.answer(question.job)
        except Exception as error:  # whatever it is, the table goes on
            answer = Answer(error=repr(error))
        return _ENCODE(Thought(question.id, answer)).decode()
