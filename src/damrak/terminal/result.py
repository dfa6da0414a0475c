"""The result of a game as a table."""

from rich.markup import escape
from rich.table import Table

from damrak.core.view import Score
from damrak.text import Text


def score_table(
    game: str, scores: list[Score], text: Text, names: list[str] | None = None
) -> Table:
    """Scores and the parts they are made of: a line for each part, as there may be many."""
    table = Table()
    table.add_column("" if names else text.say("seat"))
    for score in scores:
        table.add_column(escape(names[score.seat]) if names else str(score.seat), justify="right")
    for part in scores[0].parts if scores else ():
        label = text.game(game, f"part-{part}")
        table.add_row(label, *(str(score.parts[part]) for score in scores))
    table.add_section()
    table.add_row(text.say("total"), *(str(score.total) for score in scores), style="bold")
    table.add_row(text.say("place"), *(str(score.place) for score in scores))
    return table
