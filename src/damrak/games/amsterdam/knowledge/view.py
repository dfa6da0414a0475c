"""What a seat of Amsterdam may know: everything, but for others' secret tasks."""

from msgspec import Struct

from damrak.core.action import Seat
from damrak.core.view import Score, View


class SeatView(Struct, frozen=True, kw_only=True):
    """A player's board, and where his pawns stand."""

    seat: Seat
    points: int
    florins: int
    penalties: int
    at: int
    """The space of the Amstel."""
    node: int
    """The space of the harbour where the barge lies."""
    reserve: list[int]
    """Resources to spend now, by colour."""
    house: int
    """The colour of the resource kept for the next round, or −1."""
    rose: list[list[int]]
    """By space of the wind rose, beginning with 1, and by colour."""
    store: list[int]
    aboard: list[int]
    dockers: list[int]
    """Dockers aboard, by colour."""
    inactive: list[int]
    active: list[int]
    used: list[int]
    """Cards with an action marker, as often as they were used."""
    arms: list[int]
    """Coats of arms by district."""
    tasks: list[int] | None
    """The numbers of its tasks, if the reader may know them."""
    tasks_held: int
    unsettled: list[int]
    """Tasks for which something may still be handed back at the end."""
    scored: list[int]
    """The parts of the final scoring that are done."""


class TomView(Struct, frozen=True, kw_only=True):
    """TOM, who plays against a seat that is alone; blocks of owner 1 are his."""

    points: int
    florins: int
    at: int
    scored: list[int]
    score: Score | None
    """His result, when the game is over."""


class TurnView(Struct, frozen=True, kw_only=True):
    """What has happened in the turn in progress, as far as rules and cards ask for it."""

    blocks: int
    amstel: int
    advanced: bool
    barge: int
    in_hand: int
    boarded: bool
    market: int
    market_points: bool
    plans: int
    card_florins: bool
    card_points: bool
    foreman: bool


class AmsterdamView(View, frozen=True, kw_only=True, tag="amsterdam"):
    """The table as one seat sees it."""

    turn: Seat
    """Whose turn it is in phase III, or −2."""
    round: int
    rounds: int
    """The number of the last round."""
    order: list[int]
    """The order of play in this round; in a solo game 1 is TOM."""
    river: list[int]
    """The pawns as they stand on the Amstel now, the first in front."""
    agenda: list[str]
    """The names of the steps that are pending; the last is what is being asked."""
    deeds: TurnView
    trip_costs: list[int]
    """By steps: how many resources so long a trip of the barge costs in this turn; empty without
    one."""
    goods: list[int]
    """The good on each block, or −1."""
    owners: list[int]
    """Whose coat of arms is on each block, or −2."""
    taken: int
    """The good of a block just taken, for which a place is being chosen, or −1."""
    black_market: list[bool]
    """By good: whether its space is taken."""
    roofs: list[int]
    """By good: how many its warehouse holds."""
    depots: list[int]
    """The good in each depot, or −1."""
    pontoons: list[list[int]]
    """The dockers who wait on the pontoon of each colour."""
    building: list[int]
    """The dockers in the dockers' building, as they came."""
    goods_back: list[int]
    dockers_back: list[int]
    districts: list[int]
    """The districts that are scored."""
    display: list[int]
    discard: list[int]
    stacks: list[int]
    """How many artisans, buildings and plans are still to come."""
    dice: list[int]
    """By colour; 0 before it is rolled."""
    chosen: list[int]
    """The dice that were chosen last."""
    tile: int
    """The market tile in use, or −1."""
    tiles_seen: list[int]
    tiles_left: list[int]
    foreman: int
    """Where he stands, or −1; likewise the next two."""
    bailiff: int
    figure: int
    scored: bool
    """Whether the final scoring has begun."""
    players: list[SeatView]
    tom: TomView | None
    scores: list[Score] | None
    """The result, when the game is over."""
