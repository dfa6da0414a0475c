"""Whether an edition of Amsterdam can be played: what its tables say of each other."""

from collections.abc import Mapping
from typing import Final

from damrak.core.editions.schema import Faults
from damrak.core.editions.toml_lines import Path
from damrak.games.amsterdam.check.cards import check_cards
from damrak.games.amsterdam.check.tiles import check_market, check_tasks
from damrak.games.amsterdam.pieces.box import (
    BLOCKS_IN_A_DISTRICT,
    COLOURS,
    GOODS,
    KINDS,
    MOST_SEATS,
)
from damrak.games.amsterdam.pieces.places import distances_from
from damrak.games.amsterdam.schema.edition import Edition
from damrak.games.amsterdam.schema.places import NodeRow

DICE_CHOSEN: Final = 2
SEATS: Final = [str(seats) for seats in range(1, MOST_SEATS + 1)]


def check(sheet: Edition, ours: Edition | None, faults: Faults) -> None:
    """Note every mistake; `ours` is the edition that came with the game, for one of an owner."""
    check_cards(sheet, ours, faults)
    _check_ids("colours", [row.id for row in sheet.colours], COLOURS, ("colours",), faults)
    _check_ids("goods", [row.id for row in sheet.goods], GOODS, ("goods",), faults)
    dockers = [row.id for row in sheet.dockers.colours]
    _check_ids("colours", dockers, COLOURS, ("dockers", "colours"), faults)
    _check_players(sheet, faults)
    _check_display(sheet, faults)
    _check_rounds(sheet, faults)
    _check_majority(sheet, faults)
    _check_districts(sheet, faults)
    _check_blocks(sheet, faults)
    _check_harbour(sheet, faults)
    _check_amstel(sheet, faults)
    _check_black_market(sheet, faults)
    _check_solo(sheet, faults)
    check_market(sheet, ours, faults)
    check_tasks(sheet, ours, faults)


def _check_ids(what: str, ids: list[str], count: int, path: Path, faults: Faults) -> None:
    faults.different(path, "id", ids, "id")
    if len(set(ids)) != count:
        faults.add(path, f"{len(set(ids))} different {what}; expected {count}")


def check_keys(table: Mapping[str, object], keys: list[str], path: Path, faults: Faults) -> bool:
    """A table has a row for each of these keys and for no other."""
    for key in table:
        if key not in keys:
            faults.add((*path, key), f"there is no '{key}' here; expected {', '.join(keys)}")
    for key in keys:
        if key not in table:
            faults.add((*path, key), f"'{key}' is missing")
    return set(table) == set(keys)


def _check_display(sheet: Edition, faults: Faults) -> None:
    opening, display = sheet.setup.opening_display, sheet.rounds.display
    if check_keys(opening, SEATS, ("setup", "opening_display"), faults):
        for seats, row in opening.items():
            wanted = max(int(seats), 2) + sheet.setup.opening_more_than_players
            if row.artisan + row.building != wanted:
                why = f"{row.artisan + row.building} cards; expected {wanted}"
                faults.add(("setup", "opening_display", seats), why)
    if not check_keys(display, SEATS, ("rounds", "display"), faults):
        return
    for seats, both in display.items():
        for parity in ("odd", "even"):
            turned = getattr(both, parity)
            count = turned.artisan + turned.building + turned.plan
            if count < int(seats):
                why = f"{count} cards are too few for {seats} players"
                faults.add(("rounds", "display", seats, parity), why)
    if set(opening) == set(SEATS) and not faults.touch("cards"):
        _check_stacks(sheet, faults)


def _check_stacks(sheet: Edition, faults: Faults) -> None:
    """No stack may run out before the last round."""
    played = sheet.setup.cards or [card.number for card in sheet.cards]
    for kind in KINDS:
        there = len([card for card in sheet.cards if card.kind == kind and card.number in played])
        for seats in SEATS[sheet.players.min - 1 : sheet.players.max]:
            shown = getattr(sheet.setup.opening_display[seats], kind, 0)
            both = sheet.rounds.display[seats]
            for number in range(1, sheet.rounds.count + 1):
                shown += getattr(both.odd if number % 2 else both.even, kind)
            if shown > there:
                why = f"a game turns up {shown} {kind}s; there are {there}"
                faults.add(("rounds", "display", seats), why)


def _check_rounds(sheet: Edition, faults: Faults) -> None:
    rounds = sheet.rounds
    for key in rounds.dice_to_one_from:
        if not key.isdecimal() or not 1 <= int(key) <= rounds.count:
            faults.add(("rounds", "dice_to_one_from", key), f"there is no round '{key}'")
    if len(rounds.fast_delivery) > rounds.count:
        why = f"'fast_delivery' has {len(rounds.fast_delivery)} rounds of {rounds.count}"
        faults.add(("rounds", "fast_delivery"), why)
    if rounds.short_game.first_round > rounds.count:
        why = f"'first_round' should be a number from 1 to {rounds.count}"
        faults.add(("rounds", "short_game", "first_round"), why)
    colours = [row.id for row in sheet.colours]
    for n, name in enumerate(rounds.dice):
        faults.known(("rounds", "dice", n), name, colours, "colour")
    if rounds.dice and len(set(rounds.dice)) < DICE_CHOSEN:
        faults.add(("rounds", "dice"), f"'dice' should name at least {DICE_CHOSEN} colours")
    if rounds.dice and sheet.players.min == 1:
        faults.add(("rounds", "dice"), "TOM needs all dice: expected players.min = 2")


def _check_players(sheet: Edition, faults: Faults) -> None:
    players = sheet.players
    if players.min > players.max:
        faults.add(("players", "min"), "'min' should not be above 'max'")
    if sheet.setup.district_tiles_less_than_players > max(players.min, 2):
        why = f"'district_tiles_less_than_players' should be {max(players.min, 2)} at most"
        faults.add(("setup", "district_tiles_less_than_players"), why)
    known = [card.number for card in sheet.cards]
    for n, number in enumerate(sheet.setup.cards):
        if number not in known:
            faults.add(("setup", "cards", n), f"there is no card {number}")


def _check_majority(sheet: Edition, faults: Faults) -> None:
    path = ("scoring", "district_majority")
    if check_keys(sheet.scoring.district_majority, SEATS[1:], path, faults):
        for players, row in sheet.scoring.district_majority.items():
            if len(row.points) != int(players):
                why = f"'points' should be a list of {players} numbers, not {row.points}"
                faults.add((*path, players, "points"), why)


def _check_districts(sheet: Edition, faults: Faults) -> None:
    ids = [row.id for row in sheet.districts]
    _check_ids("districts", ids, COLOURS, ("districts",), faults)
    colours = [row.id for row in sheet.colours]
    for n, row in enumerate(sheet.districts):
        faults.known(("districts", n, "colour"), row.colour, colours, "colour")
        if row.colour in [other.colour for other in sheet.districts[:n]]:
            why = f"two districts have roofs of the same colour, {row.colour}"
            faults.add(("districts", n, "colour"), why)


def _check_blocks(sheet: Edition, faults: Faults) -> None:
    districts = [row.id for row in sheet.districts]
    slugs = [row.id for row in sheet.blocks]
    faults.different(("blocks",), "id", slugs, "block")
    for n, row in enumerate(sheet.blocks):
        name, _, number = row.id.rpartition("-")
        if faults.known(("blocks", n, "district"), row.district, districts, "district") and (
            name != row.district or not number.isdecimal()
        ):
            why = f"'{row.id}' should be its district and a number: {row.district}-1"
            faults.add(("blocks", n), why)
    for name in districts:
        count = len([row for row in sheet.blocks if row.district == name])
        if count != BLOCKS_IN_A_DISTRICT:
            faults.add(("blocks",), f"{count} blocks in {name}; expected {BLOCKS_IN_A_DISTRICT}")
    goods = sum(row.tiles for row in sheet.goods)
    if goods != len(slugs):
        faults.add(("goods",), f"{goods} goods for {len(slugs)} blocks")
    ends = [row.blocks for row in sheet.bridges]
    paths: list[Path] = [("bridges", n, "blocks") for n in range(len(ends))]
    _check_ways(slugs, ends, paths, ("bridges",), "bridges", faults)


def _check_ways(
    slugs: list[str],
    ends: list[tuple[str, str]],
    paths: list[Path],
    table: Path,
    ways: str,
    faults: Faults,
) -> None:
    """Ways join known places, and lead to all of them."""
    neighbours: list[list[int]] = [[] for _ in slugs]
    whole = True
    for (a, b), path in zip(ends, paths, strict=True):
        unknown = [name for name in (a, b) if name not in slugs]
        for name in unknown:
            faults.add(path, f"unknown place '{name}'")
        if a == b:
            faults.add(path, f"both ends are '{a}'")
        if unknown:
            whole = False
        else:
            neighbours[slugs.index(a)].append(slugs.index(b))
            neighbours[slugs.index(b)].append(slugs.index(a))
    if whole and slugs:
        steps = distances_from(0, neighbours)
        apart = [f"'{slug}'" for slug, far in zip(slugs, steps, strict=True) if far < 0]
        if apart:
            faults.add(table, f"no {ways} lead to {', '.join(apart)}")


def _check_harbour(sheet: Edition, faults: Faults) -> None:
    harbour = sheet.harbour
    dockers = [row.id for row in sheet.dockers.colours]
    goods = [row.id for row in sheet.goods]
    slugs = [row.id for row in harbour.nodes]
    faults.different(("harbour", "nodes"), "id", slugs, "space")
    for n, row in enumerate(harbour.nodes):
        _check_node(row, ("harbour", "nodes", n), dockers, goods, faults)
    starts = [n for n, row in enumerate(harbour.nodes) if row.kind == "start"]
    if starts != [0]:
        faults.add(("harbour", "nodes"), "expected one start, and that first")
    for kind, key, names in (("pontoon", "colour", dockers), ("warehouse", "good", goods)):
        there = [getattr(row, key) for row in harbour.nodes if row.kind == kind]
        what = "colour of docker" if kind == "pontoon" else "good"
        for name in names:
            if there.count(name) != 1:
                why = f"{there.count(name)} for {name}; expected one {kind} for each {what}"
                faults.add(("harbour", "nodes"), why)
    paths: list[Path] = [("harbour", "edges", n) for n in range(len(harbour.edges))]
    _check_ways(slugs, harbour.edges, paths, ("harbour", "edges"), "edges", faults)
    building = sheet.docker_building
    if building.values != sorted(building.values, reverse=True):
        why = f"the spaces {building.values} should fall from top to bottom"
        faults.add(("docker_building", "values"), why)
    if [space.value for space in building.spaces] != building.values:
        why = "'spaces' should have the values of the building, in order"
        faults.add(("docker_building", "spaces"), why)


def _check_node(
    row: NodeRow, path: Path, dockers: list[str], goods: list[str], faults: Faults
) -> None:
    """A space has what its kind needs, and nothing of another's; its id says what it is."""
    needed = {"pontoon": ["colour"], "warehouse": ["good", "values"], "depot": ["value"]}
    for key in ("colour", "good", "values", "value"):
        there = getattr(row, key) is not None
        if there and key not in needed.get(row.kind, []):
            faults.add((*path, key), f"'{key}' says nothing about a space of kind {row.kind}")
        elif not there and key in needed.get(row.kind, []):
            faults.add((*path, key), f"'{key}' is missing")
    if row.colour is not None:
        faults.known((*path, "colour"), row.colour, dockers, "colour of docker")
    if row.good is not None:
        faults.known((*path, "good"), row.good, goods, "good")
    name = row.id.partition("-")[2]
    called = row.colour or row.good or name
    numbered = row.kind in ("water", "depot")
    if row.id != row.kind + (f"-{called}" if called else "") or numbered != name.isdecimal():
        faults.add(path, f"'{row.id}' should be its kind and its colour, good or number")
    if row.values is not None and list(row.values) != sorted(row.values, reverse=True):
        why = f"the roofs {list(row.values)} should fall from left to right"
        faults.add((*path, "values"), why)


def _check_amstel(sheet: Edition, faults: Faults) -> None:
    amstel = sheet.amstel
    before = -1
    for n, row in enumerate(amstel.bridges):
        path = ("amstel", "bridges", n, "after")
        if row.after >= amstel.last_space:
            why = f"'after' should be a number from 0 to {amstel.last_space - 1}, not {row.after}"
            faults.add(path, why)
        if row.after <= before:
            why = f"comes after space {row.after}, but the one before it is farther down"
            faults.add(path, why)
        before = max(before, row.after)
    if [space.space for space in amstel.spaces] != list(range(amstel.last_space + 1)):
        why = f"'spaces' should be drawn from 0 to {amstel.last_space}, in order"
        faults.add(("amstel", "spaces"), why)
    if len(amstel.mouth_slots) < MOST_SEATS:
        why = f"'mouth_slots' should have a place for each of {MOST_SEATS} players"
        faults.add(("amstel", "mouth_slots"), why)


def _check_black_market(sheet: Edition, faults: Faults) -> None:
    goods = [row.id for row in sheet.goods]
    seen: list[str] = []
    for n, row in enumerate(sheet.black_market.spaces):
        path = ("black_market", "spaces", n, "good")
        faults.known(path, row.good, goods, "good")
        if row.good in seen:
            faults.add(path, f"a second space for {row.good}")
        seen.append(row.good)
    for good in goods:
        if good not in seen:
            faults.add(("black_market", "spaces"), f"no space for {good}")


def _check_solo(sheet: Edition, faults: Faults) -> None:
    triples = sheet.solo.triples
    path = ("solo", "triples")
    dockers = [row.id for row in sheet.dockers.colours]
    if check_keys(triples, [str(number) for number in range(1, 7)], path, faults):
        for number, name in triples.items():
            faults.known((*path, number), name, dockers, "colour of docker")
        if len(set(triples.values())) != len(triples):
            faults.add(path, "two numbers name the same pontoon")
