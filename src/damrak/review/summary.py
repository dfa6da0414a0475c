"""What a report sums up: who was lucky, who played well, and when the game turned."""

from typing import Final

from damrak.core.action import CHANCE
from damrak.core.replay import Replay
from damrak.core.view import Score
from damrak.review.fixed import UNIT, Chances, accuracy, minus
from damrak.review.judge import choice
from damrak.review.report import Decision, Step, Total, Turning

MENTIONED: Final = 3
"""So many best and worst decisions of a game are told."""
TURNING: Final = 5
"""So many turning points."""
FAR: Final = UNIT // 20
"""A smaller change is no turning point."""


def totals(
    scores: list[Score], start: Chances, steps: list[Step], decisions: list[Decision]
) -> list[Total]:
    """The sum of each seat."""
    found = []
    for score in scores:
        seat = score.seat
        own = others = luck = hidden = residual = 0
        for step in steps:
            part = step.decision[seat] if step.decision else 0
            if step.seat == seat:
                own += part
            else:
                others += part
            luck += step.luck[seat] if step.luck else 0
            hidden += step.hidden[seat] if step.hidden else 0
            residual += step.residual[seat] if step.residual else 0
        mine = [each for each in decisions if each.seat == seat]
        grades: dict[str, int] = {}
        for each in mine:
            grades[each.grade] = grades.get(each.grade, 0) + 1
        found.append(
            Total(
                seat=seat,
                points=score.total,
                place=score.place,
                start=start[seat],
                result=steps[-1].after[seat],
                luck=luck,
                own=own,
                others=others,
                hidden=hidden,
                residual=residual,
                judged=len(mine),
                grades=grades,
                accuracy=round(accuracy([each.loss for each in mine]), 6),
            )
        )
    return found


def best_and_worst(decisions: list[Decision]) -> tuple[list[int], list[int]]:
    """Of each seat, the three decisions that gained most over the next best, and lost most."""
    best: list[int] = []
    worst: list[int] = []
    for seat in sorted({each.seat for each in decisions}):
        mine = [each for each in decisions if each.seat == seat]
        good = [each for each in mine if each.best and each.clear]
        good.sort(key=lambda each: (each.grade != "brilliant", -each.gap, each.at))
        bad = sorted((each for each in mine if each.loss), key=lambda each: (-each.loss, each.at))
        best += [each.at for each in good[:MENTIONED]]
        worst += [each.at for each in bad[:MENTIONED]]
    return best, worst


def turning_points(replay: Replay, start: Chances, steps: list[Step]) -> list[Turning]:
    """The moments that moved somebody's chance most, in the order of the game."""
    found: list[tuple[int, Step, int, int]] = []
    before = start
    for step in steps:
        change = minus(step.after, before)
        whom = max(range(len(change)), key=lambda seat: (abs(change[seat]), -seat))
        if abs(change[whom]) >= FAR:
            found.append((abs(change[whom]), step, whom, change[whom]))
        before = step.after
    found.sort(key=lambda each: (-each[0], each[1].at))
    chosen = {each[1].at: each for each in found[:TURNING]}
    state = replay.game.start(replay.options)
    turning: list[Turning] = []
    for n, words in enumerate(replay.words):
        if n in chosen:
            _, step, whom, change_of = chosen[n]
            turning.append(
                Turning(
                    at=n,
                    seat=step.seat,
                    whom=whom,
                    change=change_of,
                    luck=step.seat == CHANCE,
                    choice=choice(state.find(words)),
                )
            )
        replay.step(state, n)
    return turning
