"""Nets that know nothing, but have all that a trained one has."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from damrak.bots.nets.file import VERSION, NetFile, Trained, fingerprint, pack, write_nets
from damrak.bots.nets.quantise import quantise
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.state import State
from damrak.games import GAMES
from tables import random_action

Arrays = dict[str, Any]


def arrays(game: Game, options: Options, width: int = 32, blocks: int = 2) -> Arrays:
    """What `scripts/train` would leave behind, had it learnt nothing."""
    rng = np.random.default_rng(width)
    found: Arrays = {"scales": np.asarray(game.encoder(options).encoding.scales, np.float32)}

    def linear(name: str, outputs: int, inputs: int) -> None:
        found[f"{name}.weight"] = rng.normal(0, inputs**-0.5, (outputs, inputs)).astype(np.float32)
        found[f"{name}.bias"] = rng.normal(0, 0.1, outputs).astype(np.float32)

    linear("enter", width, len(found["scales"]))
    for number in range(blocks):
        linear(f"blocks.{number}", width, width)
        found[f"norms.{number}.weight"] = rng.normal(1, 0.2, width).astype(np.float32)
        found[f"norms.{number}.bias"] = rng.normal(0, 0.2, width).astype(np.float32)
    linear("policy", len(game.actions(options)), width)
    linear("value", 2, width)
    return found


def trained(game: Game, options: Options) -> Trained:
    """Such a net, as a file has it."""
    net = quantise(arrays(game, options))
    return Trained(
        seats=options.seats,
        options=options.chosen,
        encoding=fingerprint(game, options, game.encoder(options)),
        inputs=net.enter.inputs,
        actions=net.policy.outputs,
        made={"seconds": 0},
        packed=pack(net),
    )


def write_small(
    folder: Path, name: str, seats: list[int], chosen: dict[str, str] | None = None
) -> Path:
    """A file of such nets, for these numbers of seats."""
    game = GAMES[name]
    nets = [trained(game, game.agree(each, chosen or {})) for each in seats]
    path = folder / f"{name}.net"
    write_nets(path, NetFile(VERSION, name, nets))
    return path


def write_training(folder: Path, name: str, seats: int) -> Path:
    """A folder as `scripts/train` writes it."""
    game = GAMES[name]
    folder.mkdir()
    settings = {"game": name, "seats": seats, "option": [], "seed": 7, "width": 32, "blocks": 2}
    (folder / "settings.json").write_text(json.dumps(settings))
    lines = ({"seconds": 1.0, "games": 10}, {"seconds": 2.0, "decisions": 500, "games": 20})
    (folder / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    np.savez(folder / "net.npz", **arrays(game, game.agree(seats, {})))
    return folder


def decisions(game: Game, options: Options, seed: int = 1) -> Iterator[State]:
    """Positions of a game at random in which someone has a choice."""
    rng = Random(seed)
    state = game.start(options)
    while not state.over():
        if state.to_move() >= 0 and len(state.legal()) > 1:
            yield state
        state.apply(random_action(state, rng))


def rows(game: Game, options: Options, count: int) -> tuple[list[bytes], list[list[int]]]:
    """So many positions as a net gets them, with their legal actions, from the whole of a game."""
    encoder = game.encoder(options)
    found = [
        (encoder.encode(state, state.to_move()), [each.index for each in state.legal()])
        for state in islice(decisions(game, options), 0, 5 * count, 5)
    ]
    return [row for row, _ in found], [legal for _, legal in found]


def forward(net: Arrays, row: bytes) -> tuple[Any, Any]:
    """What the net of `scripts/train` answers: all preferences, and two values."""
    x = np.clip(np.frombuffer(row, np.int8) / net["scales"].astype(np.float64), -2, 2)
    x = np.maximum(net["enter.weight"] @ x + net["enter.bias"], 0)
    number = 0
    while f"blocks.{number}.weight" in net:
        normal = (x - x.mean()) / np.sqrt(x.var() + 1e-5)
        normal = normal * net[f"norms.{number}.weight"] + net[f"norms.{number}.bias"]
        new = net[f"blocks.{number}.weight"] @ normal + net[f"blocks.{number}.bias"]
        x = x + np.maximum(new, 0)
        number += 1
    value = np.tanh(net["value.weight"] @ x + net["value.bias"])
    return net["policy.weight"] @ x + net["policy.bias"], value
