"""Nets in files: what is read is what was written, and computes what was trained."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import numpy as np
import pytest

from bots.nets.small_nets import arrays, forward, rows, trained, write_small, write_training
from damrak.bots import check_bots
from damrak.bots.nets.fast import FastNet
from damrak.bots.nets.file import (
    MAGIC,
    VERSION,
    NetFile,
    Trained,
    fingerprint,
    pack,
    read_nets,
    write_nets,
)
from damrak.bots.nets.library import FOLDER, OURS, computed, has_net, nets_of
from damrak.bots.nets.plain import PlainNet
from damrak.bots.nets.quantise import coarsen, quantise
from damrak.core.editions.edition import Edition
from damrak.core.mistake import Mistake
from damrak.games import GAMES
from damrak.puzzles.trial import who_plays_on
from damrak.review.value import Valuer
from loading import load
from tables import learnt

ROOT = Path(__file__).parents[3]
TABLES = [(name, game.seats[-1]) for name, game in GAMES.items()]


# Computing


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_quantised_net_answers_nearly_what_the_trained_one_does(name: str, seats: int) -> None:
    game = GAMES[name]
    options = game.agree(seats, {})
    net = arrays(game, options)
    quick = FastNet(quantise(net))
    lost: list[float] = []
    liked: list[float] = []
    for row, legal in zip(*rows(game, options, 30), strict=True):
        preferences, value = forward(net, row)
        judged = quick.judge([row], [legal])[0]
        lost += np.abs(preferences[legal] - judged.preferences).tolist()
        liked += preferences[legal].tolist()
        assert [judged.worth, judged.lead] == pytest.approx(value.tolist(), abs=0.1)
    assert np.mean(lost) < 0.03 * np.std(liked)
    assert np.max(lost) < 0.15 * np.std(liked)


def test_fewer_bits_are_less_exact_and_take_less_space() -> None:
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    net = arrays(game, options)
    seen, legal = rows(game, options, 20)
    lost, sizes = [], []
    for bits in (8, 6, 4):
        layers = quantise(net, bits)
        judged = FastNet(layers).judge(seen, legal)
        lost.append(
            max(
                float(np.abs(forward(net, row)[0][actions] - found.preferences).max())
                for row, actions, found in zip(seen, legal, judged, strict=True)
            )
        )
        sizes.append(len(msgspec.msgpack.encode(layers)))
        assert max(layers.enter.cells) - 128 == 2 ** (bits - 1) - 1
    assert lost == sorted(lost)
    assert 3 * lost[0] < lost[2]


def test_a_net_is_made_coarser_without_the_arrays_it_came_from() -> None:
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    net = arrays(game, options)
    finest = quantise(net)
    seen, legal = rows(game, options, 20)
    expected = FastNet(finest).judge(seen, legal)
    lost, sizes = [], [len(pack(finest))]
    for bits in (7, 5):
        layers = coarsen(finest, bits)
        judged = FastNet(layers).judge(seen, legal)
        assert judged == PlainNet(layers, compiled=False).judge(seen, legal)
        for each in (layers.enter, *layers.blocks, layers.policy):
            assert max(each.cells) - 128 == 2 ** (bits - 1) - 1
        assert layers.value == finest.value
        lost.append(
            max(
                float(np.abs(np.subtract(one.preferences, other.preferences)).max())
                for one, other in zip(expected, judged, strict=True)
            )
        )
        sizes.append(len(pack(layers)))
    assert 2 * lost[0] < lost[1] < 1.0
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_way_to_compute_a_net_gives_exactly_the_same(name: str, seats: int) -> None:
    game = GAMES[name]
    options = game.agree(seats, {})
    layers = quantise(arrays(game, options))
    seen, legal = rows(game, options, 12)
    by_numpy = FastNet(layers).judge(seen, legal)
    assert PlainNet(layers, compiled=False).judge(seen, legal) == by_numpy
    assert PlainNet(layers, compiled=True).judge(seen[:3], legal[:3]) == by_numpy[:3]
    assert [
        FastNet(layers).judge([row], [each])[0] for row, each in zip(seen, legal, strict=True)
    ] == by_numpy
    assert len({tuple(each.preferences) for each in by_numpy}) == len(seen)


def test_sums_stay_within_bounds_whatever_is_seen() -> None:
    """The greatest inputs, with the heaviest weights all of one sign."""
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    net = arrays(game, options, 64, 1)
    for name in ("enter.weight", "blocks.0.weight", "policy.weight"):
        net[name] = np.ones_like(net[name])
    layers = quantise(net)
    for byte in (127, 128):
        row, legal = bytes([byte]) * layers.enter.inputs, [0, 1]
        assert FastNet(layers).judge([row], [legal]) == PlainNet(layers, False).judge(
            [row], [legal]
        )
        expected = forward(net, row)[0][legal]
        assert FastNet(layers).judge([row], [legal])[0].preferences == pytest.approx(
            expected, rel=0.01
        )


def test_without_numpy_a_net_is_computed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    layers = quantise(arrays(GAMES["merchants"], GAMES["merchants"].agree(3, {})))
    assert isinstance(computed(layers), FastNet)
    monkeypatch.setattr("damrak.bots.nets.library.find_spec", lambda name: None)
    assert isinstance(computed(layers), PlainNet)


# Files


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = GAMES["ticket-to-ride"]
    options = game.agree(3, {})
    written = NetFile(VERSION, game.name, [trained(game, options)])
    path = tmp_path / "ticket-to-ride.net"
    write_nets(path, written)
    read = read_nets(path)
    assert read == written
    assert read.find(game, options).layers() == quantise(arrays(game, options))
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ticket-to-ride.net"
    path.write_bytes(MAGIC + msgspec.msgpack.encode({"version": VERSION + 1, "else": []}))
    with pytest.raises(
        Mistake, match=f"of version {VERSION + 1}; this Damrak reads version {VERSION}"
    ):
        read_nets(path)


def test_what_is_no_file_of_nets_is_refused(tmp_path: Path) -> None:
    path = write_small(tmp_path, "ticket-to-ride", [2])
    whole = path.read_bytes()
    path.write_bytes(whole[:5000])
    with pytest.raises(Mistake, match="is damaged"):
        read_nets(path)
    path.write_bytes(b"PK" + whole)
    with pytest.raises(Mistake, match="is not a file of nets"):
        read_nets(path)
    with pytest.raises(Mistake, match="cannot be read"):
        read_nets(tmp_path / "none.net")


def test_a_net_for_another_encoding_is_refused() -> None:
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    net = trained(game, options)

    def find(changed: Trained) -> Trained:
        return NetFile(VERSION, game.name, [changed]).find(game, options)

    assert find(net) is net
    with pytest.raises(Mistake, match="takes 17 numbers and knows 381 actions; that"):
        find(msgspec.structs.replace(net, inputs=17))
    with pytest.raises(Mistake, match="trained with other observations or actions"):
        find(msgspec.structs.replace(net, encoding="0" * 64))
    with pytest.raises(
        Mistake, match="no net for ticket-to-ride with 2 seats; there is one for 4 seats"
    ):
        find(msgspec.structs.replace(net, seats=4))


def test_scales_mean_the_same_compiled_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code makes floats of whole numbers, and plain Python keeps them."""
    game = GAMES["ticket-to-ride"]
    options = game.agree(2, {})
    encoder = game.encoder(options)
    monkeypatch.setattr(type(game), "encoder", lambda game, options: encoder)
    found = set()
    for kind in (int, float):
        for part in encoder.encoding.parts:
            part.scales[:] = [kind(scale) for scale in part.scales]
        found.add(fingerprint(game, options, encoder))
    assert len(found) == 1


def test_a_file_that_is_too_big_is_not_written(tmp_path: Path) -> None:
    game = GAMES["ticket-to-ride"]
    net = msgspec.structs.replace(trained(game, game.agree(2, {})), packed=bytes(3_000_001))
    with pytest.raises(Mistake, match="at most 3000000"):
        write_nets(tmp_path / "big.net", NetFile(VERSION, game.name, [net]))
    assert not list(tmp_path.iterdir())


def test_nets_of_ones_own_take_the_place_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    write_small(tmp_path, "merchants", [3])
    assert [net.seats for net in nets_of("merchants").file.nets] == [3]
    assert nets_of("merchants") is nets_of("merchants")
    (tmp_path / "amsterdam.net").write_bytes((tmp_path / "merchants.net").read_bytes())
    with pytest.raises(Mistake, match="holds nets for merchants, not for amsterdam"):
        nets_of("amsterdam")
    with pytest.raises(Mistake, match="there is no net for chess"):
        nets_of("chess")


@pytest.mark.parametrize("path", sorted(OURS.glob("*.net")), ids=lambda path: path.stem)
def test_our_nets_fit_an_edition_of_their_games(path: Path) -> None:
    file = read_nets(path)
    game = GAMES[path.stem]
    assert file.game == game.name
    assert path.stat().st_size <= 3_000_000
    for net in file.nets:
        assert file.find(game, learnt(game.name, net.seats, net.options)) is net


def test_a_net_that_does_not_fit_the_edition_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a card more there is more to see and do than it learnt; who can do without one does."""
    game = GAMES["amsterdam"]
    usual = learnt(game.name, 2)
    more = game.agree(2, {}, one_card_more())
    assert has_net(game.name, usual)
    assert not has_net(game.name, more)
    assert [who_plays_on(game.name, options) for options in (usual, more)] == ["instinct", "greedy"]
    assert Valuer(game, more).net is None
    with pytest.raises(Mistake, match="the net for amsterdam must be trained anew for edition"):
        check_bots(["instinct"], game.name, options=more)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    (tmp_path / "amsterdam.net").write_bytes(b"no net")
    with pytest.raises(Mistake, match="is not a file of nets"):
        has_net(game.name, more)


def one_card_more() -> str:
    """The box of Amsterdam with one card more than ours has."""
    game = GAMES["amsterdam"]
    ours = game.editions[game.usual_edition()]
    edition = Edition(ours.file, ours.source, own=False, cards=ours.beside)
    edition.name += "-one-more"
    rows = edition.cards["cards"]
    rows.append({**rows[45], "number": len(rows) + 1, "name": "Finer Thread"})
    return game.use(edition)


# Exporting


def script() -> ModuleType:
    """What stands behind `scripts/export-net`."""
    return load("scripts/learning/export_net.py")


def test_nets_are_exported_from_what_training_wrote(tmp_path: Path) -> None:
    folders = [write_training(tmp_path / f"{n}", "ticket-to-ride", n) for n in (3, 2)]
    to = tmp_path / "ticket-to-ride.net"
    command = [
        sys.executable,
        "scripts/learning/export_net.py",
        *map(str, folders),
        "--to",
        str(to),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{to}: {to.stat().st_size} bytes" in done.stdout
    nets = read_nets(to).nets
    assert [net.seats for net in nets] == [2, 3]
    assert nets[0].made["games"] == 20
    assert nets[0].made["bits"] == 8
    game = GAMES["ticket-to-ride"]
    assert nets[1].layers() == quantise(arrays(game, game.agree(3, {})))
    other = write_training(tmp_path / "m", "merchants", 3)
    with pytest.raises(Mistake, match="nets of one game, not of merchants and ticket-to-ride"):
        script().export([folders[0], other], to, None)
    with pytest.raises(Mistake, match="is not a folder of scripts/train"):
        script().export([tmp_path], to, None)
    assert read_nets(to).nets == nets


def test_the_finest_weights_that_fit_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_training(tmp_path / "2", "ticket-to-ride", 2)
    to, export = tmp_path / "ticket-to-ride.net", script()
    whole = export.export([folder], to, 8).nets[0].packed
    monkeypatch.setattr(export, "MOST_BYTES", 2000 + len(whole))
    assert export.export([folder], to, None).nets[0].made["bits"] == 7
