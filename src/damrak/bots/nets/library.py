"""The nets that there are; each is unpacked when first needed, once for all bots of a process."""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from damrak.bots.nets.advised import AdvisedNet
from damrak.bots.nets.browser import BrowserNet, in_browser
from damrak.bots.nets.file import Layers, NetFile, encoder_for, read_nets
from damrak.bots.nets.net import Net
from damrak.bots.nets.plain import PlainNet
from damrak.core.encoding.encoder import Encoder
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.games import find_game

FOLDER: Final = "DAMRAK_NETS"
"""Where nets of one's own lie, in files called `<game>.net`; they take the place of ours."""
OURS: Final = Path(__file__).parent


class Nets:
    """The nets of one game."""

    def __init__(self, file: NetFile) -> None:
        self.file = file
        self.ready: dict[tuple[object, ...], Net] = {}
        self.known: dict[tuple[object, ...], bool] = {}
        """Tables that were asked about: whether there is a net for them."""

    def check(self, game: Game, options: Options) -> None:
        """Raise a Mistake if there is no net for such a table."""
        self.file.find(game, options)

    def fit(self, game: Game, options: Options) -> bool:
        """Whether there is a net for such a table, trained with what can be seen and done there."""
        table = _table(options)
        if table not in self.known:
            self.known[table] = self.file.fits(game, options)
        return self.known[table]

    def net(self, game: Game, options: Options) -> Net:
        """The net for such a table."""
        table = _table(options)
        if table not in self.ready:
            trained = self.file.find(game, options)
            net = computed(trained.layers())
            if trained.advice:
                net = AdvisedNet(net, trained.actions, trained.advice)
            self.ready[table] = net
        return self.ready[table]

    def encoder(self, game: Game, options: Options) -> Encoder:
        """A new encoder that writes the rows which the net for such a table reads."""
        return encoder_for(game, options, self.file.find(game, options).advice)


def quick() -> bool:
    """Whether nets are computed by numpy or by a browser, quickly enough for a search."""
    return _numpy() or in_browser()


def computed(layers: Layers) -> Net:
    """A net ready to judge: by numpy where it is installed, by a browser, else in plain Python."""
    if _numpy():
        net: Net = import_module("damrak.bots.nets.fast").FastNet(layers)
        return net
    return BrowserNet(layers) if in_browser() else PlainNet(layers)


def _numpy() -> bool:
    return find_spec("numpy") is not None


def nets_of(game: str) -> Nets:
    """The nets of a game, one's own or ours; a Mistake if there are none."""
    path = _file(game)
    if path:
        return _read(path, path.stat().st_mtime_ns)
    known = ", ".join(sorted(path.stem for path in OURS.glob("*.net")))
    expected = f"there are nets for {known}" if known else "there is none yet for any game"
    raise Mistake(f"there is no net for {game}; {expected}")


def has_net(game: str, options: Options) -> bool:
    """Whether there is one that fits such a table; a Mistake if its file cannot be read."""
    return _file(game) is not None and nets_of(game).fit(find_game(game), options)


def _table(options: Options) -> tuple[object, ...]:
    return options.seats, options.edition, *sorted(options.chosen.items())


def _file(game: str) -> Path | None:
    own = os.environ.get(FOLDER)
    for folder in [Path(own), OURS] if own else [OURS]:
        path = folder / f"{game}.net"
        if path.is_file():
            return path
    return None


@cache
def _read(path: Path, changed: int) -> Nets:
    file = read_nets(path)
    if file.game != path.stem:
        raise Mistake(f"{path} holds nets for {file.game}, not for {path.stem}")
    return Nets(file)
