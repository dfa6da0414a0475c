"""What a net learns from the lessons of a teacher, before it plays against itself."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional
from train_net import Net

NEVER = -1e9
HELD_BACK = 2
"""So many files are not learnt from: they show what was understood."""
WEIGHT_DECAY = 1e-2
WHEN_READ = 0.9
"""After this part of the time nothing new is read."""


class Lessons:
    """The positions of a folder of `scripts/lessons`, which may still be growing."""

    def __init__(self, folder: Path, actions: int, device: torch.device) -> None:
        self.folder = folder
        self.actions = actions
        self.device = device
        self.read: set[str] = set()
        self.shown: list[dict[str, torch.Tensor]] = []
        self.held: list[dict[str, torch.Tensor]] = []
        self.count = 0

    def look(self, most: int = 64) -> None:
        """Read files that are new, and not too many at a time."""
        fresh = [path for path in self.folder.glob("*.npz") if path.name not in self.read]
        for path in sorted(fresh)[:most]:
            self.read.add(path.name)
            with np.load(path) as found:
                arrays = {name: torch.from_numpy(found[name]).to(self.device) for name in found}
            if len(self.held) < HELD_BACK:
                self.held.append(arrays)
            else:
                self.shown.append(arrays)
                self.count += len(arrays["rows"])

    def joined(self) -> dict[str, torch.Tensor]:
        """All that is learnt from, in one piece."""
        if len(self.shown) > 1:
            names = list(self.shown[0])
            self.shown = [{name: torch.cat([each[name] for each in self.shown]) for name in names}]
        return self.shown[0]

    def loss(self, net: Net, some: dict[str, torch.Tensor]) -> tuple[torch.Tensor, ...]:
        """How far from the teacher, how far from the end; in which part it would do the same."""
        preferences, value = net(some["rows"])
        log = self.log(preferences.float(), some["masks"])
        best, weight = some["best"].long(), some["weights"].float()
        weight = weight / weight.sum(1, keepdim=True).clamp(min=1)
        apart = -(weight * log.gather(1, best)).sum(1).mean()
        judged = (value.float() - some["ends"]).square().mean()
        same = (log.argmax(1) == best[:, 0]).float().mean()
        return apart, judged, same

    def log(self, preferences: torch.Tensor, packed: torch.Tensor) -> torch.Tensor:
        """Logarithms of the odds, with masks of one bit an action."""
        bits = torch.arange(7, -1, -1, device=self.device, dtype=torch.uint8)
        mask = (packed[:, :, None] >> bits & 1).flatten(1)[:, : self.actions].bool()
        return functional.log_softmax(preferences.masked_fill(~mask, NEVER), -1)

    def examine(self, net: Net, mixed: Callable[[], Any]) -> dict[str, float]:
        """How well the files that were held back are understood."""
        with torch.no_grad(), mixed():
            found = [self.loss(net, each) for each in self.held]
        names = ("apart", "value_loss", "same")
        return {
            name: round(sum(each[at].item() for each in found) / len(found), 4)
            for at, name in enumerate(names)
        }


def learn(
    net: Net,
    lessons: Lessons,
    asked: argparse.Namespace,
    mixed: Callable[[], Any],
    tell: Callable[[dict[str, Any]], None],
) -> None:
    """Learn for so long; what comes meanwhile is learnt from as well.

    It waits where each position was learnt as often as it may be by then, on average: positions of
    the same games are too much alike, and are soon learnt by heart.
    """
    seconds, lr, batch = asked.lesson_seconds, asked.lesson_lr, asked.lesson_batch
    optimizer = torch.optim.AdamW(net.parameters(), lr=lr, weight_decay=WEIGHT_DECAY)
    start = told = looked = time.monotonic()
    while not lessons.shown:
        lessons.look()
        time.sleep(0.2)
    some = lessons.joined()
    steps = 0
    while (done := (time.monotonic() - start) / seconds) < 1:
        due = asked.lesson_passes * lessons.count * min(1.0, done / WHEN_READ)
        if steps * batch > due:
            time.sleep(0.05)
            if done < WHEN_READ:
                lessons.look()
                some = lessons.joined()
            elif steps * batch > asked.lesson_passes * lessons.count:
                break
            continue
        for group in optimizer.param_groups:
            group["lr"] = lr * min(1.0, (steps + 1) / 200) * (1 - 0.98 * done)
        part = torch.randint(lessons.count, (batch,), device=lessons.device)
        with mixed():
            apart, judged, _ = lessons.loss(net, {name: each[part] for name, each in some.items()})
        optimizer.zero_grad()
        (apart + judged).backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        steps += 1
        now = time.monotonic()
        if now - looked > 5 and done < WHEN_READ:
            lessons.look()
            some = lessons.joined()
            looked = time.monotonic()
        if now - told > 10:
            told = now
            facts = {"lessons": lessons.count, "steps": steps, **lessons.examine(net, mixed)}
            tell({"at": round(now - start, 1), **facts})
    tell({"lessons": lessons.count, "steps": steps, **lessons.examine(net, mixed)})
