"""An edition of Amsterdam as clients get it: its file, what cards and tiles do in symbols, prices.

Clients draw these and know no rule. Symbols are written in words beside the effects, in
`cards.effects`; what a card refers to (a district, a good, a colour) is taken from its row.
"""

import re
from typing import Final, Literal

from damrak.core.editions.schema import Table
from damrak.games.amsterdam.areas.amstel import advance_cost
from damrak.games.amsterdam.cards.effects import EFFECTS
from damrak.games.amsterdam.check.tiles import asks, does
from damrak.games.amsterdam.schema import edition as schema
from damrak.games.amsterdam.schema.cards import CardRow
from damrak.games.amsterdam.schema.places import Amstel
from damrak.games.amsterdam.schema.tiles import TaskRow, TileRow


class Sign(Table, frozen=True, kw_only=True):
    """One symbol of a row."""

    sign: Literal["icon", "cube", "good", "docker", "plan", "text", "brings", "each"]
    """A drawing, a resource, a good, a docker, a plan, words; what stands before it brings what
    stands after it; for each of what stands after it."""
    name: str = ""
    """Of a drawing its name, of words the words."""
    which: int = -1
    """Of a resource and a plan the colour, of a good or a docker which it is; −1 if any."""
    count: str = ""
    """What is written before it."""


class Sheet(schema.Edition, frozen=True, kw_only=True):
    """The file, names of its own, and rows of symbols."""

    names: dict[str, str]
    """Texts that take the place of messages, by their names."""
    card_signs: list[list[Sign]]
    """By number; 0 is none."""
    tile_signs: list[list[Sign]]
    """By place in the list of market tiles: what it costs, and what it brings."""
    task_signs: list[list[Sign]]
    """By number; 0 is none."""
    advance_costs: list[int]
    """By spaces on the Amstel: how many resources so long an advance costs."""
    advance_points: list[int]
    """By space of the Amstel: what bridges and mouth bring on the way there from the start."""
    bailiff_prices: list[int]
    """By block: what it costs while the bailiff stands there."""


WORD: Final = re.compile(r"^([-+≤≠×±\d]*)([a-z]+\d?)?(?::([a-z]+))?$")
BRINGS: Final = Sign(sign="brings")
EACH: Final = Sign(sign="each")
SPECIALS: Final = {
    "barge_moves": "barge",
    "swap_inactive_card": "card swap",
    "activate_free": "card",
    "barge_anywhere": "barge swap",
    "free_block": "block",
    "one_of_each_colour": "6cube",
}


def card_signs(sheet: schema.Edition, row: CardRow) -> list[Sign]:
    """The row of symbols of a card."""
    words: list[str] = []
    for word in EFFECTS[row.effect].signs.split():
        if word not in ("florins", "points"):
            words.append(word)
        elif getattr(row, word):
            words.append(f"{getattr(row, word)}{word[:-1]}")
    return [_sign(sheet, row, word) for word in words]


def _sign(sheet: schema.Edition, row: CardRow | None, word: str) -> Sign:
    if word in (">", "/"):
        return BRINGS if word == ">" else EACH
    match = WORD.match(word)
    if match is None or not match.group(2):
        return Sign(sign="text", name=word)
    count, name, about = match.group(1), match.group(2), match.group(3)
    what = getattr(row, about) if about else None
    colours = [each.id for each in sheet.colours]
    if name == "cube":
        return Sign(sign="cube", which=_place(what, colours), count=count)
    if name == "good":
        return Sign(sign="good", which=_place(what, [good.id for good in sheet.goods]), count=count)
    if name == "plan":
        roofs = {each.id: each.colour for each in sheet.districts}
        return Sign(sign="plan", which=_place(roofs.get(what or ""), colours), count=count)
    if name == "die1":
        return Sign(sign="icon", name="die", count="1 ")
    return Sign(sign="icon", name=name, count=count)


def _place(name: str | None, among: list[str]) -> int:
    return among.index(name) if name in among else -1


def tile_signs(sheet: schema.Edition, row: TileRow) -> list[Sign]:
    """What a market tile costs, and what it brings."""
    words = [f"-{row.cost}florin", ">"]
    if row.points:
        words.append(f"{row.points}point")
    if row.amstel:
        words += [f"+{row.amstel}", "amstel"]
    if row.resources:
        words.append(f"{row.resources}cube")
    if row.special is not None:
        count = row.special.steps or row.special.cards or ""
        words += f"{count}{SPECIALS[row.special.kind]}".split()
    return [_sign(sheet, None, word) for word in words]


def task_signs(sheet: schema.Edition, row: TaskRow) -> list[Sign]:
    """What a task asks for."""
    least = row.at_least or 0
    docker = _place(row.docker, [each.id for each in sheet.dockers.colours])
    match row.kind:
        case "both_dockers_in_building":
            return [Sign(sign="docker", which=docker, count="2"), _icon("house")]
        case "blocks_in_district":
            roofs = {each.id: each.colour for each in sheet.districts}
            colours = [each.id for each in sheet.colours]
            which = _place(roofs.get(row.district or ""), colours)
            return [Sign(sign="plan", which=which, count=f"{least}×"), _icon("arms")]
        case "active_of_each_kind":
            counts = [("artisan", row.artisan), ("building", row.building), ("plan", row.plan)]
            return [_icon(name, count or 0) for name, count in counts]
        case "amstel_mouth":
            last = Sign(sign="text", name=str(sheet.amstel.last_space))
            return [_icon("pawn"), _icon("amstel"), last]
        case "active_with_timing":
            icons = {"end": _icon("end"), "permanent": _icon("always")}
            phase = Sign(sign="text", name=row.timing or "")
            return [Sign(sign="text", name=f"{least}×"), icons.get(row.timing or "", phase)]
        case "black_market_goods":
            return [_icon("mask", least)]
        case "different_goods_aboard":
            return [Sign(sign="good", count=f"{least}≠"), _icon("barge")]
        case "warehouse_full":
            which = _place(row.good, [good.id for good in sheet.goods])
            return [Sign(sign="good", which=which, count="3×"), _icon("store")]
        case "depots_full":
            depots = len([node for node in sheet.harbour.nodes if node.kind == "depot"])
            return [_icon("store", depots)]
        case "barge_at_start":
            return [_icon("barge"), _icon("house")]
        case "dockers_in_building":
            return [_icon("docker", least), _icon("house")]
        case "blocks_anywhere":
            return [_icon("arms", least)]
        case "active_cards":
            return [_icon("cards", least)]
        case "hand_back":
            signs = [
                (row.dockers, _icon("docker", f"−{row.dockers}")),
                (row.goods, Sign(sign="good", count=f"−{row.goods}")),
                (row.resources, Sign(sign="cube", count=f"−{row.resources}")),
            ]
            return [sign for count, sign in signs if count]
        case "hand_back_colours":
            return [Sign(sign="cube", count="−1…6")]
        case "hand_back_dockers":
            return [Sign(sign="docker", which=docker, count="−1…2 ")]


def _points_on_the_way(amstel: Amstel) -> list[int]:
    points = [
        sum(bridge.points for bridge in amstel.bridges if bridge.after < space)
        for space in range(amstel.last_space + 1)
    ]
    points[-1] += amstel.last_points
    return points


def _icon(name: str, count: int | str = "") -> Sign:
    return Sign(sign="icon", name=name, count=str(count))


def own_names(sheet: schema.Edition, ours: schema.Edition) -> dict[str, str]:
    """The names and texts in which an edition differs from ours, by the messages that say them."""
    names: dict[str, str] = {}
    for table, message in (
        ("colours", "colour"),
        ("goods", "good"),
        ("districts", "district"),
        ("types", "type"),
    ):
        known = {row.id: row.name for row in getattr(ours, table)}
        for row in getattr(sheet, table):
            if row.name != known.get(row.id):
                names[f"{message}-{row.id}"] = row.name
    dockers = {row.id: row.name for row in ours.dockers.colours}
    for docker in sheet.dockers.colours:
        if docker.name != dockers.get(docker.id):
            names[f"docker-{docker.id}"] = docker.name
    cards = {row.number: (row.name, row.text) for row in ours.cards}
    for card in sheet.cards:
        name, text = cards.get(card.number, ("", ""))
        if card.name != name:
            names[f"card-{card.number}"] = card.name
        if card.text != text:
            names[f"card-{card.number}-text"] = card.text
    for tile in sheet.market.tiles:
        if tile.text and does(tile) not in [does(t) for t in ours.market.tiles if t.id == tile.id]:
            names[f"tile-{tile.id}"] = tile.text
    for task in sheet.tasks.tiles:
        same = [asks(each) for each in ours.tasks.tiles if each.number == task.number]
        if task.text and asks(task) not in same:
            names[f"task-{task.number}"] = task.text
    return names


def drawn(sheet: schema.Edition, names: dict[str, str]) -> dict[str, object]:
    """What a sheet has more than the file."""
    by_number = {row.number: row for row in sheet.cards}
    tasks = {row.number: row for row in sheet.tasks.tiles}
    return {
        "names": names,
        "card_signs": [[], *(card_signs(sheet, by_number[n]) for n in sorted(by_number))],
        "tile_signs": [tile_signs(sheet, row) for row in sheet.market.tiles],
        "task_signs": [[], *(task_signs(sheet, tasks[n]) for n in sorted(tasks))],
        "advance_costs": [0, *(advance_cost(n) for n in range(1, sheet.amstel.last_space + 1))],
        "advance_points": _points_on_the_way(sheet.amstel),
        "bailiff_prices": [
            max(block.price - sheet.extensions.bailiff.discount, 0) for block in sheet.blocks
        ],
    }
