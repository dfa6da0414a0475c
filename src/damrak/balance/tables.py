"""What was found, as Markdown for the documentation."""

from damrak.balance.repricing import Price
from damrak.balance.starts import Game
from damrak.balance.worth import Mean, Share, Worth, by_seat, by_start, changes


def points(mean: Mean) -> str:
    """A difference of points with its interval."""
    return f"{mean.value:+.1f} ± {mean.error:.1f}"


def percent(mean: Mean, sign: str = "") -> str:
    """A share with its interval."""
    return f"{100 * mean.value:{sign}.1f} ± {100 * mean.error:.1f} %"


def row(cells: list[str]) -> str:
    """A row of a table."""
    return "| " + " | ".join(cells) + " |"


def cards_table(
    worths: list[Worth], prices: list[Price], names: dict[int, str], costs: dict[int, str]
) -> str:
    """Every card: what it costs, what it brings, and what that is for each resource."""
    of = {price.card: price for price in prices}
    lines = [
        row(["card", "cost", "deals", "points", "victories", "per resource", "should cost", ""]),
        row(["---", "---", "---:", "---:", "---:", "---:", "---:", "---"]),
    ]
    for worth in worths:
        price = of[worth.card]
        lines.append(
            row(
                [
                    f"{worth.card:03} {names[worth.card]}",
                    costs[worth.card],
                    str(worth.points.count),
                    points(worth.points),
                    percent(worth.wins, "+"),
                    f"{price.rate:.1f} ×",
                    str(price.wanted) if price.wanted != price.size else "",
                    price.verdict,
                ]
            )
        )
    return "\n".join(lines)


def starts_table(label: str, games: list[Game]) -> str:
    """The shares of all seats and of all places in the order of play."""
    seats = len(games[0].order)
    lines = [
        row([f"{label}, {len(games)} games", *(str(n) for n in range(1, seats + 1))]),
        row(["---", *["---:"] * seats]),
    ]
    for name, shares in (("by start order", by_start(games)), ("by seat", by_seat(games))):
        lines.append(row([name, *(percent(share.wins) for share in shares)]))
    lines.append(row(["mean score by start order", *_means(by_start(games))]))
    return "\n".join(lines)


def changes_row(label: str, before: list[Game], after: list[Game]) -> str:
    """What another edition changed in the same deals, by start order."""
    return row([label, *(percent(share.wins, "+") for share in changes(before, after))])


def _means(shares: list[Share]) -> list[str]:
    return [f"{share.points.value:,.1f} ± {share.points.error:.1f}" for share in shares]
