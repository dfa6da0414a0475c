"""Why a part of the board cannot be used now: every part has an answer, in every language."""

from random import Random

import pytest

from damrak.core.action import NOBODY
from damrak.games.merchants.state import Merchants
from damrak.text import LANGUAGES, Text
from rules.merchants.positions import auction, bare, happen, opened, purse, put, use
from tables import random_action, say


def parts(g: Merchants) -> list[str]:
    board = g.box.board
    found = [f"plot:{slug}" for slug in board.plot_slugs]
    found += [f"colony:{slug}" for slug in board.colony_slugs]
    found += [f"row:{name}" for name in board.commodities]
    return [*found, "disc:mayor", "disc:clock", "disc:bucket", "clock"]


def reason(g: Merchants, seat: int, part: str) -> str:
    why = g.why_not(seat, part)
    assert why is not None
    return why.name.removeprefix("why-")


@pytest.mark.parametrize("seats", [3, 5])
def test_every_part_that_no_action_touches_has_a_reason_that_can_be_said(seats: int) -> None:
    texts = [Text(language) for language in LANGUAGES]
    g = opened(seats)
    rng = Random(seats)
    while not g.over():
        seat = rng.choice([NOBODY, *range(seats)])
        mine = g.legal() if g.to_move() == seat else []
        touched = {part for action in mine for part in action.on}
        for part in rng.sample(parts(g), 12):
            if part not in touched:
                why = g.why_not(seat, part)
                assert why is not None, part
                for text in texts:
                    assert text.game("merchants", why.name, why.args)
        g.apply(random_action(g, rng))
    assert reason(g, 0, "plot:gr1") == "over"
    assert reason(g, 0, "clock") == "over"


def test_reasons_for_plots() -> None:
    g = bare()
    put(g, 0, "la1")
    put(g, 1, "la2")
    use(g, 0, "amsterdam-lastage")
    assert reason(g, 0, "plot:la1") == "yours"
    assert reason(g, 0, "plot:la2") == "taken"
    assert reason(g, 0, "plot:gr1") == "other-district"
    assert reason(g, 1, "plot:la3") == "not-your-turn"
    assert reason(g, 0, "colony:elmina") == "other-question"
    happen(g, "lose_house")
    assert reason(g, 1, "plot:la1") == "not-yours"


def test_reasons_for_colonies() -> None:
    g = bare()
    put(g, 0, "elmina")
    put(g, 1, "goree")
    use(g, 0, "colony-africa")
    assert reason(g, 0, "colony:elmina") == "yours"
    assert reason(g, 0, "colony:goree") == "taken"
    assert reason(g, 0, "colony:recife") == "other-colony"
    happen(g, "lose_colony")
    assert reason(g, 1, "colony:elmina") == "not-yours"


def test_reasons_for_rows() -> None:
    g = bare()
    put(g, 0, sugar=8, silk=1)
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1")
    assert reason(g, 0, "row:sugar") == "last-space"
    g.tiles[0] = 0
    assert reason(g, 0, "row:gems") == "no-tiles"
    use(g, 0, "amsterdam-grachten-oude-zijde-silk")
    assert reason(g, 0, "row:gems") == "other-commodity"
    put(g, 1, sugar=1)
    happen(g, "lose_ship")
    assert reason(g, 1, "row:gems") == "no-tile-in-row"


def test_reasons_for_discs_and_clock() -> None:
    g = opened()
    say(g, "turn colony-africa", "place clock", "turn colony-silk")
    assert reason(g, 0, "disc:clock") == "disc-taken"
    assert reason(g, 1, "disc:clock") == "not-your-turn"
    assert reason(g, 0, "clock") == "other-question"
    g = opened()
    purse(g, 400, 400, 40)
    auction(g)
    assert reason(g, 2, "clock") == "money"
    assert reason(g, 0, "clock") == "not-your-turn"


def test_unknown_parts_have_none() -> None:
    g = opened()
    assert g.why_not(0, "plot:xx9") is None
    assert g.why_not(0, "moon") is None
