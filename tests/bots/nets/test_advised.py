"""Nets that are told what the evaluator of their game thinks."""

from itertools import islice
from math import log
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from bots.nets.small_nets import arrays, decisions, rows, trained, write_training
from bots.search.test_search_secrets import twins
from damrak.bots import make_bot
from damrak.bots.evaluators.library import tuned_evaluator
from damrak.bots.nets.advised import ADVICE, MOST, AdvisedEncoder, AdvisedNet, advised_encoder
from damrak.bots.nets.fast import FastNet
from damrak.bots.nets.file import VERSION, NetFile, fingerprint, pack, read_nets, write_nets
from damrak.bots.nets.library import FOLDER, nets_of
from damrak.bots.nets.quantise import quantise
from damrak.core.action import NOBODY
from damrak.core.contract.encodings import EncodingCheck
from damrak.core.options import Options
from damrak.env.vector import VectorEnv
from damrak.games import GAMES
from loading import load

MERCHANTS = GAMES["merchants"]


def write_advised(folder: Path, options: Options, advice: float) -> None:
    """A file with a net that is told what the evaluator of Merchants thinks."""
    encoder = advised_encoder(MERCHANTS, options)
    known = arrays(MERCHANTS, options)
    rng = np.random.default_rng(3)
    known["scales"] = np.asarray(encoder.encoding.scales, np.float32)
    known["enter.weight"] = rng.normal(0, 0.03, (32, encoder.encoding.size)).astype(np.float32)
    layers = quantise(known)
    net = msgspec.structs.replace(
        trained(MERCHANTS, options),
        encoding=fingerprint(MERCHANTS, options, encoder),
        inputs=layers.enter.inputs,
        packed=pack(layers),
        advice=advice,
    )
    write_nets(folder / "merchants.net", NetFile(VERSION, "merchants", [net]))


@pytest.mark.parametrize("name", GAMES)
def test_a_row_holds_what_is_known_and_how_promising_each_action_is(name: str) -> None:
    game = GAMES[name]
    options = game.agree(3, {})
    known, advised = game.encoder(options), advised_encoder(game, options)
    evaluator = tuned_evaluator(name)
    where = advised.encoding.slices[ADVICE]
    assert where.stop == advised.encoding.size
    for state in islice(decisions(game, options), 0, 120, 12):
        seat, legal = state.to_move(), state.legal()
        row = advised.encode(state, seat)
        assert row.startswith(known.encode(state, seat))
        priors = evaluator.quick_priors(state, legal)
        told = row[where]
        assert max(told) == MOST
        for action, prior in zip(legal, priors, strict=True):
            assert told[action.index] == round(MOST * prior / max(priors))
        assert sum(told) == sum(told[action.index] for action in legal)
        for reader in (NOBODY, (seat + 1) % 3):
            assert not any(advised.encode(state, reader)[where])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_net_for_merchants_is_told_what_cards_are_worth_to_everyone(seats: int) -> None:
    options = MERCHANTS.agree(seats, {})
    encoder = advised_encoder(MERCHANTS, options)
    assert isinstance(encoder, AdvisedEncoder)
    told: dict[str, set[int]] = {part.name: set() for part in encoder.encoding.parts}
    for state in islice(decisions(MERCHANTS, options), 0, 200, 4):
        first, second = (encoder.encode(state, reader) for reader in (0, 1))
        for name, where in encoder.encoding.slices.items():
            told[name] |= set(first[where])
            # What is told of everyone is told from the reader's seat on.
            if name in ("turns", "growth", "bridges", "shares", "prices", "marks"):
                assert first[where][1:] + first[where][:1] == second[where]
        shares = encoder.encoding.slices["shares"]
        assert sum(first[shares]) == pytest.approx(100, abs=seats)
    for name in ("incomes", "turns", "growth", "bridges", "kept", "stakes", "marks", "discs"):
        assert len(told[name]) > 2, name


def test_it_is_told_nothing_that_its_seat_may_not_know() -> None:
    options = MERCHANTS.agree(4, {})
    encoder = advised_encoder(MERCHANTS, options)
    compared = 0
    for seed in range(40):
        seat = seed % 4
        for one, two in islice(twins("merchants", 4, {}, seat, seed), 0, 16, 4):
            assert encoder.encode(one, seat) == encoder.encode(two, seat)
            guess = one.view(seat).guess(Random(seed))
            assert encoder.encode(one, seat) == encoder.encode(guess, seat)
            compared += 1
        if compared > 12:
            return
    pytest.fail(f"only {compared} true states had a twin")


@pytest.mark.parametrize(
    ("name", "seats"), [("ticket-to-ride", 3), ("amsterdam", 3), ("merchants", 5)]
)
def test_a_guess_has_the_same_row_as_the_truth(name: str, seats: int) -> None:
    game = GAMES[name]
    options = game.agree(seats, {})
    check = EncodingCheck(game, options, encoder=advised_encoder(game, options))
    rng = Random(name)
    compared = 0
    for state in islice(decisions(game, options), 0, 240, 3):
        for seat in range(seats):
            check.same(state, state.view(seat).guess(rng), seat)
            compared += state.to_move() == seat
    assert compared > 20


def test_advice_is_added_to_what_a_net_prefers() -> None:
    options = GAMES["ticket-to-ride"].agree(2, {})
    plain = FastNet(quantise(arrays(GAMES["ticket-to-ride"], options)))
    actions = len(GAMES["ticket-to-ride"].actions(options))
    seen, legal = rows(GAMES["ticket-to-ride"], options, 6)
    # The end of each row stands for advice here.
    told = AdvisedNet(plain, actions, 2.0).judge(seen, legal)
    for row, some, before, after in zip(seen, legal, plain.judge(seen, legal), told, strict=True):
        assert (after.worth, after.lead) == (before.worth, before.lead)
        for at, action in enumerate(some):
            added = 2.0 * log((row[len(row) - actions + action] + 0.5) / (MOST + 0.5))
            assert after.preferences[at] == pytest.approx(before.preferences[at] + added)


def test_a_bot_whose_net_only_trusts_advice_does_what_is_promising(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = MERCHANTS.agree(3, {})
    monkeypatch.setenv(FOLDER, str(tmp_path))
    write_advised(tmp_path, options, 1_000.0)
    evaluator = tuned_evaluator("merchants")
    for state in islice(decisions(MERCHANTS, options), 0, 120, 6):
        seat, legal = state.to_move(), state.legal()
        chosen = make_bot("instinct", "merchants", Random(1)).choose(state.view(seat), legal)
        priors = evaluator.quick_priors(state, legal)
        assert priors[legal.index(chosen)] > 0.98 * max(priors)


def test_a_file_says_that_its_net_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = MERCHANTS.agree(3, {})
    monkeypatch.setenv(FOLDER, str(tmp_path))
    write_advised(tmp_path, options, 1.5)
    assert read_nets(tmp_path / "merchants.net").nets[0].advice == 1.5
    nets = nets_of("merchants")
    assert isinstance(nets.encoder(MERCHANTS, options), AdvisedEncoder)
    assert isinstance(nets.net(MERCHANTS, options), AdvisedNet)


def test_a_training_with_advice_becomes_such_a_file(tmp_path: Path) -> None:
    folder = write_training(tmp_path / "one", "merchants", 3)
    encoder = advised_encoder(MERCHANTS, MERCHANTS.agree(3, {}))
    with np.load(folder / "net.npz") as found:
        known = dict(found)
    known["scales"] = np.asarray(encoder.encoding.scales, np.float32)
    known["enter.weight"] = np.ones((32, encoder.encoding.size), np.float32)
    np.savez(folder / "net.npz", **known, trust=np.float32(1.25))
    load("scripts/learning/export_net.py").export([folder], tmp_path / "merchants.net", None)
    (net,) = read_nets(tmp_path / "merchants.net").nets
    assert net.advice == 1.25
    assert net.inputs == encoder.encoding.size


def test_games_show_what_such_an_encoder_writes_also_from_other_processes() -> None:
    alone = VectorEnv("merchants", 4, 3, seed=2, encoder=advised_encoder)
    encoder = advised_encoder(alone.game, alone.options)
    with VectorEnv("merchants", 4, 3, seed=2, workers=2, encoder=advised_encoder) as many:
        for _ in range(12):
            for number, state in enumerate(alone.shard.batch.states):
                row = encoder.encode(state, state.to_move())
                assert alone.observations()[number].tobytes() == row
            assert (many.observations() == alone.observations()).all()
            many.begin_step(many.random_actions())
            alone.step(alone.random_actions())
            many.finish_step()
