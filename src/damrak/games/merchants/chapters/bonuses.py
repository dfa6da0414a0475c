"""The four bonuses: won as soon as their condition holds, given back as soon as it does not."""

from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.agenda import Step, Then
from damrak.games.merchants.chapters.tiles import builds, can_build, put_house, take_house
from damrak.games.merchants.pieces.actions import Build, Demolish
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.pieces.box import MOST_SEATS
from damrak.games.merchants.state import FROM_BONUSES, HOUSE_GIVEN, NOT_HELD, USED_UP, Merchants

ALL_DISTRICTS: Final = (1 << SECTORS) - 1


def settle(g: Merchants, seat: Seat) -> None:
    """Pay the bonuses a seat has won, take back those it has lost.

    Losses take the house first and then the money; gains pay the money first and then give the
    house. A house built or pulled down for a bonus may change the others: that settles again.
    """
    if g.far_rows[seat] < SECTORS and g.house_bonus[seat] != NOT_HELD:
        owes_house = g.house_bonus[seat] == HOUSE_GIVEN
        g.house_bonus[seat] = NOT_HELD
        g.tell("exchange-lost", {"seat": seat})
        if owes_house and g.houses[seat]:
            g.agenda.append(GIVE_BACK[seat])
            return
    at = seat * SECTORS
    box = g.box
    founded = g.founded
    all_four = founded[at] and founded[at + 1] and founded[at + 2] and founded[at + 3]
    holds = 1 if all_four else 0
    if holds != g.continents_paid[seat]:
        g.continents_paid[seat] = holds
        g.tell("continents-won" if holds else "continents-lost", {"seat": seat})
        _exchange_money(g, seat, box.four_continents if holds else -box.four_continents)
    built = g.built
    all_four = built[at] and built[at + 1] and built[at + 2] and built[at + 3]
    holds = 1 if all_four else 0
    if holds != g.districts_paid[seat]:
        g.districts_paid[seat] = holds
        g.tell("districts-won" if holds else "districts-lost", {"seat": seat})
        _exchange_money(g, seat, box.four_districts if holds else -box.four_districts)
    more = g.bridges[seat] - g.bridges_paid[seat]
    if more:
        g.bridges_paid[seat] += more
        name = "bridges-won" if more > 0 else "bridges-lost"
        g.tell(name, {"seat": seat, "bridges": abs(more)})
        _exchange_money(g, seat, more * box.bridge_bonus)
    if g.far_rows[seat] == SECTORS and g.house_bonus[seat] == NOT_HELD:
        g.house_bonus[seat] = USED_UP
        g.tell("exchange-won", {"seat": seat})
        if can_build(g, seat, ALL_DISTRICTS):
            g.agenda.append(FREE_HOUSE[seat])


def _exchange_money(g: Merchants, seat: Seat, amount: int) -> None:
    if amount > 0:
        g.pay(seat, amount, FROM_BONUSES)
    else:
        g.give_back(seat, -amount)


class FreeHouse(Step[Merchants]):
    """With a tile on space 2 or beyond in all four rows, build a house anywhere in Amsterdam.

    It may be declined; then the bonus is used up, and nothing has to be given back for it.
    """

    def legal(self, g: Merchants) -> list[Action]:
        legal = builds(g, ALL_DISTRICTS)
        legal.append(g.box.decline)
        return legal

    def take(self, g: Merchants, action: Action) -> None:
        if isinstance(action, Build):
            g.house_bonus[self.seat] = HOUSE_GIVEN
            put_house(g, self.seat, action.plot)
            settle(g, self.seat)


def demolitions(g: Merchants, seat: Seat) -> list[Action]:
    """The houses of a seat."""
    houses = g.houses[seat]
    legal: list[Action] = []
    for action in g.box.demolish:
        if houses >> action.plot & 1:
            legal.append(action)
    return legal


class GiveBack(Step[Merchants]):
    """The exchange bonus is lost: pull down a house, not necessarily the one built for it."""

    def legal(self, g: Merchants) -> list[Action]:
        return demolitions(g, self.seat)

    def take(self, g: Merchants, action: Action) -> None:
        assert isinstance(action, Demolish)
        take_house(g, self.seat, action.plot)
        settle(g, self.seat)


class Settle(Then[Merchants]):
    """A seat's bonuses are looked at."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"settle {seat}")
        self.of = seat

    def take(self, g: Merchants, action: Action) -> None:
        settle(g, self.of)


FREE_HOUSE: Final = [FreeHouse(f"free-house {seat}", seat, seat) for seat in range(MOST_SEATS)]
GIVE_BACK: Final = [GiveBack(f"give-back {seat}", seat, seat) for seat in range(MOST_SEATS)]
SETTLE: Final = [Settle(seat) for seat in range(MOST_SEATS)]
