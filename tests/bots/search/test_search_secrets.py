"""The search knows what its seat may know and nothing else; whatever it chooses is allowed."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from librt.random import Random as FastRandom

from bots.search.spying import Spy, own_lists, reach
from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.evaluators.merchants.evaluator import MerchantsEvaluator
from damrak.bots.search.bot import SearchBot
from damrak.bots.search.tree import Tree
from damrak.core.action import CHANCE, Action, Seat
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State
from damrak.games import GAMES
from damrak.games.merchants.pieces.actions import Limit
from damrak.games.merchants.state import UNSTATED, Merchants
from tables import name_of, random_action, table

EXPANSIONS = {"workers": "yes", "tasks": "3", "figure": "yes", "market": "mixed"}


def tables() -> Iterator[tuple[Game, Options]]:
    """Every game with every seat count; Amsterdam also with all expansions, and short."""
    for game in GAMES.values():
        for seats in game.seats:
            yield game, game.agree(seats, {})
    amsterdam = GAMES["amsterdam"]
    for seats in amsterdam.seats:
        yield (
            amsterdam,
            amsterdam.agree(seats, {"rounds": "10"} | (EXPANSIONS if seats > 1 else {})),
        )


TABLES = [
    pytest.param(
        game,
        options,
        id=name_of(game, options),
        marks=pytest.mark.full if game.name == "amsterdam" and options.seats > 2 else (),
    )
    for game, options in tables()
]


# Only what is allowed

SELDOM = 4
"""The search takes one in so many decisions, and chance the others: so games go everywhere."""


@pytest.mark.full
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_search_never_chooses_what_is_not_allowed(game: Game, options: Options) -> None:
    rng = Random(11)
    state = game.start(options)
    bots = [
        make_bot("search", game.name, Random(seat), Budget(simulations=2))
        for seat in range(options.seats)
    ]
    asked = 0
    while not state.over():
        seat = state.to_move()
        if seat == CHANCE or rng.randrange(SELDOM):
            state.apply(random_action(state, rng))
            continue
        legal = state.legal()
        chosen = bots[seat].choose(state.view(seat), legal)
        assert any(chosen is each for each in legal), chosen.words
        asked += len(legal) > 1
        state.apply(chosen)
    assert asked > 5


# Two truths that look the same


def twins(
    game: str, seats: int, chosen: dict[str, str], seat: Seat, seed: int
) -> Iterator[tuple[State, State]]:
    """Decisions of a seat in two true games that differ only in what it was not told.

    Both games are played from the start; whenever something happens that the seat does not hear
    of in full, something else happens in each, if that can be.
    """
    rng = Random(seed)
    one, two = table(game, seats, **chosen), table(game, seats, **chosen)
    while not one.over():
        mover = one.to_move()
        assert two.to_move() == mover
        if mover == seat and len(one.legal()) > 1 and differ(one, two, seat):
            yield one, two
        found = pairs(one, two, seat)
        if not found:
            return
        other = [pair for pair in found if pair[0] is not pair[1] and pair[0].verb == pair[1].verb]
        first, second = rng.choice(other or found)
        known = one.revealed
        one.apply(first)
        two.apply(second)
        if one.revealed > known and one.view(seat) != two.view(seat):
            return  # secrets became known, and they were not the same


def pairs(one: State, two: State, seat: Seat) -> list[tuple[Action, Action]]:
    """What can happen in two games so that the seat hears the same."""
    heard: dict[int, list[Action]] = {}
    for action in two.legal():
        heard.setdefault(two.told(action, seat).index, []).append(action)
    return [
        (action, other)
        for action in one.legal()
        for other in heard.get(one.told(action, seat).index, [])
    ]


def differ(one: State, two: State, seat: Seat) -> bool:
    """Whether another seat could tell the two games apart."""
    return any(
        one.view(other) != two.view(other) for other in range(one.options.seats) if other != seat
    )


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "seats", "chosen"),
    [
        pytest.param("ticket-to-ride", 3, {}, id="ticket-to-ride"),
        pytest.param("merchants", 4, {}, id="merchants"),
        pytest.param("amsterdam", 3, EXPANSIONS, id="amsterdam"),
    ],
)
def test_search_chooses_the_same_in_true_states_that_look_the_same(
    game: str, seats: int, chosen: dict[str, str]
) -> None:
    compared = 0
    for seed in range(40):
        seat = seed % seats
        for one, two in islice(twins(game, seats, chosen, seat, seed), 0, 16, 4):
            views = one.view(seat), two.view(seat)
            assert views[0] == views[1]
            assert [each.index for each in one.legal()] == [each.index for each in two.legal()]
            choices = [
                make_bot("search", game, Random(3), Budget(simulations=6)).choose(
                    view, state.legal()
                )
                for view, state in zip(views, (one, two), strict=True)
            ]
            assert choices[0] is choices[1]
            compared += 1
        if compared > 16:
            return
    pytest.fail(f"only {compared} true states had a twin")


# Nothing to see


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_nothing_leads_from_a_choosing_bot_to_the_true_state(game: Game, options: Options) -> None:
    rng = Random(4)
    state = game.start(options)
    steps = 0
    looked = 0
    while not state.over() and looked < 2:
        seat = state.to_move()
        if steps > 40 and seat >= 0 and len(state.legal()) > 1:
            look_around(game.name, state)
            looked += 1
            steps = 0
        state.apply(random_action(state, rng))
        steps += 1
    assert looked == 2


def look_around(game: str, state: State) -> None:
    """Ask a bot, and look at all that it holds while it thinks and afterwards."""
    true = {id(state)} | {id(each) for each in own_lists(state)}
    assert len(true) > 5
    view, legal = state.view(state.to_move()), state.legal()[:]
    given = reach(view, legal)
    assert not any(isinstance(each, State) for each in given)
    assert not true & {id(each) for each in given}
    bot = make_bot("search", game, Random(1), Budget(simulations=3))
    assert isinstance(bot, SearchBot)
    spy = Spy(bot, true)
    bot.choose(view, legal)
    assert {"prepare", "priors", "determinize", "rollout"} <= spy.guessed, "it sees what it guesses"
    spy.note("afterwards")
    assert spy.seen == []


def test_a_spy_finds_a_state_that_is_there() -> None:
    state = table("ticket-to-ride", 2)

    def hidden() -> State:
        return state

    assert any(each is state for each in reach({"deep": [hidden]}))
    lists = {id(each) for each in own_lists(state)}
    assert lists <= {id(each) for each in reach(state)}
    bot = make_bot("search", "ticket-to-ride", Random(1), Budget(simulations=2))
    assert isinstance(bot, SearchBot)
    spy = Spy(bot, {id(state)})
    spy.note("before")
    bot.sums[0] = [state]  # type: ignore[list-item]
    spy.note("with a state in its pocket")
    assert spy.seen == ["with a state in its pocket: TicketToRide"]


# Secret limits


def test_alternatives_of_a_secret_limit_lead_to_one_node() -> None:
    g = bidding()
    first = g.to_move()
    evaluator = MerchantsEvaluator()
    evaluator.candidates = 0  # Where a tree is grown.
    tree = Tree(evaluator, first, FastRandom(1))
    for _ in range(200):
        tree.simulate(g.copy())
    node = tree.root
    for bidders in range(g.seats - 1):
        tried = [edge for edge in node.edges.values() if edge.visits]
        assert all(isinstance(edge.action, Limit) for edge in tried)
        assert len(tried) > 2, f"bidder {bidders} tries several limits"
        assert list(node.children) == [g.box.limit_hidden], "and all lead to the same place"
        node = node.children[g.box.limit_hidden]


@pytest.mark.full
def test_a_limit_changes_nothing_for_who_bids_next() -> None:
    g = bidding()
    limits = g.legal()
    assert len(limits) > 3
    chosen: set[int] = set()
    views = []
    for limit in limits:
        after = g.copy()
        after.apply(limit)
        seat = after.to_move()
        assert seat != g.to_move()
        views.append(after.view(seat))
        bot = make_bot("search", "merchants", Random(2), Budget(simulations=30))
        chosen.add(bot.choose(after.view(seat), after.legal()).index)
    assert all(view == views[0] for view in views)
    assert len(chosen) == 1


def bidding() -> Merchants:
    """An auction in a random game begins, and everybody can bid."""
    rng = Random(6)
    g = table("merchants", 4)
    assert isinstance(g, Merchants)
    while not (isinstance(g.legal()[0], Limit) and min(g.money) >= 100):
        g.apply(random_action(g, rng))
    assert g.limits == [UNSTATED] * 4
    return g
