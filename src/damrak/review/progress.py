"""Progress: what many reviews of one player say together, by title and by kind of decision."""

from collections import defaultdict

from msgspec import Struct

from damrak.core.action import Seat
from damrak.review.fixed import UNIT, accuracy
from damrak.review.kinds import kind_of


class KeptTotal(Struct, frozen=True):
    """Of the sum of a seat, what progress is told from."""

    seat: Seat
    place: int
    result: int
    luck: int
    own: int
    judged: int
    accuracy: float


class KeptVerb(Struct, frozen=True):
    """What was chosen."""

    verb: str


class KeptDecision(Struct, frozen=True):
    """Of a decision that was judged, the same."""

    seat: Seat
    ask: str
    chosen: KeptVerb
    best: bool
    gap: int
    within: int

    @property
    def loss(self) -> int:
        """What was given away, as in the report."""
        return 0 if self.best or self.gap <= self.within else self.gap


class KeptReport(Struct, frozen=True):
    """A report, read only as far as progress needs it: of a long game that is a small part."""

    game: str
    seats: int
    whole: bool
    totals: list[KeptTotal]
    decisions: list[KeptDecision]


class Played(Struct, frozen=True):
    """A game that somebody played, and its review."""

    match: str
    when: int
    seat: Seat
    report: KeptReport


class ProgressMatch(Struct, frozen=True, kw_only=True):
    """One game: how it ended, how lucky it was, and how well it was played."""

    match: str
    game: str
    when: int
    place: int
    seats: int
    result: float
    """1 for a victory, a part of it where it was shared."""
    luck: float
    """In points of 100, as is the next."""
    own: float
    """What decisions gave away: never above 0."""
    accuracy: float


class ProgressKind(Struct, frozen=True, kw_only=True):
    """Decisions of one kind in all games of a title."""

    game: str
    kind: str
    decisions: int
    accuracy: float
    lost: float
    """What they gave away in all, in points of 100 a game."""


def matches_of(played: list[Played]) -> list[ProgressMatch]:
    """Game by game, in the order given; those whose decisions were not judged are left out."""
    found = []
    for each in played:
        total = next(total for total in each.report.totals if total.seat == each.seat)
        if each.report.whole and total.judged:
            found.append(
                ProgressMatch(
                    match=each.match,
                    game=each.report.game,
                    when=each.when,
                    place=total.place,
                    seats=each.report.seats,
                    result=total.result / UNIT,
                    luck=100 * total.luck / UNIT,
                    own=100 * total.own / UNIT,
                    accuracy=total.accuracy,
                )
            )
    return found


def kinds_of(played: list[Played]) -> list[ProgressKind]:
    """By title and kind of decision, the kind first that gave away most."""
    losses: dict[tuple[str, str], list[int]] = defaultdict(list)
    games: dict[str, int] = defaultdict(int)
    for each in played:
        report = each.report
        if not report.whole:
            continue
        games[report.game] += 1
        for decision in report.decisions:
            if decision.seat == each.seat:
                kind = kind_of(report.game, decision.ask, decision.chosen.verb)
                losses[report.game, kind].append(decision.loss)
    found = [
        ProgressKind(
            game=game,
            kind=kind,
            decisions=len(each),
            accuracy=accuracy(each),
            lost=100 * sum(each) / UNIT / games[game],
        )
        for (game, kind), each in losses.items()
    ]
    return sorted(found, key=lambda each: (each.game, -each.lost, each.kind))
