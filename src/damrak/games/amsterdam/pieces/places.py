"""The places of the board: blocks and bridges of the city, spaces of the harbour, the Amstel."""

from typing import Final

from damrak.games.amsterdam.schema.places import AmstelBridge, BlockRow, BridgeRow, Harbour

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


def make_blocks(
    rows: list[BlockRow], bridges: list[BridgeRow], districts: list[str], colours: list[int]
) -> list[Block]:
    """The blocks of the city, joined by their bridges."""
    slugs = [row.id for row in rows]
    blocks: list[Block] = []
    for row in rows:
        district = districts.index(row.district)
        blocks.append(Block(row.id, district, colours[district], row.price, int(row.label[0])))
    for bridge in bridges:
        a, b = slugs.index(bridge.blocks[0]), slugs.index(bridge.blocks[1])
        blocks[a].neighbours.append(b)
        blocks[b].neighbours.append(a)
    return blocks


def make_nodes(harbour: Harbour, dockers: list[str], goods: list[str]) -> list[Node]:
    """The spaces of the harbour, joined by water."""
    slugs = [row.id for row in harbour.nodes]
    nodes: list[Node] = []
    depots = 0
    for row in harbour.nodes:
        docker = -1 if row.colour is None else dockers.index(row.colour)
        good = -1 if row.good is None else goods.index(row.good)
        values = list(row.values or [])
        node = Node(row.id, NODE_KINDS.index(row.kind), docker, good, values)
        if row.value is not None:
            node.values = [row.value]
            node.depot = depots
            depots += 1
        nodes.append(node)
    for edge in harbour.edges:
        a, b = slugs.index(edge[0]), slugs.index(edge[1])
        nodes[a].neighbours.append(b)
        nodes[b].neighbours.append(a)
    return nodes


def make_bridges(rows: list[AmstelBridge]) -> list[Bridge]:
    """The bridges over the Amstel, in the order in which they are passed."""
    return [Bridge(row.name, row.after, row.points) for row in rows]


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """For each pair of places the fewest steps between them."""
    return [distances_from(place, neighbours) for place in range(len(neighbours))]


def distances_from(place: int, neighbours: list[list[int]]) -> list[int]:
    """The fewest steps from a place to each other; −1 where no way leads."""
    steps = [-1] * len(neighbours)
    steps[place] = 0
    queue = [place]
    for near in queue:
        for next_place in neighbours[near]:
            if steps[next_place] < 0:
                steps[next_place] = steps[near] + 1
                queue.append(next_place)
    return steps
