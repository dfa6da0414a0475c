"""The file of a race: what it was played with, and then a game a line."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec

from damrak.balance.race.arrangements import Arrangements, Houses
from damrak.balance.race.known import Known, alike, read_starts
from damrak.balance.race.race import Race, Raced
from damrak.balance.runs import cut, lines_of, measured_in, refuse_packed
from damrak.balance.settings import Settings
from damrak.core.mistake import Mistake
from damrak.files import writing

L = TypeVar("L", Settings, Raced)


def read_race(file: Path) -> tuple[Settings, list[Raced]]:
    """What a file of a race holds. A last line that was cut off does not count."""
    head, *lines = lines_of(file)
    settings = _decoded(file, 1, head, Settings)
    if settings.measure != "race":
        raise Mistake(f"{file}: games of '{settings.measure}'; expected those of 'race'")
    return settings, [_decoded(file, n, line, Raced) for n, line in enumerate(lines, 2)]


def _decoded(file: Path, number: int, line: bytes, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise Mistake(f"{file}, line {number}: not a race of scripts/balance: {error}") from None


def open_race(
    settings: Settings,
    file: Path,
    known: Sequence[Known],
    rng: Random,
    only: Sequence[Houses] = (),
) -> Race:
    """The race that goes on where its file ends, and knows what stands in others.

    Games that were decided otherwise, or where more is other than the starts, are hints. Where
    `only` says which houses a position may have, others are known and not sought.
    """
    refuse_packed(file)
    race = Race(Arrangements(settings.seats, settings.edition, only), rng)
    for each in known:
        if measured_in(each.file) == "starts":
            _add(race, settings, each.file, *read_starts(each))
            continue
        if each.edition:
            raise Mistake(f"{each.file} tells how each game began: expected no ={each.edition}")
        _add(race, settings, each.file, *read_race(each.file))
    if not file.exists() or not file.stat().st_size:
        with writing(file):
            file.write_bytes(msgspec.json.encode(settings) + b"\n")
        return race
    theirs, games = read_race(file)
    if theirs != settings:
        told = msgspec.json.encode(theirs).decode()
        raise Mistake(f"{file} holds games of another race, {told}: expected another --out")
    cut(file, lines_of(file))
    _add(race, settings, file, theirs, games)
    return race


def _add(race: Race, settings: Settings, path: Path, theirs: Settings, games: list[Raced]) -> None:
    if theirs.seats != settings.seats:
        raise Mistake(f"{path}: games of {theirs.seats} seats; expected {settings.seats}")
    hint = not alike(theirs, settings)
    for number, raced in enumerate(games, 2):
        if not race.all_of.possible(raced.starts):
            raise Mistake(f"{path}, line {number}: no arrangement for {settings.seats} seats here")
        race.add(raced, hint=hint)
