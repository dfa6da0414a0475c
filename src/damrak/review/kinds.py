"""What a decision is about, in a word: what people learn from, and what puzzles are sorted by."""

from typing import Final

OTHER: Final = "other"
"""Whatever is not named below, and all decisions of games of other packages."""

_BY_VERB: Final[dict[str, dict[str, str]]] = {
    "ticket-to-ride": {
        "claim": "routes",
        "claim-wild": "routes",
        "contracts": "contracts",
        "draw": "drawing",
        "take": "drawing",
    },
    "amsterdam": {
        "activate": "cards",
        "advance": "amstel",
        "block": "blocks",
        "board": "barge",
        "deliver": "barge",
        "load": "barge",
        "market": "market",
        "pass": "passing",
        "sail": "barge",
        "use": "cards",
    },
}
"""Where one question has answers of many kinds, they are told apart by what is done."""

_BY_ASK: Final[dict[str, dict[str, str]]] = {
    "ticket-to-ride": {"keep": "contracts", "second-card": "drawing"},
    "merchants": {
        "limit": "auction",
        "doubled-limit": "auction",
        "hammer": "auction",
        "doubled-hammer": "auction",
        "advance": "exchange",
        "lose-ship": "exchange",
        "found": "colonies",
        "lose-colony": "colonies",
        "build": "houses",
        "arms": "houses",
        "free-house": "houses",
        "give-back": "houses",
        "lose-house": "houses",
        "place": "discs",
        "pieces": "discs",
        "credit": "money",
    },
    "amsterdam": {
        "take": "cards",
        "discard-sixth": "cards",
        "discard-plan": "cards",
        "free-card": "cards",
        "swap-in": "cards",
        "swap-out": "cards",
        "remove": "cards",
        "dice": "dice",
        "shift": "dice",
        "stock": "resources",
        "pay": "resources",
        "gain": "resources",
        "save": "resources",
        "keep": "resources",
        "give": "resources",
        "sell": "barge",
        "jump": "barge",
        "free-block": "blocks",
        "advance": "amstel",
    },
}
"""Else by what is asked."""

KINDS: Final = tuple(
    dict.fromkeys(
        kind for table in (_BY_ASK, _BY_VERB) for words in table.values() for kind in words.values()
    )
)
"""All of them, each once."""


def kind_of(game: str, ask: str, verb: str) -> str:
    """The kind of a decision: what was asked, and what was done."""
    asked = _BY_ASK.get(game, {}).get(ask)
    return asked or _BY_VERB.get(game, {}).get(verb, OTHER)
