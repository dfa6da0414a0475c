"""Positions of Merchants of Amsterdam for its tests."""

from damrak.core.action import NOBODY
from damrak.games.merchants.chapters.auction import AUCTION
from damrak.games.merchants.chapters.bonuses import settle
from damrak.games.merchants.chapters.cards import use_card
from damrak.games.merchants.chapters.mayor import END_TURN, TURN_UP
from damrak.games.merchants.chapters.tiles import (
    move_back,
    move_on,
    put_colony,
    put_house,
    take_colony,
    take_house,
)
from damrak.games.merchants.pieces.actions import Limit
from damrak.games.merchants.pieces.box import CLOCK
from damrak.games.merchants.pieces.track import EVENTS
from damrak.games.merchants.state import FROM_BONUSES, FROM_START, NOT_HELD, Merchants
from tables import say, table, words

SUGAR, GEMS, SPICE, SILK = range(4)
GRACHTEN, NIEUWE_ZIJDE, OUDE_ZIJDE, LASTAGE = range(4)
AMERICAS, AFRICA, EUROPE, FAR_EAST = range(4)
TABLE_1611 = [[100, 60], [80, 40], [60, 40], [40, 20]]


def opened(seats: int = 3, first: int = 0) -> Merchants:
    """The first mayor is drawn, and the first card is about to be turned up."""
    g = table("merchants", seats)
    assert isinstance(g, Merchants)
    say(g, f"begin {first}")
    return g


def bare(seats: int = 3) -> Merchants:
    """A board without any tile; seat 0 is mayor."""
    g = opened(seats)
    for seat in range(seats):
        clear(g, seat)
    return g


def clear(g: Merchants, seat: int) -> None:
    """Take all tiles of a seat off the board, and all its bonuses with them."""
    for plot, owner in enumerate(g.plots):
        if owner == seat:
            take_house(g, seat, plot)
    for site, owner in enumerate(g.colonies):
        if owner == seat:
            take_colony(g, seat, site)
    for commodity in range(4):
        while g.rows[seat * 4 + commodity]:
            move_back(g, seat, commodity)
    g.continents_paid[seat] = g.districts_paid[seat] = g.bridges_paid[seat] = 0
    g.house_bonus[seat] = NOT_HELD


def put(g: Merchants, seat: int, *places: str, **rows: int) -> None:
    """Put houses and colonies, and tiles on so many spaces of rows, and pay what that wins.

    The money for it is taken away again: such a seat holds its bonuses and has what it had.
    """
    board = g.box.board
    for place in places:
        if place in board.plot_slugs:
            put_house(g, seat, board.plot_slugs.index(place))
        else:
            put_colony(g, seat, board.colony_slugs.index(place))
    for name, space in rows.items():
        commodity = board.commodities.index(name)
        while g.rows[seat * 4 + commodity] < space:
            move_on(g, seat, commodity)
    money = g.money[seat]
    pending = len(g.agenda)
    settle(g, seat)
    del g.agenda[pending:]
    g.pay(seat, money - g.money[seat], FROM_BONUSES)


def purse(g: Merchants, *money: int) -> None:
    """Make each seat have so much."""
    for seat, wanted in enumerate(money):
        g.pay(seat, wanted - g.money[seat], FROM_START)


def card(g: Merchants, slug: str) -> int:
    return next(n for n, each in enumerate(g.box.cards) if each.slug == slug)


def plot(g: Merchants, slug: str) -> int:
    return g.box.board.plot_slugs.index(slug)


def site(g: Merchants, slug: str) -> int:
    return g.box.board.colony_slugs.index(slug)


def use(g: Merchants, seat: int, slug: str) -> None:
    """Let a seat use a card; when that is done, the mayor turns up a card."""
    g.agenda = [TURN_UP[g.mayor]]
    use_card(g, seat, card(g, slug))
    go(g)


def go(g: Merchants) -> None:
    """Let happen what happens without a question."""
    while g.agenda and g.agenda[-1].seat == NOBODY:
        g.agenda.pop().take(g, g.box.decline)


def done(g: Merchants) -> bool:
    """Whether nothing more is asked and the mayor turns up a card."""
    return g.agenda == [TURN_UP[g.mayor]]


def happen(g: Merchants, event: str, which: int = 0) -> int:
    """Let an hourglass move the marker onto a space with this event; the number of the space."""
    spaces = [n for n, each in enumerate(g.box.track.events) if EVENTS[each] == event]
    g.time = spaces[which] - 1
    g.agenda = [TURN_UP[g.mayor]]
    say(g, "turn hourglass")
    assert g.time == spaces[which]
    return g.time


def auction(g: Merchants, slug: str = "commodity") -> None:
    """Put a card of the pile on the clock's disc and start the clock; then the turn ends."""
    number = card(g, slug)
    g.deck[number] -= 1
    g.deck_size -= 1
    g.to_play -= 1
    g.discs[CLOCK] = number
    g.agenda = [END_TURN, AUCTION]
    go(g)


def bid(g: Merchants, *limits: str) -> None:
    """State limits in the order in which they are asked, and let the clock run."""
    for limit in limits:
        say(g, f"limit {limit}")
    say(g, *words(g))


def marks(g: Merchants) -> list[str]:
    """The limits that may be stated now, as they are written."""
    return [each.words.removeprefix("limit ") for each in g.legal() if isinstance(each, Limit)]


def rows(g: Merchants, seat: int) -> list[int]:
    return g.rows[seat * 4 : seat * 4 + 4]


def turns(g: Merchants) -> list[int]:
    """Whose questions are pending, in the order in which they will be asked."""
    return [step.seat for step in reversed(g.agenda) if step.seat >= 0]


def place_all(g: Merchants, *slugs: str) -> None:
    """Turn up three cards and put them on the mayor's, the clock's and the bucket's disc."""
    mine, clock, bucket = slugs
    say(g, f"turn {mine}", "place mayor", f"turn {clock}", "place clock", f"turn {bucket}")
