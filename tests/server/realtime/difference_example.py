"""A client that is sent differences, and games to be sent.

`python -m server.realtime.difference_example` prints the example that the web client's test reads.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from damrak.core.action import CHANCE, Seat
from damrak.core.game import Game
from damrak.games import GAMES
from damrak.server.match.log import GameLog
from damrak.server.match.messages import choice
from damrak.server.realtime.catalogue import NOTHING
from damrak.server.realtime.channel import Channel
from damrak.server.tables.shelf import actions_sheet, catalogue
from damrak.server.wire import Ask, UndoState, UpdateMessage
from golden.golden import FOLDER, deck

COMPARED = ("view", "ask", "held", "waits", "undo", "clocks", "auction")


def as_json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def applied(old: Any, change: Any) -> Any:
    """The new value, made of the old one and what has changed."""
    if isinstance(change, dict):
        places = list(enumerate(old)) if isinstance(old, list) else list(old.items())
        assert set(change) <= {str(name) for name, _ in places}
        made = {
            name: applied(value, change[str(name)]) if str(name) in change else value
            for name, value in places
        }
        return list(made.values()) if isinstance(old, list) else made
    if not isinstance(change, list):
        return change
    return change[0] if len(change) == 1 else pieced(old, change)


def pieced(old: list[Any], change: list[Any]) -> list[Any]:
    items: list[Any] = []
    for at in range(0, len(change), 3):
        start, count, new = change[at : at + 3]
        assert start + count <= len(old)
        items += [*old[start : start + count], *new]
    return items


class Reading:
    """One who reads updates, whole or not."""

    def __init__(self, actions: list[Any]) -> None:
        self.actions = actions
        self.update: dict[str, Any] = {}
        self.offered: list[Any] = []

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """The update that a message is, or makes of the last one."""
        if message["type"] == "changed":
            self.update = self._next(message)
            self.offered = self.update["may"] or self.offered
        else:
            self.update, self.offered = message, message["may"]
        return self.update

    def _next(self, message: dict[str, Any]) -> dict[str, Any]:
        parts, since = message["parts"], self.update["at"]
        made = {**self.update, "at": message["at"], "since": since, "time": message["time"]}
        made["told"] = [self._told(each, since + n) for n, each in enumerate(message["told"])]
        for name in COMPARED:
            if name in parts:
                made[name] = applied(made[name], parts[name])
        if len(parts.get("may", [])) == 1:
            made["may"] = parts["may"][0]
        elif "may" in parts:
            made["may"] = [self._choice(each) for each in pieced(self.offered, parts["may"])]
        stands = [made["at"], made["may"], *(made[name] for name in COMPARED)]
        assert crc32(as_json(made["told"]), crc32(as_json(stands))) == message["sum"]
        return made

    def _choice(self, item: Any) -> Any:
        if isinstance(item, dict):
            return item
        notes = [{"name": name, "args": args} for name, args in item[1:]]
        return {**self.actions[item[0]], "notes": notes}

    def _told(self, entry: Any, at: int) -> Any:
        if isinstance(entry, dict):
            return entry
        n, seat, whom, which, news, gains = [*entry, [], []][:6]
        action = self.actions[which] if isinstance(which, int) else which
        return {
            "type": "action",
            "at": at,
            "n": n,
            "seat": seat,
            "whom": whom,
            **action,
            "news": [{"name": name, "args": args} for name, args in news],
            "gains": [{"seat": who, "what": what, "number": number} for who, what, number in gains],
        }


def actions_of(game: Game, edition: str = "") -> list[Any]:
    made: list[Any] = json.loads(actions_sheet(game.name, edition or game.usual_edition()))
    return made


def update_of(log: GameLog, reader: Seat, since: int) -> UpdateMessage:
    """An update as a match makes it, but for what stands around the game."""
    state = log.state
    view = state.view(reader)
    mine = not state.over() and state.to_move() == reader
    return UpdateMessage(
        match="m1",
        seat=reader,
        at=log.at,
        since=since,
        told=log.told(reader, since),
        view=view,
        may=[choice(each, reader, state) for each in state.legal()] if mine else [],
        ask=Ask(ask=view.ask, about=view.about, early=False) if mine else None,
        held=None,
        waits=[] if state.over() else [state.to_move()],
        undo=UndoState(free=log.free_undo() == reader, ask=False, request=None),
        clocks=[],
        auction=None,
        time=log.at,
    )


def played(game: Game, rng: Random, edition: str = "") -> Iterator[tuple[GameLog, int]]:
    """A game at random, after each decision, with some taken back; and how long the log was."""
    log = GameLog(game, game.agree(min(count for count in game.seats if count > 1), {}, edition))
    while not log.state.over():
        since = log.at
        if log.free_undo() >= 0 and rng.random() < 0.2:
            log.take_back(log.free_undo(), log.length - 1, agreed=False)
        else:
            log.play(_any(log, rng))
        while not log.state.over() and log.state.to_move() == CHANCE:
            log.play(_any(log, rng))
        yield log, since


def _any(log: GameLog, rng: Random) -> Any:
    state = log.state
    if state.to_move() == CHANCE:
        return state.outcome(rng.randrange(state.odds()))
    return rng.choice(state.legal())


def example() -> dict[str, Any]:
    """Some updates of each game as they are sent, and the actions that they name.

    A card or a price that changes in our deck changes none of them.
    """
    found: dict[str, Any] = {}
    for name in ("ticket-to-ride", "amsterdam", "merchants"):
        game = GAMES[name]
        edition = deck(FOLDER / name.replace("-", "_"))
        channel = Channel(NOTHING)
        sent: list[Any] = []
        for log, since in islice(played(game, Random(4), edition), 30, 36):
            if not sent:
                channel = Channel(catalogue(game, log.options))
                channel.wanted = True
            update = update_of(log, 0, since)
            channel.renew(log.at, update)
            sent.append(json.loads(channel.change(since, -1) or msgspec.json.encode(update)))
        used = sorted({each for one in sent for each in numbers(one)})
        actions = actions_of(game, edition)
        found[name] = {"sent": sent, "actions": {str(n): actions[n] for n in used}}
    return found


def numbers(message: dict[str, Any]) -> Iterator[int]:
    """The numbers of actions that a message names."""
    if message["type"] == "changed":
        for entry in message["told"]:
            if isinstance(entry, list) and isinstance(entry[3], int):
                yield entry[3]
        for items in message["parts"].get("may", [])[2::3]:
            yield from (item[0] for item in items if isinstance(item, list))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(example(), ensure_ascii=False) + "\n")
