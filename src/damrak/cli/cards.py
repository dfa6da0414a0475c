"""`damrak card` and `damrak cards`: the cards of Amsterdam, and where their numbers come from."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from damrak.cli.common import AsJson, EditionFile, open_edition, print_json
from damrak.cli.play import language
from damrak.core.mistake import Mistake
from damrak.games import find_game
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.box import KINDS, Box
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.pieces.tiles import TIMINGS
from damrak.text import Text

NAME = GAME.name
Language = Annotated[str | None, typer.Option("--lang", help="en, fr or nl.")]


class CardLine(msgspec.Struct):
    """A card in words."""

    number: int
    name: str
    kind: str
    type: str
    timing: str
    cost: dict[str, int]
    """By colour, in the words of the language."""
    text: str
    origin: dict[str, str]
    """Where its effect, timing, type, cost and name come from."""


def describe(card: Card, box: Box, text: Text) -> CardLine:
    """A card in the words of a language."""
    messages = (f"card-{card.number}", f"card-{card.number}-text")
    missing = [f"{NAME}-{message}" for message in messages if not text.game_has(NAME, message)]
    if missing:
        raise Mistake(
            f"card {card.number} can be played, but has no words yet; expected"
            f" {' and '.join(missing)} in locales/{text.language}/{NAME}-cards.ftl"
        )
    colours = [text.game(NAME, f"colour-{name}") for name in box.colours]
    return CardLine(
        number=card.number,
        name=text.game(NAME, f"card-{card.number}"),
        kind=text.game(NAME, f"kind-{KINDS[card.kind]}"),
        type=text.game(NAME, f"type-{box.types[card.type]}"),
        timing=text.game(NAME, f"timing-{TIMINGS[card.timing]}"),
        cost={colours[colour]: count for colour, count in card.price},
        text=text.game(NAME, f"card-{card.number}-text"),
        origin={
            text.game(NAME, f"aspect-{aspect}"): text.game(NAME, f"origin-{origin}")
            for aspect, origin in card.facts.origin.items()
        },
    )


def card(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Its printed number.")],
    lang: Language = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Print a card of Amsterdam: text, cost, timing, and where its numbers come from."""
    spoken = language(lang)
    played = open_edition(GAME, edition)
    text = Text(spoken, NAME, GAME.editions[played].names)
    box = GAME.box(played)
    if not 1 <= number < len(box.cards):
        raise Mistake(f"there is no card {number}; expected 1 to {len(box.cards) - 1}")
    line = describe(box.cards[number], box, text)
    if as_json:
        print_json(line)
        return
    table = Table.grid(padding=(0, 2))
    table.add_row(text.game(NAME, "label-kind"), f"{line.kind}, {line.type}")
    table.add_row(text.game(NAME, "label-cost"), _cost(line))
    table.add_row(text.game(NAME, "label-timing"), line.timing)
    table.add_row(text.game(NAME, "label-text"), f"[bold]{line.text}[/bold]")
    origins = "\n".join(f"{aspect}: {origin}" for aspect, origin in line.origin.items())
    table.add_row(text.game(NAME, "label-origin"), origins)
    Console(highlight=False).print(Panel(table, title=f"{number} {line.name}", expand=False))


def cards(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = NAME,
    lang: Language = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """List all cards of Amsterdam."""
    if find_game(game) is not GAME:
        raise Mistake(f"only {NAME} has numbered cards, not {game}")
    spoken = language(lang)
    played = open_edition(GAME, edition)
    text = Text(spoken, NAME, GAME.editions[played].names)
    box = GAME.box(played)
    lines = [describe(each, box, text) for each in box.cards[1:]]
    if as_json:
        print_json({"cards": lines})
        return
    table = Table(expand=True)
    table.add_column("#", no_wrap=True)
    for word, share in (("name", 5), ("cost", 4), ("timing", 4), ("text", 12)):
        table.add_column(text.game(NAME, f"label-{word}"), ratio=share, overflow="fold")
    for line in lines:
        table.add_row(str(line.number), line.name, _cost(line), line.timing, line.text)
    Console(highlight=False).print(table)


def _cost(line: CardLine) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in line.cost.items())
