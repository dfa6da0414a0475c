"""What a position is in numbers: decks that were used up long ago."""

import pytest

from damrak.core.action import NOBODY
from damrak.games import GAMES
from damrak.games.ticket_to_ride.knowledge.encode import DECKS
from damrak.games.ticket_to_ride.pieces.box import KINDS
from rules.ticket_to_ride.positions import GREEN, started


@pytest.mark.parametrize("used", range(DECKS + 3))
def test_the_latest_decks_are_told_apart_and_those_before_added_up(used: int) -> None:
    g = started()
    g.used_up = []
    for number in range(used):
        draws = [[0] * KINDS for _ in range(2)]
        draws[0][GREEN] = number + 1
        g.used_up.append(draws)
    encoder = GAMES["ticket-to-ride"].encoder(g.options)
    row, places = encoder.encode(g, 0), encoder.encoding.slices
    decks = row[places["decks"]]
    size = len(decks) // DECKS
    assert row[places["decks used up"]] == bytes([used])
    mine = [decks[size * age + KINDS + 2 + GREEN] for age in range(1, DECKS)]
    told = [used - age for age in range(DECKS - 2)]
    latest = [each if each > 0 else 0 for each in told]
    assert mine == [*latest, sum(range(1, used - DECKS + 3))]


def test_a_spectator_is_not_told_what_anyone_drew_blind() -> None:
    g = started()
    for seat in range(2):
        g.blind[seat] = [0] * KINDS
        g.blind[seat][GREEN] = 3 + seat
    encoder = GAMES["ticket-to-ride"].encoder(g.options)
    places = encoder.encoding.slices
    rows = [encoder.encode(g, reader)[places["decks"]] for reader in (NOBODY, 0, 1)]
    drawn = [row[KINDS + 2 : 2 * KINDS + 2] for row in rows]
    assert [list(each) for each in drawn] == [
        [0] * KINDS,
        [3 if kind == GREEN else 0 for kind in range(KINDS)],
        [4 if kind == GREEN else 0 for kind in range(KINDS)],
    ]
    assert [list(row[KINDS : KINDS + 2]) for row in rows] == [[3, 4], [3, 4], [4, 3]]
