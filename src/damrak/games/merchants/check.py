"""Whether an edition of Merchants can be played: what its tables say of each other."""

from collections.abc import Sequence
from typing import Final

from damrak.core.editions.schema import Faults
from damrak.games.merchants.pieces.board import COMMODITIES, CONTINENTS, DISTRICTS, SECTORS, slug
from damrak.games.merchants.pieces.box import DISCS
from damrak.games.merchants.pieces.rules import RULES
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.schema import (
    SEAT_COUNTS,
    CardRow,
    CommodityRow,
    ContinentRow,
    DistrictRow,
    Edition,
    Payout,
)

Sectors = Sequence[CommodityRow | DistrictRow | ContinentRow]
SCORED: Final = {f"score_{area}": [area] for area in AREAS} | {"final": AREAS}
"""The areas that each event scores; the others score none."""


def check(sheet: Edition, faults: Faults) -> None:
    """Note every mistake."""
    if sheet.meta.min_players > sheet.meta.max_players:
        faults.add(("meta", "min_players"), "'min_players' should not be above 'max_players'")
    _check_clock(sheet, faults)
    _check_sectors(sheet.commodity, "commodity", COMMODITIES, faults)
    _check_sectors(sheet.continent, "continent", CONTINENTS, faults)
    _check_sectors(sheet.district, "district", DISTRICTS, faults)
    for n, row in enumerate(sheet.commodity):
        if len(row.spaces) != sheet.exchange.spaces:
            why = f"{len(row.spaces)} spaces are drawn; the exchange has {sheet.exchange.spaces}"
            faults.add(("commodity", n, "spaces"), why)
    _check_plots(sheet, faults)
    _check_bridges(sheet, faults)
    _check_colonies(sheet, faults)
    _check_starts(sheet, faults)
    _check_timeline(sheet, faults)
    _check_deck(sheet, faults)


def seat_counts(sheet: Edition) -> list[int]:
    """For how many seats an edition is."""
    about = sheet.meta
    return [seats for seats in SEAT_COUNTS if about.min_players <= seats <= about.max_players]


def _check_clock(sheet: Edition, faults: Faults) -> None:
    clock = sheet.clock
    doubled = clock.doubled
    if sorted(set(clock.prices), reverse=True) != clock.prices:
        faults.add(("clock", "prices"), "'prices' should fall from mark to mark")
    ends = doubled.ends_at_shown
    twice = [2 * price for price in clock.prices if price > ends]
    path = ("clock", "doubled")
    if doubled.prices != twice or not twice:
        why = f"'prices' should be twice the prices above {ends}"
        faults.add((*path, "prices"), why)
    elif doubled.start_zone_price != twice[0]:
        why = f"'start_zone_price' should be {twice[0]}, not {doubled.start_zone_price}"
        faults.add((*path, "start_zone_price"), why)
    if doubled.fallback_price != 2 * ends:
        why = f"'fallback_price' should be {2 * ends}, not {doubled.fallback_price}"
        faults.add((*path, "fallback_price"), why)
    for n, (count, value) in enumerate(sheet.components.notes):
        if count < 0 or value < 1:
            faults.add(("components", "notes", n), "'notes' should be a count and a value each")


def _check_sectors(rows: Sectors, table: str, ids: list[str], faults: Faults) -> None:
    """Each of the four once, numbered 1 to 4."""
    faults.different((table,), "id", [row.id for row in rows], table)
    faults.different((table,), "number", [row.number for row in rows], "number")
    missing = [name for name in ids if name not in [row.id for row in rows]]
    if missing:
        faults.add((table,), f"'{missing[0]}' is missing; expected {', '.join(ids)}")


def _check_plots(sheet: Edition, faults: Faults) -> None:
    plots = {row.id: row for row in sheet.house}
    faults.different(("house",), "id", [row.id for row in sheet.house], "plot")
    for n, row in enumerate(sheet.house):
        for place, other in enumerate(row.adjacent):
            path = ("house", n, "adjacent", place)
            if other not in plots:
                faults.add(path, f"unknown plot '{other}'")
            elif plots[other].district != row.district or other == row.id:
                faults.add(path, f"'{other}' is no other plot of the same district")
            elif row.id not in plots[other].adjacent:
                faults.add(path, f"'{row.id}' and '{other}' do not agree on being adjacent")
    for name in DISTRICTS:
        if name not in [row.district for row in sheet.house]:
            faults.add(("house",), f"no plot in the district '{name}'")


def _check_bridges(sheet: Edition, faults: Faults) -> None:
    district = {row.id: row.district for row in sheet.house}
    faults.different(("bridge",), "id", [row.id for row in sheet.bridge], "bridge")
    joined: set[frozenset[str]] = set()
    for n, row in enumerate(sheet.bridge):
        unknown = [key for key in ("a", "b") if getattr(row, key) not in district]
        for key in unknown:
            faults.add(("bridge", n, key), f"unknown plot '{getattr(row, key)}'")
        if not unknown and district[row.a] == district[row.b]:
            faults.add(("bridge", n), "a bridge joins two districts")
        elif frozenset((row.a, row.b)) in joined:
            faults.add(("bridge", n), "another bridge joins the same plots")
        joined.add(frozenset((row.a, row.b)))


def _check_colonies(sheet: Edition, faults: Faults) -> None:
    slugs = [slug(row.id) for row in sheet.colony]
    faults.different(("colony",), "id", slugs, "colony")
    for name in CONTINENTS:
        if name not in [row.continent for row in sheet.colony]:
            faults.add(("colony",), f"no colony on the continent '{name}'")
    for name in COMMODITIES:
        if name not in [row.commodity for row in sheet.colony]:
            faults.add(("colony",), f"no colony of the commodity '{name}'")


def _check_starts(sheet: Edition, faults: Faults) -> None:
    """The tile on the exchange may be of another commodity than the colony, as the rules allow."""
    plots = [row.id for row in sheet.house]
    colonies = [slug(row.id) for row in sheet.colony]
    taken: set[tuple[int, str]] = set()
    for n, row in enumerate(sheet.start):
        colony = slug(row.colony)
        if row.house not in plots:
            faults.add(("start", n, "house"), f"unknown plot '{row.house}'")
        if colony not in colonies:
            faults.add(("start", n, "colony"), f"unknown colony '{colony}'")
        if row.space > sheet.exchange.spaces:
            why = f"'space' should be a number from 1 to {sheet.exchange.spaces}, not {row.space}"
            faults.add(("start", n, "space"), why)
        places = {(seats, each) for seats in row.with_players() for each in (row.house, colony)}
        if places & taken:
            faults.add(("start", n), "another position begins on the same plot or colony")
        taken |= places
    for seats in seat_counts(sheet):
        found = sorted(row.position for row in sheet.start if seats in row.with_players())
        # A row that serves all numbers of players names positions that the fewest do not have.
        if found[:seats] != list(range(1, seats + 1)) or len(set(found)) < len(found):
            there = ", ".join(map(str, found)) or "none"
            why = (
                f"starting positions of {seats} players: {there}; expected 1 to {seats}, each once"
            )
            faults.add(("start",), why)


def _check_timeline(sheet: Edition, faults: Faults) -> None:
    events = [row.event for row in sheet.timeline]
    for n, row in enumerate(sheet.timeline):
        if row.index != n:
            faults.add(("timeline", n, "index"), f"'index' should be {n}, not {row.index}")
        _check_payout(row.payout, SCORED.get(row.event, []), row.event, n, faults)
    if len(events) < 2 or events[0] != "start_money" or events[-1] != "final":
        why = "the time track should begin with start_money and end with final"
        faults.add(("timeline",), why)
    for n, event in enumerate(events):
        if event in ("start_money", "final") and n != events.index(event):
            faults.add(("timeline", n), f"'{event}' should stand once on the time track")
    for area, wanted in zip(AREAS, sheet.components.scorings, strict=True):
        found = events.count(f"score_{area}")  # type: ignore[arg-type]
        if found != wanted:
            faults.add(("timeline",), f"{found} spaces score {area}; expected {wanted}")


def _check_payout(
    payout: Payout | None, areas: list[str], event: str, n: int, faults: Faults
) -> None:
    paid = [] if payout is None else [area for area in AREAS if getattr(payout, area) is not None]
    path = ("timeline", n, "payout")
    if payout is not None and not areas:
        faults.add(path, f"the event '{event}' pays nothing")
    elif paid != areas:
        faults.add(path, f"'payout' of '{event}': expected {', '.join(areas)}")
    for area in paid:
        for first, second in getattr(payout, area):
            if first < second:
                why = f"'{area}' should be {SECTORS} pairs of first and second prize"
                faults.add((*path, area), f"{why}, not {second} after {first}")


def _check_deck(sheet: Edition, faults: Faults) -> None:
    slugs = [slug(row.id) for row in sheet.deck]
    faults.different(("deck",), "id", slugs, "card")
    for n, row in enumerate(sheet.deck):
        _check_card(row, n, faults)
    total = sum(row.count for row in sheet.deck)
    expected = sheet.components
    if total != expected.cards:
        faults.add(("deck",), f"{total} cards in the deck; expected {expected.cards}")
    marked = sum(row.count for row in sheet.deck if row.not_with_3_players)
    if marked != expected.marked_cards:
        why = f"{marked} cards are marked for games of three; expected {expected.marked_cards}"
        faults.add(("deck",), why)
    hourglasses = [row.count for row in sheet.deck if row.kind == "hourglass"]
    steps = len(sheet.timeline) - 2
    if len(hourglasses) != 1:
        faults.add(("deck",), f"{len(hourglasses)} kinds of hourglass card; expected 1")
    elif hourglasses[0] != steps:
        faults.add(
            ("deck",),
            f"{hourglasses[0]} hourglass cards; expected {steps}, one for each step of the time"
            " track but the last",
        )
    elif total == expected.cards:
        for seats in seat_counts(sheet):
            played = total - hourglasses[0] - (marked if RULES.marked_cards_leave(seats) else 0)
            turns = seats if expected.equal_turns else 1
            if played < 1 or played % (len(DISCS) * turns):
                why = f"with {played} cards {seats} players do not get equal turns"
                faults.add(("deck",), why)


def _check_card(row: CardRow, n: int, faults: Faults) -> None:
    """A card names what its kind needs, and nothing else."""
    wanted = {"colony": ["continent", "commodity"], "amsterdam": ["districts", "commodity"]}
    needed = ["pieces"] if row.kind == "commodity" else wanted.get(row.kind, [])
    for key in ("continent", "commodity", "districts", "pieces"):
        there = getattr(row, key) not in (None, [])
        if there and key not in needed:
            faults.add(("deck", n, key), f"'{key}' says nothing about a card of {row.kind}")
        elif key in needed and not there and key != "districts":
            faults.add(("deck", n, key), f"'{key}' is missing")
    named = [name for name in (row.continent, row.commodity) if name not in (None, "any")]
    if row.kind == "colony" and row.continent and row.commodity and len(named) != 1:
        faults.add(("deck", n), "a colony card names either a continent or a commodity")
    districts = row.districts
    if row.kind == "amsterdam" and (
        not 1 <= len(districts) <= 2 or len(set(districts)) != len(districts)
    ):
        faults.add(("deck", n, "districts"), "'districts' should name one district or two")
    if row.not_with_3_players and row.kind != "commodity":
        why = "only commodity cards are marked for games of three"
        faults.add(("deck", n, "not_with_3_players"), why)


def own_names(sheet: Edition, ours: Edition) -> dict[str, str]:
    """The names in which an edition differs from ours, by the messages that say them.

    Plots, bridges, districts and colonies have their names from the edition anyway.
    """
    names: dict[str, str] = {}
    for table in ("commodity", "continent"):
        known = {row.id: row.name for row in getattr(ours, table)}
        for row in getattr(sheet, table):
            if row.name != known[row.id]:
                names[f"{table}-{slug(row.id)}"] = row.name
    return names
