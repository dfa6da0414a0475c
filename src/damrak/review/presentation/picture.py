"""Everyone's chance to win over a game, as a picture (SVG)."""

from html import escape
from typing import Final

from damrak.core.action import CHANCE
from damrak.review.fixed import UNIT
from damrak.review.report import Report

WIDTH: Final = 900
HEIGHT: Final = 320
LEFT: Final = 44
RIGHT: Final = 12
TOP: Final = 14
BOTTOM: Final = 26
DASHES: Final = ("none", "7 4", "2 3", "9 3 2 3", "12 5")
"""Seats differ by more than their colours."""


def svg(report: Report, names: list[str], title: str) -> str:
    """Lines for all seats; below, marks for outcomes of chance; dots where the game turned."""
    count = max(1, len(report.steps))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(at: int) -> float:
        return round(LEFT + wide * at / count, 1)

    def y(part: int) -> float:
        return round(TOP + high * (1 - part / UNIT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' class="chances" font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
    ]
    for tick in range(0, 101, 25):
        at = y(UNIT * tick // 100)
        parts.append(
            f'<path class="grid" d="M{LEFT} {at}H{WIDTH - RIGHT}"/>'
            f'<text class="ink" x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{tick} %</text>'
        )
    marks = "".join(
        f"M{x(step.at + 1)} {HEIGHT - BOTTOM + 4}v6" for step in report.steps if step.seat == CHANCE
    )
    parts.append(f'<path class="chance" d="{marks}"/>')
    for seat in range(report.seats):
        line = [f"M{x(0)} {y(report.start[seat])}"]
        last = report.start[seat]
        for step in report.steps:
            if step.after[seat] != last or step.at == count - 1:
                last = step.after[seat]
                line.append(f"L{x(step.at + 1)} {y(last)}")
        parts.append(
            f'<path class="seat{seat % 5}" d="{"".join(line)}" fill="none" stroke-width="2.2"'
            f' stroke-linejoin="round" stroke-dasharray="{DASHES[seat % 5]}">'
            f"<title>{escape(names[seat])}</title></path>"
        )
    for each in report.turning:
        after = report.steps[each.at].after[each.whom]
        parts.append(
            f'<circle class="dot{each.whom % 5}" cx="{x(each.at + 1)}" cy="{y(after)}" r="4.5"/>'
        )
    parts.append("</svg>")
    return "\n".join(parts)
