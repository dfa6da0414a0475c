"""The messages about a match: an update for one seat, and the table for everyone."""

from collections.abc import Sequence
from typing import Final

from damrak.core.action import Action, Seat
from damrak.core.fair import commitment
from damrak.core.state import State
from damrak.server.match import auction, clock
from damrak.server.match.commands import alone, awaited, others_here
from damrak.server.match.fairness import is_daily
from damrak.server.match.live import LiveMatch
from damrak.server.match.simultaneous import legal_for
from damrak.server.problems import Refused
from damrak.server.store.records import Agreed, Chair, Standing
from damrak.server.wire import (
    Ask,
    Choice,
    ForkOf,
    Match,
    Person,
    UndoRequest,
    UndoState,
    UpdateMessage,
)
from damrak.server.wire import Chair as ChairLine

NOBODY_HERE: Final[frozenset[str]] = frozenset()


def choice(action: Action, seat: Seat, state: State) -> Choice:
    """An action as something that a seat may choose in a position."""
    return Choice(
        words=action.words,
        verb=action.verb,
        args=action.args,
        on=action.on,
        notes=state.notes(seat, action),
    )


def make_update(match: LiveMatch, reader: Seat, since: int | None) -> UpdateMessage:
    """The match as one seat sees it now, and what it heard since."""
    log = match.log
    if log is None:
        raise Refused("not-playing")
    state = log.state
    at = log.at
    since = at if since is None else min(since, at)
    view = state.view(reader)
    may: Sequence[Action] = ()
    asked_in = state
    ask: Ask | None = None
    now = match.context.now()
    held = match.held.get(reader)
    said = None if held is None else held.words
    live = match.standing.live
    if live is not None:
        if reader in auction.pressers(match) and auction.says_limit(match.chairs[reader]):
            may = legal_for(state, reader)
            ask = Ask(ask=view.ask, about=view.about, early=state.to_move() != reader)
        said = live.limits.get(reader)
    elif match.standing.status == "playing" and reader >= 0:
        if state.to_move() == reader:
            may = state.legal()
            ask = Ask(ask=view.ask, about=view.about, early=False)
        else:
            for early in match.early_questions():
                if early.seat == reader:
                    may = early.legal
                    asked_in = early.state
                    asked = early.state.view(reader)
                    ask = Ask(ask=asked.ask, about=asked.about, early=True)
    return UpdateMessage(
        match=match.agreed.id,
        seat=reader,
        at=at,
        since=since,
        told=log.told(reader, since),
        view=view,
        may=[choice(action, reader, asked_in) for action in may],
        ask=ask,
        held=said,
        waits=match.standing.waits,
        undo=undo_state(match, reader),
        clocks=clock.shown(match.agreed.clock, match.standing.clocks, now),
        auction=auction.shown(match, reader, now),
        time=now,
    )


def needs_replay(match: LiveMatch, since: int | None) -> bool:
    """Whether what happened since must be told by playing it again."""
    return since is not None and match.log is not None and not match.log.remembers(since)


def undo_state(match: LiveMatch, reader: Seat) -> UndoState:
    """What a seat may take back."""
    log = match.log
    if log is None or match.standing.status != "playing" or reader < 0:
        return UndoState(free=False, ask=False, request=undo_request(match))
    free = log.free_undo() == reader and log.length > match.agreed.fork_at
    may_ask = not free and log.last_by(reader) >= match.agreed.fork_at
    if alone(match, reader):
        may_ask = may_ask and not match.standing.rated
    else:
        may_ask = may_ask and others_here(match, reader)
    return UndoState(free=free, ask=may_ask, request=undo_request(match))


def undo_request(match: LiveMatch) -> UndoRequest | None:
    """What is being asked of the table."""
    asked = match.standing.undo
    if asked is None:
        return None
    return UndoRequest(
        seat=asked.seat, at=asked.at, to=asked.to, agreed=asked.agreed, awaited=awaited(match)
    )


def may_see(
    agreed: Agreed, standing: Standing, chairs: list[Chair], person: str | None, invite: str | None
) -> bool:
    """Whether someone may know of a match at all: it is public, or theirs, or they were invited."""
    if standing.public or (invite is not None and invite == agreed.invite):
        return True
    if person is None:
        return False
    return agreed.host == person or any(
        (chair.person is not None and chair.person.id == person) or person in chair.seen_by
        for chair in chairs
    )


def match_message(
    agreed: Agreed,
    host: Person | None,
    standing: Standing,
    chairs: list[Chair],
    person: str | None,
    now: int,
    *,
    undo: UndoRequest | None = None,
    rematch: str | None = None,
    here: frozenset[str] = NOBODY_HERE,
    watchers: int = 0,
) -> Match:
    """A match as a person sees its table."""
    mine = [chair.seat for chair in chairs if person is not None and chair.owner() == person]
    over = standing.status == "over"
    inside = bool(mine) or (person is not None and agreed.host == person)
    return Match(
        id=agreed.id,
        game=agreed.game,
        edition=agreed.edition,
        options=agreed.options,
        seats=agreed.seats,
        status=standing.status,
        public=standing.public,
        rated=standing.rated,
        watch=standing.watch,
        chat=standing.chat,
        clock=agreed.clock,
        auction=agreed.auction,
        bot=agreed.bot,
        host=host,
        chairs=[_chair_line(chair, here) for chair in chairs],
        mine=mine,
        waits=standing.waits,
        undo=undo,
        at=standing.at,
        length=standing.length,
        watchers=watchers,
        created=agreed.created,
        started=standing.started,
        finished=standing.finished,
        moved=standing.moved,
        commitment=commitment(agreed.seed),
        seed=agreed.seed.hex() if over else None,
        scores=standing.scores,
        invite=agreed.invite if inside else None,
        fork=ForkOf(match=agreed.fork_of, n=agreed.fork_at) if agreed.fork_of else None,
        rematch=rematch,
        daily=is_daily(agreed),
        time=now,
    )


def _chair_line(chair: Chair, here: frozenset[str]) -> ChairLine:
    name = chair.name or (chair.person.name if chair.person and chair.kind == "person" else "")
    return ChairLine(
        seat=chair.seat,
        kind=chair.kind,
        name=name or chair.bot or "",
        person=chair.person,
        bot=chair.bot,
        stand_in=chair.stand_in,
        here=chair.person is not None and chair.kind == "person" and chair.person.id in here,
    )
