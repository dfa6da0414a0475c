"""The places of the board: blocks and bridges of the city, spaces of the harbour, the Amstel."""

from typing import Final

from damrak.core.edition import Row

START: Final = 0
WATER: Final = 1
PONTOON: Final = 2
DEPOT: Final = 3
WAREHOUSE: Final = 4
NODE_KINDS: Final = ["start", "water", "pontoon", "depot", "warehouse"]


class Block:
    """A block of houses: its price in resources of its district's colour, and its neighbours."""

    def __init__(self, slug: str, district: int, colour: int, price: int, x: int) -> None:
        self.slug = slug
        self.district = district
        self.colour = colour
        self.price = price
        self.x = x
        """How far to the right its label stands: TOM takes the leftmost."""
        self.neighbours: list[int] = []


class Node:
    """A space of the harbour. `docker` is the colour that lives at a pontoon, `good` the one that
    a warehouse takes; both are −1 elsewhere. `values` are the roofs of a warehouse, or the depot.
    """

    def __init__(self, slug: str, kind: int, docker: int, good: int, values: list[int]) -> None:
        self.slug = slug
        self.kind = kind
        self.docker = docker
        self.good = good
        self.values = values
        self.depot = -1
        """Which of the depots it is."""
        self.neighbours: list[int] = []


class Bridge:
    """A bridge over the Amstel: passed on the step that leaves space `after`."""

    def __init__(self, name: str, after: int, points: int) -> None:
        self.name = name
        self.after = after
        self.points = points


def read_blocks(top: Row, districts: list[str], colours: list[int], each: int) -> list[Block]:
    """The blocks of the city, joined by their bridges; `each` of them in every district."""
    blocks: list[Block] = []
    slugs: list[str] = []
    for row in top.rows("blocks"):
        slug = row.text("id")
        if slug in slugs:
            raise row.wrong(f"the block '{slug}' is there twice")
        district = districts.index(row.text("district", districts))
        if slug.rpartition("-")[0] != districts[district] or not slug[-1].isdecimal():
            raise row.wrong(
                f"'{slug}' should be its district and a number: {districts[district]}-1"
            )
        label = row.wholes("label", 2)
        slugs.append(slug)
        blocks.append(Block(slug, district, colours[district], row.whole("price", 1, 9), label[0]))
    for district, name in enumerate(districts):
        count = len([block for block in blocks if block.district == district])
        if count != each:
            raise top.wrong(f"{count} blocks in {name}; expected {each}")
    for row in top.rows("bridges"):
        a, b = _ends(row, row.texts("blocks", 2), slugs)
        blocks[a].neighbours.append(b)
        blocks[b].neighbours.append(a)
    _check_connected(top, slugs, [block.neighbours for block in blocks], "bridges")
    return blocks


def read_harbour(harbour: Row, dockers: list[str], goods: list[str]) -> list[Node]:
    """The spaces of the harbour, joined by water: one start, a pontoon for each colour of docker,

    a warehouse for each good, and depots. Roofs are worth less from the first to the last.
    """
    nodes: list[Node] = []
    slugs: list[str] = []
    for row in harbour.rows("nodes"):
        slug = row.text("id")
        if slug in slugs:
            raise row.wrong(f"the space '{slug}' is there twice")
        kind = NODE_KINDS.index(row.text("kind", NODE_KINDS))
        docker = dockers.index(row.text("colour", dockers)) if kind == PONTOON else -1
        good = goods.index(row.text("good", goods)) if kind == WAREHOUSE else -1
        name = slug.partition("-")[2]
        called = dockers[docker] if docker >= 0 else goods[good] if good >= 0 else name
        if slug != NODE_KINDS[kind] + (f"-{called}" if called else "") or (
            kind in (WATER, DEPOT) and not name.isdecimal()
        ):
            raise row.wrong(f"'{slug}' should be its kind and its colour, good or number")
        values: list[int] = []
        if kind == WAREHOUSE:
            values = row.wholes("values", 3)
            if values != sorted(values, reverse=True):
                raise row.wrong(f"the roofs {values} should fall from left to right")
        elif kind == DEPOT:
            values = [row.whole("value", 0, 99)]
        slugs.append(slug)
        node = Node(slug, kind, docker, good, values)
        if kind == DEPOT:
            node.depot = len([other for other in nodes if other.kind == DEPOT])
        nodes.append(node)
    for cells in harbour.cells.get("edges", []):
        row = Row(f"{harbour.place}, edge {cells}", {"between": cells})
        a, b = _ends(row, row.texts("between", 2), slugs)
        nodes[a].neighbours.append(b)
        nodes[b].neighbours.append(a)
    if nodes[0].kind != START or len([node for node in nodes if node.kind == START]) != 1:
        raise harbour.wrong("expected one start, and that first")
    if sorted(node.docker for node in nodes if node.kind == PONTOON) != list(range(len(dockers))):
        raise harbour.wrong("expected one pontoon for each colour of docker")
    if sorted(node.good for node in nodes if node.kind == WAREHOUSE) != list(range(len(goods))):
        raise harbour.wrong("expected one warehouse for each good")
    _check_connected(harbour, slugs, [node.neighbours for node in nodes], "edges")
    return nodes


def read_amstel(amstel: Row) -> list[Bridge]:
    """The bridges over the Amstel, in the order in which they are passed."""
    last = amstel.whole("last_space", 1, 99)
    bridges: list[Bridge] = []
    for row in amstel.rows("bridges"):
        after = row.whole("after", 0, last - 1)
        if bridges and after <= bridges[-1].after:
            raise row.wrong(f"comes after space {after}, but the one before it is farther down")
        bridges.append(Bridge(row.text("name"), after, row.whole("points", 0, 99)))
    return bridges


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """For each pair of places the fewest steps between them."""
    return [_distances_from(place, neighbours) for place in range(len(neighbours))]


def _distances_from(place: int, neighbours: list[list[int]]) -> list[int]:
    steps = [-1] * len(neighbours)
    steps[place] = 0
    queue = [place]
    for near in queue:
        for next_place in neighbours[near]:
            if steps[next_place] < 0:
                steps[next_place] = steps[near] + 1
                queue.append(next_place)
    return steps


def _ends(row: Row, between: list[str], known: list[str]) -> tuple[int, int]:
    for name in between:
        if name not in known:
            raise row.wrong(f"unknown place '{name}'")
    if between[0] == between[1]:
        raise row.wrong(f"both ends are '{between[0]}'")
    return known.index(between[0]), known.index(between[1])


def _check_connected(row: Row, slugs: list[str], neighbours: list[list[int]], ways: str) -> None:
    for place, steps in enumerate(_distances_from(0, neighbours)):
        if steps < 0:
            raise row.wrong(f"no {ways} lead to '{slugs[place]}'")
