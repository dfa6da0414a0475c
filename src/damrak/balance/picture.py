"""What the cards are worth, as a picture."""

from html import escape
from math import isfinite
from typing import Final

from damrak.balance.worth import Worth

WIDTH: Final = 900
LEFT: Final = 250
LINE: Final = 15
TOP: Final = 46
INK: Final = "#2b2620"
PALE: Final = "#d8d0c0"
COLOURS: Final = ("#9b2d20", "#1f5673", "#6b7d2f")
"""Of artisans, buildings and plans."""


def svg(worths: list[Worth], names: dict[int, str], kinds: dict[int, int], title: str) -> str:
    """A line for each card: a dot where its worth is, and the interval, if it is known."""
    errors = [each.points.error if isfinite(each.points.error) else 0.0 for each in worths]
    pairs = list(zip(worths, errors, strict=True))
    low = min(0.0, *(each.points.value - error for each, error in pairs))
    high = max(1.0, *(each.points.value + error for each, error in pairs))
    scale = (WIDTH - LEFT - 20) / (high - low)

    def x(value: float) -> float:
        return round(LEFT + (value - low) * scale, 1)

    height = TOP + LINE * len(worths) + 14
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="sans-serif" font-size="11" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>',
        f'<text x="8" y="18" font-size="14">{escape(title)}</text>',
    ]
    for tick in range(5 * int(low // 5), int(high) + 1, 5):
        if tick >= low:
            parts.append(
                f'<path d="M{x(tick)} {TOP - 6}V{height - 10}" stroke="{PALE}"/>'
                f'<text x="{x(tick)}" y="{TOP - 10}" text-anchor="middle">{tick:+d}</text>'
            )
    parts.append(f'<path d="M{x(0)} {TOP - 6}V{height - 10}" stroke="{INK}"/>')
    for place, (each, error) in enumerate(pairs):
        y = TOP + LINE * place + 4
        value = each.points.value
        colour = COLOURS[kinds[each.card]]
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">'
            f"{each.card:03} {escape(names[each.card])}</text>"
            f'<path d="M{x(value - error)} {y}H{x(value + error)}" stroke="{colour}"'
            ' stroke-width="2"/>'
            f'<circle cx="{x(value)}" cy="{y}" r="3.2" fill="{colour}"/>'
        )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
