"""Merchants: money at once, and leads in the three areas."""

from damrak.bots.purpose.scored import scored
from damrak.core.action import Seat
from damrak.core.state import State
from damrak.core.view import Reason
from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.pieces.board import SECTORS
from damrak.games.merchants.state import Merchants


def purposes(before: State, after: State, seat: Seat) -> list[Reason]:
    """What is paid, where a group grows, and where one comes to lead."""
    if not isinstance(before, Merchants) or not isinstance(after, Merchants):
        return []
    said = scored(before, after, seat)
    box = before.box
    for district in range(SECTORS):
        size = largest_group(after.box.board, after.houses[seat], district)
        if size > largest_group(before.box.board, before.houses[seat], district) and size > 1:
            said.append(
                Reason("hint-group", {"size": size, "district": box.district_names(1 << district)})
            )
    for commodity in range(SECTORS):
        if _leads(after, seat, commodity) and not _leads(before, seat, commodity):
            said.append(Reason("hint-leads", {"commodity": box.board.commodity_message(commodity)}))
    return said


def _leads(g: Merchants, seat: Seat, commodity: int) -> bool:
    """Whether nobody is level with or ahead of a seat in a row."""
    spaces = [g.rows[other * SECTORS + commodity] for other in range(g.seats)]
    mine = spaces.pop(seat)
    return mine > max(spaces)
