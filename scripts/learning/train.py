"""Self-play behind `scripts/train`: a net learns a game, by policy gradient.

Processes step many games; one net, on a GPU where there is one, decides for all seats at once. In
some of the games a past self sits at some of the seats, so that the net does not forget how to beat
what it has left behind. The end of a game is worth its result, and to a part the lead in points.

It begins from nothing; or, with `--imitate`, by learning in the positions that it comes to what
the evaluator of the bots would try first there, which costs no search. With `--against-adviser`
that evaluator also decides at some of the other seats. With `--advised` the net is told at every
decision what the evaluator makes of the position, and begins by doing what it finds promising.
With `--lessons` it learns first, for some time of its own, from a folder of `scripts/lessons`, and
then plays; `--anchor` keeps it near to that.

The folder `--out` holds what was set (settings.json), a line for each round of learning
(log.jsonl), how strong the net was when (strength.svg), all that is needed to go on (state.pt, by
`--resume`), and the net as plain arrays (net.npz), with which another training can `--start`.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional
from train_lessons import Lessons, learn
from train_net import NEVER, Net, Pool
from train_seats import ADVISER, OWN, PAST, Seating, worth
from train_settings import ask, picture
from train_tables import Tables

from damrak.bots import make_bot
from damrak.core.action import CHANCE
from damrak.core.play import draw, wins
from damrak.env.vector import VectorEnv


def share(marked: torch.Tensor) -> torch.Tensor:
    """Weights that add up to 1: the same for all that are marked, and 0 for the others."""
    weight = marked.float()
    return weight / weight.sum().clamp(min=1)


class Training:
    """Everything that is going on."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.device = torch.device(asked.device)
        torch.manual_seed(asked.seed)
        self.rng = np.random.default_rng(asked.seed)
        self.asks_adviser = not asked.advised and (asked.imitate > 0 or asked.against_adviser > 0)
        """Whether what promises most has to be asked for, since it does not stand in the rows."""
        self.tables = Tables(asked, self.asks_adviser)
        observer, self.actions = self.tables.observer, self.tables.observer.actions
        self.seats = self.tables.options.seats
        words = [action.words for action in self.tables.game.actions(self.tables.options)]
        sizes = (observer.encoding.scales, words, asked.width, asked.blocks, asked.advised)
        self.net = Net(*sizes).to(self.device)
        self.other = Net(*sizes).to(self.device)
        self.taught = Net(*sizes).to(self.device)
        """As it was after the lessons."""
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=asked.lr, eps=1e-5)
        self.pool = Pool(asked.pool, Random(asked.seed))
        self.seating = Seating(asked.games, self.seats, self.rng)
        self.seconds = 0.0
        self.rounds = self.decisions = self.ended = 0
        self.strength: list[tuple[float, float]] = []

    def mixed(self) -> Any:
        """Half the precision where that is quicker."""
        on = self.device.type == "cuda"
        return torch.autocast(self.device.type, torch.bfloat16, enabled=on)

    def copied(self, array: np.ndarray) -> torch.Tensor:
        """What an array holds now, where the net is."""
        return torch.from_numpy(array).to(self.device, copy=True)

    def stage(self) -> tuple[float, float, float]:
        """How much gains count now, how much advice does, and in which part of games it is given.

        First the advice alone; then it fades away.
        """
        done, imitate = min(1.0, self.seconds / self.asked.seconds), self.asked.imitate
        if done < imitate:
            return 0.0, 1.0, 1.0
        fading = max(0.0, 2.0 - done / imitate) if imitate > 0 else 0.0
        return 1.0, 0.3 * fading, 0.25 if fading > 0 else 0.0

    def seat(self, part: slice, many: VectorEnv, ended: np.ndarray) -> None:
        """Say anew who plays in those games of a part that ended, and who is advised in it."""
        asked = self.asked
        gains, _, share = self.stage()
        if self.pool.past:
            games = np.zeros(asked.games, bool)
            games[part] = ended
            past = asked.against_past if gains > 0 else 0.0
            self.seating.seat(games, past, asked.against_adviser)
        if self.asks_adviser:
            many.advise(self.seating.advised(share)[part])
        if asked.advised:
            many.delegate(self.seating.who[part] == ADVISER)

    def play(self) -> dict[str, Any]:
        """So many steps of all games, and what was seen and done in them."""
        asked, tables, device = self.asked, self.tables, self.device
        count, steps = asked.games, asked.steps
        size, actions = tables.observer.encoding.size, self.actions
        rows = torch.empty((steps, count, size), dtype=torch.int8, device=device)
        masks = torch.empty((steps, count, actions), dtype=torch.bool, device=device)
        chosen = torch.empty((steps, count), dtype=torch.long, device=device)
        logs = torch.empty((steps, count), device=device)
        told = actions if self.asks_adviser else 1
        advice = torch.zeros((steps, count, told), dtype=torch.uint8, device=device)
        for part, many in tables.parts:
            self.seat(part, many, np.zeros(many.count, bool))
        values = np.empty((steps + 1, count, 2), np.float32)
        seats = np.empty((steps + 1, count), np.int64)
        own = np.empty((steps + 1, count), bool)
        ended = np.empty((steps, count), bool)
        ends = np.empty((steps, count, self.seats, 2), np.float32)
        for step in range(steps + 1):
            for part, many in tables.parts:
                if step:
                    over, _ = many.finish_step()
                    ended[step - 1, part] = over
                    ends[step - 1, part] = worth(
                        over, many.arrays.rewards, many.scores(), asked.margin, asked.shaping
                    )
                    if over.any():
                        self.ended += int(over.sum())
                        seated = self.seating.who[part]
                        self.seating.record(over, seated, many.arrays.rewards)
                        self.seat(part, many, over)
                seen = self.copied(many.arrays.observations)
                mask = self.copied(many.arrays.masks).bool()
                seats[step, part] = many.seats()
                who = self.seating.who[np.arange(part.start, part.stop), seats[step, part]]
                own[step, part] = who == OWN
                with torch.no_grad(), self.mixed():
                    preferences, value = self.net(seen)
                    theirs = torch.from_numpy(np.flatnonzero(who == PAST)).to(device)
                    if len(theirs):
                        preferences[theirs] = self.other(seen[theirs])[0]
                if step == steps:
                    values[step, part] = value.float().cpu().numpy()
                    continue
                log = functional.log_softmax(preferences.float().masked_fill(~mask, NEVER), -1)
                action = torch.multinomial(log.exp(), 1)
                if self.asks_adviser:
                    advice[step, part] = self.copied(many.arrays.advice)
                found = self.net.advice(seen) if asked.advised else advice[step, part]
                if asked.against_adviser or self.asks_adviser:
                    by_adviser = torch.from_numpy(who == ADVISER).to(device) & (found > 0).any(1)
                    best = found.max(1, True).indices
                    action = torch.where(by_adviser[:, None], best, action)
                rows[step, part], masks[step, part] = seen, mask
                chosen[step, part] = action.squeeze(1)
                logs[step, part] = log.gather(1, action).squeeze(1)
                many.begin_step(action.squeeze(1).cpu().numpy())
                # Meanwhile the processes are at work.
                values[step, part] = value.float().cpu().numpy()
        self.decisions += steps * count
        gains, known = self.gains(values, seats, own, ended, ends)
        return {
            "rows": rows.flatten(0, 1),
            "masks": masks.flatten(0, 1),
            "chosen": chosen.flatten(),
            "logs": logs.flatten(),
            "advice": advice.flatten(0, 1),
            "gains": torch.from_numpy(gains).to(device).flatten(0, 1),
            "values": torch.from_numpy(values[:steps]).to(device).flatten(0, 1),
            "known": torch.from_numpy(known).to(device).flatten(),
        }

    def gains(
        self, values: Any, seats: Any, own: Any, ended: Any, ends: Any
    ) -> tuple[np.ndarray, np.ndarray]:
        """By decision: how much better than thought it turned out (generalised advantage)."""
        steps, count = ended.shape
        every = np.arange(count)
        gains = np.zeros((steps, count, 2), np.float32)
        known = np.zeros((steps, count), bool)
        after = np.zeros((count, self.seats, 2), np.float32)
        carried = np.zeros((count, self.seats, 2), np.float32)
        told = np.zeros((count, self.seats), bool)
        mine = own[steps]
        after[every[mine], seats[steps][mine]] = values[steps][mine]
        told[every[mine], seats[steps][mine]] = True
        for step in range(steps - 1, -1, -1):
            over = ended[step]
            after[over], carried[over], told[over] = ends[step][over], 0.0, True
            seat = seats[step]
            gain = after[every, seat] - values[step] + self.asked.reach * carried[every, seat]
            known[step] = told[every, seat] & own[step]
            gains[step] = np.where(known[step][:, None], gain, 0.0)
            mine = own[step]
            after[every[mine], seat[mine]] = values[step][mine]
            carried[every[mine], seat[mine]] = gains[step][mine]
            told[every[mine], seat[mine]] = True
        return gains, known

    def learn(self, seen: dict[str, Any], done: float) -> dict[str, float]:
        """Some passes over what was played (proximal policy optimisation, and imitation)."""
        asked = self.asked
        for group in self.optimizer.param_groups:
            group["lr"] = asked.lr * (1 - 0.9 * done)
        by_gains, by_advice, _ = self.stage()
        told = (seen["advice"] > 0).any(1)
        index = (seen["known"] | told if by_advice else seen["known"]).nonzero().squeeze(1)
        target = (seen["gains"] + seen["values"]).clamp(-1, 1)
        choice = seen["known"] & (seen["masks"].sum(1) > 1)
        facts: dict[str, float] = {}
        for _ in range(asked.passes):
            for part in index[torch.randperm(len(index), device=self.device)].split(asked.batch):
                with self.mixed():
                    preferences, value = self.net(seen["rows"][part])
                masked = preferences.float().masked_fill(~seen["masks"][part], NEVER)
                log = functional.log_softmax(masked, -1)
                mine = log.gather(1, seen["chosen"][part][:, None]).squeeze(1)
                gain = seen["gains"][part][:, 0]
                weight = share(choice[part])
                mean = (gain * weight).sum()
                gain = (gain - mean) / (((gain - mean).square() * weight).sum().sqrt() + 1e-6)
                ratio = (mine - seen["logs"][part]).exp()
                policy = -(torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain) * weight).sum()
                entropy = (-(log.exp() * log.clamp(min=-50)).sum(1) * weight).sum()
                known = share(seen["known"][part])
                judged = ((value.float() - target[part]).square().mean(1) * known).sum()
                loss = by_gains * (policy - asked.entropy * (1 - 0.8 * done) * entropy) + judged
                facts = {"entropy": entropy.item(), "value_loss": judged.item()}
                if by_advice:
                    better = (seen["advice"][part].float() / 255) ** asked.sharpness
                    better = better / better.sum(1, keepdim=True).clamp(min=1e-6)
                    apart = (better * (better.clamp(min=1e-9).log() - log.clamp(min=-50))).sum(1)
                    apart = (apart * share(told[part])).sum()
                    loss = loss + by_advice * apart
                    facts["apart"] = apart.item()
                if asked.anchor:
                    loss = loss + asked.anchor * (1 - done) * self.moved(seen, part, log, weight)
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
        return facts

    def moved(
        self, seen: dict[str, Any], part: torch.Tensor, log: torch.Tensor, weight: torch.Tensor
    ) -> torch.Tensor:
        """How far it has moved away from what the lessons taught."""
        with torch.no_grad(), self.mixed():
            taught = self.taught(seen["rows"][part])[0]
        masked = taught.float().masked_fill(~seen["masks"][part], NEVER)
        before = functional.log_softmax(masked, -1).clamp(min=-50)
        return ((before.exp() * (before - log.clamp(min=-50))).sum(1) * weight).sum()

    def take_lessons(self) -> None:
        """Learn from a teacher first."""
        asked = self.asked
        lessons = Lessons(asked.lessons, self.actions, self.device)
        learn(self.net, lessons, asked, self.mixed, self.tell)
        self.save()

    def measure(self) -> float:
        """The share of games that the net, without looking ahead, wins alone against a bot."""
        asked, game, options = self.asked, self.tables.game, self.tables.options
        observer = self.tables.observer
        won = 0.0
        with torch.no_grad():
            for number in range(asked.duels):
                rng, seat = Random(number), number % self.seats
                state = game.start(options)
                bots = [
                    make_bot(asked.bot, game.name, Random(f"{number} {n}"))
                    for n in range(self.seats)
                ]
                while not state.over():
                    if state.to_move() == CHANCE:
                        state.apply(draw(state, rng))
                    elif state.to_move() == seat:
                        legal = state.legal()
                        row = torch.from_numpy(observer.whole(state, seat).copy()).to(self.device)
                        likes = self.net(row[None])[0][0, [each.index for each in legal]]
                        state.apply(legal[int(likes.argmax())])
                    else:
                        mover = state.to_move()
                        state.apply(bots[mover].choose(state.view(mover), state.legal()))
                won += wins(state.scores())[seat]
        return won / asked.duels

    def save(self) -> None:
        """Write all that is needed to go on; whole, or not at all."""
        out: Path = self.asked.out
        facts = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "past": self.pool.past,
            "counts": (self.seconds, self.rounds, self.decisions, self.ended),
            "strength": self.strength,
        }
        torch.save(facts, out / "state.new")
        os.replace(out / "state.new", out / "state.pt")
        np.savez(out / "net.npz", **self.net.arrays())
        if self.strength:
            (out / "strength.svg").write_text(picture(self.asked, self.strength))

    def go_on_from(self, path: Path) -> None:
        """Take up what was saved."""
        facts = torch.load(path, map_location=self.device, weights_only=False)
        self.net.load_state_dict(facts["net"])
        self.optimizer.load_state_dict(facts["optimizer"])
        self.pool.past = facts["past"]
        self.seconds, self.rounds, self.decisions, self.ended = facts["counts"]
        self.strength = facts["strength"]

    def run(self) -> None:
        """Learn until the time is over; measuring now and then is not counted."""
        asked = self.asked
        measured = self.seconds if self.rounds else -asked.every
        while True:
            if self.seconds - measured >= asked.every or self.seconds >= asked.seconds:
                measured = self.seconds
                if asked.duels:
                    self.strength.append((self.seconds, self.measure()))
                    self.tell({"won": self.strength[-1][1], "against": asked.bot})
                self.save()
            if self.seconds >= asked.seconds:
                return
            start = time.monotonic()
            if self.rounds % asked.keep_every == 0:
                self.pool.keep(self.net)
            self.pool.load(self.other)
            facts = self.learn(self.play(), min(1.0, self.seconds / asked.seconds))
            self.rounds += 1
            self.seconds += time.monotonic() - start
            self.tell(facts)

    def tell(self, facts: dict[str, Any]) -> None:
        """A line for the log and for whoever watches."""
        whole = {
            "seconds": round(self.seconds, 1),
            "rounds": self.rounds,
            "decisions": self.decisions,
            "games": self.ended,
            **self.seating.results(),
            **facts,
        }
        line = json.dumps(whole)
        with (self.asked.out / "log.jsonl").open("a") as log:
            log.write(line + "\n")
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def main() -> None:
    """Set up, or go on; then learn."""
    asked = ask(str(__doc__))
    asked.out.mkdir(parents=True, exist_ok=True)
    settings = {
        key: str(value) if isinstance(value, Path) else value for key, value in vars(asked).items()
    }
    (asked.out / "settings.json").write_text(json.dumps(settings, indent=2) + "\n")
    asked.chosen = dict(each.partition("=")[::2] for each in asked.option)
    training = Training(asked)
    with training.tables:
        if asked.resume and (asked.out / "state.pt").exists():
            training.go_on_from(asked.out / "state.pt")
        else:
            if asked.start:
                with np.load(asked.start / "net.npz") as arrays:
                    training.net.take(arrays)
            if asked.lessons:
                training.take_lessons()
        training.taught.load_state_dict(training.net.state_dict())
        training.run()


if __name__ == "__main__":
    main()
