"""Everything that choices say of themselves, and everything that happens, has words."""

from random import Random

import pytest

from damrak.core.action import NOBODY
from damrak.core.options import Options
from damrak.core.view import Reason, gains, said
from damrak.games import GAMES
from damrak.text import LANGUAGES, Text
from tables import random_action, telling_tables

TABLES = [(game, options) for game in GAMES for options in telling_tables(GAMES[game])][::2]


def everything_said(game: str, options: Options) -> dict[str, Reason]:
    """By message: a reason that one game at random gave it."""
    rng = Random(options.seats)
    state = GAMES[game].start(options)
    found: dict[str, Reason] = {}
    while not state.over():
        action = random_action(state, rng)
        told = state.notes(state.to_move(), action) if state.to_move() >= 0 else []
        before = state.tally()
        state.apply(action)
        changes = gains(before, state.tally())
        assert all(NOBODY <= gain.seat < options.seats for gain in changes)
        for each in [*told, *state.news, *map(said, changes)]:
            found[each.name] = each
    return found


@pytest.mark.parametrize("game", GAMES)
def test_notes_news_and_gains_can_be_said_in_every_language(game: str) -> None:
    found: dict[str, Reason] = {}
    for title, options in TABLES:
        if title == game:
            found.update(everything_said(game, options))
    assert found
    for language in LANGUAGES:
        text = Text(language)
        for each in found.values():
            assert text.game(game, each.name, {**each.args, "who": "Anna"}).strip()
