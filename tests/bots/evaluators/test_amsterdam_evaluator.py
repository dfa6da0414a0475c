"""The evaluator of Amsterdam: it has preferences for every question, and its plans can be done."""

from random import Random

import pytest

from damrak.bots.evaluators.amsterdam.cards import card_value
from damrak.bots.evaluators.amsterdam.evaluator import AmsterdamEvaluator, finish
from damrak.bots.evaluators.amsterdam.turn import TurnPreferences
from damrak.bots.evaluators.amsterdam.value import AHEAD
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.core.action import CHANCE
from damrak.core.options import Options
from damrak.core.play import draw
from damrak.games import GAMES
from damrak.games.amsterdam.areas.amstel import advance
from damrak.games.amsterdam.chapters.turn import Turn
from damrak.games.amsterdam.knowledge.encode import ASKS
from damrak.games.amsterdam.knowledge.steps import ALL_STEPS
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.state import Amsterdam
from tables import every_table, name_of

GAME = GAMES["amsterdam"]
RIVER_TABLET = 34
"""Whoever has this card stays on top."""
TABLES = [pytest.param(options, id=name_of(GAME, options)) for options in every_table(GAME, most=9)]


def begin(seats: int, **chosen: str) -> Amsterdam:
    state = GAME.start(GAME.agree(seats, chosen))
    assert isinstance(state, Amsterdam)
    return state


def turn_in_round(number: int, seed: int, seats: int = 2) -> Amsterdam:
    """A turn of that round that is about to begin, in a game played by preferences so far."""
    g = begin(seats)
    rng = Random(seed)
    evaluator = AmsterdamEvaluator()
    while g.round < number or not isinstance(g.agenda[-1], Turn):
        by_hand(g, evaluator, rng)
    return g


def by_hand(g: Amsterdam, evaluator: AmsterdamEvaluator, rng: Random) -> None:
    """Chance acts, or whoever is asked does what looks best."""
    if g.to_move() == CHANCE:
        g.apply(draw(g, rng))
        return
    legal = g.legal()
    preferences = evaluator.preferences(g, legal)
    g.apply(legal[preferences.index(max(preferences))])


@pytest.mark.parametrize("options", TABLES)
def test_it_has_preferences_for_every_answer_and_changes_nothing(
    options: Options,
) -> None:
    g = GAME.start(options)
    assert isinstance(g, Amsterdam)
    rng = Random(3)
    evaluator = AmsterdamEvaluator()
    while not g.over():
        if g.to_move() == CHANCE:
            g.apply(draw(g, rng))
            continue
        legal = g.legal()
        before = g.view(-3)
        weights = evaluator.priors(g, legal)
        assert len(weights) == len(legal)
        assert min(weights) >= 0
        assert sum(weights) == pytest.approx(1)
        assert g.view(-3) == before
        g.apply(rng.choice(legal))


def test_the_hand_that_plays_on_beats_chance() -> None:
    evaluator = AmsterdamEvaluator()
    for seed in range(4):
        g = begin(2)
        rng = Random(seed)
        while not g.over():
            if g.to_move() == seed % 2:
                by_hand(g, evaluator, rng)
            elif g.to_move() == CHANCE:
                g.apply(draw(g, rng))
            else:
                g.apply(rng.choice(g.legal()))
        scores = g.scores()
        assert scores[seed % 2].total > scores[1 - seed % 2].total + 40
        assert finish(g, 14.0, 0.5)[seed % 2] > 0.9


def test_alone_a_win_against_tom_is_worth_more_than_a_defeat() -> None:
    evaluator = AmsterdamEvaluator()
    values: dict[int, list[float]] = {1: [], 2: []}
    for seed in range(6):
        g = begin(1)
        rng = Random(seed)
        while not g.over():
            if seed % 2 and g.to_move() != CHANCE:
                g.apply(rng.choice(g.legal()))
            else:
                by_hand(g, evaluator, rng)
        values[g.scores()[0].place] += finish(g, 14.0, 0.5)
    assert values[2]
    assert all(value < 0.5 for value in values[2])
    assert all(value > 0.5 for value in values[1])


def more_of(board: Board, what: str) -> None:
    if what == "points":
        board.points += 5
    elif what == "florins":
        board.florins += 2
    elif what == "resources on the rose":
        board.put_on_rose(1, 0, 3)
    elif what == "a resource in the house":
        board.house = 1
    else:
        board.penalties -= 1


@pytest.mark.parametrize(
    "what",
    ["points", "florins", "resources on the rose", "a resource in the house", "a token less"],
)
def test_more_is_worth_more(what: str) -> None:
    g = turn_in_round(4, 1)
    board = g.boards[0]
    board.penalties = 2
    board.house = -1
    before = AmsterdamEvaluator().board_value(g, board)
    more_of(board, what)
    assert AmsterdamEvaluator().board_value(g, board) > before


@pytest.mark.parametrize("number", [2, 7, 12])
def test_a_plan_is_kept_for_the_whole_turn(number: int) -> None:
    g = turn_in_round(number, number)
    seat = g.to_move()
    evaluator = AmsterdamEvaluator()
    evaluator.prepare(g)
    pages = len(evaluator.book.pages)
    assert pages > 0
    followed = 0
    while True:
        evaluator.prepare(g)
        assert len(evaluator.book.pages) == pages, "a plan that exists is not made again"
        planned = evaluator.book.next(g)
        assert planned in g.legal()
        legal = g.legal()
        if len(legal) > 1:
            assert evaluator.priors(g, legal)[legal.index(planned)] > 1 / len(legal)
        followed += 1
        assert g.to_move() == seat
        if planned is g.acts.pass_:
            break
        g.apply(planned)
    assert followed > 1


def test_a_plan_is_not_followed_where_it_cannot_be() -> None:
    g = turn_in_round(5, 2)
    evaluator = AmsterdamEvaluator()
    evaluator.prepare(g)
    planned = evaluator.book.next(g)
    assert planned is not None
    here = next(page for page, action in evaluator.book.best.items() if action is planned)
    evaluator.book.best[here] = g.acts.tom_florin
    assert evaluator.book.next(g) is None


# Numbers for learners


def test_every_question_to_a_seat_has_its_place_among_the_numbers() -> None:
    asked = {step.name.split()[0] for step in ALL_STEPS if step.seat >= 0}
    assert asked == set(ASKS)


@pytest.mark.parametrize("options", TABLES)
def test_views_become_as_many_numbers_as_announced_and_small_ones(options: Options) -> None:
    g = GAME.start(options)
    rng = Random(5)
    encoder = GAME.encoder(options)
    scales = encoder.encoding.scales
    count = 0
    while not g.over():
        count += 1
        if count % 60 == 0:
            for reader in (*range(options.seats), -2):
                row = memoryview(encoder.encode(g, reader)).cast("b")
                numbers = [number / scale for number, scale in zip(row, scales, strict=True)]
                assert min(numbers) >= -1
                assert max(numbers) <= 2
        g.apply(draw(g, rng) if g.to_move() == CHANCE else rng.choice(g.legal()))
    assert len(encoder.encode(g, 0)) == encoder.encoding.size


def test_my_own_tasks_are_among_the_numbers_and_others_are_not() -> None:
    g = begin(2, tasks="3")
    rng = Random(1)
    while g.to_move() == CHANCE:
        g.apply(draw(g, rng))
    encoder = GAME.encoder(g.options)
    where = encoder.encoding.slices["tasks"]
    mine, theirs, public = (encoder.encode(g, reader)[where] for reader in (0, 1, -2))
    each = len(mine) // 2
    assert sum(mine[:each]) == sum(public[:each]) + 3
    assert mine[each:] == public[each:]
    assert sum(theirs[:each]) == sum(public[each:]) + 3


def test_a_step_from_the_first_space_passes_the_pawns_above_ones_own() -> None:
    g = begin(4)
    rng = Random(2)
    while not isinstance(g.agenda[-1], Turn):
        g.apply(draw(g, rng) if g.to_move() == CHANCE else rng.choice(g.legal()))
    assert [g.boards[seat].at for seat in g.river] == [0, 0, 0, 0]
    steps = [TurnPreferences(g, g.boards[seat], Weights()).river(1) for seat in g.river]
    assert steps == pytest.approx([steps[0] + AHEAD * above for above in range(4)])


def test_it_knows_whom_a_pawn_passes() -> None:
    rng = Random(4)
    passed: set[int] = set()
    for seed in range(12):
        g = turn_in_round(1 + seed % 3, seed, seats=4)
        for seat in range(4):
            g.boards[seat].at = rng.choice([0, 1, 2, g.box.last_space - 1, g.box.last_space])
            if seed % 2 and seat == seed % 4:
                g.boards[seat].permanents = [g.box.cards[RIVER_TABLET]]
        rng.shuffle(g.river)
        g.river.sort(key=lambda seat: -g.boards[seat].at)
        for seat in range(4):
            for spaces in (1, 2, 3):
                there = min(g.boards[seat].at + spaces, g.box.last_space)
                after = g.copy()
                advance(after, seat, spaces)
                gained = g.river.index(seat) - after.river.index(seat)
                assert TurnPreferences(g, g.boards[seat], Weights()).passed(there) == gained
                passed.add(gained)
    assert passed == {0, 1, 2, 3}


MOSAIC, STRONG_SPIRITS, TILE_BROKER, GENEROUS_ROUND, BUILDING_SOCIETY = 36, 39, 32, 38, 101
PLANNERS_TABLE, MANY_FACETS, LANDLORDS_TABLE = 21, 52, 19


def with_card(number: int, inactive: int, reserve: dict[int, int]) -> tuple[Amsterdam, Board]:
    """A turn in the middle of a game: one card active, one waiting, and these resources."""
    g = turn_in_round(5, seed=3)
    board = g.boards[g.to_move()]
    board.put_up(g.box.cards[number])
    board.inactive = [inactive]
    board.reserve = [reserve.get(colour, 0) for colour in range(6)]
    board.reserve_size = sum(board.reserve)
    board.florins = 6
    return g, board


def preferred(g: Amsterdam, board: Board, number: int) -> float:
    return TurnPreferences(g, board, Weights()).use(g.box.cards[number])


OCCASIONS = [(MOSAIC, 5, BUILDING_SOCIETY), (STRONG_SPIRITS, 12, BUILDING_SOCIETY)]
"""A card that exchanges, a round in which it does, and what for."""


@pytest.mark.parametrize(("number", "number_of_round", "waiting"), OCCASIONS)
def test_resources_are_exchanged_for_one_that_a_card_lacks(
    number: int, number_of_round: int, waiting: int
) -> None:
    g, board = with_card(number, waiting, {})
    g.round = number_of_round
    colour, count = g.box.cards[waiting].price[0]
    for each, times in g.box.cards[waiting].price:
        board.reserve[each] = times
    other = next(c for c in range(6) if not board.reserve[c])
    board.reserve[other] = 3
    board.reserve[colour] = count - 1
    board.reserve_size = sum(board.reserve)
    assert 0 < preferred(g, board, number) < 0.1, "after all that is better"
    board.reserve[colour] = count
    board.reserve_size += 1
    assert preferred(g, board, number) < 0, "nothing is lacking"


@pytest.mark.parametrize("number", [STRONG_SPIRITS, GENEROUS_ROUND])
def test_florins_that_can_still_be_spent_well_are_not_given_for_what_resources_can_pay(
    number: int,
) -> None:
    """While rounds are left, the card that waits costs its resources, and no more is saved."""
    g, board = with_card(number, LANDLORDS_TABLE, {0: 3, 1: 1, 2: 1, 4: 1})
    assert preferred(g, board, number) < 0
    g, board = with_card(number, BUILDING_SOCIETY, {})
    g.round = g.box.rounds
    board.reserve = [1] * 6
    board.reserve[g.box.cards[BUILDING_SOCIETY].price[0][0]] = 0
    board.reserve_size = sum(board.reserve)
    assert preferred(g, board, number) > 0, "in the last round"


def test_two_resources_that_the_card_needs_are_not_exchanged_for_the_third() -> None:
    g, board = with_card(MOSAIC, LANDLORDS_TABLE, {1: 1, 2: 1, 4: 1})
    assert preferred(g, board, MOSAIC) < 0


def test_what_is_left_of_the_resources_becomes_florins_at_last() -> None:
    g, board = with_card(TILE_BROKER, LANDLORDS_TABLE, {0: 4})
    assert 0 < preferred(g, board, TILE_BROKER) < 0.1
    g.round = g.box.rounds
    assert preferred(g, board, TILE_BROKER) < 0, "three leftovers score more than a florin"


def test_cards_that_pay_more_from_round_to_round_are_expected_to() -> None:
    g = turn_in_round(6, seed=3)
    board = g.boards[g.to_move()]
    board.plans = [1, 0, 1, 0, 0, 0]
    cards = g.box.cards
    assert 22 < card_value(g, board, cards[PLANNERS_TABLE], 7) < 42
    assert 14 < card_value(g, board, cards[MANY_FACETS], 7) < 20
    late = card_value(g, board, cards[MANY_FACETS], 4) / 4
    assert late > 1.1 * card_value(g, board, cards[MANY_FACETS], 12) / 12
