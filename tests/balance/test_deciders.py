"""A net decides in many games at once as `instinct` does in one."""

from random import Random
from typing import Any

from damrak.balance.deciders import INSTINCT, Deciders, play_all_on, play_on, step
from damrak.balance.luck import Luck
from damrak.balance.starts import result_of
from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.core.action import CHANCE
from damrak.core.agenda import AgendaState
from damrak.core.fair import seed_from
from damrak.games import GAMES
from tables import learnt

Table = tuple[AgendaState[Any], Deciders, Luck]


def table(game: str, deal: int) -> Table:
    state = GAMES[game].start(learnt(game, 2))
    assert isinstance(state, AgendaState)
    return state, Deciders(game, INSTINCT, 0, 2, deal), Luck(seed_from(deal))


def test_it_decides_as_the_bot_does_that_guesses() -> None:
    state, deciders, luck = table("amsterdam", 3)
    bot = make_bot(INSTINCT, "amsterdam", Random(3), Budget())
    decided = 0
    while decided < 30:
        if state.to_move() != CHANCE and len(state.legal()) > 1:
            wanted = bot.choose(state.view(state.to_move()), state.legal())
            assert deciders.choose(state).words == wanted.words
            decided += 1
        step(state, deciders, luck)


def test_games_side_by_side_end_as_they_do_one_after_the_other() -> None:
    together = [table("ticket-to-ride", deal) for deal in (1, 2, 3)]
    alone = [table("ticket-to-ride", deal) for deal in (1, 2, 3)]
    play_all_on(together)
    for each in alone:
        play_on(*each)
    assert [result_of(each[0]) for each in together] == [result_of(each[0]) for each in alone]
    assert len({str(result_of(each[0]).totals) for each in together}) > 1
