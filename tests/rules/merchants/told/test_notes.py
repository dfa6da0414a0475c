"""Choices say what they cost and bring, and the story what they have brought."""

from rules.merchants.positions import auction, bare, happen, opened, purse, put, use
from tables import say
from telling import noted, told

GAME = "merchants"


def test_a_house_says_its_group_and_what_its_bridge_pays() -> None:
    g = bare()
    put(g, 0, "nz1")
    use(g, 0, "amsterdam-oude-zijde")
    assert noted(g, GAME, "build oz1") == [
        "your largest group in the district: 2 houses",
        "+40 thousand florins",
    ]
    assert told(g, GAME, "build oz1")[1:] == [
        "Anna has houses at both ends of a bridge.",
        "Anna: +40 thousand florins.",
    ]


def test_a_colony_says_where_its_row_comes_to_and_what_it_pays() -> None:
    g = bare()
    put(g, 0, "recife", "lisbon", "ambon")
    use(g, 0, "colony-africa")
    assert noted(g, GAME, "found elmina") == ["gems to space 1", "+100 thousand florins"]
    assert told(g, GAME, "found elmina")[1:] == [
        "Anna has colonies on all four continents.",
        "Anna: +100 thousand florins.",
    ]


def test_pieces_say_where_they_bring_the_tiles() -> None:
    g = bare()
    use(g, 0, "commodity")
    assert noted(g, GAME, "take sugar sugar silk") == ["sugar to space 2", "silk to space 1"]


def test_a_limit_says_what_is_left_of_the_purse() -> None:
    g = bare()
    purse(g, 250, 250, 250)
    auction(g)
    assert noted(g, GAME, "limit 120") == ["leaves you 130"]
    assert noted(g, GAME, "limit start") == ["leaves you 50 if nobody else presses"]
    assert noted(g, GAME, "limit none") == []


def test_a_limit_speaks_of_the_purse_of_whoever_may_state_it_early() -> None:
    g = bare()
    purse(g, 250, 200, 300)
    auction(g)
    later = next(seat for seat in range(3) if seat != g.to_move())
    left = g.notes(later, g.find("limit 120"))[0].args["left"]
    assert left == g.money[later] - 120


def test_a_sale_is_told_with_its_price() -> None:
    g = bare()
    auction(g)
    say(g, "limit 120", "limit none", "limit none")
    assert told(g, GAME, g.legal()[0].words)[0].endswith(
        "buys the card for 120 thousand florins. −120 thousand florins."
    )


def test_a_year_is_told_with_what_it_brings() -> None:
    g = bare()
    put(g, 1, sugar=3)
    happen(g, "score_exchange")
    assert g.news[0].args["event"] == "#event-score-exchange"
    g = bare()
    put(g, 1, sugar=3)
    happen(g, "leader_back")
    assert [each.name for each in g.news] == ["news-year", "news-leader-back"]
    assert g.news[1].args == {"seat": 1, "commodity": "#commodity-sugar", "space": 2}


def test_a_card_that_finds_one_disc_free_goes_there_and_is_told_so() -> None:
    g = opened()
    say(g, "turn commodity", "place mayor", "turn colony-africa", "place bucket")
    lines = told(g, GAME, "turn colony-europe")
    assert lines[1] == "Only the clock’s disc was free: this card goes to auction."
