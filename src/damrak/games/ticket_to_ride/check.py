"""Whether an edition of Ticket to Ride can be played: what its tables say of each other."""

from damrak.core.editions.schema import Faults
from damrak.games.ticket_to_ride.pieces.box import card_counts
from damrak.games.ticket_to_ride.schema import Edition, RouteRow


def check(sheet: Edition, faults: Faults) -> None:
    """Note every mistake."""
    _check_components(sheet, faults)
    places = [row.id for row in sheet.locations]
    faults.different(("locations",), "id", places, "place")
    known = [*sheet.components.colours, "wild"]
    for n, row in enumerate(sheet.transport):
        faults.known(("transport", n, "id"), row.id, known, "colour")
    _check_routes(sheet, faults, places)
    _check_contracts(sheet, faults, places)


def _check_components(sheet: Edition, faults: Faults) -> None:
    components = sheet.components
    if len(set(components.colours)) != len(components.colours):
        faults.add(("components", "colours"), "'colours' should be six different ones")
    fewest, most = sheet.meta.players
    if fewest > most:
        faults.add(("meta", "players"), "'players' should be the fewest and then the most")
    cards = sum(card_counts(components))
    needed = most * sheet.rules.cards_at_start + sheet.rules.face_up
    if cards < needed:
        faults.add(("components",), f"{cards} transport cards; {needed} are dealt at once")
    lengths = list(sheet.scoring.route_points)
    if lengths != [str(n) for n in range(1, len(lengths) + 1)]:
        why = f"'route_points' should be for 1, 2, 3, … in order, not for {', '.join(lengths)}"
        faults.add(("scoring", "route_points"), why)
    table = sheet.scoring.merchandise
    for seats in range(fewest, most + 1):
        path = ("scoring", "merchandise", str(seats))
        if str(seats) not in table:
            faults.add(path, f"'{seats}' is missing: what merchandise scores with {seats} players")
        elif len(table[str(seats)]) != seats:
            faults.add(path, f"'{seats}' should be a list of {seats} numbers")
    for key in table:
        if key not in ("2", "3", "4"):
            faults.add(("scoring", "merchandise", key), f"'{key}' is no number of players")


def _check_ends(
    between: tuple[str, str], table: str, n: int, places: list[str], faults: Faults
) -> bool:
    known = [
        faults.known((table, n, "between", end), place, places, "place")
        for end, place in enumerate(between)
    ]
    if between[0] == between[1]:
        faults.add((table, n, "between"), f"both ends are '{between[0]}'")
        return False
    return all(known)


def _check_routes(sheet: Edition, faults: Faults, places: list[str]) -> None:
    longest = len(sheet.scoring.route_points)
    colours = [*sheet.components.colours, "grey"]
    by_ends: dict[frozenset[str], list[tuple[int, RouteRow]]] = {}
    whole = True
    for n, row in enumerate(sheet.routes):
        if _check_ends(row.between, "routes", n, places, faults):
            by_ends.setdefault(frozenset(row.between), []).append((n, row))
        else:
            whole = False
        faults.known(("routes", n, "colour"), row.colour, colours, "colour")
        if row.length > longest:
            why = f"'length' should be a number from 1 to {longest}, not {row.length}"
            faults.add(("routes", n, "length"), why)
        if row.spaces and len(row.spaces) != row.length:
            why = f"{len(row.spaces)} spaces are drawn for a route of {row.length}"
            faults.add(("routes", n), why)
    for lanes in by_ends.values():
        _check_lanes(lanes, faults)
    if whole:
        _check_connected(places, by_ends, faults)


def _check_lanes(lanes: list[tuple[int, RouteRow]], faults: Faults) -> None:
    """One route joins two places, or the two lanes of a double route."""
    first, row = lanes[0]
    if len(lanes) == 1 and row.double:
        slug = " ".join(row.between)
        faults.add(("routes", first), f"the route {slug} is marked double but has no second lane")
    for place, (n, other) in enumerate(lanes[1:], start=1):
        if place > 1 or not (row.double and other.double):
            why = "another route joins the same places; expected double = true"
            faults.add(("routes", n), why if place == 1 else f"{why} and no more than two lanes")
        elif other.length != row.length:
            why = f"the two lanes of a double route differ in length ({other.length})"
            faults.add(("routes", n), why)
        elif other.colour == row.colour:
            faults.add(("routes", n), f"the two lanes of a double route are both {row.colour}")


def _check_connected(
    places: list[str], routes: dict[frozenset[str], list[tuple[int, RouteRow]]], faults: Faults
) -> None:
    reached = {places[0]}
    grown = True
    while grown:
        grown = False
        for ends in routes:
            if len(ends & reached) == 1:
                reached |= ends
                grown = True
    for n, place in enumerate(places):
        if place not in reached:
            faults.add(("locations", n), f"no routes lead to the place '{place}'")


def _check_contracts(sheet: Edition, faults: Faults, places: list[str]) -> None:
    seen: set[frozenset[str]] = set()
    for n, row in enumerate(sheet.contracts):
        _check_ends(row.between, "contracts", n, places, faults)
        if frozenset(row.between) in seen:
            slug = " ".join(row.between)
            faults.add(("contracts", n), f"a contract between {slug} is there already")
        seen.add(frozenset(row.between))
    expected = sheet.components.contracts
    if len(sheet.contracts) != expected:
        faults.add(("contracts",), f"{len(sheet.contracts)} contracts; expected {expected}")
    needed = sheet.meta.players[1] * sheet.rules.contracts_on_offer
    if expected < needed:
        faults.add(("contracts",), f"{expected} contracts; {needed} are dealt at once")


def own_names(sheet: Edition, ours: Edition) -> dict[str, str]:
    """The names in which an edition differs from ours, by the messages that say them.

    Places have no messages: their names are always those of the edition.
    """
    known = {row.id: row.name for row in ours.transport}
    return {
        f"card-{row.id}": row.name
        for row in sheet.transport
        if row.name and row.name != known.get(row.id)
    }
