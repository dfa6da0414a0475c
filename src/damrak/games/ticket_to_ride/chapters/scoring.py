"""Final scoring."""

from damrak.core.view import Score
from damrak.games.ticket_to_ride.chapters.contracts import completed
from damrak.games.ticket_to_ride.chapters.merchandise import merchandise_bonus
from damrak.games.ticket_to_ride.state import TicketToRide


def scores(g: TicketToRide) -> list[Score]:
    """Routes, contracts done and not done, and merchandise.

    Most points win; then most contracts done; then the victory is shared.
    """
    bonus = merchandise_bonus(g.merchandise, g.box.merchandise_points[g.seats])
    parts: list[dict[str, int]] = []
    ranks: list[tuple[int, int]] = []
    for seat in range(g.seats):
        gained = 0
        lost = 0
        done = 0
        for contract, complete in zip(g.contracts[seat], completed(g, seat), strict=True):
            points = g.box.contracts[contract].points
            if complete:
                gained += points
                done += 1
            else:
                lost -= points
        part = {
            "routes": g.points[seat],
            "contracts-done": gained,
            "contracts-missed": lost,
            "merchandise": bonus[seat],
        }
        parts.append(part)
        ranks.append((sum(part.values()), done))
    return [
        Score(
            seat=seat,
            total=ranks[seat][0],
            place=1 + sum(1 for other in ranks if other > ranks[seat]),
            parts=parts[seat],
        )
        for seat in range(g.seats)
    ]
