"""Why a part of the board cannot be used now."""

from damrak.core.action import NOBODY, Seat
from damrak.core.view import Reason
from damrak.games.amsterdam.areas.city import block_price, blocks_a_turn
from damrak.games.amsterdam.cards.activate import discounted
from damrak.games.amsterdam.chapters.market import market_uses
from damrak.games.amsterdam.chapters.turn import Turn
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.places import DEPOT, PONTOON, WAREHOUSE
from damrak.games.amsterdam.state import Amsterdam


def why_not(g: Amsterdam, seat: Seat, part: str) -> Reason | None:
    """The rule that stands in the way, the nearest one first."""
    kind, _, name = part.partition(":")
    if kind not in ("block", "card", "node", "good", "docker", "die", "amstel", "market"):
        return None
    if g.over():
        return _say("over")
    if g.to_move() != seat:
        return _say("not-your-turn")
    if not isinstance(g.agenda[-1], Turn):
        return _say("question")
    board = g.boards[seat]
    if kind == "block":
        return _block(g, board, name)
    if kind == "card":
        return _card(g, board, name)
    if kind == "node":
        return _node(g, board, name)
    if kind == "good":
        return _good(g, board, name)
    if kind == "docker":
        return _docker(g, board, name)
    if kind == "amstel":
        return _amstel(g, board)
    return _market(g, board) if kind == "market" else _say("dice")


def _say(name: str, args: dict[str, str | int] | None = None) -> Reason:
    return Reason(f"why-{name}", args or {})


def _block(g: Amsterdam, board: Board, name: str) -> Reason | None:
    slugs = [block.slug for block in g.box.blocks]
    if name not in slugs:
        return None
    block = slugs.index(name)
    if g.owner[block] != NOBODY:
        return _say("block-yours" if g.owner[block] == board.seat else "block-taken")
    if g.deeds.blocks >= blocks_a_turn(board):
        return _say("block-once")
    colour = g.box.blocks[block].colour
    price = block_price(g, board, block)
    args: dict[str, str | int] = {
        "price": price,
        "colour": f"#colour-{g.box.colours[colour]}",
        "have": board.reserve[colour],
    }
    return _say("block-price", args)


def _card(g: Amsterdam, board: Board, name: str) -> Reason | None:
    if not name.isdecimal() or not 0 < int(name) < len(g.box.cards):
        return None
    card = g.box.cards[int(name)]
    text: dict[str, str | int] = {"text": f"#card-{card.number}-text"}
    if card.number in board.inactive:
        missing = sum(max(0, count - board.reserve[colour]) for colour, count in card.price)
        if discounted(board, card):
            missing -= 1
        return _say("card-cost", {"missing": missing})
    if card.number not in board.active:
        return _say("card-not-yours")
    if not card.usable:
        return _say("card-lasting", text)
    if card.number in board.used and not card.again(board):
        return _say("card-used")
    return _say("card-condition", text)


def _node(g: Amsterdam, board: Board, name: str) -> Reason | None:
    slugs = [node.slug for node in g.box.nodes]
    if name not in slugs:
        return None
    node = slugs.index(name)
    if node == board.node:
        return _say("node-here")
    near = node in g.box.nodes[board.node].neighbours
    return _say("node-resources" if near else "node-far")


def _good(g: Amsterdam, board: Board, name: str) -> Reason | None:
    if name not in g.box.goods:
        return None
    good = g.box.goods.index(name)
    node = g.box.nodes[board.node]
    if board.aboard[good]:
        here = node.kind == DEPOT or (node.kind == WAREHOUSE and node.good == good)
        return _say("good-full" if here else "good-place")
    if board.store[good]:
        return _say("good-store")
    return _say("good-none")


def _docker(g: Amsterdam, board: Board, name: str) -> Reason | None:
    if name not in g.box.dockers:
        return None
    node = g.box.nodes[board.node]
    waits = node.kind == PONTOON and g.box.dockers.index(name) in g.pontoons[node.docker]
    if not waits:
        return _say("docker-elsewhere")
    full = board.dockers_size >= g.box.dockers_aboard
    return _say("docker-full" if full else "docker-boarded")


def _amstel(g: Amsterdam, board: Board) -> Reason:
    if board.at == g.box.last_space:
        return _say("amstel-mouth")
    return _say("amstel-once" if g.deeds.advanced else "amstel-resources")


def _market(g: Amsterdam, board: Board) -> Reason:
    if g.deeds.market >= market_uses(board):
        return _say("market-once")
    tile = g.box.market[g.tile]
    if board.florins < tile.cost:
        return _say("market-florins", {"cost": tile.cost, "florins": board.florins})
    return _say("market-useless")
