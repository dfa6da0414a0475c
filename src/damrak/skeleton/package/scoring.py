"""The result, and what can neither appear nor vanish."""

from damrak.core.view import Score
from damrak.skeleton.package.state import MyGame


def scores(g: MyGame) -> list[Score]:
    """Points; before the end, what has been kept so far."""
    return [
        Score(seat, total, 1 + sum(other > total for other in g.points), {"kept": total})
        for seat, total in enumerate(g.points)
    ]


def census(g: MyGame) -> dict[str, int]:
    """Here nothing but the seats; in a game with cards, how many there are of each."""
    return {"seats": len(g.points)}
