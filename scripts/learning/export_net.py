"""Behind `scripts/export-net`: nets of `scripts/train`, quantised and put into the file of a game.

Each folder is an `--out` of `scripts/train`. All must be of one game; of two for the same table the
later one counts. Weights have as many bits as let the file be small enough, and at most 8.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from damrak.bots.nets.file import (
    MOST_BYTES,
    VERSION,
    NetFile,
    Trained,
    encoder_for,
    fingerprint,
    pack,
    read_nets,
    write_nets,
)
from damrak.bots.nets.quantise import BITS, quantise
from damrak.core.mistake import Mistake
from damrak.games import find_game

KEPT = ("seed", "seconds", "width", "blocks", "lr", "entropy", "reach", "shaping", "margin")
KEPT += ("imitate", "sharpness", "against_adviser", "lesson_seconds", "lesson_passes", "anchor")
"""Settings that are told in the file."""


def trained(folder: Path, bits: int) -> tuple[str, Trained]:
    """The net in a folder, and the name of its game."""
    settings, arrays = read_folder(folder)
    game = find_game(settings["game"])
    chosen = dict(each.partition("=")[::2] for each in settings["option"])
    options = game.agree(settings["seats"], chosen)
    advice = float(arrays.pop("trust", 0.0))
    encoder = encoder_for(game, options, advice)
    inputs, actions = encoder.encoding.size, len(game.actions(options))
    layers = quantise(arrays, bits)
    if (layers.enter.inputs, layers.policy.outputs) != (inputs, actions):
        raise Mistake(
            f"{folder}: a net for {layers.enter.inputs} numbers and {layers.policy.outputs}"
            f" actions; {game.name} with {options.seats} seats has {inputs} and {actions}"
        )
    scales = np.asarray(encoder.encoding.scales, np.float32)
    if not np.array_equal(np.asarray(layers.input_scales, np.float32), scales):
        raise Mistake(f"{folder}: trained with other scales than {game.name} has now")
    made: dict[str, str | int | float] = {key: settings[key] for key in KEPT if key in settings}
    made |= {"bits": bits, **last_line(folder / "log.jsonl")}
    return game.name, Trained(
        seats=options.seats,
        options=options.chosen,
        encoding=fingerprint(game, options, encoder),
        inputs=inputs,
        actions=actions,
        made=made,
        packed=pack(layers),
        advice=advice,
    )


def read_folder(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The settings and the arrays in a folder of `scripts/train`."""
    try:
        settings: dict[str, Any] = json.loads((folder / "settings.json").read_text())
        with np.load(folder / "net.npz") as arrays:
            return settings, dict(arrays)
    except (OSError, ValueError) as error:
        raise Mistake(f"{folder} is not a folder of scripts/train: {error}") from None


def last_line(log: Path) -> dict[str, int | float]:
    """How far a training came."""
    lines = log.read_text().splitlines() if log.is_file() else []
    facts = json.loads(lines[-1]) if lines else {}
    return {key: facts[key] for key in ("seconds", "decisions", "games") if key in facts}


def export(folders: list[Path], to: Path, bits: int | None) -> NetFile:
    """Write the file, and return what is in it."""
    for finest in [bits] if bits else BITS:
        found = [trained(folder, finest) for folder in folders]
        names = sorted({name for name, _ in found})
        if len(names) > 1:
            raise Mistake(f"a file holds nets of one game, not of {' and '.join(names)}")
        tables = {(net.seats, *sorted(net.options.items())): net for _, net in found}
        file = NetFile(VERSION, names[0], [tables[table] for table in sorted(tables)])
        if sum(len(net.packed) for net in file.nets) + 2000 * len(file.nets) < MOST_BYTES:
            break
    write_nets(to, file)
    return file


def main() -> None:
    """Read the command line; export."""
    parser = argparse.ArgumentParser(description=str(__doc__))
    parser.add_argument("folders", nargs="+", type=Path, help="What scripts/train has written.")
    parser.add_argument("--to", type=Path, required=True, help="The file, <game>.net.")
    parser.add_argument("--bits", type=int, choices=BITS, help="Of a weight.")
    asked = parser.parse_args()
    try:
        export(asked.folders, asked.to, asked.bits)
        for net in read_nets(asked.to).nets:
            told = " ".join(f"{key}={value}" for key, value in net.made.items())
            sys.stdout.write(f"{net.seats} seats {net.options}: {len(net.packed)} bytes; {told}\n")
        sys.stdout.write(f"{asked.to}: {asked.to.stat().st_size} bytes\n")
    except Mistake as mistake:
        parser.exit(2, f"{mistake}\n")


if __name__ == "__main__":
    main()
