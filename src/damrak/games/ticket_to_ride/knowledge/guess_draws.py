"""Imagining which cards were drawn blind, so that nothing that was ever seen contradicts it."""

from random import Random
from typing import Final

from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.pieces.box import KINDS
from damrak.games.ticket_to_ride.pieces.memory import Proof, missing

ATTEMPTS: Final = 200
EXCHANGES: Final = 2000
"""How often to begin anew, and how many cards to exchange each time, before giving up."""


def guess_draws(view: TicketToRideView, rng: Random) -> list[list[list[int]]]:
    """By deck, holder and kind: what was drawn blind. The last holder is the deck itself.

    It is dealt at random, but so that everyone could pay what they have paid; where chance has
    not achieved that, cards that others drew from the same deck are exchanged until it is so.
    """
    seats = view.seats
    last = len(view.decks) - 1
    hidden = [seat for seat in range(seats) if view.decks[last].draws[seat] is None]
    proofs = [_proofs(view, seat) for seat in range(seats)]
    least = [_least(view, proofs[seat]) for seat in range(seats)]
    draws = _deal(view, hidden, least, rng)
    attempts = 1
    while last and not _repair(draws, hidden, proofs, rng) and attempts < ATTEMPTS:
        rng.shuffle(hidden)
        draws = _deal(view, hidden, least, rng)
        attempts += 1
    return draws


def _proofs(view: TicketToRideView, seat: int) -> list[Proof]:
    """The proofs of a seat in order; what it has paid in all is one for the deck in use."""
    proofs = [Proof(p.seat, p.deck, p.draws, p.kinds) for p in view.proofs if p.seat == seat]
    last = len(view.decks) - 1
    paid = view.players[seat].paid_blind
    proofs.append(Proof(seat, last, view.decks[last].counts[seat], paid))
    return proofs


def _least(view: TicketToRideView, proofs: list[Proof]) -> list[list[int]]:
    """By deck and kind: how many a seat must have drawn up to then, from this deck and before.

    That is what it has paid, and what it paid later beyond all that later decks can have given.
    """
    seat = proofs[0].seat
    least: list[list[int]] = [[0] * KINDS for _ in view.decks]
    for proof in proofs:
        _raise_to(least[proof.deck], proof.kinds)
        if proof.deck:
            given = view.decks[proof.deck].unseen
            early = [proof.kinds[kind] - min(proof.draws, given[kind]) for kind in range(KINDS)]
            _raise_to(least[proof.deck - 1], early)
    for number in range(len(view.decks) - 1, 0, -1):
        deck = view.decks[number]
        count = deck.counts[seat]
        early = [least[number][kind] - min(count, deck.unseen[kind]) for kind in range(KINDS)]
        _raise_to(least[number - 1], early)
    return least


def _raise_to(counts: list[int], other: list[int]) -> None:
    """Make each count at least as high as the other one."""
    for kind in range(KINDS):
        if counts[kind] < other[kind]:
            counts[kind] = other[kind]


def _deal(
    view: TicketToRideView, hidden: list[int], least: list[list[list[int]]], rng: Random
) -> list[list[list[int]]]:
    """Deal each deck's unseen cards to those who drew from it: first what they needed to pay."""
    had = [[0] * KINDS for _ in range(view.seats)]
    draws: list[list[list[int]]] = []
    for number, deck in enumerate(view.decks):
        drawn = [[0] * KINDS if known is None else known[:] for known in deck.draws]
        unseen = deck.unseen[:]
        room = deck.counts[:]
        for seat in hidden:
            for kind in range(KINDS):
                lack = least[seat][number][kind] - had[seat][kind]
                if lack > 0:
                    lack = min(lack, unseen[kind], room[seat])
                    drawn[seat][kind] += lack
                    unseen[kind] -= lack
                    room[seat] -= lack
        pool = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
        rng.shuffle(pool)
        for seat in hidden:
            for _ in range(room[seat]):
                drawn[seat][pool.pop()] += 1
            for kind in range(KINDS):
                had[seat][kind] += drawn[seat][kind]
        drawn.append([pool.count(kind) for kind in range(KINDS)])
        draws.append(drawn)
    return draws


def _repair(
    draws: list[list[list[int]]], hidden: list[int], proofs: list[list[Proof]], rng: Random
) -> bool:
    """Exchange cards that came from one deck until everyone could pay; whether that succeeded."""
    lacks = [
        missing([deck[seat] for deck in draws], proofs[seat]) if seat in hidden else 0
        for seat in range(len(proofs))
    ]
    pile = len(proofs)
    lacks.append(0)
    for _ in range(EXCHANGES):
        short = [seat for seat in hidden if lacks[seat]]
        if not short:
            return True
        one = rng.choice(short)
        at = rng.randrange(len(draws))
        deck = draws[at]
        others = [seat for seat in hidden if seat != one]
        if at == len(draws) - 1:
            others.append(pile)
        if not others:
            continue
        other = rng.choice(others)
        given = rng.randrange(KINDS)
        got = rng.randrange(KINDS)
        if given == got or not deck[one][given] or not deck[other][got]:
            continue
        _exchange(deck, one, given, other, got)
        before = lacks[one] + lacks[other]
        mine = missing([each[one] for each in draws], proofs[one])
        theirs = 0 if other == pile else missing([each[other] for each in draws], proofs[other])
        if mine + theirs > before:
            _exchange(deck, one, got, other, given)
        else:
            lacks[one] = mine
            lacks[other] = theirs
    return False


def _exchange(deck: list[list[int]], one: int, given: int, other: int, got: int) -> None:
    deck[one][given] -= 1
    deck[one][got] += 1
    deck[other][got] -= 1
    deck[other][given] += 1
