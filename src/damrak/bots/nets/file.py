"""Nets as files: one for each game, with a net for each kind of table it was trained for.

A file begins with `MAGIC`; the rest is MessagePack of a `NetFile`. Weights are whole numbers of a
byte, each output with a scale of its own. The layers of a net stay packed until a game needs them.
"""

import json
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from damrak.bots.nets.advised import advised_encoder
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.files import unfinished, writing

MAGIC: Final = b"damrak net\n"
VERSION: Final = 1
"""Rises when an old file would be read wrongly."""
MOST_BYTES: Final = 3_000_000


class Layer(Struct, frozen=True):
    """Weights between inputs and outputs, with a scale and a bias for each output."""

    inputs: int
    outputs: int
    cells: bytes
    """Each weight, and 128: input by input, or output by output in a head."""
    most: int
    """Inputs up to this, as whole numbers, give sums that stay within bounds."""
    scales: list[float]
    biases: list[float]


class Layers(Struct, frozen=True):
    """A whole net."""

    input_scales: list[float]
    enter: Layer
    blocks: list[Layer]
    """Each takes the normalised sum of what came before, and adds to it."""
    policy: Layer
    value: Layer


class Trained(Struct, frozen=True):
    """A net, what tables it is for, and how it came about."""

    seats: int
    options: dict[str, str]
    encoding: str
    """The `fingerprint` of the observations and actions it was trained with."""
    inputs: int
    actions: int
    made: dict[str, str | int | float]
    packed: bytes
    advice: float = 0.0
    """How much it counts what the evaluator of the game finds promising; 0 if it is not told."""

    def layers(self) -> Layers:
        """The net itself."""
        return msgspec.msgpack.decode(zlib.decompress(self.packed), type=Layers)


class NetFile(Struct, frozen=True):
    """The nets of a game."""

    version: int
    game: str
    nets: list[Trained]

    def made_for(self, options: Options) -> Trained | None:
        """The net for so many seats and these options, whether or not it knows the encoding."""
        for net in self.nets:
            if net.seats == options.seats and net.options == options.chosen:
                return net
        return None

    def find(self, game: Game, options: Options) -> Trained:
        """The net for such a table; a Mistake if there is none, or it knows another encoding."""
        net = self.made_for(options)
        if net is None:
            known = ", ".join(_table(net.seats, net.options, game) for net in self.nets)
            wanted = _table(options.seats, options.chosen, game)
            raise Mistake(
                f"there is no net for {game.name} with {wanted}; there is one for {known}"
            )
        why = misfit(net, game, options)
        if why:
            raise Mistake(
                f"the net for {game.name} must be trained anew for edition {options.edition}: {why}"
            )
        return net

    def fits(self, game: Game, options: Options) -> bool:
        """Whether there is a net for such a table that knows its encoding."""
        net = self.made_for(options)
        return net is not None and not misfit(net, game, options)


def misfit(net: Trained, game: Game, options: Options) -> str:
    """Why a net does not know the observations and actions of a table; nothing if it does."""
    encoder = encoder_for(game, options, net.advice)
    inputs, actions = encoder.encoding.size, len(game.actions(options))
    if (net.inputs, net.actions) != (inputs, actions):
        return (
            f"it takes {net.inputs} numbers and knows {net.actions} actions;"
            f" that edition has {inputs} and {actions}"
        )
    if net.encoding != fingerprint(game, options, encoder):
        return "it was trained with other observations or actions"
    return ""


def encoder_for(game: Game, options: Options, advice: float) -> Encoder:
    """What writes the rows that a net reads."""
    return advised_encoder(game, options) if advice else game.encoder(options)


def fingerprint(game: Game, options: Options, encoder: Encoder) -> str:
    """What the numbers of an observation and of an action mean, as a hash."""
    # Compiled code makes floats of whole numbers: they must be the same text there and here.
    parts = [
        [part.name, part.count, [float(scale) for scale in part.scales]]
        for part in encoder.encoding.parts
    ]
    words = [action.words for action in game.actions(options)]
    return sha256(json.dumps([parts, words]).encode()).hexdigest()


def pack(layers: Layers) -> bytes:
    """A net as it stands in a file."""
    # Weights hardly ever repeat, but small ones are frequent: this strategy looks for that.
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_FILTERED)
    return packer.compress(msgspec.msgpack.encode(layers)) + packer.flush()


def bytes_of(file: NetFile) -> bytes:
    """What stands in a file."""
    return MAGIC + msgspec.msgpack.encode(file)


def write_nets(path: Path, file: NetFile) -> None:
    """Write a file; a Mistake if it would be too big."""
    data = bytes_of(file)
    if len(data) > MOST_BYTES:
        raise Mistake(f"{path}: {len(data)} bytes; a file of nets has at most {MOST_BYTES}")
    with writing(path), unfinished(path) as beside:
        beside.write_bytes(data)


def read_nets(path: Path) -> NetFile:
    """Read a file; a Mistake if it is none, or one of another version."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Mistake(f"{path}: cannot be read: {error.strerror or error}") from None
    if not data.startswith(MAGIC):
        raise Mistake(f"{path} is not a file of nets; scripts/export-net writes them")
    body = memoryview(data)[len(MAGIC) :]
    try:
        version = msgspec.msgpack.decode(body, type=_Version).version
        if version != VERSION:
            raise Mistake(f"{path} is of version {version}; this Damrak reads version {VERSION}")
        return msgspec.msgpack.decode(body, type=NetFile)
    except msgspec.MsgspecError as error:
        raise Mistake(f"{path} is damaged: {error}") from None


class _Version(Struct):
    """What a file of any version says."""

    version: int


def _table(seats: int, chosen: dict[str, str], game: Game) -> str:
    """A table in words: its seats, and what is not as usual."""
    usual = {option.name: option.values[0] for option in game.options}
    special = [f"{name}={value}" for name, value in chosen.items() if usual.get(name) != value]
    return " ".join([f"{seats} seats", *special])
