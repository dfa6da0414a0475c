"""What can neither appear nor vanish: cards, tiles and money."""

from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.state import EMPTY, PART_COUNT, Merchants


def census(g: Merchants) -> dict[str, int]:
    """Count everything, and check the counts that the state keeps beside the board itself."""
    board = g.box.board
    counts: dict[str, int] = {}
    lying = [card for card in [*g.discs, g.drawn] if card != EMPTY]
    for card, kind in enumerate(g.box.cards):
        counts[kind.slug] = g.deck[card] + g.discard[card] + lying.count(card)
    counts["deck size right"] = int(g.deck_size == sum(g.deck))
    counts["money of bank and purses"] = g.bank + sum(g.money)
    counts["purses not below nothing"] = int(g.over() or min(g.money) >= 0)
    for seat in range(g.seats):
        rows = g.rows[seat * SECTORS : (seat + 1) * SECTORS]
        counts[f"tiles of seat {seat}"] = (
            g.tiles[seat]
            + g.plots.count(seat)
            + g.colonies.count(seat)
            + sum(1 for space in rows if space)
        )
        counts[f"tiles left of seat {seat} not below nothing"] = int(g.tiles[seat] >= 0)
        ledger = g.ledger[seat * PART_COUNT : (seat + 1) * PART_COUNT]
        counts[f"ledger of seat {seat} right"] = int(sum(ledger) == g.money[seat])
        far = sum(1 for space in rows if space >= g.box.bonus_space)
        counts[f"far rows of seat {seat} right"] = int(far == g.far_rows[seat])
        ends = [[g.plots[a], g.plots[b]] for a, b in board.bridges]
        counts[f"bridges of seat {seat} right"] = int(ends.count([seat, seat]) == g.bridges[seat])
        houses = [plot for plot, owner in enumerate(g.plots) if owner == seat]
        counts[f"houses of seat {seat} right"] = int(
            g.houses[seat] == sum(1 << plot for plot in houses)
        )
        for sector in range(SECTORS):
            at = seat * SECTORS + sector
            built = sum(1 for plot in houses if board.district_of[plot] == sector)
            founded = sum(
                1
                for site, owner in enumerate(g.colonies)
                if owner == seat and board.continent_of[site] == sector
            )
            counts[f"counts of seat {seat} in sector {sector} right"] = int(
                g.built[at] == built and g.founded[at] == founded
            )
    return counts
