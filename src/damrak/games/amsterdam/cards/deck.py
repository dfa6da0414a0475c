"""Printing the cards: each as its effect, by number."""

from damrak.games.amsterdam.cards.effects import make_card
from damrak.games.amsterdam.cards.wording import Wording
from damrak.games.amsterdam.pieces.box import ARTISAN, KINDS, Box
from damrak.games.amsterdam.pieces.card import Facts
from damrak.games.amsterdam.schema.cards import CardRow
from damrak.games.amsterdam.schema.edition import Edition


def print_cards(box: Box, sheet: Edition) -> None:
    """Put the cards of an edition into the box."""
    box.types = [row.id for row in sheet.types]
    box.artisan_types = [n for n, row in enumerate(sheet.types) if row.kind == KINDS[ARTISAN]]
    box.carpenter = box.types.index("carpenter")
    box.oude_kerk = box.types.index("oude-kerk")
    box.zuiderkerk = box.types.index("zuiderkerk")
    box.westerkerk = box.types.index("westerkerk")
    box.montelbaanstoren = box.types.index("montelbaanstoren")
    rows = sorted(sheet.cards, key=lambda row: row.number)
    none = Wording(_facts(rows[0], box))  # number 0 is none
    box.cards = [none, *(make_card(_facts(row, box)) for row in rows)]


def _facts(row: CardRow, box: Box) -> Facts:
    return Facts(row, KINDS, box.types, box.colours, box.districts, box.goods)
