"""What is in the box: an edition as numbers in lists, and every action it allows."""

from typing import Final

from damrak.core.action import Action, catalogue
from damrak.games.ticket_to_ride.pieces.actions import Begin, Claim, Deal, Keep, Offer, Show, Take
from damrak.games.ticket_to_ride.schema import Components, Edition, RouteRow

COLOURS: Final = 6
"""Transport cards come in so many colours; the next kind is the wild one."""

WILD: Final = 6
KINDS: Final = 7
GREY: Final = -1
"""The colour of a route that takes any one colour."""

MOST_SEATS: Final = 4


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


def card_counts(components: Components) -> list[int]:
    """How many transport cards there are of each colour, and of the wild kind."""
    same = [components.cards_per_colour] * COLOURS
    return [*(components.cards_of_colours or same), components.wild_cards]


class Box:
    """An edition that was checked; shared by all states of it and never changed."""

    shared: Final = True

    def __init__(self, sheet: Edition, edition: str) -> None:
        self.edition = edition
        components = sheet.components
        self.carts = components.carts_per_player
        self.merchandise_cards = components.merchandise_cards
        self.colours = list(components.colours)
        self.kinds = [*self.colours, "wild"]
        self.cards = card_counts(components)
        self.cards_at_start = sheet.rules.cards_at_start
        self.face_up = sheet.rules.face_up
        self.contracts_on_offer = sheet.rules.contracts_on_offer
        self.route_points = [0, *sheet.scoring.route_points.values()]
        self.merchandise_points = [
            sheet.scoring.merchandise.get(str(seats), []) for seats in range(MOST_SEATS + 1)
        ]
        self.places = [row.id for row in sheet.locations]
        self.place_names = [row.name for row in sheet.locations]
        self.routes: list[Route] = []
        for route in sheet.routes:
            self._add_route(route)
        self.contracts: list[Contract] = []
        for contract in sheet.contracts:
            a, b = self._ends(contract.between)
            slug = f"{self.places[a]} {self.places[b]}"
            self.contracts.append(Contract(a, b, contract.points, slug, contract.origin))
        self._make_prices()
        self._make_actions()

    def _ends(self, between: tuple[str, str]) -> tuple[int, int]:
        return self.places.index(between[0]), self.places.index(between[1])

    def _add_route(self, row: RouteRow) -> None:
        a, b = self._ends(row.between)
        colour = GREY if row.colour == "grey" else self.colours.index(row.colour)
        slug = f"{self.places[a]} {self.places[b]}"
        if row.double:
            slug += f" {row.colour}"
        index = len(self.routes)
        route = Route(index, a, b, row.length, colour, row.double, row.merchandise, slug)
        for other, lane in enumerate(self.routes):
            if {lane.a, lane.b} == {a, b}:
                lane.twin = index
                route.twin = other
        self.routes.append(route)

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
