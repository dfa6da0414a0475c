"""The harbour: the barge, goods and dockers."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step, Then
from damrak.games.amsterdam.areas.payment import pay_any
from damrak.games.amsterdam.pieces.actions import Jump, MoveForeman
from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, MOST_SEATS
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, START, WAREHOUSE
from damrak.games.amsterdam.state import GONE, Amsterdam


def barge_actions(g: Amsterdam, board: Board, legal: list[Action]) -> None:
    """Add what the barge can do where it lies, and where it can go.

    Goods are loaded at the start and at pontoons, free and any number. Goods are delivered at the
    pier of their warehouse or of an empty depot, free as well. At a pontoon one docker may come
    aboard at each call, while fewer than two are there. Each step to a neighbouring space costs
    one resource of any colour, unless it is paid for already.
    """
    acts = g.acts
    node = g.box.nodes[board.node]
    kind = node.kind
    if kind == WAREHOUSE:
        good = node.good
        if board.aboard[good] and g.roofs[good] < len(node.values):
            legal.append(acts.deliver[good])
    elif kind == DEPOT:
        if board.aboard_size and g.depots[node.depot] == NOTHING:
            for good in range(GOODS):
                if board.aboard[good]:
                    legal.append(acts.deliver[good])
    elif kind in (PONTOON, START):
        if board.store_size:
            for good in range(GOODS):
                if board.store[good]:
                    legal.append(acts.load[good])
        if kind == PONTOON:
            waiting = g.pontoons[node.docker]
            if waiting and not g.deeds.boarded and board.dockers_size < g.box.dockers_aboard:
                for docker in range(COLOURS):
                    if docker in waiting:
                        legal.append(acts.board[docker])
    if board.reserve_size or g.deeds.in_hand:
        sail = acts.sail
        for near in node.neighbours:
            legal.append(sail[near])


def sail(g: Amsterdam, board: Board, node: int) -> None:
    """Move the barge one space: with a step in hand, or for one resource."""
    arrive(g, board, node)
    deeds = g.deeds
    if deeds.in_hand:
        deeds.in_hand -= 1
    else:
        deeds.in_hand = steps_for_one(board) - 1
        pay_any(g, board, 1)


def steps_for_one(board: Board) -> int:
    """How many steps of the barge one resource pays for: cards may add to it."""
    steps = 1
    for card in board.permanents:
        steps += card.more_steps()
    return steps


def trip_costs(g: Amsterdam, board: Board) -> list[int]:
    """By number of steps: the resources that so long a trip costs now, steps in hand first."""
    for_one = steps_for_one(board)
    longest = g.box.longest_trip
    free = min(g.deeds.in_hand, longest)
    paid = list(range(longest - free + 1))
    if for_one > 1:
        paid = [(steps + for_one - 1) // for_one for steps in paid]
    return [0] * free + paid


def arrive(g: Amsterdam, board: Board, node: int) -> None:
    """The barge comes to a space; at a pontoon, dockers who live there go home at once."""
    board.node = node
    g.deeds.barge += 1
    g.deeds.boarded = False
    space = g.box.nodes[node]
    if space.kind == PONTOON:
        while board.dockers[space.docker]:
            board.dockers[space.docker] -= 1
            board.dockers_size -= 1
            bring_home(g, board, space.docker)
            g.tell("docker-home", {"docker": f"#docker-{g.box.dockers[space.docker]}"})


def bring_home(g: Amsterdam, board: Board, docker: int) -> None:
    """A docker takes the highest free space of the dockers' building; the last holds any number.

    A card may make it count twice.
    """
    values = g.box.building
    place = len(g.building)
    value = values[place] if place < len(values) else values[-1]
    g.building.append(docker)
    board.points += value
    for card in board.permanents:
        if card.scores_dockers_again():
            card.score(g, board, value)


def load(board: Board, good: int) -> None:
    """A good goes from the store to the barge."""
    board.store[good] -= 1
    board.store_size -= 1
    board.aboard[good] += 1
    board.aboard_size += 1


def take_aboard(g: Amsterdam, board: Board, docker: int) -> None:
    """A docker comes aboard, for which there is a florin."""
    g.leave_pontoon(g.box.nodes[board.node].docker, docker)
    board.dockers[docker] += 1
    board.dockers_size += 1
    board.florins += g.box.boarding_florins
    g.deeds.boarded = True


def deliver(g: Amsterdam, board: Board, good: int) -> None:
    """Bring a good in: its roof or depot, fast delivery, the foreman, and what cards add."""
    box = g.box
    node = box.nodes[board.node]
    board.aboard[good] -= 1
    board.aboard_size -= 1
    points = box.fast_delivery[g.round]
    if node.kind == DEPOT:
        g.depots[node.depot] = good
        points += node.values[0]
    else:
        points += node.values[g.roofs[good]]
        g.roofs[good] += 1
    if g.foreman == board.node:
        points += box.foreman_points
        g.deeds.foreman = True
    board.points += points
    for card in board.permanents:
        card.delivered(g, board, good)


class JumpAnywhere(Step[Amsterdam]):
    """Move the barge to any other space of the harbour: what a market tile gives."""

    def legal(self, g: Amsterdam) -> list[Action]:
        here = g.boards[self.seat].node
        return [jump for jump in g.acts.jump if jump.node != here]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Jump)
        arrive(g, g.boards[self.seat], action.node)


class ForemanMoves(Step[Amsterdam]):
    """At the end of a turn in which goods were delivered to him, the deliverer sends the foreman

    to the nearest other warehouse or depot with room.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        return [g.acts.foreman[node] for node in nearest_with_room(g)]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, MoveForeman)
        g.foreman = action.node


def has_room(g: Amsterdam, node: int) -> bool:
    """Whether a warehouse or depot can take another good."""
    space = g.box.nodes[node]
    if space.kind == WAREHOUSE:
        return g.roofs[space.good] < len(space.values)
    return space.kind == DEPOT and g.depots[space.depot] == NOTHING


def nearest_with_room(g: Amsterdam) -> list[int]:
    """The other warehouses and depots with room that are nearest to the foreman."""
    steps = g.box.water[g.foreman]
    places = [n for n in range(len(g.box.nodes)) if n != g.foreman and has_room(g, n)]
    least = min([steps[n] for n in places], default=0)
    return [n for n in places if steps[n] == least]


class ForemanLeaves(Then[Amsterdam]):
    """After a delivery to him he goes on; he stays if only his own place has room, and leaves the

    game if none has.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"foreman-leaves {seat}")
        self.of = seat

    def take(self, g: Amsterdam, action: Action) -> None:
        if not g.deeds.foreman:
            return
        places = nearest_with_room(g)
        if len(places) > 1:
            g.agenda.append(FOREMAN_MOVES[self.of])
        elif places:
            g.foreman = places[0]
            g.tell("foreman", dict(g.acts.foreman[places[0]].args))
        elif not has_room(g, g.foreman):
            g.foreman = GONE
            g.tell("foreman-gone", {})


JUMP_ANYWHERE: Final = [JumpAnywhere(f"jump {seat}", seat, seat) for seat in range(MOST_SEATS)]
FOREMAN_MOVES: Final = [ForemanMoves(f"foreman {seat}", seat, seat) for seat in range(MOST_SEATS)]
FOREMAN_LEAVES: Final = [ForemanLeaves(seat) for seat in range(MOST_SEATS)]
