#!/usr/bin/env python3
"""How good the cards of Amsterdam are: who activates each of them, and how often those win.

    scripts/balance_amsterdam.py --games 500 --seed 1 --keep counts.json
    scripts/balance_amsterdam.py --games 500 --seed 501 --keep counts.json
    scripts/balance_amsterdam.py --games 0 --keep counts.json >table.md

Three equal bots play each game, so a card that makes no difference is activated by winners in 33 %
of the cases. `--bot greedy` plans its turns; `--bot hand` is the quick hand with which the search
plays on, twenty times as fast and a little weaker. With `--keep`, counts are added to those in the
file, and a long run can be cut into pieces; it should be made with a compiled build.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random

from damrak.bots import make_bot
from damrak.bots.evaluators.amsterdam.evaluator import AmsterdamEvaluator
from damrak.cli.common import progress
from damrak.core.action import CHANCE, Action
from damrak.core.fair import seed_from
from damrak.core.play import Fair
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.actions import Activate, ActivateFree
from damrak.games.amsterdam.pieces.box import KINDS, MOST_CARDS
from damrak.games.amsterdam.state import Amsterdam

SEATS = 3
ENOUGH = 100
"""Below so many activations a share says little."""
TOO_GOOD = 0.5
TOO_WEAK = 0.2


class Table:
    """Who plays: three of one sort."""

    def __init__(self, bot: str, number: int) -> None:
        self.bots = [make_bot("greedy", GAME.name, Random(f"{number} {n}")) for n in range(SEATS)]
        self.evaluator = AmsterdamEvaluator() if bot == "hand" else None

    def choose(self, state: Amsterdam) -> Action:
        """What the seat to move does."""
        legal = state.legal()
        if self.evaluator is None:
            seat = state.to_move()
            return self.bots[seat].choose(state.view(seat), legal)
        preferences = self.evaluator.preferences(state, legal)
        return legal[preferences.index(max(preferences))]


class Counts:
    """What was seen so far."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0
        self.activated = [0] * (MOST_CARDS + 1)
        self.won = [0] * (MOST_CARDS + 1)
        self.round = [0] * (MOST_CARDS + 1)
        """The sum of the rounds in which each card was activated."""

    def read(self, file: Path) -> None:
        """Go on from a file."""
        for name, value in json.loads(file.read_text()).items():
            setattr(self, name, value)

    def play(self, number: int, bot: str) -> None:
        """Play a game and count."""
        state = GAME.start(GAME.agree(SEATS, {}))
        table = Table(bot, number)
        chance = Fair(seed_from(number))
        chances = 0
        activated: list[list[int]] = [[] for _ in range(SEATS)]
        while not state.over():
            seat = state.to_move()
            if seat == CHANCE:
                action = chance.draw(state, chances)
                chances += 1
            else:
                action = table.choose(state)
                if isinstance(action, Activate | ActivateFree):
                    activated[seat].append(action.card)
                    self.round[action.card] += state.round
            state.apply(action)
        for score in state.scores():
            self.points += score.total
            for card in activated[score.seat]:
                self.activated[card] += 1
                self.won[card] += score.place == 1
        self.games += 1

    def table(self) -> str:
        """A row for each card, the best first within artisans, buildings and plans."""
        GAME.agree(SEATS, {})
        box = GAME.box(GAME.usual_edition())
        lines = [
            "| card | kind | cost | activated | mean round | won | |",
            "| --- | --- | --- | ---: | ---: | ---: | --- |",
        ]
        rows: list[tuple[int, float, str]] = []
        for card in box.cards[1:]:
            times = self.activated[card.number]
            share = self.won[card.number] / times if times else 0.0
            late = self.round[card.number] / times if times else 0.0
            judged = times >= ENOUGH and (share > TOO_GOOD or share < TOO_WEAK)
            verdict = ("too good" if share > TOO_GOOD else "too weak") if judged else ""
            cost = " + ".join(f"{count} {box.colours[colour]}" for colour, count in card.price)
            row = (
                f"| {card.number:03} {card.facts.name} | {KINDS[card.kind]} | {cost} |"
                f" {times} | {late:.1f} | {share:.0%} | {verdict} |"
            )
            rows.append((card.kind, -share, row))
        rows.sort()
        mean = self.points / max(1, self.games * SEATS)
        lines += [row for _, _, row in rows]
        lines += ["", f"{self.games} games, mean score {mean:.1f}."]
        return "\n".join(lines)


def main() -> None:
    """Play, keep, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game")
    parser.add_argument("--bot", choices=["greedy", "hand"], default="greedy")
    parser.add_argument("--keep", type=Path, help="add the counts to this file")
    given = parser.parse_args()
    counts = Counts()
    if given.keep and given.keep.exists():
        counts.read(given.keep)
    with progress() as bar:
        for number in bar.track(range(given.seed, given.seed + given.games), description="Playing"):
            counts.play(number, given.bot)
            if given.keep:
                given.keep.write_text(json.dumps(vars(counts)))
    sys.stdout.write(counts.table() + "\n")


if __name__ == "__main__":
    main()
