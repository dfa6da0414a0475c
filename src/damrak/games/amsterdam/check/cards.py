"""Whether the cards of an edition can be played: kind, type, effect and number agree."""

from difflib import get_close_matches
from typing import Final

from damrak.core.editions.schema import Faults
from damrak.core.editions.toml_lines import Path
from damrak.games.amsterdam.cards.effects import EFFECTS
from damrak.games.amsterdam.schema.cards import CardRow, TypeRow
from damrak.games.amsterdam.schema.edition import Edition

SPOKEN_OF: Final = ["carpenter", "oude-kerk", "zuiderkerk", "westerkerk", "montelbaanstoren"]
"""Types of which the texts of other cards speak."""

SUPPLEMENT: Final = 132
"""How many cards the rulebook tells; what comes after them is each edition's own."""

KEYS: Final = ["district", "good", "gives", "pays"]
BROUGHT: Final = ["florins", "points"]
"""What the row of a plan says that it brings: one of them or both."""


def check_cards(sheet: Edition, ours: Edition | None, faults: Faults) -> None:
    """The types and the cards; `ours` are those that came with the game, for an owner's edition."""
    _check_types(sheet, faults)
    _check_numbers(sheet, faults)
    types = {row.id: row for row in sheet.types}
    told = [] if ours is None else [row for row in ours.cards if row.number <= SUPPLEMENT]
    kinds = {row.number: row.kind for row in told}
    for n, row in enumerate(sheet.cards):
        path: Path = ("cards", n)
        if faults.known((*path, "type"), row.type, types, "type"):
            _check_type(row, types[row.type], path, faults)
        wanted = kinds.get(row.number, row.kind)
        if row.kind != wanted:
            why = f'card {row.number} is {_a(wanted)}; expected kind = "{wanted}"'
            faults.add((*path, "kind"), why)
        if row.effect not in EFFECTS:
            close = get_close_matches(row.effect, EFFECTS, n=1)
            expected = f"did you mean '{close[0]}'?" if close else "docs/editions.md has all"
            faults.add((*path, "effect"), f"unknown effect '{row.effect}'; {expected}")
        else:
            _check_effect(row, path, faults)
        _check_names(row, sheet, path, faults)


def _a(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"


def _check_types(sheet: Edition, faults: Faults) -> None:
    """A trade has a good of its own, the plans of a district name it, a building has neither."""
    faults.different(("types",), "id", [row.id for row in sheet.types], "type")
    for name in SPOKEN_OF:
        if name not in [row.id for row in sheet.types]:
            faults.add(("types",), f"no type '{name}', of which other cards speak")
    needed = {"artisan": "good", "plan": "district"}
    known = {
        "good": [row.id for row in sheet.goods],
        "district": [row.id for row in sheet.districts],
    }
    seen: list[tuple[str, str]] = []
    for n, row in enumerate(sheet.types):
        for key, among in known.items():
            path: Path = ("types", n, key)
            value = getattr(row, key)
            if value is not None and key != needed.get(row.kind):
                faults.add(path, f"'{key}' contradicts the kind: {_a(row.kind)} has none")
            elif value is None and key == needed.get(row.kind):
                faults.add(path, f"'{key}' is missing: {_a(row.kind)} has one")
            elif value is not None and faults.known(path, value, among, key):
                if (key, value) in seen:
                    faults.add(path, f"another type has the {key} '{value}'")
                seen.append((key, value))


def _check_numbers(sheet: Edition, faults: Faults) -> None:
    """Every number from 1 on, each once: those of the rulebook, and perhaps more."""
    numbers = [row.number for row in sheet.cards]
    faults.different(("cards",), "number", numbers, "number")
    last = max([*numbers, SUPPLEMENT])
    for number in range(1, last + 1):
        if number not in numbers:
            faults.add(("cards",), f"the number {number} is missing; expected 1 to {last}")


def _check_type(row: CardRow, kind: TypeRow, path: Path, faults: Faults) -> None:
    if row.kind != kind.kind:
        why = f"kind '{row.kind}' contradicts the type: '{row.type}' is {_a(kind.kind)}"
        faults.add((*path, "kind"), why)
    if kind.district is not None and row.district is not None and row.district != kind.district:
        why = f"district '{row.district}' contradicts the type: '{row.type}' is {kind.district}"
        faults.add((*path, "district"), why)


def _check_effect(row: CardRow, path: Path, faults: Faults) -> None:
    effect = EFFECTS[row.effect]
    plan = "pays" in effect.keys
    if plan != (row.kind == "plan"):
        why = f"effect '{row.effect}' contradicts the kind: it is {_a(row.kind)}"
        faults.add((*path, "effect"), why)
    if row.timing != effect.timing:
        why = f"timing '{row.timing}' contradicts the effect: '{row.effect}' is {effect.timing}"
        faults.add((*path, "timing"), why)
    for key in KEYS:
        there = getattr(row, key) is not None
        if there and key not in effect.keys:
            faults.add((*path, key), f"'{key}' contradicts the effect: '{row.effect}' has none")
        elif not there and key in effect.keys:
            why = f"'{key}' is missing: the effect '{row.effect}' needs it"
            faults.add((*path, key), why)
    brought = [key for key in BROUGHT if getattr(row, key)]
    if plan and not brought:
        faults.add(path, "a plan brings 'florins', 'points' or both")
    if not plan:
        for key in BROUGHT:
            if getattr(row, key) is not None:
                faults.add((*path, key), f"'{key}' is for plans only")


def _check_names(row: CardRow, sheet: Edition, path: Path, faults: Faults) -> None:
    """What a card refers to is known; a plan takes the colour of its district."""
    colours = [each.id for each in sheet.colours]
    districts = {each.id: each.colour for each in sheet.districts}
    for name in row.cost:
        faults.known((*path, "cost", name), name, colours, "colour")
    if not row.cost:
        faults.add((*path, "cost"), "a card costs at least one resource")
    if row.good is not None:
        faults.known((*path, "good"), row.good, [each.id for each in sheet.goods], "good")
    for key in ("gives", "pays"):
        value = getattr(row, key)
        if value is not None:
            faults.known((*path, key), value, colours, "colour")
    if row.district is not None and faults.known(
        (*path, "district"), row.district, districts, "district"
    ):
        colour = districts[row.district]
        if row.pays is not None and row.pays != colour:
            why = f"pays '{row.pays}' contradicts the district: {row.district} is {colour}"
            faults.add((*path, "pays"), why)
