"""What is in the box: an edition as numbers in lists, and every action it allows."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.core.edition import Edition, Row
from damrak.games.ticket_to_ride.pieces.actions import Begin, Claim, Deal, Keep, Offer, Show, Take
from damrak.games.ticket_to_ride.pieces.rules import RULES

COLOURS: Final = 6
"""Transport cards come in so many colours; the next kind is the wild one."""

WILD: Final = 6
KINDS: Final = 7
GREY: Final = -1
"""The colour of a route that takes any one colour."""

FACE_UP: Final = 5
MOST_SEATS: Final = 4
CONTRACTS: Final = 24
ORIGINS: Final = ["board", "inferred", "designed", "transcribed"]


class Route:
    """Spaces of one colour between two places; `twin` is the other lane of a double route."""

    shared: Final = True

    def __init__(
        self,
        index: int,
        a: int,
        b: int,
        length: int,
        colour: int,
        double: bool,
        merchandise: bool,
        slug: str,
    ) -> None:
        self.index = index
        self.a = a
        self.b = b
        self.length = length
        self.colour = colour
        self.double = double
        self.merchandise = merchandise
        self.slug = slug
        self.twin = -1
        self.price = -1
        self.claims: list[list[Claim]] = []
        """By colour and number of wilds, with at least one card of the colour."""
        self.by_wilds: list[Claim] = []
        """The claim that is paid with wilds alone."""
        self.ways: list[list[list[list[Claim]]]] = []
        """By colour, cards held of it and wilds held: the claims that these can pay."""


class Price:
    """What routes of one colour and length cost; `routes` are all that cost it."""

    shared: Final = True

    def __init__(self, index: int, colour: int, length: int) -> None:
        self.index = index
        self.colour = colour
        self.only = [colour]
        self.length = length
        self.routes: list[Route] = []


class Contract:
    """Two places to connect, and what that is worth."""

    def __init__(self, a: int, b: int, points: int, slug: str, origin: str) -> None:
        self.a = a
        self.b = b
        self.points = points
        self.slug = slug
        self.origin = origin


class Box:
    """An edition, checked; shared by all states of it and never changed."""

    shared: Final = True

    def __init__(self, edition: Edition) -> None:
        top = edition.top
        self.edition = edition.name
        components = top.table("components")
        self.carts = components.whole("carts_per_player", 1, 99)
        self.merchandise_cards = components.whole("merchandise_cards", 0, 99)
        self.colours = components.texts("colours", COLOURS)
        self.kinds = [*self.colours, "wild"]
        each = components.whole("cards_per_colour", 1, 99)
        self.cards = [each] * COLOURS + [components.whole("wild_cards", 0, 99)]
        needed = MOST_SEATS * RULES.cards_at_start() + FACE_UP
        if sum(self.cards) < needed:
            raise components.wrong(f"{sum(self.cards)} transport cards; {needed} are dealt at once")
        self._read_scoring(top.table("scoring"))
        self.places: list[str] = []
        self.place_names: list[str] = []
        for row in top.rows("locations"):
            if row.text("id") in self.places:
                raise row.wrong(f"the place '{row.text('id')}' is there twice")
            self.places.append(row.text("id"))
            self.place_names.append(row.text("name"))
        self.routes: list[Route] = []
        for row in top.rows("routes"):
            self._read_route(row)
        self.contracts: list[Contract] = []
        for row in top.rows("contracts"):
            self._read_contract(row)
        if len(self.contracts) != CONTRACTS:
            raise top.wrong(f"{len(self.contracts)} contracts; expected {CONTRACTS}")
        self._check_connected(top)
        self._make_prices()
        self._make_actions()

    def _read_scoring(self, scoring: Row) -> None:
        table = scoring.table("route_points")
        longest = max((int(key) for key in table.cells if key.isdecimal()), default=0)
        self.route_points = [0] + [table.whole(str(n), 0, 99) for n in range(1, longest + 1)]
        places = scoring.table("merchandise")
        self.merchandise_points = [
            places.wholes(str(seats), seats) if seats >= 2 else []
            for seats in range(MOST_SEATS + 1)
        ]

    def _ends(self, row: Row) -> tuple[int, int]:
        between = row.texts("between", 2)
        for place in between:
            if place not in self.places:
                raise row.wrong(f"unknown place '{place}'")
        if between[0] == between[1]:
            raise row.wrong(f"both ends are '{between[0]}'")
        return self.places.index(between[0]), self.places.index(between[1])

    def _read_route(self, row: Row) -> None:
        a, b = self._ends(row)
        length = row.whole("length", 1, len(self.route_points) - 1)
        name = row.text("colour", [*self.colours, "grey"])
        colour = GREY if name == "grey" else self.colours.index(name)
        slug = f"{self.places[a]} {self.places[b]}"
        double = row.flag("double")
        if double:
            slug += f" {name}"
        index = len(self.routes)
        route = Route(index, a, b, length, colour, double, row.flag("merchandise"), slug)
        for other, lane in enumerate(self.routes):
            if {lane.a, lane.b} == {a, b}:
                if not (double and lane.double) or lane.twin >= 0:
                    raise row.wrong("another route joins the same places; expected double = true")
                if lane.length != length:
                    raise row.wrong(f"the two lanes of a double route differ in length ({length})")
                if lane.colour == colour:
                    raise row.wrong(f"the two lanes of a double route are both {name}")
                lane.twin = index
                route.twin = other
        self.routes.append(route)

    def _read_contract(self, row: Row) -> None:
        a, b = self._ends(row)
        slug = f"{self.places[a]} {self.places[b]}"
        if any({other.a, other.b} == {a, b} for other in self.contracts):
            raise row.wrong(f"a contract between {slug} is there already")
        points = row.whole("points", 1, 99)
        self.contracts.append(Contract(a, b, points, slug, row.text("origin", ORIGINS)))

    def _check_connected(self, top: Row) -> None:
        reached = {0}
        grown = True
        while grown:
            grown = False
            for route in self.routes:
                if (route.a in reached) != (route.b in reached):
                    reached |= {route.a, route.b}
                    grown = True
        for place, name in enumerate(self.places):
            if place not in reached:
                raise top.wrong(f"no routes lead to the place '{name}'")
        for route in self.routes:
            if route.double and route.twin < 0:
                raise top.wrong(f"the route {route.slug} is marked double but has no second lane")

    def _make_prices(self) -> None:
        self.prices: list[Price] = []
        by_cost = {(route.colour, route.length): -1 for route in self.routes}
        for index, (colour, length) in enumerate(sorted(by_cost)):
            self.prices.append(Price(index, colour, length))
            by_cost[colour, length] = index
        for route in self.routes:
            route.price = by_cost[route.colour, route.length]
            self.prices[route.price].routes.append(route)

    def _make_actions(self) -> None:
        self.begin = [Begin(seat) for seat in range(MOST_SEATS)]
        self.deal = [Deal(kind, name) for kind, name in enumerate(self.kinds)]
        self.deal_hidden = Action("deal ?", "deal-hidden", {}, ["deck"])
        self.deal_drawn = Action("deal ?", "deal-drawn", {}, ["deck"])
        self.show = [Show(kind, name) for kind, name in enumerate(self.kinds)]
        self.offer: list[Offer] = []
        self.keep: list[Keep] = []
        for index, contract in enumerate(self.contracts):
            names = self._names(contract.a, contract.b)
            names["points"] = contract.points
            on = [f"contract:{index}"]
            self.offer.append(Offer(index, contract.slug, names, on))
            self.keep.append(Keep(index, contract.slug, names, on))
        self.keep_both = Keep(-1, "both", {}, ["contracts"])
        self.offer_hidden = Action("offer ?", "offer-hidden", {}, ["contracts"])
        self.keep_hidden = Action("keep ?", "keep-hidden", {}, ["contracts"])
        self.keep_one = Action("keep one", "keep-one", {}, ["contracts"])
        self.take = [Take(kind, name) for kind, name in enumerate(self.kinds)]
        self.draw = Action("draw", "draw", {}, ["deck"])
        self.draw_contracts = Action("contracts", "contracts", {}, ["contracts"])
        self.pass_ = Action("pass", "pass", {}, [])
        every: list[Action] = [*self.begin, *self.deal, *self.show, *self.offer]
        every += [*self.keep, self.keep_both, *self.take, self.draw, self.draw_contracts]
        for route in self.routes:
            for claims in self._make_claims(route):
                every += claims
        every.append(self.pass_)
        self.actions = catalogue(every)

    def _make_claims(self, route: Route) -> list[list[Claim]]:
        names = self._names(route.a, route.b)
        names["lane"] = "none"
        if route.twin >= 0:
            grey = route.colour == GREY
            names["lane"] = "#lane-grey" if grey else f"#card-{self.colours[route.colour]}"
        for colour in range(COLOURS):
            claims: list[Claim] = []
            if route.colour in (GREY, colour):
                for wilds in range(route.length):
                    claims.append(
                        Claim(
                            route.index,
                            colour,
                            route.length - wilds,
                            wilds,
                            route.slug,
                            self.colours[colour],
                            names,
                        )
                    )
            route.claims.append(claims)
            route.ways.append(
                [
                    [
                        [claim for claim in claims if claim.cards <= held and claim.wilds <= wilds]
                        for wilds in range(route.length + 1)
                    ]
                    for held in range(route.length + 1)
                ]
            )
        route.by_wilds = [Claim(route.index, WILD, 0, route.length, route.slug, "wild", names)]
        return [*route.claims, route.by_wilds]

    def _names(self, a: int, b: int) -> dict[str, str | int]:
        return {"from": self.place_names[a], "to": self.place_names[b]}
