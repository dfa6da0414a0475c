"""Imagining the rest: a state that agrees with everything a seat can see."""

from random import Random
from typing import Final

from damrak.core.agenda import Answers
from damrak.core.options import Options
from damrak.games.amsterdam.knowledge.steps import ALL_STEPS
from damrak.games.amsterdam.knowledge.view import AmsterdamView, SeatView
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import PLAN, Box
from damrak.games.amsterdam.pieces.rules import TOM, Rules
from damrak.games.amsterdam.state import Amsterdam

_STEPS: Final = {step.name: step for step in ALL_STEPS}


def guess(view: AmsterdamView, rng: Random, box: Box, answers: Answers[Amsterdam]) -> Amsterdam:
    """A state that the reader of this view cannot tell from the true one."""
    options = Options(view.seats, view.edition, view.options)
    g = Amsterdam(options, answers)
    g.lay_out(box, Rules(box, options))
    g.agenda = [_STEPS[name] for name in view.agenda]
    g.turn = view.turn
    g.round = view.round
    g.order = view.order[:]
    g.river = view.river[:]
    g.goods = view.goods[:]
    g.owner = view.owners[:]
    g.taken = view.taken
    g.black_market = view.black_market[:]
    g.roofs = view.roofs[:]
    g.depots = view.depots[:]
    g.pontoons = [waiting[:] for waiting in view.pontoons]
    g.building = view.building[:]
    g.goods_back = view.goods_back[:]
    g.dockers_back = view.dockers_back[:]
    g.districts = view.districts[:]
    g.display = view.display[:]
    g.discard = view.discard[:]
    g.dice = view.dice[:]
    g.chosen = view.chosen[:]
    g.tile = view.tile
    seen = set(view.tiles_seen)
    g.tiles_unseen = [tile for tile in g.tiles_unseen if tile not in seen]
    g.tiles_left = view.tiles_left[:]
    g.foreman = view.foreman
    g.bailiff = view.bailiff
    g.figure = view.figure
    g.scored = view.scored
    g.revealed = int(view.scored and g.rules.tasks > 0)
    _restore_deeds(g, view)
    for seat, player in enumerate(view.players):
        _restore_board(g, g.boards[seat], player)
    if view.tom is not None:
        tom = g.boards[TOM]
        tom.points = view.tom.points
        tom.florins = view.tom.florins
        tom.at = view.tom.at
        tom.scored = view.tom.scored[:]
        _count_arms(g, tom)
    _gather_the_rest(g)
    _guess_tasks(g, view, rng)
    return g


def _restore_deeds(g: Amsterdam, view: AmsterdamView) -> None:
    deeds = g.deeds
    deeds.blocks = view.deeds.blocks
    deeds.amstel = view.deeds.amstel
    deeds.advanced = view.deeds.advanced
    deeds.barge = view.deeds.barge
    deeds.in_hand = view.deeds.in_hand
    deeds.boarded = view.deeds.boarded
    deeds.market = view.deeds.market
    deeds.market_points = view.deeds.market_points
    deeds.plans = view.deeds.plans
    deeds.card_florins = view.deeds.card_florins
    deeds.card_points = view.deeds.card_points
    deeds.foreman = view.deeds.foreman


def _restore_board(g: Amsterdam, board: Board, player: SeatView) -> None:
    board.points = player.points
    board.florins = player.florins
    board.penalties = player.penalties
    board.at = player.at
    board.node = player.node
    board.reserve = player.reserve[:]
    board.reserve_size = sum(player.reserve)
    board.house = player.house
    board.rose = [space[:] for space in player.rose]
    board.store = player.store[:]
    board.store_size = sum(player.store)
    board.aboard = player.aboard[:]
    board.aboard_size = sum(player.aboard)
    board.dockers = player.dockers[:]
    board.dockers_size = sum(player.dockers)
    board.inactive = player.inactive[:]
    for number in player.active:
        board.put_up(g.box.cards[number])
    board.used = player.used[:]
    board.unsettled = player.unsettled[:]
    board.scored = player.scored[:]
    _count_arms(g, board)


def _count_arms(g: Amsterdam, board: Board) -> None:
    for block, owner in enumerate(g.owner):
        if owner == board.seat:
            board.arms[g.box.blocks[block].district] += 1
            board.arms_size += 1


def _gather_the_rest(g: Amsterdam) -> None:
    """What is nowhere to be seen is still in its stack or bag."""
    seen = {*g.display, *g.discard}
    for board in g.boards:
        seen.update(board.inactive, board.active)
    for kind in range(PLAN + 1):
        g.stacks[kind] = [number for number in g.stacks[kind] if number not in seen]
    for good in [*g.goods, g.taken]:
        if good >= 0:
            g.bag[good] -= 1
    for good, sold in enumerate(g.black_market):
        g.bag[good] -= int(sold) + g.roofs[good] + g.depots.count(good) + g.goods_back.count(good)
        for board in g.boards:
            g.bag[good] -= board.store[good] + board.aboard[good]
    dockers = [*g.building, *g.dockers_back]
    for waiting in g.pontoons:
        dockers += waiting
    for docker in range(len(g.dockers_left)):
        g.dockers_left[docker] -= dockers.count(docker)
        for board in g.boards:
            g.dockers_left[docker] -= board.dockers[docker]


def _guess_tasks(g: Amsterdam, view: AmsterdamView, rng: Random) -> None:
    """Others hold any tasks that the reader has not seen."""
    for player in view.players:
        for task in player.tasks or []:
            g.tasks_unseen.remove(task)
    pool = g.tasks_unseen[:]
    rng.shuffle(pool)
    for seat, player in enumerate(view.players):
        if player.tasks is None:
            g.boards[seat].tasks = [pool.pop() for _ in range(player.tasks_held)]
        else:
            g.boards[seat].tasks = player.tasks[:]
    g.tasks_unseen = sorted(pool)
