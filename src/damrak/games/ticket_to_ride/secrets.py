"""What is secret, seen from the state: cards drawn blind, and contracts."""

from random import Random
from typing import Final

from damrak.core.action import Seat
from damrak.core.view import Event
from damrak.games.ticket_to_ride.pieces.box import KINDS, WILD
from damrak.games.ticket_to_ride.pieces.memory import Choice, Proof, missing
from damrak.games.ticket_to_ride.state import TicketToRide

TRIES: Final = 12
"""How many exchanges to try among the cards of each deck."""


def swap(g: TicketToRide, seat: Seat, rng: Random) -> TicketToRide:
    """A copy in which others drew other cards blind, and were offered other contracts.

    What was taken face up, what was paid and what lies in the discard is known to all; and so is,
    of every deck, what it held, because the discard was open. When the game is over all is open.
    """
    new = g.copy()
    if not g.over():
        _swap_draws(new, seat, rng)
        _swap_contracts(new, seat, rng)
        if not g.started:
            _choose_again(new, seat, rng)
    return new


def _swap_draws(g: TicketToRide, seat: Seat, rng: Random) -> None:
    """Others exchange cards that they drew blind from one deck, or with what is left of it.

    Two players know of each other what was drawn from a deck that is used up.
    """
    pile = g.seats
    g.used_up = [[drawn[:] for drawn in draws] for draws in g.used_up]
    decks = [*g.used_up, g.blind]
    for deck in decks:
        holders = [*deck, g.deck] if deck is g.blind else deck
        for _ in range(TRIES):
            lying = [
                (holder, kind)
                for holder, held in enumerate(holders)
                for kind in range(KINDS)
                if held[kind] and holder != seat
            ]
            if len(lying) < 2:
                break
            (one, given), (two, got) = rng.sample(lying, 2)
            if one == two or given == got:
                continue
            _give(holders[one], given, holders[two], got)
            if all(other == pile or _explained(g, decks, other) for other in (one, two)):
                hands = [*g.hands, [0] * KINDS]
                _give(hands[one], given, hands[two], got)
            else:
                _give(holders[one], got, holders[two], given)


def _give(first: list[int], given: int, second: list[int], got: int) -> None:
    first[given] -= 1
    second[given] += 1
    second[got] -= 1
    first[got] += 1


def _explained(g: TicketToRide, decks: list[list[list[int]]], seat: Seat) -> bool:
    """Whether a seat that drew these cards blind could have paid all that it paid."""
    proofs = [proof for proof in g.proofs if proof.seat == seat]
    last = len(decks) - 1
    proofs.append(Proof(seat, last, sum(g.blind[seat]), g.paid_blind[seat]))
    return missing([deck[seat] for deck in decks], proofs) == 0


def _swap_contracts(g: TicketToRide, seat: Seat, rng: Random) -> None:
    """Contracts that a seat has never been offered change their places, wherever they are."""
    unseen = set(range(len(g.box.contracts)))
    unseen.difference_update(g.offered[seat] if seat >= 0 else [])
    for choice in g.choices:
        if choice.seat == seat:
            unseen.difference_update(choice.offered)
    before = sorted(unseen)
    after = before[:]
    rng.shuffle(after)
    other = {-1: -1, **{each: each for each in range(len(g.box.contracts))}}
    other.update(zip(before, after, strict=True))
    g.contracts = [[other[each] for each in held] for held in g.contracts]
    g.offered = [[other[each] for each in held] for held in g.offered]
    g.under = [other[each] for each in g.under]
    g.stack = sorted(other[each] for each in g.stack)
    g.choices = [
        Choice(choice.seat, [other[each] for each in choice.offered], other[choice.returned])
        for choice in g.choices
    ]


def _choose_again(g: TicketToRide, seat: Seat, rng: Random) -> None:
    """Before all have chosen, nobody knows how many contracts another has kept (ruling 2)."""
    choices = g.choices
    g.choices = []
    g.under = []
    g.under_by = []
    for choice in choices:
        returned = choice.returned
        if choice.seat != seat and len(choice.offered) > 1:
            returned = rng.choice([-1, *choice.offered])
        g.choices.append(Choice(choice.seat, choice.offered, returned))
        g.contracts[choice.seat] = [each for each in choice.offered if each != returned]
        if returned >= 0:
            g.under.append(returned)
            g.under_by.append(choice.seat)


def recall(g: TicketToRide, seat: Seat, story: list[Event]) -> dict[int, str]:
    """Others drew what they are said to have drawn, as early as they needed it to pay."""
    words: dict[int, str] = {}
    paid = _paid(g, story)
    cards = [_in_order(g, other, paid[other]) for other in range(g.seats)]
    offers: list[list[int]] = [[] for _ in range(g.seats)]
    keeps: list[list[int]] = [[] for _ in range(g.seats)]
    for choice in g.choices:
        offers[choice.seat] += choice.offered
        kept = [each for each in choice.offered if each != choice.returned]
        if len(choice.offered) == g.box.contracts_on_offer:  # who draws the last one is not asked
            keeps[choice.seat].append(kept[0] if len(kept) == 1 else -1)
    for other in range(g.seats):
        offers[other] += g.offered[other]
    for event in story:
        if event.verb in ("deal-hidden", "deal-drawn"):
            words[event.at] = g.box.deal[cards[event.whom].pop(0)].words
        elif event.verb == "offer-hidden":
            words[event.at] = g.box.offer[offers[event.whom].pop(0)].words
        elif event.verb in ("keep-hidden", "keep-one"):
            kept_one = keeps[event.seat].pop(0)
            keep = g.box.keep_both if kept_one < 0 else g.box.keep[kept_one]
            words[event.at] = keep.words
        elif event.verb == "keep-both":
            keeps[event.seat].pop(0)
    return words


def _paid(g: TicketToRide, story: list[Event]) -> list[list[int]]:
    """By seat: the kinds of cards that it had not taken face up and paid with, in order."""
    shown = [[0] * KINDS for _ in range(g.seats)]
    paid: list[list[int]] = [[] for _ in range(g.seats)]
    kinds = {f"#card-{name}": kind for kind, name in enumerate(g.box.kinds)}
    for event in story:
        if event.verb == "take":
            shown[event.seat][kinds[str(event.args["card"])]] += 1
        elif event.verb in ("claim", "claim-wild"):
            spent = [WILD] * int(event.args["wilds"])
            if event.verb == "claim":
                spent += [kinds[str(event.args["colour"])]] * int(event.args["cards"])
            for kind in spent:
                if shown[event.seat][kind]:
                    shown[event.seat][kind] -= 1
                else:
                    paid[event.seat].append(kind)
    return paid


def _in_order(g: TicketToRide, seat: Seat, paid: list[int]) -> list[int]:
    """The cards that a seat drew blind, from each deck those first that it paid with first."""
    order: list[int] = []
    for deck in [*g.used_up, g.blind]:
        left = deck[seat][:]
        had = [order.count(kind) for kind in range(KINDS)]
        for kind in paid:
            if had[kind]:
                had[kind] -= 1
            elif left[kind]:
                left[kind] -= 1
                order.append(kind)
        order += [kind for kind in range(KINDS) for _ in range(left[kind])]
    return order
