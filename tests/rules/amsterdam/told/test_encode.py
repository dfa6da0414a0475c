"""The numbers that learners see: what lies where, from the reader's own chair, and no secrets."""

from collections.abc import Iterator
from itertools import chain, count
from random import Random

import pytest

from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.box import COLOURS, GOODS, TASKS
from damrak.games.amsterdam.state import Amsterdam
from rules.amsterdam.positions import opened
from tables import random_action

Told = dict[str, list[int]]
"""What a seat is told, by the names of the parts."""


def by_seat(numbers: list[int], seats: int) -> list[list[int]]:
    """The same for each seat, the reader's first."""
    each = len(numbers) // seats
    return [numbers[each * seat : each * (seat + 1)] for seat in range(seats)]


def marked(numbers: list[int], first: int = 1) -> list[int]:
    """Which are 1; the others are 0."""
    assert set(numbers) <= {0, 1}
    return [at for at, number in enumerate(numbers, first) if number]


def positions(tasks: str, seats: int = 3) -> Iterator[tuple[Amsterdam, list[Told]]]:
    """Some from all over a game with all expansions, and what each seat is told."""
    g = opened(seats, tasks=tasks, workers="yes", figure="yes", market="mixed")
    encoder = GAME.encoder(g.options)
    rng = Random(4)
    for number in count():
        if number % 30 == 0 or g.over():
            rows = [memoryview(encoder.encode(g, reader)).cast("b") for reader in range(seats)]
            slices = encoder.encoding.slices.items()
            yield g, [{name: [*row[where]] for name, where in slices} for row in rows]
        if g.over():
            return
        g.apply(random_action(g, rng))


@pytest.mark.parametrize("tasks", ["3", "5", "open-2"])
def test_tasks_are_known_to_whoever_holds_them_and_to_all_where_they_lie_open(tasks: str) -> None:
    seen = 0
    for g, told in positions(tasks):
        for reader, numbers_of in enumerate(told):
            seats = [(reader + step) % 3 for step in range(3)]
            open_to = [tasks.startswith("open") or g.scored or seat == reader for seat in seats]
            assert numbers_of["tasks held"] == [len(g.boards[seat].tasks) for seat in seats]
            assert numbers_of["tasks known"] == [int(each) for each in open_to]
            lying = by_seat(numbers_of["tasks"], 3)
            for seat, numbers, known in zip(seats, lying, open_to, strict=True):
                assert len(numbers) == TASKS
                assert marked(numbers) == (sorted(g.boards[seat].tasks) if known else [])
                seen += known
            for seat, numbers in zip(seats, by_seat(numbers_of["unsettled"], 3), strict=True):
                assert marked(numbers) == sorted(g.boards[seat].unsettled)
    assert seen > 50


def test_everyones_things_are_told_from_the_readers_chair() -> None:
    found: set[str] = set()
    for g, told in positions("3"):
        for reader, numbers_of in enumerate(told):
            boards = [g.boards[(reader + step) % 3] for step in range(3)]
            cards = [by_seat(numbers_of[name], 3) for name in ("inactive", "active", "used")]
            for board, inactive, active, used in zip(boards, *cards, strict=True):
                assert marked(inactive) == sorted(board.inactive)
                assert marked(active) == sorted(board.active)
                assert {number for number, times in enumerate(used, 1) if times} == {*board.used}
                assert sum(used) == len(board.used)
                found |= {name for name in ("inactive", "active", "used") if getattr(board, name)}
            things = {
                "resources": [board.reserve for board in boards],
                "arms": [board.arms for board in boards],
                "roses": [[*chain.from_iterable(board.rose)] for board in boards],
                "cargo": [[*board.store, *board.aboard, *board.dockers] for board in boards],
            }
            for name, expected in things.items():
                assert numbers_of[name] == [*chain.from_iterable(expected)], name
                found |= {name} if any(map(any, expected)) else set()
            for board, numbers in zip(boards, by_seat(numbers_of["houses"], 3), strict=True):
                assert marked(numbers, 0) == ([board.house] if board.house >= 0 else [])
            for board, numbers in zip(boards, by_seat(numbers_of["nodes"], 3), strict=True):
                assert marked(numbers, 0) == ([board.node] if board.node >= 0 else [])
    assert found == {"inactive", "active", "used", "resources", "arms", "roses", "cargo"}


def test_what_lies_open_for_all_is_told_alike_to_all() -> None:
    for g, told in positions("no"):
        for numbers_of in told:
            assert marked(numbers_of["display"]) == sorted(g.display)
        assert marked(told[2]["discard"]) == sorted(g.discard)
        assert marked(told[0]["districts"], 0) == sorted(g.districts)
        assert told[1]["stacks"] == [len(stack) for stack in g.stacks]
        assert marked(told[1]["taken"], 0) == ([g.taken] if g.taken >= 0 else [])
        for place, good in enumerate(g.goods):
            numbers = told[2]["goods"][GOODS * place : GOODS * (place + 1)]
            assert marked(numbers, 0) == ([good] if good >= 0 else [])
        assert len(told[0]["building"]) == COLOURS
