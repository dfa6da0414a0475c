"""The time track of an edition: years, events and tables of prizes."""

from typing import Final

from damrak.core.edition import Row
from damrak.games.merchants.pieces.board import ORIGINS, SECTORS

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

SCORINGS: Final = [3, 2, 2]
"""How many spaces score the exchange, Amsterdam and the colonies before the end."""


class Prizes:
    """What the first and the second of each sector get, by the rank of the sector."""

    def __init__(self, first: list[int], second: list[int]) -> None:
        self.first = first
        self.second = second


class TimeTrack:
    """The spaces that the time marker passes, and what happens on each."""

    shared: Final = True

    def __init__(self, top: Row) -> None:
        self.years: list[str] = []
        self.events: list[int] = []
        self.prizes: list[list[Prizes | None]] = []
        """By space and area; None where a space does not score the area."""
        rows = top.rows("timeline")
        for row in rows:
            self._read_space(row)
        if len(rows) < 2 or self.events[0] != START_MONEY or self.events[-1] != FINAL_SCORING:
            raise top.wrong("the time track should begin with start_money and end with final")
        for event, least in ((START_MONEY, 1), (FINAL_SCORING, 1)):
            if self.events.count(event) != least:
                raise top.wrong(f"'{EVENTS[event]}' should stand once on the time track")
        for area, name in enumerate(AREAS):
            found = self.events.count(SCORE_EXCHANGE + area)
            if found != SCORINGS[area]:
                raise top.wrong(f"{found} spaces score {name}; expected {SCORINGS[area]}")

    def _read_space(self, row: Row) -> None:
        row.whole("index", len(self.years), len(self.years))
        row.text("origin", ORIGINS)
        self.years.append(row.text("year"))
        event = EVENTS.index(row.text("event", EVENTS))
        self.events.append(event)
        prizes: list[Prizes | None] = [None, None, None]
        if event >= SCORE_EXCHANGE:
            payout = row.table("payout")
            areas = (
                [EXCHANGE, CITY, COLONIES] if event == FINAL_SCORING else [event - SCORE_EXCHANGE]
            )
            if set(payout.cells) != {AREAS[area] for area in areas}:
                raise payout.wrong(f"expected {', '.join(AREAS[area] for area in areas)}")
            for area in areas:
                prizes[area] = _prizes(payout, AREAS[area])
        elif "payout" in row.cells:
            raise row.wrong(f"the event '{EVENTS[event]}' pays nothing")
        self.prizes.append(prizes)

    def next_scoring(self, time: int, area: int) -> int:
        """The first space after `time` that scores an area; the last space if it is past."""
        for space in range(time + 1, len(self.years)):
            if self.prizes[space][area] is not None:
                return space
        return len(self.years) - 1


def _prizes(payout: Row, area: str) -> Prizes:
    table = payout.cells[area]
    good = isinstance(table, list) and len(table) == SECTORS
    if good:
        for pair in table:
            good = good and isinstance(pair, list) and [type(n) for n in pair] == [int, int]
            good = good and pair[0] >= pair[1] >= 0
    if not good:
        raise payout.wrong(f"'{area}' should be {SECTORS} pairs of first and second prize")
    return Prizes([pair[0] for pair in table], [pair[1] for pair in table])
