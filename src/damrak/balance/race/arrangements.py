"""Where everyone begins at Merchants: which arrangements there may be, and each as an edition."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from damrak.core.mistake import Mistake
from damrak.games import find_game
from damrak.games.merchants.schema import SEAT_COUNTS
from damrak.games.merchants.schema import Edition as Sheet

Start = tuple[str, str]
"""The house and the colony of a position; the tile on the exchange is of the colony's commodity."""
Arrangement = tuple[Start, ...]
"""The starts of all positions, that of the first mayor first."""
Houses = tuple[str, ...]
"""The houses alone, that of the first mayor first."""

_ROW: Final = """[[start]]
position = {position}
house = "{house}"
colony = "{colony}"
commodity = "{commodity}"
space = 1
seats = [{seats}]
origin = "designed"
"""


def houses_of(starts: Arrangement) -> Houses:
    """The houses alone, that of the first mayor first."""
    return tuple(house for house, _ in starts)


class Arrangements:
    """All arrangements for a number of players, of an edition that is open.

    Houses stand at bridges, and no two touch or share a bridge. Where `only` says which houses a
    position may have, by position, others are known and not sought.
    """

    def __init__(self, seats: int, edition: str, only: Sequence[Houses] = ()) -> None:
        self.seats = seats
        self.edition = edition
        self.only = only
        game = find_game("merchants")
        sheet = game.contents(edition)
        assert isinstance(sheet, Sheet)
        self.sheet = sheet
        self.commodity = {row.id: row.commodity for row in sheet.colony}
        self.colonies = sorted(self.commodity)
        self.near: dict[str, set[str]] = {row.id: set(row.adjacent) for row in sheet.house}
        ends = {end for bridge in sheet.bridge for end in (bridge.a, bridge.b)}
        self.houses = sorted(ends)
        self.of_position = [list(houses) for houses in only] or [self.houses] * seats
        for bridge in sheet.bridge:
            self.near[bridge.a].add(bridge.b)
            self.near[bridge.b].add(bridge.a)
        if only and not any(map(self._apart, product(*self.of_position))):
            told = ", ".join("+".join(houses) for houses in only)
            raise Mistake(f"{told}: expected {seats} houses that do not touch")

    def now(self, seats: int | None = None) -> Arrangement:
        """The arrangement of the edition, for these seats or others."""
        count = seats or self.seats
        rows = [row for row in self.sheet.start if count in row.with_players()]
        rows.sort(key=lambda row: row.position)
        return tuple((row.house, row.colony) for row in rows[:count])

    def possible(self, starts: Arrangement) -> bool:
        """Whether these are an arrangement: as many starts as seats, apart from each other."""
        colonies = {colony for _, colony in starts}
        if not (len(starts) == len(colonies) == self.seats and colonies <= self.commodity.keys()):
            return False
        return self._apart(houses_of(starts))

    def _apart(self, chosen: Houses) -> bool:
        houses = set(chosen)
        if not (len(chosen) == len(houses) == self.seats and houses <= self.near.keys()):
            return False
        return not any(self.near[house] & houses for house in houses)

    def sought(self, starts: Arrangement) -> bool:
        """Whether its houses are among those that are sought."""
        of_position = zip(houses_of(starts), self.of_position, strict=True)
        return not self.only or all(house in houses for house, houses in of_position)

    def drawn(self, rng: Random) -> Arrangement:
        """Any arrangement, drawn by lot."""
        while True:
            starts = tuple(
                (rng.choice(houses), rng.choice(self.colonies)) for houses in self.of_position
            )
            if self.possible(starts):
                return starts

    def changed(self, starts: Arrangement, rng: Random) -> Arrangement:
        """One like it: a colony, a house, or what two positions have, is another."""
        while True:
            changed = starts
            for _ in range(rng.choice((1, 1, 2))):
                changed = self._changed_once(changed, rng)
            if changed != starts and self.possible(changed) and self.sought(changed):
                return changed

    def _changed_once(self, starts: Arrangement, rng: Random) -> Arrangement:
        rows = list(starts)
        one, other = rng.randrange(self.seats), rng.randrange(self.seats)
        how = rng.choices(("colony", "house", "both", "colonies"), (9, 5, 3, 3))[0]
        (house, colony), (house_there, colony_there) = rows[one], rows[other]
        if how == "colony":
            rows[one] = (house, rng.choice(self.colonies))
        elif how == "house":
            rows[one] = (rng.choice(self.of_position[one]), colony)
        elif how == "both":
            rows[one], rows[other] = rows[other], rows[one]
        else:
            rows[one], rows[other] = (house, colony_there), (house_there, colony)
        return tuple(rows)

    def text(self, starts: Arrangement) -> str:
        """An edition that begins so with this number of players, and else is as before."""
        rows = [f'[meta]\nversion = 1\ngame = "merchants"\nlike = "{self.edition}"\n']
        for seats in SEAT_COUNTS:
            found = starts if seats == self.seats else self.now(seats)
            rows += [
                _ROW.format(
                    position=position,
                    house=house,
                    colony=colony,
                    commodity=self.commodity[colony],
                    seats=seats,
                )
                for position, (house, colony) in enumerate(found, 1)
            ]
        return "\n".join(rows)
