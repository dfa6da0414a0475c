"""The time track of an edition: years, events and tables of prizes."""

from typing import Final

from damrak.games.merchants.schema import Payout, Prize, YearRow

EXCHANGE: Final = 0
CITY: Final = 1
COLONIES: Final = 2
AREAS: Final = ["exchange", "amsterdam", "colonies"]
"""The three areas that are scored; each has four sectors."""

NOTHING: Final = 0
START_MONEY: Final = 1
SHIP: Final = 2
GLOBE: Final = 3
ARMS: Final = 4
CREDIT: Final = 5
SHIP_LOST: Final = 6
HOUSE_LOST: Final = 7
COLONY_LOST: Final = 8
LEADERS_BACK: Final = 9
SCORE_EXCHANGE: Final = 10
SCORE_CITY: Final = 11
SCORE_COLONIES: Final = 12
FINAL_SCORING: Final = 13
EVENTS: Final = [
    "none",
    "start_money",
    "ship",
    "globe",
    "arms",
    "credit",
    "lose_ship",
    "lose_house",
    "lose_colony",
    "leader_back",
    "score_exchange",
    "score_amsterdam",
    "score_colonies",
    "final",
]


class Prizes:
    """What the first and the second of each sector get, by the rank of the sector."""

    def __init__(self, first: list[int], second: list[int]) -> None:
        self.first = first
        self.second = second


class TimeTrack:
    """The spaces that the time marker passes, and what happens on each."""

    shared: Final = True

    def __init__(self, rows: list[YearRow]) -> None:
        self.years = [row.year for row in rows]
        self.events = [EVENTS.index(row.event) for row in rows]
        self.prizes = [_prizes(row.payout) for row in rows]
        """By space and area; None where a space does not score the area."""

    def said(self, time: int) -> dict[str, str | int]:
        """What a sentence about a space needs: the year, which is no number, and its event."""
        event = EVENTS[self.events[time]].replace("_", "-")
        return {"year": str(self.years[time]), "event": f"#event-{event}"}

    def next_scoring(self, time: int, area: int) -> int:
        """The first space after `time` that scores an area; the last space if it is past."""
        for space in range(time + 1, len(self.years)):
            if self.prizes[space][area] is not None:
                return space
        return len(self.years) - 1

    def next_prizes(self, time: int, area: int) -> Prizes:
        """What is paid when an area is scored next."""
        prizes = self.prizes[self.next_scoring(time, area)][area]
        assert prizes is not None
        return prizes


def _prizes(payout: Payout | None) -> list[Prizes | None]:
    if payout is None:
        return [None, None, None]
    tables: list[tuple[Prize, Prize, Prize, Prize] | None]
    tables = [payout.exchange, payout.amsterdam, payout.colonies]
    return [
        None if table is None else Prizes([one for one, _ in table], [two for _, two in table])
        for table in tables
    ]
