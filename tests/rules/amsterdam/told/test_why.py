"""Why a part of the board cannot be used now: every part has an answer, in every language."""

from random import Random

import pytest

from damrak.core.action import NOBODY
from damrak.text import LANGUAGES, Text
from rules.amsterdam.positions import (
    BEER,
    Amsterdam,
    aboard,
    active,
    bare,
    dockers,
    end,
    florins,
    give,
    inactive,
    lie_at,
    me,
    on_river,
    own,
    say,
    store,
    tile,
    turn,
    unopened,
    waiting,
)
from tables import random_action


def parts(g: Amsterdam) -> list[str]:
    box = g.box
    found = [f"block:{each.slug}" for each in box.blocks]
    found += [f"node:{each.slug}" for each in box.nodes]
    found += [f"card:{number}" for number in range(1, len(box.cards))]
    found += [f"good:{name}" for name in box.goods]
    found += [f"docker:{name}" for name in box.dockers]
    found += [f"die:{name}" for name in box.colours]
    return [*found, "amstel", "market"]


def reason(g: Amsterdam, part: str, seat: int = 0) -> str:
    why = g.why_not(seat, part)
    assert why is not None
    for language in LANGUAGES:
        assert Text(language).game("amsterdam", why.name, why.args)
    return why.name.removeprefix("why-")


@pytest.mark.parametrize("seats", [1, 3])
def test_every_part_that_no_action_touches_has_a_reason_that_can_be_said(seats: int) -> None:
    g = unopened(seats)
    rng = Random(seats)
    while not g.over():
        seat = rng.choice([NOBODY, *range(seats)])
        mine = g.legal() if g.to_move() == seat else []
        touched = {part for action in mine for part in action.on}
        for part in rng.sample(parts(g), 8):
            if part not in touched:
                assert reason(g, part, seat)
        g.apply(random_action(g, rng))
    assert reason(g, "block:jordaan-1") == "over"


def test_there_is_no_reason_for_what_is_not_on_the_board() -> None:
    g = turn()
    for part in ("block:amstelveen-1", "node:river", "card:200", "card:x", "good:tea", "moon"):
        assert g.why_not(0, part) is None
    assert g.why_not(0, "docker:red") is None


def test_whose_turn_it_is_comes_first() -> None:
    g = turn()
    assert reason(g, "block:jordaan-1", 1) == "not-your-turn"
    active(g, 46)
    say(g, "use 46")
    assert reason(g, "block:jordaan-1") == "question"
    g = bare()
    end(g)
    assert reason(g, "market") == "over"


def test_reasons_for_blocks() -> None:
    g = turn()
    give(g, orange=1)
    own(g, "jordaan-1")
    own(g, "jordaan-2", seat=1)
    assert reason(g, "block:jordaan-1") == "block-yours"
    assert reason(g, "block:jordaan-2") == "block-taken"
    why = g.why_not(0, "block:jordaan-3")
    assert why is not None
    assert why.name == "why-block-price"
    assert why.args == {"price": 4, "colour": "#colour-orange", "have": 1}
    say(g, "block jordaan-6", "store")
    assert reason(g, "block:jordaan-3") == "block-once"
    active(g, 28)
    assert reason(g, "block:jordaan-3") == "block-price"


def test_reasons_for_cards() -> None:
    g = turn()
    active(g, 24, 25, 13)
    inactive(g, 88)
    give(g, brown=1)
    assert reason(g, "card:88") == "card-cost"
    assert reason(g, "card:1") == "card-not-yours"
    assert reason(g, "card:25") == "card-lasting"
    assert reason(g, "card:13") == "card-condition"
    say(g, "use 24")
    assert reason(g, "card:24") == "card-used"


def test_the_resources_that_a_card_lacks_are_counted_with_the_discount() -> None:
    g = turn()
    inactive(g, 88)
    why = g.why_not(0, "card:88")
    assert why is not None
    assert why.args == {"missing": 4}
    active(g, 31)
    why = g.why_not(0, "card:88")
    assert why is not None
    assert why.args == {"missing": 3}


def test_reasons_for_the_harbour() -> None:
    g = turn()
    assert reason(g, "node:water-17") == "node-far"
    assert reason(g, "node:water-10") == "node-resources"
    assert reason(g, "node:start") == "node-here"


def test_reasons_for_goods() -> None:
    g = turn()
    lie_at(g, "warehouse-beer")
    assert reason(g, "good:beer") == "good-none"
    store(g, "lace")
    assert reason(g, "good:lace") == "good-store"
    aboard(g, "beer", "tulip")
    g.roofs[BEER] = 3
    assert reason(g, "good:beer") == "good-full"
    assert reason(g, "good:tulip") == "good-place"


def test_reasons_for_dockers() -> None:
    g = turn()
    lie_at(g, "pontoon-pink")
    waiting(g, "pink", "white", "yellow")
    assert reason(g, "docker:brown") == "docker-elsewhere"
    say(g, "board white")
    assert reason(g, "docker:yellow") == "docker-boarded"
    dockers(g, "brown")
    assert reason(g, "docker:yellow") == "docker-full"


def test_reasons_for_the_amstel() -> None:
    g = turn()
    assert reason(g, "amstel") == "amstel-resources"
    give(g, brown=1)
    say(g, "advance 1")
    assert reason(g, "amstel") == "amstel-once"
    on_river(g, (0, 19), (1, 0), (2, 0))
    assert reason(g, "amstel") == "amstel-mouth"


def test_reasons_for_the_market() -> None:
    g = turn(market="mixed")
    tile(g, "A2")
    assert reason(g, "market") == "market-florins"
    florins(g, 1)
    say(g, "market")
    assert reason(g, "market") == "market-once"
    active(g, 20)
    assert reason(g, "market") == "market-florins"
    tile(g, "CA18")
    florins(g, 9)
    assert me(g).inactive == []
    assert reason(g, "market") == "market-useless"


def test_dice_are_for_phase_two() -> None:
    assert reason(turn(), "die:brown") == "dice"
