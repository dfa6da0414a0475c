"""A report in words, for the terminal and the page."""

from msgspec import Struct

from damrak.core.action import CHANCE, Seat
from damrak.review.fixed import UNIT, percent
from damrak.review.report import Decision, Report, ReviewChoice
from damrak.text import Text

UNSURE = UNIT // 5
"""With a rest greater than this, it is not said who played better, but how much is left over."""


class ToldDecision(Struct, frozen=True):
    """One of the best or worst decisions."""

    at: int
    head: str
    other: str
    gap: str
    grade: str
    name_of_grade: str
    why: str
    hindsight: str


class Told(Struct, frozen=True):
    """Everything that is said in sentences."""

    title: str
    lines: list[str]
    turning: list[tuple[int, str]]
    best: list[ToldDecision]
    worst: list[ToldDecision]
    warning: str


def decimal(value: float, language: str) -> str:
    """With one figure after the point or, in French and Dutch, the comma."""
    found = f"{value:.1f}"
    return found if language == "en" else found.replace(".", ",")


def points(part: int, language: str) -> str:
    """Points of 100 without a sign."""
    return decimal(abs(percent(part)), language)


def signed(part: int, language: str) -> str:
    """The same with one; nothing is said to be +0.0."""
    value = points(part, language)
    if value == decimal(0.0, language):
        return value
    return f"+{value}" if part > 0 else f"−{value}"


class Teller:
    """Says a report in a language."""

    def __init__(self, report: Report, text: Text, names: list[str]) -> None:
        self.report = report
        self.text = text
        self.names = names
        self.decisions = {each.at: each for each in report.decisions}
        self.hindsight = {each.at: each for each in report.hindsight}

    def told(self) -> Told:
        """Everything."""
        report, text = self.report, self.text
        title = text.say("review-of", {"game": text.title(report.game)})
        lines = [] if report.whole else [text.say("review-quick")]
        if any(step.luck for step in report.steps):
            lines += [self._luck(total.seat, total.luck) for total in report.totals]
        else:
            lines.append(text.say("review-luck-unseen"))
        if report.whole:
            lines += [self._given(total.seat, total.own) for total in report.totals]
        rest = max(abs(total.residual) for total in report.totals)
        unsure = report.whole and rest > UNSURE
        if report.whole and not unsure:
            lines += self._compared()
        return Told(
            title,
            lines,
            self._turning(),
            [self._decision(self.decisions[at]) for at in report.best],
            [self._decision(self.decisions[at]) for at in report.worst],
            text.say("review-unsure", {"points": points(rest, text.language)}) if unsure else "",
        )

    def _luck(self, seat: Seat, luck: int) -> str:
        args = {"name": self.names[seat], "points": points(luck, self.text.language)}
        if abs(luck) < UNIT // 200:
            return self.text.say("review-even-luck", args)
        return self.text.say("review-lucky" if luck > 0 else "review-unlucky", args)

    def _given(self, seat: Seat, own: int) -> str:
        args = {"name": self.names[seat], "points": points(own, self.text.language)}
        return self.text.say("review-gave-away" if own else "review-gave-nothing", args)

    def _compared(self) -> list[str]:
        """Who played best, and by how much better than the next."""
        order = sorted(self.report.totals, key=lambda total: (-total.own, total.seat))
        if len(order) < 2 or order[0].own == order[1].own:
            return []
        first, second = order[0], order[1]
        args = {
            "name": self.names[first.seat],
            "other": self.names[second.seat],
            "points": points(first.own - second.own, self.text.language),
        }
        return [self.text.say("review-better", args)]

    def _turning(self) -> list[tuple[int, str]]:
        found = []
        for each in self.report.turning:
            name = "review-turn-up" if each.change > 0 else "review-turn-down"
            what = self._log(each.choice, each.seat)
            if each.luck:
                what = f"{what} {self.text.say('review-by-luck')}"
            args: dict[str, str | int] = {
                "at": each.at + 1,
                "what": what,
                "name": self.names[each.whom],
                "points": points(each.change, self.text.language),
            }
            found.append((each.at, self.text.say(name, args)))
        return found

    def option(self, choice: ReviewChoice) -> str:
        """An option as one who chooses reads it."""
        return self.text.game(self.report.game, choice.verb, choice.args)

    def _log(self, choice: ReviewChoice, seat: Seat) -> str:
        game = self.report.game
        who = "" if seat == CHANCE else self.names[seat]
        if seat == CHANCE or not self.text.game_has(game, choice.verb, "log"):
            said = self.option(choice)
            return f"{who}: {said}" if who else said
        return self.text.game(game, choice.verb, {**choice.args, "who": who}, "log")

    def _decision(self, decision: Decision) -> ToldDecision:
        text, game = self.text, self.report.game
        head: dict[str, str | int] = {
            "at": decision.at + 1,
            "name": self.names[decision.seat],
            "chosen": self.option(decision.chosen),
        }
        other = {"other": self.option(decision.other)}
        gap = {
            "points": points(decision.gap, self.text.language),
            "within": points(decision.within, self.text.language),
        }
        reasons = " ".join(text.game(game, each.name, each.args) for each in decision.why)
        return ToldDecision(
            decision.at,
            text.say("review-decision", head),
            text.say("review-than" if decision.best else "review-instead", other),
            text.say("review-won" if decision.best else "review-lost", gap),
            decision.grade,
            text.say(f"review-grade-{decision.grade}"),
            text.say("review-why", {"why": reasons}) if reasons else "",
            self._hindsight(decision),
        )

    def _hindsight(self, decision: Decision) -> str:
        found = self.hindsight.get(decision.at)
        if found is None:
            return ""
        if found.best.words == decision.chosen.words:
            return self.text.say("review-hindsight-same")
        args = {"best": self.option(found.best), "points": points(found.gap, self.text.language)}
        return self.text.say("review-hindsight", args)
