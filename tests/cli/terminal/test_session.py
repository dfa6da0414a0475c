"""The terminal client with a script at the keyboard instead of a person."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from damrak.bots import make_bot
from damrak.core.action import Action
from damrak.core.fair import seed_from
from damrak.core.play import Player
from damrak.core.replay import Replay
from damrak.core.view import Score
from damrak.games import GAMES
from damrak.terminal.choices import grouped
from damrak.terminal.session import LOG_LINES, Session
from damrak.text import Text


def session(game: str, bots: list[str], typed: Iterator[str], width: int = 60) -> Session:
    """A table with a person on seat 0 who types these lines, and then no more."""
    title = GAMES[game]
    replay = Replay(title, title.agree(1 + len(bots), {}))
    players: list[Player | None] = [None]
    players += [make_bot(bot, game, Random(1)) for bot in bots]
    console = Console(file=StringIO(), width=width, highlight=False)

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    names = ["Saskia", *bots]
    return Session(replay, players, names, seed_from(1), Text("en"), console, ask)


def shown(table: Session) -> str:
    assert isinstance(table.console.file, StringIO)
    return table.console.file.getvalue()


def test_nothing_typed_breaks_a_game(tmp_path: Path) -> None:
    lines = [
        "9" * 5000,
        "? " + "9" * 5000,
        "?",
        "? 0",
        "0",
        "[/b]",
        "save",
        f"save {tmp_path}/a\0b",
    ]
    lines += ["save " + "x" * 5000, f"save {tmp_path}", "undo", "\udcff", "{ $who }", ""]
    table = session("ticket-to-ride", ["random"], iter(lines))
    with pytest.raises(EOFError):
        table.run()
    assert shown(table).count("Cannot save") == 3
    assert all(len(line) <= 60 for line in shown(table).splitlines())


def test_a_long_choice_goes_on_under_itself() -> None:
    table = session("ticket-to-ride", ["random"], iter(["3"]), width=40)
    with pytest.raises(EOFError):
        table.run()
    choices = shown(table).rpartition("contracts.")[2].splitlines()[1:]
    assert len(choices) > 5
    assert all(line[3] == " " and (line[4] != " ") for line in choices if line.strip())


@pytest.mark.full
def test_alone_the_result_tells_how_tom_did() -> None:
    table = session("amsterdam", [], iter(["1"] * 4000))
    table.run()
    result = shown(table).split("The game is over.")[-1]
    assert "Saskia" in result
    assert "TOM wins." in result or "Saskia wins." in result
    assert result.count("TOM") >= 1


def test_setting_up_is_told_in_a_few_lines() -> None:
    table = session("amsterdam", ["random"], iter([]), width=100)
    with pytest.raises(EOFError):
        table.run()
    told = shown(table).split("What happened")[1].split("it is your turn")[0]
    assert len(told.splitlines()) <= LOG_LINES + 8  # some lines are folded


def test_the_payments_of_one_route_stand_together() -> None:
    table = session("ticket-to-ride", ["random"], iter([]), width=100)
    while table.state.to_move() != 0 or len(_claims(table)) < 40:
        assert not table.state.over()
        legal = table.state.legal()
        draws = [action for action in legal if action.words == "draw"]
        table.act((draws or legal)[0])
    routes = [action.on[0] for action in _claims(table)]
    seen = [route for n, route in enumerate(routes) if n == 0 or routes[n - 1] != route]
    assert len(seen) == len(set(seen)) < len(routes)


def _claims(table: Session) -> list[Action]:
    return [each for each in grouped(table.state.legal()) if each.verb.startswith("claim")]


@pytest.mark.full
def test_the_end_tells_the_last_moves_and_shows_all_contracts() -> None:
    table = session("ticket-to-ride", ["greedy"], iter(["1"] * 4000), width=120)
    table.run()
    last = shown(table).rpartition("it is your turn")[2]
    assert "greedy " in last.split("What happened")[1].split("Nieuwe Waal")[0]
    assert "Contracts of Saskia" in last
    assert "Contracts of greedy" in last


@pytest.mark.full
@pytest.mark.plain
def test_a_broken_tie_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session("ticket-to-ride", ["greedy"], iter(["1"] * 4000), width=120)
    level = [Score(0, 40, 2, {}), Score(1, 40, 1, {})]
    monkeypatch.setattr(type(table.state), "scores", lambda state: level)
    table.run()
    assert "whoever has fulfilled more contracts comes first" in shown(table)
